# The paragraphs of the rules in our own words: one message each, with its title.

# K1 Components.
law-k1-1 = Cubes, Krystallium and Soldiers never run out.
    .title = Unlimited supplies
law-k1-2 = One player is blue and one is red. Valados is the blue Duchy; Téressie and Senada are red.
    .title = Colours
law-k1-3 = Structures are grey, Companies purple, Monuments yellow, Discoveries blue.
    .title = Types and their colours

# K2 Set-up for two players.
law-k2-1 = Choose one module for the game: Menace, Advisors, Quests or Conquest.
    .title = One module
law-k2-2 = Development and Treasure cards are shuffled together into one face-down deck.
    .title = Shuffle the deck
law-k2-3 = The eight Calamity cards lie face up beside the deck.
    .title = Calamity pile
law-k2-4 = Each player takes a Duchy card; both use the same side.
    .title = Duchy cards
law-k2-5 = Each player takes two Trap tokens.
    .title = Trap tokens
law-k2-6 = The round marker starts on 1 and shows who begins the round.
    .title = Round marker
law-k2-7 = A player has a Selection area, a Construction area and a Duchy; the Duchy card holds the Alchemy area, Krystallium, Soldiers and the Training space.
    .title = Areas of a player
law-k2-8 = Menace leaves the Calamities out. Advisors replace the ten Treasures and keep the Calamities. Quests and Conquest keep both.
    .title = Changes by module

# K3 Round and Choice phase.
law-k3-1 = The game lasts four rounds of Choice, Planning and Production. Combat follows with the Menace module, Conquest with the Conquest module.
    .title = Four rounds
law-k3-2 = One card of the deck goes face up to each Offering area. Each player draws seven cards and adds one Calamity, or with the Menace module a card of the chosen set.
    .title = Deal
law-k3-3 = Blue begins rounds 1 and 3, red rounds 2 and 4.
    .title = First player of the round
law-k3-4 = The offering player puts exactly two cards of the hand into the Offering areas, together or one in each, face up.
    .title = Offer
law-k3-5 = The other player takes all cards of one Offering area into the Selection area.
    .title = Select
law-k3-6 = An empty Offering area may be selected; it brings nothing.
    .title = Empty area
law-k3-7 = Whoever selected offers next; the first player of the round offers first. After four offers each the hands are empty and what lies in the Offering areas is discarded.
    .title = Alternation
law-k3-8 = A Trap token lets a card be offered face down. Tokens come back at the end of the round.
    .title = Trap
law-k3-9 = A face-down card stays face down when it is selected and is revealed in Planning. Only whoever offered it knows it.
    .title = Face-down cards
law-k3-10 = In the Choice phase a ready Spy token lets its player look at one face-down card of an Offering or Selection area; it is ready again next round.
    .title = Spy
law-k3-11 = Discarded cards never come back into the deck.
    .title = Discard pile

# K4 Planning phase.
law-k4-1 = Face-down cards of the Selection areas are turned up.
    .title = Reveal
law-k4-2 = Effects at the start of Planning come now, the first player's first.
    .title = Start of Planning
law-k4-3 = Every card of the Selection area must be used, in any order: constructed or recycled.
    .title = Construct or recycle
law-k4-4 = A recycled card is discarded for its cubes, each put at once on a free matching space of a card under construction or into the Alchemy area.
    .title = Recycle
law-k4-5 = A Treasure can only be recycled.
    .title = Treasures
law-k4-6 = A Calamity costs nothing, cannot be recycled and goes straight to the Duchy.
    .title = Calamities
law-k4-7 = A Menace cannot be recycled; it goes to the Construction area.
    .title = Menaces
law-k4-8 = A card completed in Planning produces in the same round.
    .title = Built in Planning
law-k4-9 = When the Selection areas are empty, effects at the end of Planning come, the first player's first; then Planning ends.
    .title = End of Planning

# K5 Production phase.
law-k5-1 = Materials, Population, Gold and Exploration are produced in this order.
    .title = Four steps
law-k5-2 = In a step each player counts the resource on the Duchy card and on all cards of the Duchy, those completed in an earlier step included.
    .title = What is counted
law-k5-3 = Whoever produces strictly more trains: the first supremacy puts a Soldier into the Training space, the next one sends it to the Soldiers.
    .title = Supremacy
law-k5-4 = Amounts are fixed at the start of the step, before any cube is placed.
    .title = Fixed amounts
law-k5-5 = The Soldier in training stays from round to round and cannot be spent.
    .title = Soldier in training
