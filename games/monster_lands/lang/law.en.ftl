### The rules of Monster Lands, paragraph by paragraph, in our own words.

## M1 Components and play areas

law-m1 = Components and play areas
law-m1-1 = There are 94 cards: 8 Initial Clan Members, 28 Mercenaries, 8 Novicius, 20 Monsters (8 of level A, 12 of level B), 18 Equipment and 12 Lands.
    .title = Cards
law-m1-2 = There are 80 six-sided dice: 32 Strength, 22 Magic, 18 Persuasion and 8 Monster attack dice.
    .title = Dice
law-m1-3 = Every named Mercenary has an Assignment token with a healthy and a wounded side; the other tokens are Traps, Defence, Gold, Potions, Venoms, Loot and Panic, and the tiles are Missions, Path Headers, the Round Modifier and the First Player tile.
    .title = Tokens and tiles
law-m1-4 = The 64 Trap tokens are 4 Initial Traps, 36 Improved Traps, 6 Shielded Traps and 18 Tricks.
    .title = Kinds of Trap
law-m1-5 = The Citadel has seven buildings; the Outside has two Lands of four Paths, two Missions of two Paths, and the Entrance of the Citadel with one Monster and two Paths.
    .title = Play areas
law-m1-6 = Gold, Potions, Venoms, Defence tokens and dice never run out. With the limited supply option a player receives only what is left.
    .title = Stocks
law-m1-7 = An empty pile is rebuilt by shuffling its discards. The Equipment deck is not: when it is empty its docks stay empty.
    .title = Empty piles

## M2 Board set-up

law-m2 = Board set-up
law-m2-1 = The 8 Novicius lie face up in one pile at the lowest dock of the Tavern.
    .title = Novice pile
law-m2-2 = Shuffle the 28 Mercenaries and turn up four at the Tavern, three in a solo game.
    .title = First Tavern offer
law-m2-3 = The first offer needs at least as many Mercenaries of Reputation 4 or less as there are players. Until it has them, set the one with the highest Reputation aside and draw another; then shuffle those set aside back into the deck.
    .title = Enough modest Mercenaries
law-m2-4 = The Assignment token of each Mercenary on offer lies on its card.
    .title = Assignment tokens
law-m2-5 = Set the 4 Initial Traps aside, leave Tricks and Shielded Traps in the box, shuffle the 36 Improved Traps and turn six up in the Hunter's Lodge, in three rows of two.
    .title = First Traps
law-m2-6 = Shuffle the 18 Equipment cards and turn three up at the Bazaar.
    .title = First Equipment
law-m2-7 = Shuffle the level A Monsters and turn one up at each active Land; shuffle the rest of them with level B as the Monster deck.
    .title = First Monsters
law-m2-8 = Shuffle the 12 Lands and turn one up at each active Land dock.
    .title = First Lands
law-m2-9 = Each Land gets a random Path Header with a random side up; it stays as long as that Land stays.
    .title = First Path Headers
law-m2-10 = Shuffle the 16 Loot tokens and turn four up.
    .title = First Loot
law-m2-11 = Draw two Mission tiles from the bag: the first shows its dice-rolling side on space A, the second its contract side on space B.
    .title = First Missions
law-m2-12 = At Tutorial level the Round Modifier covers the track with side A; the Round marker starts on 1.
    .title = Round track
law-m2-13 = Shuffle the 7 Panic tokens face down at the Entrance.
    .title = Panic stack
law-m2-14 = The First Player tile, side A up, goes to a player at random.
    .title = First Player tile

## M3 Player set-up

law-m3 = Player set-up
law-m3-1 = Each player takes the Leader and the Initial Mercenary of one Affinity with their tokens; no two players share an Affinity.
    .title = Initial Members
law-m3-2 = A clan starts with 5 Glory, 1 Reputation, 7 Gold and one Initial Trap.
    .title = Start values
law-m3-3 = The first Dice Pool is 2 Strength, 1 Persuasion and 1 Magic for every clan.
    .title = First Dice Pool
law-m3-4 = Initial cards, tokens and Traps that nobody took leave the game.
    .title = Back to the box

## M4 Player-count changes

law-m4 = Player-count changes
law-m4-1 = With one or two players only Land A is played; with three or four both are.
    .title = Active Lands
law-m4-2 = Each active Land starts with one Monster, one Land card and one Path Header.
    .title = Cards turned up at the start
law-m4-3 = The marked die spaces are closed with one or two players.
    .title = Closed spaces
law-m4-4 = The Tavern offers four Mercenaries, three in a solo game, besides the Novicius.
    .title = Size of the Tavern
law-m4-5 = The first offer holds at least one Mercenary of Reputation 4 or less per player.
    .title = Modest Mercenaries needed
