## Game and options

game-name = Skirmish
    .about = Small bands, hidden cards, ambushes: a game to prove the table with.
option-seats = How many play
option-rounds = How many rounds
option-season = When it is fought
option-season-summer = Summer: long days
option-season-winter = Winter: short days
option-ambushes = Play with ambushes
option-without = Weapons left in the box
option-without-sword = Swords
option-without-pike = Pikes
option-without-axe = Axes
option-without-no-weapon = At least one kind of weapon must stay in the deck.
option-without-too-few = The deck would have { $cards } cards; this many seats need { $needed }.

## Seats

seat-0 = Red band
    .the = the Red band
    .The = The Red band
    .of = of the Red band
seat-1 = Blue band
    .the = the Blue band
    .The = The Blue band
    .of = of the Blue band
seat-2 = Green band
    .the = the Green band
    .The = The Green band
    .of = of the Green band
seat-3 = White band
    .the = the White band
    .The = The White band
    .of = of the White band

## Cards

card-sword = sword
    .a = a sword
card-pike = pike
    .a = a pike
card-axe = axe
    .a = an axe
card-ambush = ambush
    .a = an ambush

## What lies on the table

view-round = Round
view-turn = Turn
view-deeds = Deeds left
view-deck = Cards in the deck
view-discard = Discarded
view-weapon = Weapon of the march
view-bands = Bands
view-soldiers = Soldiers
view-reserve = Reserve
view-coins = Coins
view-banners = Banners
view-marched-on = Marched on today
view-cards = Cards in hand
view-hand = Hand

## Questions

ask-muster = Do you swap a card before the first day?
ask-deeds = { $left ->
    [one] What is your last deed today?
   *[other] What do you do? { $left } deeds are left today.
}
ask-march = Whom do you march on?
ask-ambush = { $who_The } marches on you. Do you lay an ambush?
ask-counter-ambush = { $who_The } has laid an ambush. Do you counter it with one of your own?
ask-upkeep = Which card do you drop? You keep { $limit ->
    [one] one
   *[other] { $limit }
}.

## Choices

choice-swap = Swap { $card_a }
choice-stand = Keep your hand
choice-train = Train a soldier for a coin
choice-arm = March with { $card_a }
choice-rest = Rest
choice-at = March on { $who_the }
choice-ambush = Lay an ambush
choice-hold = Lay none
choice-drop = Drop { $card_a }

## Why not

why-no-coin = You have no coin.
why-no-reserve = You have no soldier left to train.
why-not-held = You hold no { $card }.
why-all-marched-on = You have marched on everyone today.
why-marched-on = You have marched on { $who_the } today.

## What happened

fact-round = Round { $round } opens.
fact-turn = { $who_The } is to act.
fact-drew = { $who_The } draws { $card_a }.
fact-drew-a-card = { $who_The } draws a card.
fact-no-card-left = { $who_The } finds no card to draw.
fact-swapped = { $who_The } swaps { $card_a }.
fact-trained = { $who_The } trains a soldier.
fact-armed = { $who_The } takes { $card_a } in hand.
fact-marched = { $who_The } marches on { $whom_the }.
fact-ambushed = { $who_The } lays an ambush.
fact-countered = { $who_The } counters the ambush.
fact-routed = { $who_The } is routed.
fact-fought = { $who_The } fights with { $attack }, { $whom_the } with { $defence }.
fact-plundered = { $who_The } takes a banner from { $whom_the }{ $coins ->
    [0] .
    [one] {" "}and a coin.
   *[other] {" "}and { $coins } coins.
}
fact-fell = A soldier { $who_of } falls.
fact-dropped = { $who_The } drops { $card_a }.
fact-empty-camp = The camp { $who_of } is empty: the skirmish is over.
fact-last-round = The last round is over.
