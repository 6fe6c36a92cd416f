### What the lessons say, bubble by bubble.

## A first round

lesson-first-title = A first round
lesson-first-about = Hire a Mercenary, send one out to hunt, then play a round of your own.
lesson-first-welcome = You lead a clan of Mercenaries. After at most six rounds the most Victory Points win: Glory from beaten Monsters and conquered Lands, Reputation from those you hire. Dice do all the work.
lesson-first-tavern = You begin with four dice: two Strength, one Magic, one Persuasion. On your turn you deploy in one place. A bigger clan has more dice, so go to the Tavern first.
lesson-first-pawn = A die in the Pawn Shop is worth just 1 Gold. Keep that for dice that fit nowhere else.
lesson-first-unready = You will hunt very soon. Hire first: the dice of a newcomer are yours at once, and make the hunt easier.
lesson-first-persuade = Hiring takes a Strength or a Persuasion die. Yours shows 4, and that is 4 Gold off the price. Place the Persuasion die.
lesson-first-strength = A Strength die hires too, but without a discount, and you will need it for the fight.
lesson-first-hire = Shandee costs 4 Gold and now only 1, brings a Strength die and 2 Reputation. Your Glory, less your Reputation, is enough for that. Hire Shandee.
lesson-first-dalina = Dalina brings a Persuasion die. It is good for shopping but does not fight, and today you hunt.
lesson-first-novice = A Novicius brings a Strength die as well, but less Reputation, and can never be sent out.
lesson-first-beer = For 2 Gold others would come to the Tavern. Somebody good is sitting here already.
lesson-first-joined = The new Strength die is in your pool already, and your Reputation rose by 2: points that count at the end. The price is a wage to pay every round.
lesson-first-send = The other clan digs Gold with its dice. You hunt! Purkas can block one hit of a Monster: send Purkas out.
lesson-first-others = The Monster strikes before you do. Purkas has the Talent to block a hit; the others do not help against Snailer.
lesson-first-later = Your dice would do something here, but a Monster brings Glory, and Glory wins the game.
lesson-first-path = Every Path asks for certain dice and gives something in return. Path 2 takes two Strength dice and gives Purkas a Potion, which cancels a wound.
lesson-first-narrow = Path 1 is no bad idea, it blocks a hit. But take Path 2 today: a Potion you do not need comes home with you.
lesson-first-mission = Missions are safe and bring rewards of their own. Try one in your next round; now we want the Monster.
lesson-first-load = Take all along: the other Strength die, the Magic die and your Initial Trap, which brings one more Strength die and makes a capture possible. Then set out.
lesson-first-light = Two dice alone hardly reach the 10 that Snailer takes, and nothing can be added later. Take the rest along.
lesson-first-brace = Everybody is out of dice: the Adventure begins, and the Monster strikes first, with two dice. Talent and Potion cancel two hits. Keep your Magic and face it.
lesson-first-remove = That would take one attack die away. But you can cancel two hits already, and the Magic die counts in your own attack.
lesson-first-attack = Every 3 or more on an attack die is a hit. There is one, and you cancel it with the Talent or the Potion.
lesson-first-own = Cancel the hit, then roll: 10 captures Snailer, 13 eliminates it. After that wages are paid and a new round begins. Play all of it as you like!
lesson-first-done = That was a whole round: dice, deployment, adventure, wages. You can play now. The next lesson shows a battle from close up.

## The hunt