law-m4-6 = Only a solo game has the dummy player Madhala.
    .title = Dummy player
law-m4-7 = The Trick module needs at least two players; scenario 8 is the exception.
    .title = Tricks allowed
law-m4-8 = A game of two to four players may end at 30 Glory; a solo game does not.
    .title = Glory end
law-m4-9 = There are always four Loot tokens on offer and two Missions.
    .title = Same for all

## M5 Glory and Reputation

law-m5 = Glory and Reputation
law-m5-1 = Glory comes from Monsters, Lands, Missions, heroic deaths, Loot and some abilities. It can be lost but never falls below 0, and has no upper limit.
    .title = Glory
law-m5-2 = Reputation is the sum of the Reputation of all Mercenaries and Novices of the clan.
    .title = Reputation
law-m5-3 = Excess Glory is Glory minus Reputation, at least 0.
    .title = Excess Glory
law-m5-4 = When Glory falls below Reputation, Reputation stays and nobody leaves; there is only no Excess Glory.
    .title = Glory below Reputation
law-m5-5 = Each point of Glory and each point of Reputation is one Victory Point at the end.
    .title = Worth at the end

## M6 Clan members and Talents

law-m6 = Clan members and Talents
law-m6-1 = A Mercenary has a name, an Affinity, a hiring cost, a Reputation, a dice contribution and a Talent, which may carry the Outside mark.
    .title = Mercenary card
law-m6-2 = The Initial Leader counts as a Mercenary everywhere but has no Reputation.
    .title = Leader
law-m6-3 = Each Talent and each Equipment ability works once per round; a Talent with two Defences gives two blocks in all.
    .title = Once per round
law-m6-4 = What carries the Outside mark works only in the Adventure Phase, when its Mercenary is active, and then must be used, rerolls excepted. Everything else may be used in the Deployment Phase.
    .title = Outside mark
law-m6-5 = A Mercenary is assigned from the moment its token lies on a Path until the board is cleaned. A wounded Mercenary may be assigned.
    .title = Assigned
law-m6-6 = Talents without the Outside mark stay usable while their Mercenary is assigned, except those of Fandor and Wormee.
    .title = Talents of the assigned

## M7 Dice and Dice Pool Preparation Phase

law-m7 = Dice and Dice Pool Preparation Phase
law-m7-1 = Before the phase, a clan without Mercenaries and Novices takes a Novice free as its new Leader.
    .title = Lone clan
law-m7-2 = The pool is what all Mercenaries and Novices contribute, wounded ones too, plus the dice of the clan's Glory band.
    .title = Dice Pool
law-m7-3 = Persuasion dice are rolled now and keep their value; Strength and Magic dice are not rolled.
    .title = Roll Persuasion
law-m7-4 = A Persuasion die gained later is rolled at once.
    .title = Later Persuasion
law-m7-5 = Dice gained in the Deployment Phase must be used in it.
    .title = Use this round
law-m7-6 = No die is kept for the next round.
    .title = Nothing carried over

## M8 Round structure and end of game

law-m8 = Round structure and end of game
law-m8-1 = A game has up to six rounds of four phases: Dice Pool Preparation, Deployment, Adventure, Clean-up.
    .title = Four phases
law-m8-2 = The game ends at the Glory check of round 6, or of any round in which a clan then has 30 Glory or more.
    .title = End of the game
law-m8-3 = After the end of the game the remaining Clean-up steps are not carried out.
    .title = Steps left out

## M9 Deployment Phase, general

law-m9 = Deployment Phase, general
law-m9-1 = From the first player clockwise each player takes one Action, again and again until all have passed.
    .title = Turns
law-m9-2 = An Action deploys dice in the Citadel, to the Outside, or in a Settled Land.
    .title = Actions
law-m9-3 = A player with dice must act; a player without dice must pass.
    .title = Act or pass
law-m9-4 = A die space is used once per round.
    .title = One placement
law-m9-5 = Novices and two Loot tokens convert dice at any moment of the player's own turn; this is no Action, and the converted die stays there until Clean-up.
    .title = Conversions
law-m9-6 = A player with dice but no legal Action returns one die of choice to the reserve; this is the turn.
    .title = No legal Action
law-m9-7 = Trophies and Loot may be cashed at any time, but not during an unfinished roll of another player.
    .title = Cashing in

## M10 Citadel buildings and Persuasion

law-m10 = Citadel buildings and Persuasion
law-m10-1 = A single space takes exactly one die, a double space of the Mine exactly two in one Action, the Pawn Shop any number.
    .title = Kinds of space