law-k5-6 = Each produced cube goes on a free matching space of a card under construction or into the Alchemy area; none is kept.
    .title = Placing cubes
law-k5-7 = After the Exploration step Krystallium production is gained.
    .title = Krystallium production
law-k5-8 = A card that produces per type counts the cards of that type in the Duchy at that moment, itself included.
    .title = Production per type

# K6 Pieces, cards and timing.
law-k6-1 = A placed cube cannot be moved.
    .title = Placed for good
law-k6-2 = The fifth cube in the Alchemy area turns all five into one Krystallium. Cubes there stay from round to round.
    .title = Alchemy
law-k6-3 = A Krystallium may be placed at any time in Planning or Production as any basic resource or on a Krystallium space, never as a Soldier.
    .title = Krystallium
law-k6-4 = Soldiers may be placed on Soldier spaces at any time in Planning or Production; on Menaces only in Combat.
    .title = Soldiers
law-k6-5 = A card whose spaces are all filled is completed at once: its pieces are discarded, its bonus is gained and it joins the Duchy.
    .title = Completion
law-k6-6 = At any time in Planning or Production a Development under construction may be discarded: pieces on it are lost and its recycling cube goes to the Alchemy area.
    .title = Scrap
law-k6-7 = What was placed from known information may be taken back until something new is learned.
    .title = Taking back

# K7 End of the game.
law-k7-1 = The game ends after round 4. Cards still under construction score nothing, Menaces their penalty.
    .title = Last round
law-k7-2 = Unconditional points, points per type with the Duchy card's, less Calamities and undefeated Menaces, plus the points of the module.
    .title = Score
law-k7-3 = Each Calamity in the Duchy costs 3 points.
    .title = Calamity value
law-k7-4 = Soldiers, Krystallium and cubes of the Alchemy area are worth nothing.
    .title = What scores nothing
law-k7-5 = A tie goes to whoever constructed more cards, then to whoever has more Soldiers; else the victory is shared.
    .title = Ties

# K8.1 The Menace module.
law-k8-1 = Each player chooses a different set; its four cards are shuffled and one joins that player's hand each round.
    .title = Menace sets
law-k8-2 = Whoever ends up with a Menace suffers it, the owner of the set too.
    .title = No immunity
law-k8-3 = A Menace acts while it lies in a Selection or Construction area, at the moment its set says.
    .title = When Menaces act
law-k8-4 = A Menace can be defeated only in the Combat phase.
    .title = Only in Combat
law-k8-5 = Players put Soldiers on Menaces of their Construction area, the first player first; they stay there. With enough of them the Menace is defeated: they are discarded, its reward is gained and it lies in the Duchy as a trophy.
    .title = Combat
law-k8-6 = A Menace still undefeated at the end costs its penalty.
    .title = Undefeated Menaces
law-k8-7 = A trophy belongs to whoever defeated it.
    .title = Trophies

# K8.8 The base Menace sets.
law-k8-8-i = At the end of Planning each Giant Rat you hold brings one Rat from the pile of ten into your Construction area.
    .title = Giant Rats
law-k8-8-ii = At the end of Planning, for each Frost Giant you hold the opponent freezes one of your Developments under construction: nothing can be placed on it this round. Alone, the one with most pieces freezes.
    .title = Frost Giants
law-k8-8-iii = At the start of Planning, for each Marsh Troll you hold discard one Development or Treasure of your Selection area and gain nothing for it.
    .title = Marsh Trolls
law-k8-8-iv = At the end of Planning the opponent puts the Stolen token of each Thief you hold on one of your Duchy's cards without one: it does not produce until the Thief is defeated. Alone, the card with most printed production is robbed.
    .title = Thieves

# K8.10 The Advisors module.
law-k8-10 = In Planning an Advisor is hired at no cost, next to the Duchy, or recycled.
    .title = Hiring
law-k8-11 = An Advisor's price is a row of spaces filled like a card under construction. When it is full the ability may be used at its moment; then the pieces are discarded and it can be filled again.
    .title = Charging
law-k8-12 = An Advisor has no type and counts neither for points per type nor for ties.
    .title = No Development
law-k8-13 = A limited ability can be used only as often in the game as its card says.
    .title = Limited use
law-k8-14 = The Advisors of the base game act as the table of Advisors says.
    .title = Base Advisors

# K8.20 The Quests module.
law-k8-20 = One Quest board of four steps is shared; each player marks their own progress.
    .title = Quest board
law-k8-21 = Steps are done in order.
    .title = Steps in order
