# What the lessons say, bubble by bubble.

# A first round.

lesson-first-title = A first round
lesson-first-about = Offer cards, select yours, construct them and see your Duchy produce.
lesson-first-welcome = Build the richer Duchy: after four rounds the most points win, and most of them lie on the cards you construct. First, cards are shared out: one player offers, the other one chooses.
lesson-first-offer = You offer two cards, and your opponent takes a whole area. Make both tempting, so that what is left is good too. Put the Cartload of Marble beside the Sawmill.
lesson-first-apart = The marble would pay for the Sawmill at once. Keep the two together in the left area.
lesson-first-hidden = A Trap token hides a card, and suits a bad one. This one may be seen.
lesson-first-second = Now the Caravan, in the right area: it takes Population, and Loyal Retinue brings just that.
lesson-first-heap = Three cards on the left would be gone at once, and you would be left with one. Balance the areas.
lesson-first-select = Your opponent took the right area and then offered: a Hamlet on the left, a hidden card on the right. Now you choose. Take the three cards you can see.
lesson-first-unknown = A single card, face down: it could be a Calamity, which costs 3 points. Three good cards are better.
lesson-first-build = Every selected card is constructed or recycled. Put the Sawmill and the Hamlet under construction: both will produce for you, round after round.
lesson-first-keep = Recycled, it gives a single cube. Constructed, it produces every round, and it is early in the game.
lesson-first-marble = A Treasure can only be recycled. It gives two Materials: put both on the Sawmill.
lesson-first-scrap = Scrapping throws a card away, with all that lies on it. You want to finish this one.
lesson-first-built = All spaces filled, so the Sawmill is finished at once. It will produce this very round.
lesson-first-end = Everything is planned. End your Planning, and production begins: Materials first, then Population, Gold and Exploration.
lesson-first-produce = Two Materials from your Duchy card, two from the Sawmill. Cubes are placed at once: put two on the Hamlet.
lesson-first-alchemy = Five cubes in the Alchemy area become a Krystallium, which is slow. First finish the Hamlet.
lesson-first-chain = The Hamlet was finished before the Population step, so it produced already. And producing more than your opponent trains Soldiers: the second time one is yours. Spare cubes went to Alchemy.
lesson-first-own = Now a whole round, with full hands of eight cards. Finish what helps early, and hand over your Calamity if you can.
lesson-first-done = Offer, select, construct, produce: four rounds of that are a game. In the last ones go for cards with many points.

# Production.

lesson-production-title = Production
lesson-production-about = Plan backwards from what you want: recycling, Krystallium, the four steps and supremacy.
lesson-production-welcome = Founders' Statue takes 3 Gold and is worth 4 points. Your Guildhall produces only 2. The statue shall be finished this round: let us find the third.
lesson-production-build = First the Barracks. Your Materials and Population pay for them this round, and they bring a Soldier.
lesson-production-soldier = Recycled, the Barracks are one cube. You can pay for them today, with a Soldier on top.
lesson-production-chart = Star Chart takes Exploration, and you produce none. It would lie there for rounds.
lesson-production-recycle = Your Alchemy area holds four cubes. Recycle Star Chart: no card needs its cube, so it goes there as the fifth.
lesson-production-fifth = Five cubes turn into one Krystallium. It stands for any of the four resources, whenever you like in Planning or Production, but never for a Soldier.
lesson-production-count = Count ahead: the statue takes 3 Gold, and 2 will come. Put the Krystallium on the statue as the third.
lesson-production-cheap = The Barracks will be paid for by what you produce anyway. Gold is what you are short of.
lesson-production-missing = You may wait with it, but decide now: without it the statue lacks 1 Gold.
lesson-production-end = All is planned. Amounts are fixed at the beginning of each step, and each step is done before the next begins.
lesson-production-scrap = Your plan works out. There is nothing to scrap.
lesson-production-materials = Your opponent produces more Materials: supremacy, and a Soldier begins training over there. You put your two on the Barracks.
lesson-production-alchemy = In the Alchemy area it would be a fifth of a Krystallium. Here it finishes a card.
lesson-production-population = You produce most Population, so a Soldier of yours trains. One cube finishes the Barracks; the other two go to Alchemy.
lesson-production-gold = Supremacy again: your Soldier is trained. And here are the 2 Gold for the statue.
lesson-production-complete = Finished in the very step you had planned. A card completed early even produces in the steps that follow.
lesson-production-own = Your round. Look for what you lack before you select, and remember the order: Materials, Population, Gold, Exploration.
lesson-production-done = Early steps pay for what produces in later ones. Recycle what you cannot pay, and let Alchemy fill the gaps.

