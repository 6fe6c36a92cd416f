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
picture-root-landmarks = meraviglie
picture-root-setup-cards = carte preparazione
picture-root-stalls = { $count } carte coperte
picture-root-locked = bloccata
picture-root-before = { $who }: ancora senza fazione, { $hand } carte in mano
picture-root-items = oggetti da produrre
picture-root-quests = missioni
picture-root-dominance = carte dominio da prendere
picture-root-hand = mano
picture-root-crafted = prodotte
picture-root-own-items = oggetti
picture-root-foothold = accampamento
picture-root-vault = caveau
picture-root-supply = nella riserva
picture-root-leader = leader
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
picture-root-outcast = reietto: { $suit } · accoliti { $acolytes }
picture-root-hated = reietto odiato: { $suit } · accoliti { $acolytes }
picture-root-lost-souls = anime perse
picture-root-revealed = rivelate
picture-root-payments = pagamenti
picture-root-funds = fondi
picture-root-committed = impegni
picture-root-services = servizi
picture-root-post-spaces = spazi per produrre
picture-root-bought = comprati
picture-root-mood = indole
picture-root-hoard = tesoro
picture-root-shut-out = indoli escluse
picture-root-retinue = servitori
picture-root-recovered = recuperate
picture-root-relics = reliquie
picture-root-waystations = centri
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
picture-root-fox-garden = giardino
picture-root-rabbit-garden = giardino
picture-root-mouse-garden = giardino
picture-root-fox-trade-post = avamposto
picture-root-rabbit-trade-post = avamposto
picture-root-mouse-trade-post = avamposto
picture-root-citadel = cittadella
picture-root-market = mercato
picture-root-tunnel = galleria
picture-root-plot = complotto
picture-root-warlord = SIGNORE
picture-root-stronghold = rocca
picture-root-mob = folla
picture-root-waystation = centro
picture-root-relic = reliquia
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
picture-ml-novices = Novizius ×{ $count }
picture-ml-stacks = Restano: { $mercenaries } Mercenari, { $traps } Trappole, { $equipment } Equipaggiamenti, { $panic } Panico
picture-ml-outside-stacks = Restano: { $monsters } Mostri, { $lands } Terre, { $loot } Bottino
picture-ml-loot = Bottino
picture-ml-conquest = conquista { $value } → { $glory } Gloria
picture-ml-fought = già affrontato in questo round
picture-ml-monster = { $attack ->
    [one] 1 dado di attacco
   *[other] { $attack } dadi di attacco
} · cattura { $capture } → { $glory } Gloria, { $gold }m · eliminazione { $elimination } → { $fame } Gloria, { $trophies } { $trophies ->
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
picture-ml-clan = { $glory } Gloria ({ $excess } in eccesso) · { $reputation } Reputazione · { $points } PV · stipendi { $wages }m
picture-ml-pool = dadi
picture-ml-stores = scorte
picture-ml-traps = Trappole { $count }/{ $limit }
picture-ml-own-novices = Novizius ×{ $count } ({ $fresh ->
        [one] { $fresh } fresco
       *[other] { $fresh } freschi
    })
picture-ml-won = conquiste
picture-ml-missions = { $count ->
    [one] 1 Missione
   *[other] { $count } Missioni
}
picture-ml-done = conclusa
picture-ml-path = Percorso { $number }
picture-ml-left = sinistra
picture-ml-right = destra
picture-ml-upper = sopra
picture-ml-lower = sotto

## It's a Wonderful Kingdom

picture-wk-round = Round { $round } di { $rounds }
picture-wk-step = stadio: { $resource }
picture-wk-deck = mazzo: { $count }
picture-wk-stack = pila delle Calamità: { $count }
picture-wk-calamities = Calamità: { $count }
picture-wk-rats = Ratti: { $count }
picture-wk-tokens = segnalini Illusionista: { $count }
picture-wk-left = AREA SINISTRA
picture-wk-right = AREA DESTRA
picture-wk-empty = vuota
picture-wk-to-left = a sinistra
picture-wk-to-right = a destra
picture-wk-offered-up = { $place }
picture-wk-offered-down = { $place }, a faccia in giù
picture-wk-offered-masterly = { $place }, a faccia in giù con il Maestro delle Trappole
picture-wk-known-down = { $card } (a faccia in giù)
picture-wk-in-alchemy = ce ne sono { $count } su { $all }
picture-wk-next = prossima carta
picture-wk-foreseen = cima della pila
picture-wk-token = ‹segnalino di { $who }›
picture-wk-first = { $who } l'ha completata per primo
picture-wk-for-the-first = per il primo anche { $gains }
picture-wk-have = e { $count } { $type } nel Granducato
picture-wk-materials = M
picture-wk-population = P
picture-wk-gold = O
picture-wk-exploration = E
picture-wk-krystallium = K
picture-wk-soldier = S
picture-wk-any = ?
picture-wk-kind-structure = Struttura
picture-wk-kind-company = Compagnia
picture-wk-kind-monument = Monumento
picture-wk-kind-discovery = Scoperta
picture-wk-kind-treasure = Tesoro
picture-wk-kind-calamity = Calamità
picture-wk-kind-menace = Minaccia
picture-wk-kind-advisor = Consigliere
picture-wk-makes = produce { $cubes }
picture-wk-makes-per = produce { $cubes } per { $type }
picture-wk-points-per = { $points } per { $type }
picture-wk-gain-materials = { $count ->
    [one] 1 cubo di Materiali
   *[other] { $count } cubi di Materiali
}
picture-wk-gain-population = { $count ->
    [one] 1 cubo di Popolazione
   *[other] { $count } cubi di Popolazione
}
picture-wk-gain-gold = { $count ->
    [one] 1 cubo di Oro
   *[other] { $count } cubi di Oro
}
picture-wk-gain-exploration = { $count ->
    [one] 1 cubo di Esplorazione
   *[other] { $count } cubi di Esplorazione
}
picture-wk-gain-krystallium = { $count } Krystallium
picture-wk-gain-soldier = { $count ->
    [one] 1 Soldato
   *[other] { $count } Soldati
}
picture-wk-gain-spy = { $count ->
    [one] 1 segnalino Spia
   *[other] { $count } segnalini Spia
}
picture-wk-gain-trap = { $count ->
    [one] 1 segnalino Trappola
   *[other] { $count } segnalini Trappola
}
picture-wk-gain-points = { $count }★
picture-wk-gain-calamity = { $count ->
    [one] 1 Calamità in meno
   *[other] { $count } Calamità in meno
}
picture-wk-makes-now = produce
picture-wk-to-place = da piazzare ora: { $cubes }
picture-wk-holds = possiede
picture-wk-alchemy = Alchimia { $count }/5
picture-wk-training = 1 Soldato in addestramento
picture-wk-own-tokens = { $count ->
    [one] 1 segnalino Illusionista
   *[other] { $count } segnalini Illusionista
}
picture-wk-aside = { $count ->
    [one] 1 cubo messo da parte dagli Inghiottitori
   *[other] { $count } cubi messi da parte dagli Inghiottitori
}
picture-wk-sums = { $score ->
    [one] 1 punto
   *[other] { $score } punti
} · { $hand ->
    [one] 1 carta in mano
   *[other] { $hand } carte in mano
} · { $traps ->
    [one] 1 Trappola
   *[other] { $traps } Trappole
} · { $spies ->
    [one] 1 Spia
   *[other] { $spies } Spie
}
picture-wk-hand = mano
picture-wk-selected = selezionate
picture-wk-building = in costruzione
picture-wk-council = Consiglieri
picture-wk-duchy = Granducato
picture-wk-trophies = trofei
picture-wk-needs = ancora { $pieces }
picture-wk-full = tutto pagato
picture-wk-frozen = congelata
picture-wk-robbed = { $count ->
    [one] (derubata)
   *[other] ({ $count } derubate)
}
picture-wk-quest = Missione
picture-wk-at-step = tappa { $step }, { $name }:
picture-wk-quest-done = completata
picture-wk-reserve = in riserva: blu { $blue }, rosso { $red }
picture-wk-locked = in prigione: blu { $blue }, rosso { $red }
picture-wk-marching = { $count ->
    [one] 1 Esercito in marcia
   *[other] { $count } Eserciti in marcia
}
picture-wk-castle = castello
picture-wk-sea = mare
picture-wk-worth = ★ blu { $blue } rosso { $red }
picture-wk-armies-blue = ▲{ $count } blu
picture-wk-armies-red = ▼{ $count } { $count ->
    [one] rosso
   *[other] rossi
}
picture-wk-bonus-materials = M
picture-wk-bonus-population = P
picture-wk-bonus-gold = O
picture-wk-bonus-exploration = E
picture-wk-bonus-krystallium = K
picture-wk-bonus-trap = Trappola
picture-wk-bonus-spy = Spia
picture-wk-bonus-destruction = distruzione
picture-wk-bonus-double-move = spostamento doppio
picture-wk-bonus-prison = prigione

## Che cosa significano i segni, riga per riga: il segno, due spazi, il significato

picture-key-monster-lands =
    F M P  dadi: Forza, Magia, Persuasione; P4 è un dado Persuasione che mostra 4, F2 sono due dadi Forza
    m ★ PV  monete, Reputazione, Punti Vittoria se la partita finisse ora
    { "[ ] [P4]" }  uno spazio libero di un edificio, e uno occupato
    { "[×2→6]" }  uno spazio che prende 2 dadi e rende 6
    ‹P4  l'ultimo dado Persuasione lì: uno più basso aggiunge 4 al proprio sconto
    F2 +3FM  un Percorso: i dadi richiesti, e quanti altri di quali colori accetta
    para 2  Talenti difensivi del Percorso
    †3  la Gloria di una morte eroica lì
    ▸  chi è su un Percorso, e che cosa c'è: dadi, [Trappole], segnalini difesa, Pozioni, Veleni, monete
    { "[Trappola!]" }  una Trappola scoperta
    ● ○ ⚑ ♛  il tuo Clan, un altro Clan, il primo giocatore, un Leader

picture-key-root =
    1 volpe □■  una radura: il numero, il simbolo, uno spazio libero, uno occupato
    ★M  chi la controlla
    M×3  3 guerrieri della Marchesa; E della Dinastia, A dell'Alleanza, L della Setta, D del Ducato, C dei Corvidi, H dell'Orda, K dei Custodi
    I1 T? M3  reliquie dei Custodi, idolo, tavoletta e monile, con i loro valori; ? è a faccia in giù
    V!  la pedina del Vagabondo; W! quella di un secondo Vagabondo
    ♣4 V  il Vagabondo nella foresta 4
    · ~  un sentiero, un fiume
    ▶  di chi è il turno
    Decreto  ciò che sta sotto ogni colonna: visir e carte, con il loro simbolo

## Village Attacks

picture-va-round = round { $round }
picture-va-heart = Cuore del Castello { $left }/{ $full }
picture-va-ward = ignora { $count ->
    [one] 1 danno
   *[other] { $count } danni
}
picture-va-morale = Morale del Villaggio { $left }/{ $full }
picture-va-rank = Grado { $rank }
picture-va-event-in = evento fra { $steps }
picture-va-night = Notte
picture-va-day = Giorno
picture-va-goal-morale = Vincete quando il Morale del Villaggio è a 0; perdete quando lo è il Cuore del Castello.
picture-va-goal-breaches = Vincete quando ogni breccia ha i suoi { $count } sigilli; { $open ->
        [one] ne resta aperta una
       *[other] ne restano aperte { $open }
    }. Perdete quando il Cuore del Castello è a 0.
picture-va-goal-altars = Vincete quando ogni altare ha le sue { $count } coppe, una per ogni abitante che vi muore; { $open ->
        [one] ne resta uno da colmare
       *[other] ne restano { $open } da colmare
    }. Perdete quando il Cuore del Castello è a 0.
picture-va-goal-calling = Completate l'evocazione entro la fine del round { $rounds }, o avrete perso; poi portate a 0 il Morale del Villaggio.
picture-va-goal-survival = Vincete se alla fine del round { $rounds } il Cuore del Castello vive ancora.
picture-va-goal-heirlooms = Vincete quando tutti i cimeli sono nel Cuore del Castello: { $done } consegnati. Liberarne uno costa { $count } risultati.
picture-va-goal-heroes = Vincete quando { $count } Eroi sono uccisi: finora { $done }. Perdete quando il Cuore del Castello è a 0.
picture-va-threat = Il Cuore del Castello sta per essere attaccato, al massimo da { $inside ->
        [0] { $beside ->
            [one] 1 Cacciatore
           *[other] { $beside } Cacciatori
        } accanto
       *[other] { $inside ->
            [one] 1 abitante
           *[other] { $inside } abitanti
        } al suo interno{ $beside ->
            [0] {""}
            [one] {" "}e 1 Cacciatore accanto
           *[other] {" "}e { $beside } Cacciatori accanto
        }
    }.
picture-va-event = evento
picture-va-hero = Eroe
picture-va-ally = dalla vostra parte
picture-va-trap = trappola da collocare
picture-va-next-cards = i prossimi a entrare
picture-va-figure = { $who } ({ $type }), salute { $left }/{ $health }; movimento { $movement }, attacchi { $attacks }, portata { $range }, danno { $damage }.
picture-va-any = qualsiasi
picture-va-troll = TROLL
picture-va-summoned = E
picture-va-minion = s
picture-va-peasant = P
picture-va-hunter = C
picture-va-yunfakh = Y
picture-va-veteran = V
picture-va-type-undead = n
picture-va-type-mythic = m
picture-va-type-cursed = l
picture-va-type-arcane = a
picture-va-type-demon = d
picture-va-mark-s = s
picture-va-mark-b = b
picture-va-mark-n = i
picture-va-mark-p = p
picture-va-legend = [m1♥6] un Mostro e la sua salute · P Popolano · C Cacciatore, Y Cacciatore Yunfakh, con il Tipo: n Non Morto, m Mitico, l Maledetto, a Arcano, d Demone · V Veterano · ★ Eroe · (s) stordito, (b) brucia, (i) intralciato, (p) pacificato · ▼ entrano gli abitanti · ◆ l'obiettivo · ^ trappola · ☾ Oscurità · ✗ Sfortunata
picture-va-monster = { $type } · salute { $left }/{ $health } · livello { $level }, esperienza { $has }/{ $of } · { $at }
picture-va-dead = morto
picture-va-dice = risultati
picture-va-slots = slot
picture-va-movement = Movimento
picture-va-reserve = Riserva
picture-va-state = stato
picture-va-burdened = un dado in meno per il Mostro evocato
picture-va-carries = porta un cimelio
picture-va-paid = ha pagato { $symbol } per l'evocazione
picture-va-kept-soak = prossimi danni evitati: { $left }
picture-va-kept-miss = attacchi a vuoto: { $left }
picture-va-kept-dull = attacchi con 1 danno in meno: { $left }
picture-va-kept-cap = nessun attacco infligge più di { $left }
picture-va-kept-thorns = attacchi che feriscono chi attacca: { $left }
picture-va-kept-taunt = gli abitanti devono attaccarlo per primo
picture-va-kept-hold = abitanti trattenuti: { $left }
picture-va-used = usata in questo round
picture-key-wonderful-kingdom =
    M P O E  cubi: Materiali, Popolazione, Oro, Esplorazione; ? è uno qualsiasi
    K S ★  Krystallium, Soldati, punti
    MMP → produce OO, 1★, +S  una carta: quanto costa, che cosa produce ogni round, i punti, che cosa dà una volta sola
    ♻O  il cubo che dà se riciclata
    ■◆ manca MO  spazi riempiti, uno da un Krystallium, e che cosa manca
    M3 (P2)  quanto produce uno stadio; tra parentesi se in questo round è già passato
    ▒  una carta a faccia in giù
    ● ○  tu, l'avversario
    ▲2 ▼1  Eserciti del blu e del rosso
    { "[Trappola] Spia" }  un luogo tenuto da un Esercito, e uno libero