law-k8-22 = A step is paid in Planning or Production like a card, over as many rounds as it takes; what it asks you to have must be there when it is completed.
    .title = Paying for a step
law-k8-23 = A completed step gives its reward at once and its points at the end. The bonus of the last step goes to the first to complete it; in the same production step the first player of the round is first.
    .title = Completing a step
law-k8-24 = Trap and Spy tokens from Quests are kept for the whole game.
    .title = Tokens from Quests

# K9 Solo game.
law-k9-1 = Eight cards of the deck and four Calamities are shuffled into a face-down stack of twelve; the rest is a draw pile whose next card is always visible.
    .title = Calamity stack
law-k9-2 = Alone there are no Trap tokens but two Spy tokens, each used once per round.
    .title = Tokens alone
law-k9-3 = With Menaces the stack gets the four cards of one set instead of Calamities. Advisors for solo play replace the Treasures. Quests give the first player's bonus always.
    .title = Modules alone
law-k9-4 = Ten Advisors with the Legends, else ten with two players and eleven alone, are in the game.
    .title = Advisors in use
law-k9-5 = Two cards lie face up in each Offering area. Select one area; then the top card of the stack joins the other face down and two new cards fill the emptied one.
    .title = Choosing alone
law-k9-6 = A round has four selections and three refills; then what is left is discarded.
    .title = Four selections
law-k9-7 = Alone, supremacy is gained in a step that produces at least five.
    .title = Supremacy alone
law-k9-8 = Alone the score earns a medal: bronze, silver or gold. How many points each takes depends on the mode.
    .title = Medals
law-k9-9 = The printed game has numbered solo scenarios.
    .title = Solo scenarios

# L1 Deluxe additions.
law-l1-1 = A giant board, wooden and metal pieces, more Duchy cards and five Developments.
    .title = Deluxe contents
law-l1-2 = The cards of the Legends are shuffled in with the others. They bear a mark, so that they can be sorted out; sides, boards and Menace sets are chosen anyway.
    .title = Legends cards
law-l1-3 = Quarry twice, Mercenaries, Grand Palace and the Maze of Fenhror.
    .title = Five Developments
law-l1-4 = Side C starts with five Krystallium and produces nothing.
    .title = Side C
law-l1-5 = Side D is an asymmetric start, harder than side A.
    .title = Side D
law-l1-6 = Wooden and metal pieces replace those of cardboard.
    .title = Wood and metal
law-l1-7 = The giant board has a space for everything.
    .title = Giant board

# L2 Quests of the Legends.
law-l2-1 = The Ancestral Treasure and The Captive Dragon are used like the other Quest boards.
    .title = Two more boards
law-l2-2 = The last step of The Ancestral Treasure gives the first 5 points; the last step of The Captive Dragon asks for three cards of one type.
    .title = Their last steps

# L3 Advisors of the Legends.
law-l3-1 = Four Advisors join the others; only ten are used, drawn from those that fit the number of players.
    .title = Four more Advisors
law-l3-2 = Before selecting, name a card in an Offering area: the opponent exchanges it with a card of the hand, placed face down.
    .title = Usurper
law-l3-3 = Before selecting, exchange a card of your Selection area with one of an Offering area; both keep their facing.
    .title = Informed Negotiator
law-l3-4 = Once, change the type that multiplies the points of one of your cards.
    .title = Captivating Conjurer
law-l3-5 = Once, double the unconditional points of one of your cards.
    .title = Grand Financier

# L4.1 Sisters of Torment.
law-l4-1 = Drought, Disease, Tempest and Night have different combat costs and penalties.
    .title = Four Sisters
law-l4-2 = Undefeated, Drought costs 4 points, Disease and Tempest 5 each, Night 7.
    .title = Penalties of the Sisters
law-l4-3 = At the end of your Planning remove one cube from a card under construction for each Sister you hold.
    .title = Torment
law-l4-4 = Krystallium, Soldiers and cubes of the Alchemy area are never removed; without a cube nothing is owed.
    .title = Only basic cubes
law-l4-5 = Whoever defeated all four Sisters alone scores 20 points.
    .title = All four Sisters
law-l4-6 = Alone with the Sisters: 70, 95 and 115 points for bronze, silver and gold.
    .title = Medals of the Sisters

# L4.7 Syphon.
law-l4-7 = A Syphon in your Construction area produces a cube of its resource for your opponent; defeated, it produces in your Duchy.
    .title = Syphon
law-l4-8 = Cubes of Syphons count for supremacy. Alone they are set aside: every fourth adds a Calamity to your Duchy.
    .title = Syphons and supremacy