law-m10-2 = Only the colours of the building may be placed, on an empty space, and the benefit comes at once.
    .title = Colours of the building
law-m10-3 = A building with a Panic token, or with all spaces taken, cannot be used; the Pawn Shop is never full.
    .title = Panic in a building
law-m10-4 = In the Hunter's Lodge, Tavern, Armory and Bazaar a die may be placed only if the purchase can be paid; spaces fill from the left.
    .title = Prices
law-m10-5 = The first Persuasion die in a building this round gives a discount of its value.
    .title = First Persuasion
law-m10-6 = A later Persuasion die that is lower than the latest one there gives the sum of both values; otherwise its own value. The sum never reaches further back.
    .title = Lower Persuasion
law-m10-7 = With a Persuasion die a whole purchase costs at least 1 Gold.
    .title = Least price
law-m10-8 = Strength dice give no discount and do not interrupt the comparison of Persuasion dice.
    .title = Strength at the counter
law-m10-9 = Vaidala, Vishor and Turzoks take 4 off and may bring a price to 0. The Talent comes first, then the Persuasion die; what is then left above 0 costs at least 1.
    .title = Talent discounts
law-m10-10 = Vishor and Turzoks may help the same purchase or two different ones, each once per round.
    .title = Two Trap discounts

## M11 Hunter's Lodge

law-m11 = Hunter's Lodge
law-m11-1 = One Strength or Persuasion die buys one or more of the six Traps on offer for the sum of their prices, with one discount.
    .title = Buy Traps
law-m11-2 = A clan stores at most 5 Traps, 8 with Dalina; the surplus is discarded at once, by choice. Traps on Paths do not count.
    .title = Trap limit
law-m11-3 = After the whole purchase the empty spaces are refilled.
    .title = Refill the Lodge
law-m11-4 = Bought Traps are kept face down, unknown to the others.
    .title = Secret Traps

## M12 Alchemist, Potions and Venoms

law-m12 = Alchemist, Potions and Venoms
law-m12-1 = A Magic die gives 3 tokens on the upper space or 2 on the lower, Potions and Venoms in any mix.
    .title = Brew
law-m12-2 = A clan stores at most 3 Potions and 3 Venoms; what assigned Mercenaries carry does not count.
    .title = Potion and Venom limits
law-m12-3 = A Potion may be discarded at any time to heal a wounded, unassigned Mercenary.
    .title = Heal
law-m12-4 = A Mercenary assigned to a Land Path or an Entrance Path may take one Potion and one Venom; none on Mission Paths.
    .title = Take along
law-m12-5 = A Path benefit may add a second Potion or Venom.
    .title = One more from the Path
law-m12-6 = A Potion cancels a wound about to be taken; each Venom may add 2 to the total.
    .title = In battle
law-m12-7 = Unused ones come home in Clean-up, within the limits; they are lost if their Mercenary dies.
    .title = Back to the play area

## M13 Tavern

law-m13 = Tavern
law-m13-1 = One Strength or Persuasion die hires exactly one Mercenary on offer or one Novicius for its cost.
    .title = Hire
law-m13-2 = A candidate's Reputation must not exceed the clan's Excess Glory.
    .title = Glory needed
law-m13-3 = Reputation rises at once, and the new member's dice join the pool at once.
    .title = Joins the clan
law-m13-4 = The dock is refilled at once.
    .title = Refill the Tavern
law-m13-5 = After placing the die and before hiring, a player may once pay 2 Gold, without discount, to replace all Mercenaries on offer; then the player may hire.
    .title = Round of Beer
law-m13-6 = A die may be placed if somebody could be hired now, or if the beer can be paid.
    .title = May place
law-m13-7 = Mercenaries of any Affinity may be hired.
    .title = Any Affinity
law-m13-8 = A Novicius gives 1 Strength and once per round converts one die into another colour. It never goes on Paths, never settles, has no Affinity, but draws wages and counts its Reputation.
    .title = Novice
law-m13-9 = A Novicius hired this turn may convert at once.
    .title = New Novice converts
law-m13-10 = At most eight Novicius are in play; one that deserts returns to the pile.
    .title = Eight Novices

## M14 Armory and Defence

law-m14 = Armory and Defence
law-m14-1 = One Strength or Persuasion die buys one to three Defence tokens at 2 Gold each.
    .title = Buy Defence
law-m14-2 = A clan stores at most 5 Defence tokens; those on Paths do not count.
    .title = Defence limit
law-m14-3 = A Defence token on a Path cancels one hit or one Trick and is discarded; unused ones are lost in Clean-up.
    .title = Defence tokens
law-m14-4 = A Defence Talent of a Mercenary, an Equipment, a Path or the Entrance cancels one Monster hit per round, needs no space and does nothing against Tricks.
    .title = Defence Talents

