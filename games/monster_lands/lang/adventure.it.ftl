### La Fase avventura a parole.

## La Fase avventura: cosa si chiede.

ask-remove-magic =
    { $who } affronta { $dice ->
        [one] un dado di attacco
        *[other] { $dice } dadi di attacco
    }. Togliere un dado Magia?
ask-defend =
    { $who } riceve { $hits ->
        [one] un colpo. Con che cosa lo annulli?
        *[other] { $hits } colpi. Con che cosa li annulli?
    }
ask-attack =
    { $who } attacca: { $total } finora, { $traps ->
        [0] {""}
       *[other] { $capture } cattura{ $spared ->
            [0] {""}
           *[other] {" "}(già tolto un bonus di { $spared })
        },{" "}
    }{ $eliminate } elimina{ $saved ->
        [0] {""}
       *[other] {" "}(già tolto un bonus di { $saved })
    }{ $traps ->
        [0] ; troppo poche Trappole per catturare
       *[other] {""}
    }. E adesso?
ask-conquest = { $who } conquista: { $total } finora, con { $value } la Terra è presa. E adesso?
ask-mission-roll = { $who } è in Missione: { $total } finora, { $objective } riesce. E adesso?
ask-glory-loot = Scartare { $loot } per altra Gloria?
ask-reveal-token = { $path }: rivelare il segnalino { $number } dall'alto?
ask-aim-trick = Contro quale Percorso agisce { $trick }?
ask-divert =
    Deviare { $dice ->
        [one] un dado di attacco
        *[other] { $dice } dadi di attacco
    } contro { $path }?
ask-aim-attack-die = Contro quale Percorso { $who } devia un dado di attacco?
ask-foil-trick = { $trick } è rivolto a te. Annullarlo con un segnalino difesa?
ask-steal-die = Quale dado rubi?
ask-contract = Contratto: { $who } consegna { $wants } in cambio di { $pays }?
ask-give-trap = Quale Trappola consegni?
ask-give-loot = Quale Bottino consegni?
ask-plunder = { $who } saccheggia. Quale Bottino?

## Cosa si può fare.

choice-remove = Togli un dado Magia
choice-brace = Affronta l'attacco
choice-block = Annulla un colpo con { $with_a }
choice-suffer = Subisci i colpi
choice-roll = Tira un { $die_die }
choice-roll-all = Tira tutti i dadi
choice-reroll = Rilancia il { $die_die } che mostra { $face }
choice-stop = Fermati qui
choice-spare = Tienilo
choice-reveal = Rivelalo
choice-conceal = Lascialo coperto
choice-against = Contro { $path }
choice-withstand = Tieni i dadi
choice-foil = Scarta un segnalino difesa
choice-bear = Lascialo agire
choice-steal = Ruba un { $die_die }
choice-fulfil = Consegna
choice-decline = Non adempiere il contratto
choice-hand-over = Consegna { $what }
choice-plunder = Prendi { $loot }: { $loot_text }
block-talent = Talento difensivo
    .a = un Talento difensivo
block-token = segnalino difesa
    .a = un segnalino difesa
block-potion = Pozione
    .a = una Pozione

## Perché no.

why-power = { $monster } non lo permette.
why-none-left = Qui non ce n'è più: { $with }.
why-talents-first = I Talenti difensivi vanno usati prima di subire colpi.
why-no-armor = In questo scenario nessuna Difesa funziona.
why-no-venom = Questo Mercenario non porta Veleni.
why-no-venom-in-conquest = In questa partita i Veleni non aiutano nella conquista.
why-cannot-fulfil = Non hai ciò che il contratto chiede.
why-no-defence-token = Su quel Percorso non c'è nessun segnalino difesa.
why-other-affinity = Questo Mercenario è di un'altra Affinità.
why-settled-elsewhere = Questo Mercenario ha colonizzato { $land }.

## Cosa è successo.

fact-dice-mission = Si risolve la Missione con dadi.
fact-contracts = Si risolvono i contratti.
fact-battle-a = Inizia la battaglia per la Terra A.
fact-battle-b = Inizia la battaglia per la Terra B.
fact-citadel-defence = La Cittadella si difende da { $monster }.
fact-trap-revealed = { $path }: si rivela { $trap }.
fact-trap-concealed = { $path }: un segnalino resta coperto.
fact-attacks =
    { $monster } attacca { $who } con { $dice ->
        [one] un dado
        *[other] { $dice } dadi
    }.
