# Appendix F: landmarks.

landmark-black-market = Black Market
    .the = the Black Market
    .The = The Black Market
landmark-elder-treetop = Elder Treetop
    .the = the Elder Treetop
    .The = The Elder Treetop
landmark-ferry = Ferry
    .the = the Ferry
    .The = The Ferry
landmark-legendary-forge = Legendary Forge
    .the = the Legendary Forge
    .The = The Legendary Forge
landmark-lost-city = Lost City
    .the = the Lost City
    .The = The Lost City
landmark-tower = Tower
    .the = the Tower
    .The = The Tower

landmark-black-market-text = Once in your turn, with a faction piece there, you may swap a card of your hand for one of three that lie face down.
landmark-elder-treetop-text = One more building slot; whoever removes an enemy building from it scores a point more.
landmark-ferry-text = Once a turn a move from here may cross along the river; the Ferry comes along, and whoever moves draws a card.
landmark-legendary-forge-text = Its items are crafted only with a faction piece there, and bring a card and a point more.
landmark-lost-city-text = The clearing is of foxes, rabbits and mice at once.
landmark-tower-text = Whoever rules its clearing at the end of their Evening scores a point.

fact-landmark-drawn = This game has { $landmark_the }.
fact-landmark-stands = { $landmark_The } stands in { $clearing }.
fact-market-stocked = { $count } cards lie face down beside the Black Market.
fact-market-swapped = { $who_The } puts { $card } in place { $stall } of the Black Market and takes { $other }.
fact-market-swapped-some = { $who_The } swaps a card for the one in place { $stall } of the Black Market.
fact-forge-stocked = At the Legendary Forge: { $count ->
    [one] { $item_a }
   *[other] { $count } { $item_plural }
 }.
fact-forged = { $who_The } crafts { $item_a } at the Legendary Forge.

ask-which-landmark = Which landmark do you set up?
ask-where-landmark-black-market = Where does the Black Market stand? One slot, no ruin.
ask-where-landmark-elder-treetop = Where does the Elder Treetop stand? In a corner.
ask-where-landmark-ferry = Where does the Ferry start? On a river.
ask-where-landmark-legendary-forge = Where does the Legendary Forge stand? The suit says which items it has.
ask-where-landmark-lost-city = Where does the Lost City stand? On a river.
ask-where-landmark-tower = Where does the Tower stand? At a ruin.
ask-market = Do you swap a card at the Black Market?
ask-which-stall = Which card of the Black Market do you take?
ask-swap-what = Which card do you leave in place { $stall } of the Black Market?
ask-which-base = Which base do you found in { $clearing }?
ask-which-trade-post = Which trade post do you place in { $clearing }?
ask-which-garden = Which garden do you place in { $clearing }?

answer-no-swap = Swap nothing

choice-landmark = Set up { $landmark_the }
choice-stall = The card in place { $stall }

why-not-at-the-forge = { $item_A } is crafted at the Legendary Forge: you need a faction piece in { $clearing }.
why-not-at-the-market = You have no faction piece at the Black Market in { $clearing }.

option-landmarks = Landmarks, one or two: they give clearings rules of their own. A number draws them; names alone set up just those; names with a number draw among them
    .about = Places with a power of their own: none, some drawn, or those you name.
option-landmarks-none = None
option-landmarks-random = One or two, drawn
option-landmarks-1 = One, drawn
option-landmarks-2 = Two, drawn
option-landmarks-black-market = Black Market: swap a card for one face down
option-landmarks-elder-treetop = Elder Treetop: a slot more, worth more
option-landmarks-ferry = Ferry: cross along the river for a card
option-landmarks-legendary-forge = Legendary Forge: items worth more, crafted there only
option-landmarks-lost-city = Lost City: a clearing of every suit
option-landmarks-tower = Tower: a point for its ruler
option-landmarks-one-or-two = The Law plays with one or two landmarks.
option-landmarks-too-few = There are too few landmarks to draw from.
