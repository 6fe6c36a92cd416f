### What every table says, whichever game it is of.

## Words

yes = yes
no = no
option-on = on
option-off = off
list-none = nothing
list-pair = { $front } and { $last }
texts-foreign = The texts of this game are in English.

## Seats. A seat's name has the same forms as a role's, so that either may fill a sentence.

seat-name = { $name }
    .the = { $name }
    .The = { $name }
    .of = of { $name }
    .to = to { $name }
    .from = from { $name }
    .gender = n
seat-number = Seat { $number }
    .the = seat { $number }
    .The = Seat { $number }
    .of = of seat { $number }
    .to = to seat { $number }
    .from = from seat { $number }
    .gender = n

## Options

option-unknown = There is no option "{ $option }". The game has: { $known }.
option-not-allowed = "{ $value }" is not allowed for { $option }. Allowed: { $allowed }.

## Refusals

refused-over = The game is over.
refused-not-asked = Nothing is asked of you now.
refused-nothing-to-undo = There is nothing to take back: chance, a reveal or another player's answer came since.
refused-not-offered = This is not among the choices now: { $choice }.
refused-no-choice = "{ $choice }" is no choice of this game.
refused-broke = A rule broke on this choice. Nothing has changed; the journal was kept for a report.

## Journals of other editions

differs-check = What everyone could see here was something else when the game was played.
differs-seed = The seed does not give this outcome: it proves the outcomes before it, and none from here on.
differs-chance = The rules ask chance for something else here.
differs-passed = The rules ask { $seat_the } something in between; it was declined: { $choice }.
differs-settled = The rules make this choice of { $seat_the } by themselves: { $choice }.
differs-refused = The rules no longer allow this choice of { $seat_the }: { $choice }. { $why }
