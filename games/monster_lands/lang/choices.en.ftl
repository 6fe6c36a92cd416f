### The deeds of choices.

a-strength-die = a Strength die
a-magic-die = a Magic die
a-persuasion-die = a Persuasion die showing { $face }
so-many-dice = { $count } { $colour }
so-many = { $count } { $count ->
    [one] { $what }
   *[other] { $what_many }
}
either = { $one } or { $other }
no-dice = no dice

choice-clan = Play { $affinity }: { $founders }
founder = { $mercenary } ({ $dice }; { $mercenary_text })
choice-visit = Deploy { $building_at }
choice-send = Send { $mercenary } out
choice-work = Deploy in { $land }: { $land_text }
choice-die = Use { $die }
choice-colour = { $colour }
choice-space = Space { $space }
choice-path = { $path }
choice-buy = Buy { $trap } ({ $price } Gold): { $trap_text }
choice-trap = { $trap }: { $trap_text }
choice-hire = Hire { $mercenary } (cost { $price }, Reputation { $reputation }): { $mercenary_text }
choice-hire-novice = Hire a Novicius (cost { $price })
choice-beer = Pay a Round of Beer ({ $price } Gold): others come to the Tavern
choice-equipment = { $equipment } ({ $price } Gold): { $equipment_text }
choice-bearer = Give it to { $mercenary }
choice-rearrange = Rearrange Equipment
choice-move = The { $type } of { $mercenary }
choice-count = { $count }
choice-potions = { $count ->
    [0] No Potion, only Venoms
    [one] 1 Potion, the rest Venoms
   *[other] { $count } Potions, the rest Venoms
}
answer-hire = Hire { $mercenary } { $price ->
    [0] for nothing
   *[other] for { $price } Gold
} ({ $dice }; Reputation { $reputation }): { $mercenary_text }
answer-hire-novice = Hire a Novicius for { $price } Gold ({ $dice })
answer-defence-tokens = { $count } Defence { $count ->
    [one] token
   *[other] tokens
} for { $price } Gold
answer-equipment = { $equipment } { $price ->
    [0] for nothing
   *[other] for { $price } Gold
} ({ $type }): { $equipment_text }
answer-dig = { $dice ->
    [one] A Strength die
   *[other] { $dice } Strength dice
} for { $gold } Gold
answer-cauldron = The space of { $tokens } tokens
answer-brew = { $tokens }
answer-add = Add { $what }
answer-lay-trap = Lay a Trap, { $trap }: { $trap_text }
answer-lay-defence = Lay a Defence token
answer-take-potion = Take a Potion along
answer-take-venom = Take a Venom along
answer-set-out = Set out with this
answer-discard-trap = Discard { $trap }: { $trap_text }
answer-pay = That is all: pay { $price } Gold
answer-spend-venom = Spend a Venom: { $adds } more
choice-potion = A Potion
choice-venom = A Venom
choice-defence = A Defence token
choice-gold = Gold
choice-convert = Let a Novicius convert { $die }
choice-use = Use { $loot }: { $loot_text }
choice-loot = Take { $loot }: { $loot_text }
choice-sell = Sell the Trophy { $monster } for { $gold } Gold
choice-heal = Heal { $mercenary } with a Potion
choice-talent = Use the Talent of { $mercenary }: { $mercenary_text }
choice-ability = Use { $equipment }: { $equipment_text }
choice-settle = Settle { $land } with { $mercenary }
choice-promote = Make { $mercenary } Leader
choice-desert = Let { $mercenary } go
choice-desert-novice = Let a Novicius go
choice-done = Done
choice-pass = Pass
