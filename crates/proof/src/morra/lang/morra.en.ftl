## Game and options

game-name = Morra
    .about = One calls a total, everyone shows fingers at once.
option-seats = How many play
option-rounds = How often everyone calls

## Seats

seat-0 = North
    .the = North
    .The = North
seat-1 = East
    .the = East
    .The = East
seat-2 = South
    .the = South
    .The = South
seat-3 = West
    .the = West
    .The = West

## What lies on the table

view-round = Round
view-caller = Caller
view-call = Called
view-hands = Hands
view-fingers = Fingers
view-score = Points

## Questions

ask-call = Which total will be shown?
ask-show = How many fingers do you show?

## Choices

choice-call = Call { $total }
choice-show = { $fingers ->
    [one] Show one finger
   *[other] Show { $fingers } fingers
}

## Why not

why-call-would-be-lost = With these fingers your call of { $call } could not come true.

## What happened

fact-round = Round { $round } opens.
fact-called = { $who_The } calls { $total }.
fact-showed = { $who_The } shows { $fingers ->
    [one] one finger
   *[other] { $fingers } fingers
}.
fact-counted = { $total ->
    [one] One finger is
   *[other] { $total } fingers are
} shown.
fact-scored = { $who_The } was right and scores { $points ->
    [one] one point
   *[other] { $points } points
}.