## M15 Pawn Shop

law-m15 = Pawn Shop
law-m15-1 = Any number of dice of any colours in one Action, 1 Gold each; anyone may come as often as they like.
    .title = Pawn dice

## M16 Bazaar and Equipment

law-m16 = Bazaar and Equipment
law-m16-1 = One Strength or Persuasion die buys one of the three cards on offer, which is replaced while the deck lasts.
    .title = Buy Equipment
law-m16-2 = Equipment must go to an unassigned Mercenary of the buyer, never to a Novicius; otherwise it cannot be bought.
    .title = Under an unassigned Mercenary
law-m16-3 = A Mercenary carries at most one Weapon, one Attire and one Spell.
    .title = One of each type
law-m16-4 = Equipment may be moved freely among the owner's unassigned Mercenaries, and discarded to make room.
    .title = Swap Equipment
law-m16-5 = Abilities with the Outside mark help only their carrier, active on its Path; Rajhnek and Turzoks work in Deployment.
    .title = Abilities of Equipment
law-m16-6 = The Equipment of a dead Mercenary is lost; that of a deserter may move to others where it fits.
    .title = Equipment lost

## M17 Mine

law-m17 = Mine
law-m17-1 = Two double spaces take 2 Strength each and give 6 and 4 Gold; two single spaces take 1 Strength and give 2.
    .title = Dig
law-m17-2 = Taron and Rajhnek each add 2 Gold to one Mine Action per round, also to the same one.
    .title = Mine bonuses

## M18 Outside: placing

law-m18 = Outside: placing
law-m18-1 = One Action puts one unassigned Mercenary on a free Path with its dice and tokens, all at once; nothing is added later.
    .title = Assign
law-m18-2 = Mercenaries of one clan may stand on different Paths of the same place.
    .title = Several Mercenaries
law-m18-3 = What is deployed Outside is resolved in the Adventure Phase.
    .title = Resolved later
law-m18-4 = Persuasion dice go Outside only on Missions that show them, and are rolled anew there.
    .title = Persuasion Outside
law-m18-5 = A Mission Path takes exactly the dice shown, each in any of the colours shown, and no tokens.
    .title = Mission Paths
law-m18-6 = A Header gives each Path the dice it requires, the reinforcements it allows, and one benefit.
    .title = Path Header
law-m18-7 = A Land Path has six die spaces and two token spaces; each further token takes two die spaces.
    .title = Capacity
law-m18-8 = Traps are placed face down, in the order the owner chooses.
    .title = Face down
law-m18-9 = To capture a Monster a Trap must lie on the Path.
    .title = Trap for capture
law-m18-10 = Rerolls and Defence Talents work when the Mercenary is active; Gold lies on its token and is kept if it survives; a Potion or Venom joins what it carries.
    .title = Benefits
law-m18-11 = Mercenaries may be assigned to the Entrance only while a Monster is there.
    .title = Entrance open
law-m18-12 = An Entrance Path takes Strength, Magic, Traps and Defence in any mix, at least one of them; it has eight die spaces, and a token takes two.
    .title = Entrance Paths
law-m18-13 = The upper Path gives 2 Defence Talents, the lower 1 Defence Talent and 5 Gold kept by a survivor.
    .title = Entrance benefits

## M19 Settled Lands

law-m19 = Settled Lands
law-m19-1 = Put the dice shown on an own settled Land and take its benefit at once; once per Land and round.
    .title = Land Action
law-m19-2 = Dice gained so are used this round; Persuasion dice are rolled.
    .title = Dice from Lands
law-m19-3 = A Land without settler gives no Action but keeps its Affinity icon.
    .title = Without settler

## M20 Adventure Phase, order

law-m20 = Adventure Phase, order
law-m20-1 = First the Missions, A then B; then the Land battles, A then B; then the defence of the Citadel. A part without an assigned Mercenary is skipped.
    .title = Order of adventure

## M21 Missions

law-m21 = Missions
law-m21-1 = All dice of the Path are rolled, Persuasion included, with the Talents, Equipment and rerolls that fit. Reaching the objective brings the reward, missing it costs the penalty; the tile goes either way.
    .title = Dice Mission
law-m21-2 = If one alone reaches the objective, it is rewarded and the other penalised. If both do, the higher total is rewarded, a tie going to the left Path, and the other gets 2 Gold. If neither does, both are penalised.
    .title = Two rivals
law-m21-3 = Both Paths may belong to one clan; each Mercenary has its own result.
    .title = Same clan twice
law-m21-4 = The left Mercenary rolls first, and the right one knows the result.
    .title = Left rolls first
