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

choice-clan = Gioca il Clan { $affinity }
choice-visit = Piazza { $building_at }
choice-send = Manda fuori { $mercenary }
choice-work = Piazza in { $land }: { $land_text }
choice-die = Usa { $die }
choice-colour = { $colour }
choice-space = Spazio { $space }
choice-path = { $path }
choice-buy = Compra { $trap } ({ $price } monete): { $trap_text }
choice-trap = { $trap }
choice-hire = Ingaggia { $mercenary } (costo { $price }, Reputazione { $reputation }): { $mercenary_text }
choice-hire-novice = Ingaggia un Novizius (costo { $price })
choice-beer = Offri un giro di birra ({ $price } { $price ->
    [one] moneta
   *[other] monete
})
choice-equipment = { $equipment } ({ $price } monete): { $equipment_text }
choice-bearer = Dallo a { $mercenary }
choice-rearrange = Riordina l'Equipaggiamento
choice-move = { $type } di { $mercenary }
choice-count = { $count }
choice-potions = { $count ->
    [0] Nessuna Pozione, solo Veleni
    [one] 1 Pozione, il resto Veleni
   *[other] { $count } Pozioni, il resto Veleni
}
choice-potion = Una Pozione
choice-venom = Un Veleno
choice-defence = Un segnalino difesa
choice-gold = Monete d'oro
choice-convert = Fai convertire a un Novizius { $die }
choice-use = Usa { $loot }: { $loot_text }
choice-loot = Prendi { $loot }: { $loot_text }
choice-sell = Vendi il Trofeo { $monster } per { $gold } monete
choice-heal = Cura { $mercenary } con una Pozione
choice-talent = Usa il Talento di { $mercenary }: { $mercenary_text }
choice-ability = Usa { $equipment }: { $equipment_text }
choice-settle = Colonizza { $land } con { $mercenary }
choice-promote = Nomina Leader { $mercenary }
choice-desert = Lascia andare { $mercenary }
choice-desert-novice = Lascia andare un Novizius
choice-done = Fatto
choice-pass = Passa