lesson-outside-title = The hunt
lesson-outside-about = What happens Outside: Paths, attack dice, Magic, capture or elimination, and the Land.
lesson-outside-welcome = Blandor guards Thaklan. Paths fight from left to right, and damage adds up for whoever comes later. Taron of the other clan stands first; your Korgo waits on Path 4.
lesson-outside-send = Taron will soften the Monster for you. Send Purkas to finish it, between Taron and Korgo.
lesson-outside-pawn = A few coins, while Taron strikes Blandor and nobody collects the Glory? Go and collect it.
lesson-outside-path = Path 2 takes your Strength and your Magic die and adds a Venom, worth 2 in an attack. And it lies just behind Taron.
lesson-outside-third = Path 3 takes only Strength dice: your Magic die would stay behind, and you are about to see what it is good for.
lesson-outside-mission = On a Mission you are safe, but Taron's damage would help nobody.
lesson-outside-trap = Lay the Initial Trap: one more Strength die. And without a Trap on its Path no Mercenary can capture.
lesson-outside-trapless = You may go without, but then only elimination is left, and that takes 14.
lesson-outside-go = Set out. Traps lie face down and are revealed when the battle begins.
lesson-outside-remove = Taron did 6 damage, which stays. Now Blandor attacks you with three dice. A Magic die that you remove takes one away; do it, because Purkas blocks only one hit.
lesson-outside-brace = Three dice bring two hits on average. Purkas blocks one, and the other one is a wound.
lesson-outside-roll = One hit, blocked by the Talent. Your turn, with 6 from Taron to begin with: 10 captures, 14 eliminates. Roll one Strength die and look.
lesson-outside-all = Roll one by one: you may stop after any die, and use your Venom only if you need it.
lesson-outside-venom = Keep the Venom until you know how much is missing. Unused, it comes home with Purkas.
lesson-outside-stop = At 6 you have nothing yet. Roll!
lesson-outside-on = 11 already captures Blandor: 3 Glory and 5 Gold. Totals only grow, so nothing is lost if you roll on, and 14 brings 4 Glory and a Trophy.
lesson-outside-capture = A capture is yours in any case. Roll the last die: maybe it becomes an elimination, which pays more here.
lesson-outside-saved = 2 more make 13, which is still a capture. Roll first and keep the Venom.
lesson-outside-slain = Eliminated! The Trophy is a point at the end, or 5 Gold when you need them. Those who have not fought may now conquer the Land, and Korgo has not.
lesson-outside-own = Roll for Korgo: 13 takes Thaklan. Survivors without success get Loot, everybody comes home, wages are paid. Go on until the next round.
lesson-outside-done = First on the left is dangerous, later is cheaper, and behind a fallen Monster waits the Land. That is the art of the Paths.

## The Citadel

lesson-citadel-title = The Citadel
lesson-citadel-about = Gold from the Mine, a clever discount, brews from the Alchemist, and wages.
lesson-citadel-welcome = Every round ends with wages. With 11 Glory each Mercenary but the Leader costs you 2 Gold: Korgo and Dalina make 4. You have 1. The Citadel will help.
lesson-citadel-mine = Strength dice dig Gold. Two at once give the most, so take both to the Mine, before somebody else takes the space.
lesson-citadel-poor = With 1 Gold you can hire hardly anybody, and whoever joins wants wages too. First the Gold.
lesson-citadel-home = Outside you might earn Glory, but whoever cannot pay wages loses the Mercenary of highest Reputation. First the Gold.
lesson-citadel-dig = The first double space gives 6 Gold for two dice. Nobody in town pays better.
lesson-citadel-less = The same two dice for 4 Gold? Take the better space while it is free.
lesson-citadel-single = Alone a die digs 2 Gold. Together your dice dig 6.
lesson-citadel-armory = A Persuasion die showing 5 lies in the Armory. A lower one after it counts for both: your 3 becomes a discount of 8. Go there.
lesson-citadel-fresh = In the Tavern your 3 would be the first, and worth only 3. Look for a higher one to follow.
lesson-citadel-tokens = Defence tokens cost 2 Gold each, and each cancels a hit Outside. With a discount of 8, take all three.
lesson-citadel-more = The whole purchase costs 1 Gold at least, so three cost you no more than one.
lesson-citadel-price = Three tokens for 1 Gold, the least one pays with a Persuasion die. Watch the dice of the others: they are your discounts.
lesson-citadel-alchemist = Your last die is Magic, and Korgo is wounded: another wound would be the end. The Alchemist brews what helps.
lesson-citadel-pawn = That would be 1 Gold. Your wages are covered; Korgo's health is worth more.
lesson-citadel-brew = The better space is taken, so you get two tokens. Take one Potion, to heal or to cancel a wound, and one Venom, for 2 more damage.
lesson-citadel-wounded = Korgo is wounded, and Venom heals nobody. Take a Potion too.
lesson-citadel-both = One wound needs one Potion. The Venom will help you in the next hunt.
lesson-citadel-heal = All dice are spent and everyone is home. Before wages you may use a Potion: heal Korgo.
lesson-citadel-unhealed = A wound never goes away by itself, and the next one kills. Use the Potion while it is quiet.
lesson-citadel-wages = You paid 4 Gold and have 2 left. More Glory means higher wages: 1 Gold each up to 10 Glory, 2 up to 20, then 3. Settlers and the Leader cost nothing.
lesson-citadel-own = A new round, and all spaces are free again. Fill your purse, hire somebody if your Glory allows it, and be ready for the next wages.
lesson-citadel-done = Mine for Gold, follow a higher Persuasion die, and always count the wages before you hire. Your clan will stay together.