law-m21-5 = First the left, then the right owner may discard the resource shown for the reward of that side; there is no penalty.
    .title = Contract
law-m21-6 = Missions wound nobody, and the losers get no Loot.
    .title = Nobody is hurt
law-m21-7 = What speaks of Monsters, capture, elimination or conquest does nothing on a Mission.
    .title = Mission modifiers

## M22 Land battle part 1: revealing Traps

law-m22 = Land battle part 1: revealing Traps
law-m22-1 = Revealing Traps, Monster battle, Land conquest, Loot: all four for Land A, then for Land B.
    .title = Four parts
law-m22-2 = All Traps on this Land are turned up at once.
    .title = Reveal Traps
law-m22-3 = A Trap that gives dice receives them from the reserve; they count as dice of its Path and ignore its limits.
    .title = Trap dice
law-m22-4 = A Trap with a modifier works only for the attack of its own Path.
    .title = Trap modifiers
law-m22-5 = Magic dice on a Trap may be removed against attack dice like deployed ones.
    .title = Trap Magic

## M23 Monster attack

law-m23 = Monster attack
law-m23-1 = The leftmost Path with a Mercenary is active first; the Monster attacks, then the Mercenary if it lives.
    .title = Active Path
law-m23-2 = The Monster rolls its Attack Value, 1 more when it shares the Land's Affinity (2 for Snailer, Surbol, Sckon and Blandor), the dice of the Round track, and those of its power.
    .title = Attack dice
law-m23-3 = The number of attack dice is not limited by the dice in the box.
    .title = More than eight
law-m23-4 = A power that acts before the attack is resolved first.
    .title = Before the attack
law-m23-5 = Before the roll the owner may remove Magic dice of the Path; each removes one attack die.
    .title = Remove Magic
law-m23-6 = Each 3, 4, 5 or 6 is a hit; Warkors and Snagnus add one automatic hit.
    .title = Roll the attack
law-m23-7 = The owner cancels hits with Defence Talents, Defence tokens and Potions in any order; every hit left is a wound.
    .title = Defend
law-m23-8 = The first wound turns the token to its wounded side; a wound on a wounded Mercenary kills it.
    .title = Wound or death

## M24 Wounds and death

law-m24 = Wounds and death
law-m24-1 = A wound stays until a Potion heals it; nobody has more than one.
    .title = Wounds stay
law-m24-2 = The card, its Equipment, the token with all it carries, and the dice and tokens of its Path are removed.
    .title = Death
law-m24-3 = If it dies after its own attack, its rolled dice, its Traps and the damage stay.
    .title = Death after the attack
law-m24-4 = A death in a Land battle brings the Glory printed on the Path, at the Entrance 3 Glory.
    .title = Heroic death
law-m24-5 = Reputation drops by that of the dead Mercenary.
    .title = Reputation of the dead
law-m24-6 = A dead hired Mercenary goes to the discards; a dead Initial member leaves the game.
    .title = Where the dead go
law-m24-7 = A Land settled by the dead Mercenary becomes unsettled.
    .title = Land of the dead
law-m24-8 = Whoever wins the reward and then dies of the final lash keeps the reward for the clan.
    .title = Reward outlives the dead
law-m24-9 = A clan without Mercenaries and Novices takes a Novice free as Leader at the start of the next round; below 5 Gold it is raised to 5.
    .title = Free Novice

## M25 Mercenary attack

law-m25 = Mercenary attack
law-m25-1 = A surviving Mercenary may attack: damage from the Paths to its left, flat bonuses and its modified dice make the total.
    .title = Total
law-m25-2 = Flat Trap bonuses start the count; die modifiers apply to every die of their colour on the Path. A die never counts below 0.
    .title = Bonuses and modifiers
law-m25-3 = Dice may be rolled one by one in any order, and the owner may stop at any point; unrolled dice do nothing.
    .title = Roll one by one
law-m25-4 = Revealed Traps, the Outside Talent and Equipment of the Mercenary must be used; rerolls, Venoms and Loot may be.
    .title = Compulsory modifiers
law-m25-5 = A reroll may be used after any die is rolled; the new result stands unless it is rerolled again.
    .title = Rerolls
law-m25-6 = A total of at least the Capture Value and below the Elimination Value captures, if a Trap lies on the Path (two for Turfus, none for Jaruna). It brings the capture Glory and Gold, and the Monster is discarded.
    .title = Capture
law-m25-7 = A total of at least the Elimination Value eliminates: it brings Glory, and the card is kept face down as Trophies.
    .title = Elimination
law-m25-8 = A bonus for capture counts only against the Capture Value, a bonus for elimination only against the Elimination Value; if both are reached the Monster is eliminated.
    .title = One-sided bonuses
