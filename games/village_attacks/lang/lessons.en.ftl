# What the lessons say, bubble by bubble.

# A first turn.

lesson-first-title = A first turn
lesson-first-about = You are the monsters: strike, move, guard, and see what the villagers do.
lesson-first-welcome = You are the monsters, and you win or lose together. Every villager you kill lowers Village Morale: at 0 you win. If the Castle Heart has no health left, you lose.
lesson-first-melee = You are Ser Ossian Hallowmere and have rolled six dice. Each result is used once. A Melee result strikes in your own zone: a Peasant is standing there.
lesson-first-early = You still have a handful of results, and what is not used is lost. Strike first!
lesson-first-first = You may move, but this Peasant would walk on to the Heart behind your back. Strike first.
lesson-first-ranged = Village Morale fell by 1, and you gained experience. A Ranged result strikes the next zone: shoot into the Great Hall.
lesson-first-back = Behind you there is only the Heart. The fight is in front of you.
lesson-first-move = Two Peasants are left in the Great Hall, and you have another Melee result. Any useful result, put in a Movement slot, carries you one zone: go there.
lesson-first-now = Reserve keeps a result for a later turn, but you will roll a die less. There is work for it now.
lesson-first-pay = Pay with the result that you miss least. Magic does nothing for you here: spend it.
lesson-first-blade = With the Melee result you will strike in the Great Hall. Keep it.
lesson-first-shield = The Defence will spare you a wound very soon. Keep it.
lesson-first-again = You are among them. Use your second Melee result. Where as many villagers stand as you have health left, you could not get away.
lesson-first-guard = One Peasant is left and will hit back. Put your Defence in a Defence slot: it takes 2 damage off an attack.
lesson-first-kept = In Reserve it would protect nobody, and cost you a die. Into a Defence slot with it.
lesson-first-taunt = That is your capability: everyone in your zone must attack you. A lesson of its own tells more. Guard yourself this time.
lesson-first-wall = You could walk on with it, but then nothing protects you when they strike.
lesson-first-end = Only a Torch is left. It is no help: when your turn ends, it leads the farthest villager one step toward the Heart. End your turn.
lesson-first-torch = It happens anyway when you end your turn. Simply end it.
lesson-first-defend = The villagers act, the nearest to the Heart first: they attack, then walk on. The Peasant here hits you. Spend the Defence.
lesson-first-bleed = You can bear 1 damage, but an unused Defence is gone when the round ends. Spend it.
lesson-first-march = Whoever has attacked walks on, straight to the Heart. And cards bring new villagers to the gates. That is a round: monsters, villagers, and again.
lesson-first-own = Now a round on your own; bots play the others. If a symbol shows at least three times, you may roll those dice again, once. Vengeance, in a Defence slot, gives a blow back.
lesson-first-done = Strike, step, guard: that is your turn. Stay between the gates and the Heart, and do not fight alone.

# Villagers and traps.

lesson-villagers-title = Villagers and traps
lesson-villagers-about = Peasants, Hunters and their nemesis, whom you must strike first, and how a trap works for you.
lesson-villagers-welcome = Two kinds are coming through the Library. Peasants hit whoever is in their zone. Hunters also reach the next zone, and hit a monster of their own Type harder.
lesson-villagers-priority = You would like to shoot the Hunter, but Peasants stand in front: Peasants first, then Hunters, then Heroes. Shoot the Peasant.
lesson-villagers-crowd = In the Library you would stand in the middle of them. Let them come to you instead.
lesson-villagers-trap = They will walk through your zone on their way to the Heart. Place the Stake Pit here: it hits up to three of them.
lesson-villagers-snare = Snare Lines are cheap, but they only stun. Two villagers are coming, and the Stake Pit kills both.
lesson-villagers-pay = A Melee result pays for the pit, and any other one. Take Magic; you will want the Defence.
lesson-villagers-shield = The Hunter out there is of your Type and hits for 2. Keep the Defence.
lesson-villagers-guard = The Hunter is Mythic, and so are you. That makes you its nemesis: it will shoot at you for 2 damage. Put up the Defence.
lesson-villagers-leave = Stay a moment. You have a Defence to put up, and it works in any zone.
lesson-villagers-kept = In Reserve it stops no arrow. Put it in a Defence slot.
lesson-villagers-end = Traps do not hurt monsters, so you can wait right beside the pit. End your turn.
lesson-villagers-torch = The Torch is resolved when the turn ends, in any case.
lesson-villagers-nemesis = There it is: a nemesis comes before every other target, even before the Heart. One Defence takes away all 2 damage.
lesson-villagers-bleed = Two damage is a quarter of your health. That is what you put the Defence up for.
lesson-villagers-sprung = Both walked into your zone, and after all moves the pit snapped shut: Morale falls for each of them. Traps give no experience, and this one is used up.
lesson-villagers-coming = Each spawn token draws a card. The higher the level of your best monster, the harsher its row: more Hunters, and later Heroes.
lesson-villagers-own = Your round. New traps lie face up: pay for one where many will pass, but none goes in the Castle Heart, and a zone holds only one.
lesson-villagers-done = Watch the ways to the Heart, place traps where they meet, and keep a Defence for your nemesis.

# Conditions, Heroes and the Heart.

lesson-status-title = Conditions, Heroes and the Heart
lesson-status-about = Put out a fire, bring down a Hero, gain a level and draw blows away from the Castle Heart.
lesson-status-welcome = You are in a bad way: a Burn hurts you at the start of each turn, and a Sunder blocks a Defence slot. Conditions stay until Magic removes them in the Castle Heart.
lesson-status-cure = You stand in the Heart and have one Magic: it removes one damage or one condition. Put the fire out first, it costs you health every turn.
lesson-status-wound = That heals one damage, and the fire deals it again next turn. First the fire.
lesson-status-sunder = The Sunder takes one of your three Defence slots. That can wait; the fire cannot.
lesson-status-leave = Only here in the Heart does Magic heal. Use it before you go.
lesson-status-melee = Two Peasants have reached the Heart, and each blow costs it 1 health. It has 5 left. Use your Melee result.
lesson-status-wait = Keep the Defence for a moment. There is a better use for it.
lesson-status-hero = In the North Hall stands a Hero, Tamsin Quill, with 3 health and silver against your guard. Damage stays on Heroes: shoot three times.
lesson-status-close = No need to go there: Ranged results reach the next zone, and here you protect the Heart.
lesson-status-fallen = A Hero is worth 2 Morale and 2 experience, or 3 if you share a Type. With 6 experience Ser Ossian gains a level.
lesson-status-level = Choose: a new capability, or the one you have, but stronger. All of them are good. Remember that higher levels bring tougher villagers, too.
lesson-status-taunt = The last Peasant here will strike the Heart. Stand and Be Counted: whoever is in your zone must attack you, and the first attacks lose 1 damage.
lesson-status-guard = That protects you, but not the Heart, and the Peasant would strike the Heart.
lesson-status-kept = In the next round it is too late for the Heart. Use your capability now.
lesson-status-drawn = The blow was for you, and it did nothing. The Heart is safe. A monster that dies returns there on its turn, but that costs the Heart 2 health.
lesson-status-own = One round on your own: rid yourself of the Sunder if you roll Magic, or go and meet those who are coming.
lesson-status-done = The Heart heals you, and you protect the Heart. Put fires out at once, kill Heroes before they act, and mind the objective: some scenarios ask for more than Morale.
