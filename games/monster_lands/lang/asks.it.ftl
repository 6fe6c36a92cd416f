### Cosa si chiede, e perché una scelta non è offerta.

ask-clan = Quale Clan giochi?
ask-grant-die = La Regina ti concede un dado. Di che colore?
ask-grant-boon = E cos'altro ti concede la Regina?
ask-turn = Tocca a te: dove piazzi?
ask-last-die = Non hai più dadi. C'è altro da fare prima di passare?
ask-waste = Nessuno dei tuoi dadi si può usare. Quale rendi?
ask-die-for = Quale dado piazzi { $building_at }?
ask-space-of = Quale spazio occupi { $building_at }?
ask-traps =
    Quali Trappole compri? { $discount ->
        [0] Finora
       *[other] Con uno sconto di { $discount }, finora
    } { $price ->
        [one] 1 moneta.
       *[other] { $price } monete.
    }
ask-surplus-trap = Hai troppe Trappole. Quale scarti?
ask-brew = Distilli { $tokens } segnalini. Quali Pozioni e Veleni?
ask-hire =
    Chi ingaggi{ $discount ->
        [0] ?
        [one] , con uno sconto di 1 moneta?
       *[other] , con uno sconto di { $discount } monete?
    }
ask-free-hire = Chi ingaggi gratis?
ask-defence-tokens =
    Quanti segnalini difesa compri{ $discount ->
        [0] ?
        [one] , con uno sconto di 1 moneta?
       *[other] , con uno sconto di { $discount } monete?
    }
ask-pawn = Quale dado dai in pegno?
ask-equipment =
    Quale Equipaggiamento compri{ $discount ->
        [0] ?
        [one] , con uno sconto di 1 moneta?
       *[other] , con uno sconto di { $discount } monete?
    }
ask-free-equipment = Quale Equipaggiamento prendi gratis?
ask-bearer = Chi porta { $equipment }?
ask-move = Quale Equipaggiamento sposti?
ask-path-of = Quale Percorso prende { $mercenary }?
ask-mission-die = { $path }: quale dado va alla Missione?
ask-add = { $mercenary } va { $path_to }. Ha con sé: { $load }. Cos'altro?
ask-land-die = { $land }: quale dado piazzi?
ask-take-loot = Quale Bottino prendi?
ask-convert-into = Di che colore diventa il dado?
ask-convert-which = Quale dado converti?
ask-potion-or-venom = Una Pozione o un Veleno?
ask-settle = Chi colonizza { $land }?
ask-at-home = Sono tutti a casa. C'è altro da fare prima degli stipendi?
ask-before-scoring = La partita è finita. Cosa incassi prima di contare i punti?
ask-promote = Chi diventa il tuo nuovo Leader?
ask-desert = Non puoi pagare gli stipendi. Chi diserta?

why-cannot-pay = Costa { $price ->
    [one] 1 moneta
   *[other] { $price } monete
} e ne hai { $gold }.
why-not-enough-glory = Servono { $reputation } di Gloria in eccesso e ne hai { $excess }.
why-full = Tutti gli spazi sono occupati { $building_at }.
why-space-taken = Questo spazio è occupato.
why-panic = C'è il Panico { $building_at }.
why-closed = In questo scenario non si vende niente { $building_at }.
why-no-die = Serve un dado { $colours }.
why-too-few-dice = Hai troppo pochi dadi dei colori richiesti.
why-nothing-on-offer = Non c'è niente in offerta.
why-nobody-at-home = Nessuno dei tuoi Mercenari è libero.
why-assigned = { $mercenary } è già assegnato.
why-no-path = Nessun Percorso si può prendere.
why-path-taken = { $path } è occupato.
why-no-monster = Nessun Mostro è all'Ingresso.
why-no-persuasion = I dadi Persuasione non combattono.
why-no-room = Su questo Percorso non c'è più spazio.
why-no-more-dice = Qui non si possono aggiungere altri dadi di questo colore.
why-only-one = Se ne può portare uno solo per tipo.
why-no-novice = Non ci sono più Novizius.
why-no-potion = Non hai Pozioni.
why-used = È già stato usato in questo round.
why-moved = È già stato spostato in questo turno.
why-not-settled = Nessuno ha colonizzato { $land }.
why-dice-remain = Finché hai dadi non puoi passare.
why-beer-bought = Un giro di birra basta per questa visita.
why-take-back = I pezzi si aggiungono in ordine: dadi, Trappole, segnalini difesa, Pozione, Veleno. Per cambiare, annulla ciò che hai aggiunto per ultimo.
why-in-order = I dadi si piazzano in ordine: Forza, Magia, poi Persuasione dal basso in alto. Comincia da quello che viene prima.
why-only-outside = Serve nella Fase avventura.
why-only-at-home = Funziona solo se non è assegnato.