# L4.9 Black Dragons.
law-l4-9 = In Planning each Black Dragon you hold eats one of your Soldiers, those on cards when you have no others.
    .title = Hunger
law-l4-10 = Undefeated, the Matriarch costs 8 points and the Patriarch 6. A defeated Dragon gives two Krystallium.
    .title = Dragons defeated
law-l4-11 = An Egg does no harm. Taken with two Soldiers, one is worth 3 points, both 10.
    .title = Eggs
law-l4-12 = The Black Dragons are not for solo play.
    .title = No Dragons alone

# L4.13 Illusionists.
law-l4-13 = Four cards and three tokens. Each Illusionist undefeated costs 5 points.
    .title = Illusionists
law-l4-14 = Whoever chose the set starts with one token.
    .title = First token
law-l4-15 = At the start of Production your opponent takes a token for each Illusionist you hold, as long as there are some.
    .title = Gathering tokens
law-l4-16 = While offering, a player may put a token on any card of an Offering area.
    .title = Marking a card
law-l4-17 = While selecting, a player may exchange a card of the Selection area with a card that bears their token, which is discarded. A token on a card selected otherwise is discarded.
    .title = Swapping
law-l4-18 = A swap is not the selection; a discarded token can be gathered again.
    .title = Swap and select
law-l4-19 = The Illusionists are not for solo play.
    .title = No Illusionists alone

# L5 Conquest.
law-l5-1 = Special Duchy cards, 12 Armies per player, three boards, more Traps and Spies.
    .title = Conquest contents
law-l5-2 = A1, A2, B1 and B2 are for two players, C1 and C2 for one. Seas are territories too.
    .title = Boards
law-l5-3 = A territory has one or more bonus locations, a castle none.
    .title = Bonus locations
law-l5-4 = A territory is controlled by whoever has Armies there. A castle is always its owner's and the enemy cannot enter it.
    .title = Control
law-l5-5 = Armies may be spread over the locations of their territory, one on each; a territory holds any number.
    .title = Armies and locations
law-l5-6 = Duchies produce nothing and no Traps are taken. Four Armies start on the marked locations with their bonuses; eight are the reserve.
    .title = Conquest set-up
law-l5-7 = The locations you hold and your castle produce too.
    .title = Production of the board
law-l5-8 = Players alternate single actions until both pass in a row. Whoever has more Soldiers begins, on a tie the first player of the round.
    .title = Conquest phase
law-l5-9 = Spend one Soldier per Army and put as many from the reserve into your castle.
    .title = Recruit
law-l5-10 = Choose a destination and any of your territories next to it; spend one Soldier per moved Army. They must outnumber the enemy there; all enemies and as many of the moved Armies go home.
    .title = Move
law-l5-11 = Whoever passes may act again if the opponent acts. A bonus is lost at once when its Army leaves; its Trap or Spy token is discarded.
    .title = Pass
law-l5-12 = Locations give a Trap, a Spy, the destruction of a card of the opponent's Selection area at the start of Planning, a Krystallium or a cube of production.
    .title = Bonuses
law-l5-13 = Armies may also come from two territories away, for one Soldier each, if they pass through no enemy territory.
    .title = Double move
law-l5-14 = At the end of the Conquest phase its controller may lock up one enemy Army. It is freed to its castle when its owner takes the prison.
    .title = Prison
law-l5-15 = Each territory you control scores the number of your colour.
    .title = Territories at the end
law-l5-16 = Four red Armies against three blue ones: three of each go home and one red Army holds the centre.
    .title = Worked example

# L6 Conquest alone.
law-l6-1 = On board C1 or C2 you are red, without Spy tokens at the start.
    .title = Red alone
law-l6-2 = Two enemy Armies stand on their castle and one on every empty territory.
    .title = Enemy set-up
law-l6-3 = The enemy takes no action and gets no bonus but the prison.
    .title = Idle enemy
law-l6-4 = At the end of each Conquest phase an enemy Army comes to every territory that is left without Armies, your castle excepted.
    .title = Enemy growth
law-l6-5 = You may take the blue castle. Defeated enemy Armies leave the board.
    .title = Taking the castle
law-l6-6 = While the enemy holds the prison you must lock up one of your Armies at the end of each Conquest phase, before the enemy grows; taking it frees them all.
    .title = Enemy prison
law-l6-7 = Add the red numbers of your territories and subtract the blue ones of the enemy's. Medals at 60, 80 and 100.
    .title = Score alone
law-l6-8 = The rest is the solo game; you act until you pass.
    .title = Phases alone
