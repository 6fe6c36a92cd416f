### Le parole delle immagini nel terminale.

## Root

picture-root-heading = { $map } · turno { $turn } · mazzo { $deck } · scarti { $discards }
picture-root-battle = Battaglia nella radura { $clearing }: { $attacker } ({ $attack }) contro { $defender } ({ $defence })
picture-root-forest = ♣{ $number }
picture-root-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}, { $hand ->
    [one] 1 carta in mano
   *[other] { $hand } carte in mano
}
picture-root-goal = gioca per il dominio: { $suit }
picture-root-coalition = in coalizione: { $faction }
picture-root-items = oggetti da creare
picture-root-quests = missioni
picture-root-dominance = carte dominio da prendere
picture-root-hand = mano
picture-root-crafted = creati
picture-root-own-items = oggetti
picture-root-supply = sulla plancia
picture-root-leader = capo
picture-root-deposed = deposti
picture-root-decree = decreto
picture-root-vizier = visir
picture-root-alliance = { $supporters ->
    [one] 1 sostenitore
   *[other] { $supporters } sostenitori
}, { $officers ->
    [one] 1 ufficiale
   *[other] { $officers } ufficiali
}
picture-root-supporters = sostenitori
picture-root-character = personaggio
picture-root-relationships = relazioni
picture-root-completed = missioni compiute
picture-root-exhausted = esaurito
picture-root-damaged = danneggiato
picture-root-damaged-exhausted = danneggiato, esaurito
picture-root-sawmill = segheria
picture-root-workshop = officina
picture-root-recruiter = reclute
picture-root-wood = legna
picture-root-keep = FORTEZZA
picture-root-roost = posatoio
picture-root-fox-base = base
picture-root-rabbit-base = base
picture-root-mouse-base = base
picture-root-sympathy = supporto
picture-root-ruin = rovina
picture-root-ferry = traghetto
picture-root-tower = torre
picture-root-scorched = bruciata

picture-seat = { $who }

## Monster Lands

picture-ml-round = Round { $round } di { $rounds } · dadi di attacco in più: { $dice }
picture-ml-scenario = Scenario { $number }
picture-ml-madhala = Segnalini di Madhala: { $tokens }
picture-ml-citadel = CITTADELLA
picture-ml-outside = ESTERNO
picture-ml-battle = Battaglia
picture-ml-attack-dice = dadi di attacco { $count }
picture-ml-hits = colpi da annullare { $count }
picture-ml-damage = danni finora { $count }
picture-ml-inroads = avanzata finora { $count }
picture-ml-rerolls = rilanci rimasti { $count }
picture-ml-waiting = attende
picture-ml-active = attivo
picture-ml-tried = ha tentato
picture-ml-rewarded = premiato
picture-ml-panic = PANICO
picture-ml-gold = { $gold }m
picture-ml-novices = Novizi { $count },
picture-ml-stacks = Restano: { $mercenaries } Mercenari, { $traps } Trappole, { $equipment } Equipaggiamenti, { $panic } Panico
picture-ml-outside-stacks = Restano: { $monsters } Mostri, { $lands } Terre, { $loot } Bottino
picture-ml-loot = Bottino
picture-ml-conquest = conquista { $value } → { $glory } Gloria
picture-ml-fought = già affrontato in questo round
picture-ml-monster = attacco { $attack } · cattura { $capture } → { $glory } Gloria, { $gold }m · eliminazione { $elimination } → { $fame } Gloria, { $trophies } { $trophies ->
    [one] Trofeo
   *[other] Trofei
}
picture-ml-objective = almeno { $total } (altrimenti −{ $penalty } Gloria)
picture-ml-wants = per { $count } { $count ->
    [one] { $resource }
   *[other] { $resource_many }
}
picture-ml-glory = { $count } Gloria
picture-ml-coins = { $count }m
picture-ml-potions = { $count ->
    [one] 1 Pozione
   *[other] { $count } Pozioni
}
picture-ml-venoms = { $count ->
    [one] 1 Veleno
   *[other] { $count } Veleni
}
picture-ml-defence = Difesa { $count }
picture-ml-heroic = †{ $count }
picture-ml-benefit-defence = para { $count }
picture-ml-benefit-gold = +{ $count }m
picture-ml-benefit-potion = +Pozione
picture-ml-benefit-venom = +Veleno
picture-ml-benefit-reroll = rilancia { $count }
picture-ml-wounded = ferito
picture-ml-tired = Talento usato
picture-ml-settled = insediato in { $land }
picture-ml-passed = ha passato
picture-ml-clan = { $glory } Gloria · { $reputation } Reputazione · { $points } PV · paga { $wage }m
picture-ml-pool = dadi
picture-ml-stores = scorte
picture-ml-traps = Trappole { $count }/{ $limit }
picture-ml-own-novices = Novizi { $count } ({ $fresh } freschi)
picture-ml-won = conquistati
picture-ml-missions = { $count ->
    [one] 1 Missione
   *[other] { $count } Missioni
}
picture-ml-done = conclusa
picture-ml-left = sinistra
picture-ml-right = destra
picture-ml-upper = sopra
picture-ml-lower = sotto