# Menaces.

lesson-menaces-title = Menaces
lesson-menaces-about = Pass Menaces on, live with their mischief and defeat them with Soldiers.
lesson-menaces-welcome = With this module each of you adds a Menace to the hand every round. Whoever selects it suffers from it, until Soldiers defeat it. Undefeated, it costs points at the end.
lesson-menaces-rat = Your Giant Rat costs 4 points and breeds. Sweeten it: put it in the left area, with King's Ransom, and the Barracks in the right one.
lesson-menaces-mine = The right area is the one you want for yourself. Put the rat on the left.
lesson-menaces-open = Hiding it costs a Trap token. King's Ransom is bait enough.
lesson-menaces-first = Right, but one thing after the other: first the rat.
lesson-menaces-select = It worked. Now a Frost Giant lies in the right area, but so do Lancers and Barracks, and it takes only 2 Soldiers. You have one. Take it!
lesson-menaces-little = Only a Hamlet for a whole selection? The Frost Giant can be defeated this very round.
lesson-menaces-build = The Giant went straight to your Construction area. Put Barracks and Lancers there too: each brings a Soldier when finished.
lesson-menaces-army = You need Soldiers, and both cards bring one. Construct them.
lesson-menaces-end = At the end of Planning the Menaces act. For each Frost Giant your opponent freezes one of your cards. Let us see which.
lesson-menaces-scrap = Do not throw Soldiers away with a Giant in front of your gate.
lesson-menaces-frozen = The Lancers are frozen: nothing can be placed on them this round. Over there the Giant Rat has brought a Rat. Your Barracks are free.
lesson-menaces-materials = Put your Materials on the Barracks.
lesson-menaces-alchemy = The Barracks bring the Soldier you still lack. They come first.
lesson-menaces-population = One Population finishes the Barracks and brings your second Soldier. The other one can only go to Alchemy.
lesson-menaces-fight = Combat, the last phase of the round: Menaces are fought now and at no other time. Send both Soldiers.
lesson-menaces-peace = The Giant would freeze a card every round, and cost 2 points at the end. You have the Soldiers.
lesson-menaces-won = Defeated: it lies in your Duchy as a trophy and does no more harm. The Soldiers are spent.
lesson-menaces-own = One round on your own. A new Menace is in your hand; think about who will end up with it, and how many Soldiers that takes.
lesson-menaces-done = Sweeten a Menace or hide it, but keep Soldiers for those that reach you all the same.

# Quests.

lesson-quests-title = Quests
lesson-quests-about = The Ancestral Treasure: four steps, paid like cards, with rewards and a race at the end.
lesson-quests-welcome = A Quest is a second way to points: four steps, done in order, each of you at your own pace. The first step of the Ancestral Treasure takes 4 Population and brings 4 points.
lesson-quests-hamlet = You produce 2 Population. Construct the Hamlet: if it is finished in the Materials step, it produces a third this very round.
lesson-quests-early = One cube now, or one every round? Construct it.
lesson-quests-order = That comes next. First put the Hamlet under construction.
lesson-quests-pay = Loyal Retinue is a Treasure: recycle it for 2 Population. A step is paid like a card, so put both on the Quest.
lesson-quests-end = Half is paid. What lies on a step stays there, even for several rounds. End your Planning.
lesson-quests-scrap = The Hamlet is about to help you. Keep it.
lesson-quests-materials = Your two Materials finish the Hamlet, just in time for the Population step.
lesson-quests-alchemy = Then the Hamlet would wait for another round, and produce nothing.
lesson-quests-finish = Three Population! Put two on the Quest and the step is done.
lesson-quests-race = The last step gives 5 points more to whoever is first. Do not lose time.
lesson-quests-step = The first step is done: 4 points at the end, and a reward at once. The next one, Gold, is open to you now.
lesson-quests-spy = Your reward is a Spy token, for the whole game: once a round you may look at a face-down card.
lesson-quests-own = One round on your own: try your Spy when a card lies face down, and collect Gold for the second step.
lesson-quests-done = Steps cost as much as good cards, and pay in points and tools. Decide early: the last one alone is worth 20.