fact-spores =
    Le spore di { $monster } tirano { $face }: { $hits ->
        [0] nessuno è colpito
        *[other] tutti i presenti sono colpiti
    }.
fact-magic-removed =
    { $who } toglie un dado Magia: { $dice ->
        [one] resta un dado
        *[other] restano { $dice } dadi
    } di attacco.
fact-diverted =
    { $from } devia { $dice ->
        [one] un dado di attacco
        *[other] { $dice } dadi di attacco
    } contro { $to }.
fact-divert-lost =
    Il bersaglio non c'è più: { $who } evita { $dice ->
        [one] un dado di attacco
        *[other] { $dice } dadi di attacco
    }.
fact-attack-rolled =
    L'attacco a { $who } tira { $faces }: { $hits ->
        [one] un colpo
        *[other] { $hits } colpi
    }.
fact-misses-rerolled =
    I dadi falliti si ritirano, { $faces }: { $hits ->
        [one] un colpo
        *[other] { $hits } colpi
    }.
fact-automatic-hits =
    { $monster } aggiunge { $hits ->
        [one] un colpo automatico
        *[other] { $hits } colpi automatici
    }.
fact-blocked = { $who } annulla un colpo con { $with_a }.
fact-wounded = { $who } subisce una ferita.
fact-wound-costs-glory = La ferita costa { $glory } Gloria { $seat_to }.
fact-died = { $who } muore da eroe: { $glory } Gloria.
fact-die-rolled = { $who } tira { $die } { $face }: totale { $total }.
fact-die-counts = { $who } tira { $die } { $face }, che vale { $counts }: totale { $total }.
fact-die-rerolled = { $die } { $from } rilanciato: { $to }. Totale { $total }.
fact-venom-spent = { $who } usa un Veleno: totale { $total }.
fact-loot-spent = { $seat_The } usa un Bottino: { $loot }.
fact-captured = { $who } cattura { $monster }: { $glory } Gloria e { $gold } monete.
fact-eliminated =
    { $who } elimina { $monster }: { $glory } Gloria e { $trophies ->
        [one] un Trofeo
        *[other] { $trophies } Trofei
    }.
fact-extra-glory = { $seat_The } ottiene altra Gloria: { $glory }.
fact-extra-potions =
    { $seat_The } ottiene { $potions ->
        [one] una Pozione
        *[other] { $potions } Pozioni
    }.
fact-escapes = { $monster } fugge verso l'Ingresso.
fact-final-lash = Il colpo finale di { $monster } raggiunge tutti i presenti.
fact-attack-failed = { $who } fallisce; il danno finora è { $damage }.
fact-conquest-begins = { $who } tenta di conquistare { $land }.
fact-conquered = { $who } conquista { $land }: { $glory } Gloria.
fact-conquest-failed = { $who } non conquista { $land }; il totale finora è { $total }.
fact-plundered = { $who } saccheggia un Bottino: { $loot }.
fact-nothing-to-plunder = { $who } non trova nulla da saccheggiare.
fact-monster-stays = { $monster } non è sconfitto.
fact-panic-ends = Il Panico nella Cittadella finisce.
fact-mission-won = { $who } vince la Missione con { $total }: { $gold ->
    [0] { $glory } Gloria
    [one] { $glory } Gloria e 1 moneta
   *[other] { $glory } Gloria e { $gold } monete
}.
fact-leftovers = { $who } arriva a { $total } ma viene battuto: { $gold } monete.
fact-mission-failed = { $who } fallisce la Missione con { $total } e perde { $glory } Gloria.
fact-contract-fulfilled = { $who } adempie il contratto: { $gold ->
    [0] { $glory } Gloria
    [one] { $glory } Gloria e 1 moneta
   *[other] { $glory } Gloria e { $gold } monete
}.
fact-contract-declined = { $who } lascia il contratto.
fact-given = { $seat_The } consegna { $what }.
fact-madhala-wins = Madhala vince la Missione con dadi.
fact-madhala-removes-monster = Madhala porta via { $monster }.
fact-madhala-removes-land = Madhala si prende { $land }.
fact-trick-aimed = { $trick } agisce contro { $path }.
fact-trick-void = { $trick } non fa nulla: il Mostro non attacca mai Madhala.
fact-trick-wasted = { $trick } non trova nessuno accanto.
fact-trick-foiled = { $trick } è annullato con un segnalino difesa.
fact-stolen = Un { $die_die } viene rubato da { $path }.
