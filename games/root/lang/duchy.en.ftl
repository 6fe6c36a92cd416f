# 12 The Underground Duchy.

piece-duchy-warrior = Duchy warrior
    .a = a Duchy warrior
    .A = A Duchy warrior
    .plural = Duchy warriors
piece-citadel = citadel
    .a = a citadel
    .A = A citadel
    .plural = citadels
piece-market = market
    .a = a market
    .A = A market
    .plural = markets
piece-tunnel = tunnel
    .a = a tunnel
    .A = A tunnel
    .plural = tunnels

rank-squire = squire
rank-noble = noble
rank-lord = lord
minister-foremole = Foremole
    .text = Reveals a card to build in any clearing the Duchy rules.
minister-captain = Captain
    .text = Starts a battle.
minister-marshal = Marshal
    .text = Takes a move.
minister-brigadier = Brigadier
    .text = Takes up to two moves, or starts up to two battles.
minister-banker = Banker
    .text = Spends cards of one suit for a point each.
minister-mayor = Mayor
    .text = Takes the action of a swayed squire or noble.
minister-duchess-of-mud = Duchess of Mud
    .text = Scores 2 while all tunnels are on the map.
minister-baron-of-dirt = Baron of Dirt
    .text = Scores 1 for each market on the map.
minister-earl-of-stone = Earl of Stone
    .text = Scores 1 for each citadel on the map.

choice-minister = { $minister }
choice-emerge = From the Burrow to { $clearing }
choice-burrow = From { $clearing } into the Burrow
action-dig = Dig
effect-price-of-failure = The Price of Failure

fact-emerged = { $count ->
    [one] A Duchy warrior comes
   *[other] { $count } Duchy warriors come
 } up from the Burrow to { $clearing }.
fact-burrowed = { $count ->
    [one] A Duchy warrior goes
   *[other] { $count } Duchy warriors go
 } down from { $clearing } into the Burrow.
fact-burrow-recruited = { $count ->
    [one] A warrior is
   *[other] { $count } warriors are
 } placed in the Burrow.
fact-minister-dismissed = The { $minister } leaves, and the crown is lost.
fact-minister-swayed = The { $minister } is swayed.
fact-duchy-revealed = The Duchy reveals { $card }.
fact-duchy-returned = The Duchy takes back { $count ->
    [one] a revealed card
   *[other] { $count } revealed cards
 }.
fact-tunnel-moved = The tunnel of { $from } is moved to { $to }.

ask-how-many-emerge = How many warriors come up to { $clearing }?
ask-how-many-burrow = How many warriors go down from { $clearing }?
ask-lose-minister = Which minister do you lose?
ask-duchy-action = What does the Assembly do? { $left ->
    [0] No actions are left.
    [one] 1 action is left.
   *[other] { $left } actions are left.
 }
ask-duchy-build-with = Which card do you reveal to build?
ask-duchy-build-where = Where do you build?
ask-duchy-build-what = What do you build in { $clearing }?
ask-dig-with = Which card do you spend to dig?
ask-dig-where = Where do you dig?
ask-which-tunnel = Which tunnel moves to { $clearing }?
ask-parliament = Which minister acts?
ask-brigadier = Moves or battles?
ask-bank = Which card do you bank? { $count ->
    [0] Each is a point.
   *[other] So far { $count }.
 }
ask-mayor = Whose action does the Mayor take?
ask-sway = Which minister do you sway?
ask-reveal-for-minister = Which card do you reveal for the { $minister }? { $left ->
    [one] This is the last.
   *[other] { $left } are still asked for.
 }
answer-end-assembly = End the Assembly
answer-no-parliament = End the Parliament
answer-no-sway = Sway nobody
answer-no-more-bank = Bank no more
answer-stay-below = Nobody comes up

why-no-card-to-build-with = No card in hand can be revealed for a clearing you rule with a free slot.
why-nothing-to-dig-with = No card in hand matches a clearing without a tunnel.
why-no-tunnel = All tunnels are on the map, and none can be moved.
why-minister-idle = There is nothing for this minister to do.
why-no-crown = No crown of this rank is left.
why-too-few-to-reveal = { $needed } cards must match as many clearings with your pieces.