# Advisors.

lesson-advisors-title = Advisors
lesson-advisors-about = Hire Advisors, fill their price and use them at the right moment.
lesson-advisors-welcome = Advisors take the place of Treasures. You hire them for nothing, then fill their price again and again: each time it is full, you may use their ability.
lesson-advisors-offer = You hold a Tax Collector. Put him beside Founders' Statue, which takes Gold, and the Hamlet on the right.
lesson-advisors-apart = Gold is his trade, and the statue needs Gold. Put him on the left, beside it.
lesson-advisors-first = The Hamlet comes second. First the Tax Collector, on the left.
lesson-advisors-swap = You have selected a Flood, which costs 3 points. But your Informed Negotiator is paid in full: before you select, let him exchange the Flood for the Sawmill.
lesson-advisors-ready = Wait! Your Negotiator can act only before you select. Use him first.
lesson-advisors-select = The Flood lies on the right now, beside the Great Fire. Take the left area.
lesson-advisors-fire = A Flood and a Great Fire are 6 points less. The left area!
lesson-advisors-hire = Hire the Tax Collector, then put the Statue and the Sawmill under construction.
lesson-advisors-gold = Recycled it is worth a single cube. You have better plans for these three.
lesson-advisors-end = The Collector wants 2 Population, and then, in the Gold step, brings 3 Gold. The Statue takes exactly 3. End your Planning.
lesson-advisors-materials = Finish the Sawmill with your two Materials.
lesson-advisors-alchemy = The Sawmill is worth two Materials in every round. Finish it.
lesson-advisors-charge = Put your two Population on the Tax Collector. That is his price.
lesson-advisors-spill = In Alchemy they are two fifths of a Krystallium. With the Collector they are 3 Gold.
lesson-advisors-collect = The Gold step, and your Collector is paid: use him, and put the 3 Gold on the Statue.
lesson-advisors-now = He works in the Gold step only, and the Statue is waiting.
lesson-advisors-built = A Monument without a single Gold of your own. His price is empty now; fill it again next round.
lesson-advisors-own = One round on your own. You have two Advisors: what will you fill, the Negotiator or the Collector?
lesson-advisors-done = An Advisor pays back if you use him often. Hire early, and mind the moment at which he acts.

# Conquest.

lesson-conquest-title = Conquest
lesson-conquest-about = Move Armies over the map, win bonuses and territories, and spend Soldiers well.
lesson-conquest-welcome = With the map a round ends with Conquest. Every Army you recruit or move costs a Soldier; you have five. At the end each territory you control scores the number of your colour.
lesson-conquest-attack = Red holds Crownfield, in the middle, with one Army. You must come with more: two march from Goldvale, where two more stay on their locations.
lesson-conquest-empty = Larkmoor is empty and will still be there. Crownfield is worth more, and red has only one Army there.
lesson-conquest-strike = You have Armies enough for now. Strike before red brings more.
lesson-conquest-idle = With five Soldiers and the first action? Use them.
lesson-conquest-battle = One against one goes home, into the reserve, and your second Army holds the field. Red has lost the bonus it held there at once.
lesson-conquest-hold = One Army holds one location, and Crownfield has three. Take the Krystallium: one more in every production.
lesson-conquest-trap = A Trap hides a card of yours. That is good, but a Krystallium in every round is better.
lesson-conquest-destruction = It destroys a card your opponent has selected. Nasty, but a Krystallium in every round builds your Duchy.
lesson-conquest-recruit = Red recruits as well, perhaps to take Crownfield back. Recruit two Armies: they appear in your castle.
lesson-conquest-last = That would be your last Soldier. Keep one: cards and the next round ask for them too.
lesson-conquest-spend = Red has just got an Army. Two more of your own make you safer.
lesson-conquest-stop = Red has no Soldier left and has passed. When you pass too, the phase ends. Keep your last Soldier.
lesson-conquest-save = A Soldier kept is a Soldier for a card, or for the first strike of the next round. Pass.
lesson-conquest-round = A new round. Your Duchy card produces nothing here: your castle and the locations you hold do, and Crownfield's Krystallium comes with them.
lesson-conquest-own = One round on your own, with Conquest at its end. Whoever has more Soldiers begins there.
lesson-conquest-done = Strike with one Army more, leave nothing empty, and look at the numbers: the far side of the map scores most.
