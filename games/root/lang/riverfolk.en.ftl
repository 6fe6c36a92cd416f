# 11 The Riverfolk Company.

piece-riverfolk-warrior = Riverfolk warrior
    .a = a Riverfolk warrior
    .A = A Riverfolk warrior
    .plural = Riverfolk warriors
piece-fox-trade-post = fox trade post
    .a = a fox trade post
    .A = A fox trade post
    .plural = fox trade posts
piece-rabbit-trade-post = rabbit trade post
    .a = a rabbit trade post
    .A = A rabbit trade post
    .plural = rabbit trade posts
piece-mouse-trade-post = mouse trade post
    .a = a mouse trade post
    .A = A mouse trade post
    .plural = mouse trade posts

service-hand-card = a card of the Company's hand
service-riverboats = riverboats
service-mercenaries = mercenaries

choice-service = Buy { $service }
action-export = Export
action-draw = Draw
action-establish = Establish a trade post with a garrison
effect-trade-disruption = The disruption of trade

ask-lose-fund = Which fund do you lose? { $left ->
    [one] This is the last.
   *[other] { $left } are left.
 }
ask-services = Buy a service of the Company? { $left ->
    [one] You may buy one more.
   *[other] You may buy { $left } more.
 }
ask-hand-card = Which card do you buy?
ask-price = What do you ask for { $service }?
ask-riverfolk-action = { $funds ->
    [0] You have no funds left.
    [one] You have one fund. What do you do?
   *[other] You have { $funds } funds. What do you do?
 }
ask-fund-to-move = Which fund do you commit to move?
ask-fund-to-battle = Which fund do you commit to battle?
ask-fund-to-draw = Which fund do you commit to draw?
ask-fund-to-recruit = Which fund do you spend to recruit?
ask-any-space = { $card } takes a space of any suit. Which track pays?
ask-fund-to-craft = Which fund do you commit to craft { $card }? { $left ->
    [one] This is the last.
   *[other] { $left } are left.
 }
ask-craft-or-export = Craft { $card } for its effect, or export it for a warrior in Payments?
ask-establish-where = Where do you establish a trade post? It costs two funds of whoever rules there.
ask-set-prices = Change the price of a service?

answer-buy = Buy { $service } for { $price }
answer-no-service = Buy nothing more
answer-price = { $price ->
    [one] 1 warrior
   *[other] { $price } warriors
 }
answer-new-price = Change the price of { $service }: now { $price }
answer-keep-prices = Leave the other prices
answer-space = The { $suit } track
answer-fund = { $piece_A }

fact-fund-committed = The Company commits { $piece_a }.
fact-fund-spent = { $piece_A } returns from the Company's funds.
fact-service-bought = { $who_The } buys { $service } for { $price }.
fact-payments = { $count ->
    [one] A warrior of the Company goes
   *[other] { $count } warriors of the Company go
 } to its Payments.
fact-funds-gathered = The Company has { $count ->
    [one] one fund
   *[other] { $count } funds
 }.
fact-price = The Company asks { $price } for { $service }.

why-nothing-for-sale = The Company has no card in hand.
why-no-mercenaries = The Vagabond cannot hire mercenaries.
why-bought-already = You have bought this for the whole turn.
why-too-dear = It costs { $price }, and you have less.
why-no-funds = You have no funds.
why-nothing-to-draw = No card is left in the deck or the discard pile.
why-no-riverside = You can place nothing in any clearing on the river.
why-cannot-craft-with-funds = You have too few funds or free spaces for { $card }.
why-no-trade-post-site = No clearing without a trade post is ruled by somebody of whom you have two funds, with a trade post left for it.