law-m25-9 = Totals only grow: with a Trap one may always roll on and keep capture to fall back on, so stopping matters only when capture pays more.
    .title = Stopping early
law-m25-10 = Puargh gains 1 Glory more when it captures; Lusara gains 2 Potions when she captures or eliminates.
    .title = Reward extras

## M26 After the attack, end of battle, Trophies

law-m26 = After the attack, end of battle, Trophies
law-m26-1 = Traps and rolled dice stay, and the modified total is damage for every later Path of this place; bonuses for one aim are left out.
    .title = Damage carries
law-m26-2 = The next Path with a Mercenary goes through attack and counter-attack with that damage added; modifiers never reach another Path's dice.
    .title = Next Path
law-m26-3 = The battle ends when the Monster is captured or eliminated or all have fought; then dice, Traps and Defence of those who fought are removed.
    .title = End of battle
law-m26-4 = If the Monster is still there, nobody conquers this Land this round, and it goes to the Entrance in Clean-up.
    .title = Monster still there
law-m26-5 = A Monster nobody fought stays on its Land.
    .title = Monster not fought
law-m26-6 = A Trophy card is worth 1 Victory Point per Trophy at the end, or is sold whole at any time for 5 Gold per Trophy.
    .title = Trophies

## M27 Land conquest and settling

law-m27 = Land conquest and settling
law-m27-1 = Only after the Monster of this Land was captured or eliminated this round, the Mercenaries that have not fought try from left to right.
    .title = Who conquers
law-m27-2 = All modifiers that fit apply; flat Trap bonuses, Slyzor and bonuses for capture or elimination do not. Venoms may be spent.
    .title = Conquest roll
law-m27-3 = A total, earlier failed ones included, of at least the Conquest Value brings the Land's Glory and the card; otherwise it passes on to the next Mercenary.
    .title = Conquered
law-m27-4 = No Monster attacks during conquest.
    .title = No attack in conquest
law-m27-5 = Each Land is conquered at most once per round.
    .title = One conquest
law-m27-6 = A conquered Land may be settled by one own Mercenary of the same Affinity, at once or at any later moment; the Leader too.
    .title = Settle
law-m27-7 = A settled Mercenary needs no wages and never deserts, still gives dice and still goes on Paths; it leaves the Land only by dying or as the last candidate for Leader.
    .title = Settled Mercenary
law-m27-8 = One Mercenary settles at most one Land, and a Land holds one Mercenary.
    .title = One to one

## M28 Loot

law-m28 = Loot
law-m28-1 = At the end of a Land battle every survivor there that neither captured, eliminated nor conquered takes one Loot token, in Path order.
    .title = Plunder
law-m28-2 = If no Loot is on offer, the Mercenary gets nothing.
    .title = No Loot left
law-m28-3 = The offer is refilled to four after each Land.
    .title = Refill the Loot
law-m28-4 = A Loot token is used once, at any time its text allows; with the Outside mark only in the Adventure Phase.
    .title = Use Loot
law-m28-5 = Loot is open information.
    .title = Open Loot

## M29 Defence of the Citadel

law-m29 = Defence of the Citadel
law-m29-1 = Only if a Monster is at the Entrance and at least one Mercenary is there.
    .title = Only if attacked
law-m29-2 = Traps are revealed, then the upper Path fights, then the lower, as on a Land, but without Affinity, Land or Loot; the Round track's dice do apply.
    .title = Entrance battle
law-m29-3 = The damage of the upper Path helps the lower.
    .title = Damage at the Entrance
law-m29-4 = Capture and elimination pay as usual, and all Panic tokens return to the stack.
    .title = Panic ends
law-m29-5 = Otherwise the Monster stays at the Entrance.
    .title = Monster stays

## M30 Clean-up Phase

law-m30 = Clean-up Phase
law-m30-1 = Survivors come home with the Gold, Potions and Venoms on their tokens; Traps and Defence on Paths are discarded. Potions may heal.
    .title = Clean the board
law-m30-2 = Every Monster fought and not beaten goes to the Entrance; of several the highest Attack Value stays, then the highest Elimination Value. A Monster there turns up one Panic token, Krinx two.
    .title = Spread Panic
law-m30-3 = The available Mercenary of highest Reputation, then of highest cost, becomes Leader; settled ones only if there is nobody else.
    .title = Replace dead Leaders
law-m30-4 = Each Mercenary and Novice except the Leader and settlers costs 1 Gold up to 10 Glory, 2 up to 20, 3 above. Whoever cannot pay all pays what there is, and the one of highest Reputation deserts.
    .title = Pay wages
law-m30-5 = The game ends now in round 6, or if a clan has 30 Glory or more.
    .title = Glory check
