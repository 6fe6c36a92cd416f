# Ciò che è accaduto.

fact-coin = La moneta è { $monster_of }.
fact-heads = Esce testa.
fact-tails = Esce croce.
fact-night = È Notte.
fact-day = È Giorno.
fact-round = Round { $round }.
fact-turn = Turno { $monster_of }.
fact-villagers-phase = Agiscono gli abitanti del villaggio.
fact-returns = { $monster_subject } ritorna{ $cost ->
    [0] , senza danno al Cuore del Castello
   *[other] ; il Cuore del Castello perde { $cost }
}.
fact-cannot-return = { $monster_subject } non può tornare.
fact-toll = Il giorno toglie { $count ->
    [one] 1 punto
   *[other] { $count } punti
} esperienza { $monster_to }.
fact-stands-up = { $creature_subject } si rialza.
fact-discards = { $monster_subject } scarta { $symbol } dalla Riserva.
fact-rolls = { $monster_subject } lancia: { $dice }.
fact-rolls-special = { $monster_subject } fa { $face } con il dado speciale.
fact-rerolls = { $monster_subject } rilancia { $count } { $face_many }.
fact-torch-fails = La torcia non trova nessuno.
fact-moves = { $creature_subject } si muove: { $zone }.
fact-strikes = { $creature_subject } attacca { $who_the }, { $zone }.
fact-fails = L'attacco fallisce: { $zone }.
fact-hurt = { $who_subject }, { $zone }, subisce { $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    }.
fact-shielded = { $who_subject }, { $zone }, ignora il primo danno.
fact-dies = Muore { $who_the }, { $zone }.
fact-morale = Il Morale del Villaggio è { $morale }.
fact-experience = { $monster_subject } ottiene { $count ->
    [one] 1 punto
   *[other] { $count } punti
} esperienza.
fact-level = { $monster_subject } raggiunge il livello { $level }.
fact-learns = { $monster_subject } possiede { $capability } al livello { $level }.
fact-guards = { $monster_subject } mette { $symbol } in uno slot Difesa.
fact-reserves = { $monster_subject } mette { $symbol } in Riserva.
fact-wild = { $monster_subject } conta il jolly come { $symbol }.
fact-uses = { $monster_subject } usa { $capability } al livello { $level }.
fact-places-trap = { $monster_subject } colloca { $trap }: { $zone }.
fact-heals = { $creature_subject } guarisce di un danno.
fact-cures = { $creature_subject } si libera della condizione { $condition }.
fact-attack-on = { $who_subject } attacca { $creature_the }: { $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    }.
fact-attack-heart = { $who_subject } attacca il Cuore del Castello, che { $damage ->
        [0] lo ignora
       *[other] perde { $damage }
    }.
fact-misses = L'attacco { $creature_to } non ha effetto.
fact-defends = { $monster_subject } spende una Difesa.
fact-shields = { $creature_subject } subisce { $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    } al suo posto.
fact-avenges = { $monster_subject } spende una Vendetta.
fact-wounded = { $creature_subject } subisce { $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    }.
fact-falls = { $creature_subject } muore.
fact-suffers = { $creature_subject } riceve la condizione { $condition }.
fact-stunned = { $creature_subject } subisce Stordimento.
fact-villager-stunned = { $who_subject }, { $zone }, subisce Stordimento.
fact-villager-burns = { $who_subject }, { $zone }, brucia.
fact-snared = { $who_subject }, { $zone }, non muove in questo round.
fact-pacified = { $who_subject }, { $zone }, non attacca in questo round.
fact-villager-stands = { $who_subject }, { $zone }, si rialza.
fact-held = { $who_subject } non può andarsene: { $zone }.
fact-villager-moves = { $who_subject } si muove: { $zone }.
fact-shoved = Uno spintone sposta { $who_the }: { $zone }.
fact-trap-drawn = Si scopre { $trap }.
fact-dial = Il quadrante Evento è a { $dial }.
fact-event = Evento: { $event }.
fact-dark = { $zone }: zona Oscura.
fact-unlucky = { $zone }: zona Sfortunata.
fact-cleared = Le condizioni finiscono: { $zone }.
fact-troll-arrives = Arriva il Troll: { $zone }.
fact-troll-rolls = Il Troll fa { $face }.
fact-troll-moves = Il Troll si muove: { $zone }.
fact-troll-leaves = Il Troll se ne va.
fact-troll-hurts-heart = Il Troll ferisce il Cuore del Castello, che perde { $damage }.
fact-trap-springs = Scatta { $trap }: { $zone }.
fact-trap-gone = Si scarta { $trap }.
fact-spawn = { $card }: { $zone }.
fact-enters = Entra { $who_the }: { $zone }.
fact-acts-instead = Non ce ne sono più: agisce { $who_the }, { $zone }.
fact-ward = Il Cuore del Castello ignora { $count ->
        [one] il prossimo danno
       *[other] i prossimi { $count } danni
    }.
fact-heart-mends = Il Cuore del Castello recupera { $count }.
fact-knell = Il rintocco abbassa il Morale di { $count }.
fact-scried = Tra le prossime carte Comparsa: { $card }.
fact-minion = Appare { $creature_the }: { $zone }.
fact-gives = { $monster_subject } ottiene { $symbol }.
fact-seals = { $monster_subject } mette un sigillo, { $zone }: { $count }.
fact-closes = La breccia si chiude: { $zone }.
fact-cup = Si riempie una coppa, { $zone }: { $count }.
fact-works-free = { $monster_subject } lavora al cimelio, { $zone }: { $count }.
fact-carries = { $monster_subject } porta un cimelio.
fact-drops = Cade un cimelio: { $zone }.
fact-delivers = { $monster_subject } consegna un cimelio: { $count }.
fact-pays-summoning = { $monster_subject } paga { $symbol } per l'evocazione.
fact-summons = Evocazione compiuta: { $summon }.
fact-burdened = Il peso resta { $monster_to }.
fact-won = I Mostri hanno vinto.
fact-lost = I Mostri hanno perso: { $reason }.

loss-heart = il Cuore del Castello non c'è più
loss-monsters = tutti i Mostri sono morti e nessuno può tornare
loss-scenario = il tempo dello scenario è finito
loss-rounds = l'ultimo round è finito
