### Le azioni delle scelte.

a-strength-die = un dado Forza
a-magic-die = un dado Magia
a-persuasion-die = un dado Persuasione che mostra { $face }
so-many-dice = { $count } { $colour }
so-many = { $count } { $count ->
    [one] { $what }
   *[other] { $what_many }
}
either = { $one } o { $other }
no-dice = nessun dado

choice-clan = Gioca { $affinity }: { $founders }
founder = { $mercenary } ({ $dice }; { $mercenary_text })
choice-visit = Piazza { $building_at }
choice-send = Manda fuori { $mercenary }
choice-work = Piazza in { $land }: { $land_text }
choice-die = Usa { $die }
choice-colour = { $colour }
choice-space = Spazio { $space }
choice-path = { $path }
choice-buy = Compra { $trap } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
}): { $trap_text }
choice-trap = { $trap }: { $trap_text }
choice-hire = Ingaggia { $mercenary } (costo { $price }, Reputazione { $reputation }): { $mercenary_text }
choice-hire-novice = Ingaggia un Novizius (costo { $price })
choice-beer = Offri un giro di birra ({ $price } { $price ->
    [one] moneta
   *[other] monete
}): altri arrivano in Taverna
choice-equipment = { $equipment } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
}): { $equipment_text }
choice-bearer = Dallo a { $mercenary }
choice-rearrange = Riordina l'Equipaggiamento
choice-move = { $type } di { $mercenary }
choice-count = { $count }
choice-potions = { $count ->
    [0] Nessuna Pozione, solo Veleni
    [one] 1 Pozione, il resto Veleni
   *[other] { $count } Pozioni, il resto Veleni
}
answer-hire = Ingaggia { $mercenary } { $price ->
    [0] gratis
    [one] per 1 moneta
   *[other] per { $price } monete
} ({ $dice }; Reputazione { $reputation }): { $mercenary_text }
answer-hire-novice = Ingaggia un Novizius per { $price ->
    [one] 1 moneta
   *[other] { $price } monete
} ({ $dice })
answer-defence-tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
} difesa per { $price ->
    [one] 1 moneta
   *[other] { $price } monete
}
answer-equipment = { $equipment } { $price ->
    [0] gratis
    [one] per 1 moneta
   *[other] per { $price } monete
} ({ $type }): { $equipment_text }
answer-dig = { $dice ->
    [one] Un dado Forza
   *[other] { $dice } dadi Forza
} per { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
answer-cauldron = Lo spazio da { $tokens } segnalini
answer-brew = { $tokens }
answer-add = Aggiungi { $what }
answer-lay-trap = Metti { $trap }: { $trap_text }
answer-lay-defence = Metti un segnalino difesa
answer-take-potion = Porta una Pozione
answer-take-venom = Porta un Veleno
answer-set-out = Parti così
answer-discard-trap = Scarta { $trap }: { $trap_text }
answer-pay = Basta così: paga { $price ->
    [one] 1 moneta
   *[other] { $price } monete
}
answer-spend-venom = Usa un Veleno: { $adds } in più
choice-potion = Una Pozione
choice-venom = Un Veleno
choice-defence = Un segnalino difesa
choice-gold = Monete d'oro
choice-convert = Fai convertire a un Novizius { $die }
choice-use = Usa { $loot }: { $loot_text }
choice-loot = Prendi { $loot }: { $loot_text }
choice-sell = Vendi il Trofeo { $monster } per { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
choice-heal = Cura { $mercenary } con una Pozione
choice-talent = Usa il Talento di { $mercenary }: { $mercenary_text }
choice-ability = Usa { $equipment }: { $equipment_text }
choice-settle = Colonizza { $land } con { $mercenary }
choice-promote = Nomina Leader { $mercenary }
choice-desert = Lascia andare { $mercenary }
choice-desert-novice = Lascia andare un Novizius
choice-done = Fatto
choice-pass = Passa