law-m30-6 = Dice return, both Missions are replaced, empty Monster and Land docks are refilled; a new Land brings a new Path Header.
    .title = Board reset
law-m30-7 = The clan with the least Reputation goes first; of tied clans the nearest to the right of the current first player, who comes last.
    .title = First player
law-m30-8 = The Round marker moves one step on.
    .title = Round marker

## M31 Scoring

law-m31 = Scoring
law-m31-1 = Glory, Reputation, Trophy points and Affinity points are added up.
    .title = Victory Points
law-m31-2 = For each Affinity the icons on own Mercenaries and Lands score: 1 or 2 icons 1 point, 3 icons 3, 4 icons 5, 5 icons 7, 6 or more 10.
    .title = Affinity points
law-m31-3 = Ties go to the Leader of higher Reputation, then more Trophy points, then more Gold; then victory is shared.
    .title = Tie-breaks

## M32 Affinity effects

law-m32 = Affinity effects
law-m32-1 = A Monster on a Land of its Affinity rolls one more die; a Mercenary may settle a Land of its Affinity; icons score at the end. At the Entrance only Talents that name Affinities look at the Monster's.
    .title = Matching Affinity

## M33 Difficulty

law-m33 = Difficulty
law-m33-1 = Level A Monsters first; no extra dice from the Round track.
    .title = Tutorial
law-m33-2 = Level A Monsters first; the printed Round track.
    .title = Normal
law-m33-3 = All Monsters are shuffled together; the printed Round track.
    .title = Hard
law-m33-4 = All Monsters are shuffled together; the harsher side of the Round Modifier.
    .title = Cut-throat

## M34 Variants

law-m34 = Variants
law-m34-1 = From round 2 the first player takes, when the pools are prepared, one die of any colour and either a Potion or Venom, a Defence token, or 2 Gold.
    .title = Queen's Grant
law-m34-2 = In rounds 2, 4 and 6 a Monster is drawn to an empty Entrance when the pools are prepared.
    .title = More Monster Action

## M35 Trick module

law-m35 = Trick module
law-m35-1 = The 18 Tricks and 6 Shielded Traps are shuffled with the Improved Traps.
    .title = Tricks in the Lodge
law-m35-2 = They are bought, stored and deployed face down like Traps.
    .title = Handled like Traps
law-m35-3 = Instead of revealing all Traps, from the leftmost Path to the right each owner decides token by token, from top to bottom, whether to reveal it.
    .title = Clash
law-m35-4 = A revealed Trap works as usual. An unrevealed token gives nothing but counts as a Trap for capture, even a Trick; a revealed Trick is no Trap.
    .title = Revealed or not
law-m35-5 = A revealed Trick is applied at once to one Adjacent Path of the owner's choice; without one it has no effect.
    .title = One target
law-m35-6 = Adjacent is the nearest Path to the left or right in the same place that has a Mercenary; the two Entrance Paths are adjacent, different Lands never.
    .title = Adjacent Paths
law-m35-7 = The target may cancel a Trick at once with a Defence token of its Path; Talents cannot. The cancelled Trick is discarded at once.
    .title = Cancel a Trick
law-m35-8 = The dice named, as many as there are, move from the target Path to the Trick and belong to the thief's Path; dice on a Shielded Trap are safe.
    .title = Steal
law-m35-9 = When the Monster is about to attack the owner, one or two attack dice are first rolled against the target, who defends in full, Magic dice included. If the target is gone the dice are lost.
    .title = Divert
law-m35-10 = Ginova diverts one attack die in every battle, with or without the module.
    .title = Ginova

## M36 Solo mode

law-m36 = Solo mode
law-m36-1 = All rules but the Tricks apply, with one Land and three Tavern docks; the player is always first player.
    .title = Alone
law-m36-2 = Madhala has six Assignment tokens, no pool and no track. If she needs a token and has none, her dice are rolled again.
    .title = Madhala
law-m36-3 = Player and Madhala alternate; she stops as soon as the player has no dice left.
    .title = Turn about
law-m36-4 = A red and a yellow die say where she goes: red 1 to 4 the Citadel, 5 or 6 the Outside. If there is no room both are rolled again.
    .title = Her two dice
law-m36-5 = In the Lodge, Tavern, Armory and Bazaar she places a freshly rolled Persuasion die on the leftmost free space.
    .title = Her Persuasion
law-m36-6 = The red die picks what she removes: 1 or 4 the first, 2 the second, 3 the third row of Traps, Mercenary or Equipment; the offer is refilled.
    .title = What she removes
law-m36-7 = At the Alchemist she places a Magic die on the uppermost free space, in the Mine Strength dice on the best free space.
    .title = Her other dice
