# Ciò che si chiede, e perché una scelta è negata.

ask-first-monster = Quale Mostro comincia?
ask-discard-reserve = { $monster }: scartare risultati dalla Riserva? Ognuno che resta costa un dado del lancio.
ask-reroll = { $monster }: rilanciare dadi, una volta?
ask-use-results = { $monster }: usa un risultato. Restano: { $results }
ask-nothing-left = { $monster }: non resta alcun risultato
ask-spend-on-move = { $monster }: quale risultato paga il passo ({ $zone })?
ask-spend-on-goal = { $monster }: quale risultato va all'obiettivo?
ask-spend-on-capability = { $monster }: quale risultato paga { $capability }? Ancora da pagare: { $left }
ask-spend-on-trap = { $monster }: quale risultato paga la trappola? Ancora da pagare: { $left }
ask-defend = { $who_subject } infligge { $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    } { $monster_to }: spendere una Difesa?
ask-shield = { $who_subject } infligge { $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    } { $monster_to }: lo subisce un servitore?
ask-avenge = { $who_subject } attacca { $monster_the } ({ $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    }): spendere una Vendetta?
ask-level = { $monster_subject } sale di livello: quale Capacità?
ask-level-heals = { $monster_subject } sale di livello: cosa si rimuove?
ask-which-zone = { $capability }: in quale zona?
ask-which-villager = { $capability }: quale abitante?
ask-dash = { $monster }: dove? Zone rimaste: { $left }
ask-heal-whom = { $capability }: cosa si rimuove?
ask-gain-which = { $capability }: quale risultato?
ask-give-whom = { $capability }: a chi quale risultato?
ask-promise = { $capability }: cosa prometti?
ask-arrange-spawn = { $capability }: quale carta viene poi?
ask-keep-burden = Quale Mostro conserva il peso dell'evocazione?
ask-creature-moves = { $creature }: dove?
ask-creature-attacks = { $creature }: chi attaccare?

why-hindered = { $villagers ->
        [one] { $villagers } abitante ostacola
       *[other] { $villagers } abitanti ostacolano
    } un Mostro con salute { $health }.
why-no-movement-slot = Nessuno slot Movimento è libero.
why-full = { $zone }: zona piena, e nessuno si può spintonare.
why-no-defence-slot = Nessuno slot Difesa è libero.
why-no-reserve-slot = Nessuno slot Riserva è libero.
why-used-this-round = È stata usata in questo round.
why-cannot-pay = I risultati non bastano a pagarla.
why-trap-here = In questa zona c'è già una trappola.
why-no-trap-in-heart = Nel Cuore del Castello non si mettono trappole.
why-dark = { $zone }: zona Oscura.
why-not-in-heart = Si guarisce nel Cuore del Castello.
why-has-paid = Questo Mostro ha già pagato per l'evocazione.
why-symbol-paid = Questo simbolo è già stato pagato.
why-enough-this-turn = Questo Mostro ha già messo i suoi sigilli in questo turno.
why-carries-one = Questo Mostro porta già un cimelio.