law-m36-8 = Her token goes on the Land Path rolled, or on the leftmost free Path of the Mission.
    .title = Her Paths
law-m36-9 = On the first Path she wins and the tile goes; a Mercenary on the second still rolls for leftovers or penalty. On the second Path she does nothing.
    .title = Her dice Mission
law-m36-10 = She does nothing but block the Path.
    .title = Her contract
law-m36-11 = On her Path's turn she removes the Monster if it is there, else the Land if it is there. She takes no Loot, no wounds, and adds no damage.
    .title = Her Land
law-m36-12 = After she removes the Monster those to her right may conquer; after she removes the Land they can only loot.
    .title = After her
law-m36-13 = Mercenaries to her left that failed take Loot as usual.
    .title = Before her
law-m36-14 = It is replaced in Clean-up with a new Path Header.
    .title = Her Land replaced
law-m36-15 = She does nothing in the first and fourth phase and has no Reputation.
    .title = Idle otherwise
law-m36-16 = A scenario lasts six rounds, without the end at 30 Glory, unless it says otherwise; its rules come before the base rules.
    .title = Length of a scenario

## M37 Campaign

law-m37 = Campaign
law-m37-1 = The scenarios are played in order. The rank decides what comes next: Monster Fodder repeats one level lower, Trainee repeats, Veteran goes on at Normal, Hero goes on at Hard or Cut-throat.
    .title = Campaign table
law-m37-2 = Veteran or Hero in scenario 10 at Normal or harder wins; the number of games played is the score.
    .title = Campaign won
law-m37-3 = Monster Fodder at Tutorial level loses the campaign.
    .title = Campaign lost
law-m37-4 = Monster Fodder at Normal in scenario 10 loses the campaign, because Tutorial is not allowed there.
    .title = Last stand

## M38 Solo scenarios

law-m38 = Solo scenarios
law-m38-1 = No special rules. 35 Victory Points make a Trainee, 45 a Veteran, 60 a Hero.
    .title = Business as usual
law-m38-2 = Only Mercenaries that give Persuasion are in the deck; the clan is Jungle. With 25 Victory Points, 15 Gold make a Trainee, 35 a Veteran, 55 a Hero.
    .title = Money is king
law-m38-3 = Three rounds; start with 3 Defence tokens and 12 Gold. 22, 30 and 40 Victory Points.
    .title = Blitz
law-m38-4 = The Armory is closed and no Defence Talent, Path Defence or Defence token works; Potions do. The clan is Water. 30, 42 and 56 Victory Points.
    .title = No armor
law-m38-5 = End with 5 Defence, 5 Traps, 3 Potions, 3 Venoms, Equipment of each type and a Mercenary of each Affinity; 35 Victory Points besides make a Veteran, 50 a Hero.
    .title = Fully loaded
law-m38-6 = A level A Monster stands at the Entrance at the start, and a new one comes whenever a round begins with an empty Entrance. 35, 50 and 65 Victory Points.
    .title = Under attack
law-m38-7 = A Round of Beer costs 1 Gold. Mercenaries per Affinity at the end: 2/1/1/1, 2/2/1/1 and 2/2/2/2.
    .title = Diversify
law-m38-8 = When Madhala takes a Land Path two tokens of the Trick module go face down on it; the Trick rules apply. 30, 42 and 56 Victory Points.
    .title = Tricky
law-m38-9 = Outside, Madhala goes to Mission A on a yellow 3 or 4 and to Mission B on 5 or 6. 4 Missions and 30 Victory Points, 6 and 40, 8 and 55.
    .title = Missionary
law-m38-10 = Monsters roll every missing attack die once more; a level A Monster stands at the Entrance at the start; Tutorial is not allowed. 35, 45 and 60 Victory Points.
    .title = Doom
law-m38-11 = Below Trainee is Monster Fodder; every condition of a rank must be met.
    .title = Ranks
law-m38-12 = The Leader counts, Novices and Lands do not.
    .title = Who counts in Diversify
law-m38-13 = The extra level A Monster comes from those left after set-up; later ones are searched from the top of the deck, then from the discards. If there is none, none comes.
    .title = Extra Monsters
law-m38-14 = Her tokens are revealed in her Path's turn. Tricks hit the adjacent Path with more dice, the left one on a tie; stolen dice are out of the round; diverts and Shielded Traps do nothing. Defence tokens cancel what does something.
    .title = Her Tricks
law-m38-15 = A Mission is completed when its reward is taken; two sides of one contract count as two.
    .title = Missions completed
law-m38-16 = Each attack die hits eight times in nine instead of two in three.
    .title = Doom odds
