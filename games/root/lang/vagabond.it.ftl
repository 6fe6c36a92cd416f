# Capitolo 9 e Appendice D: il Vagabondo.

choice-item-ready = { $item_A }
choice-item-exhausted = { $item_A }, a faccia in giù
choice-item-damaged = { $item_A } tra i danneggiati
choice-item-damaged-exhausted = { $item_A } tra i danneggiati, a faccia in giù
choice-instead = { $item_A } al posto di { $other_a }

fact-exhausted = { $who_The } esaurisce { $count ->
    [one] { $item_a }
   *[other] { $count } { $item_plural }
 }.
fact-item-picked-refresh = { $who_The } riattiva { $item_a }.
fact-item-picked-damage = { $who_The } danneggia { $item_a }.
fact-item-picked-total-removal = { $who_The } danneggia { $item_a }.
fact-item-picked-repair = { $who_The } ripara { $item_a }.
fact-item-picked-hideout = { $who_The } ripara { $item_a } nel nascondiglio.
fact-item-picked-aid = { $who_The } esaurisce { $item_a } per aiutare.
fact-item-picked-service = { $who_The } esaurisce { $item_a } per un servizio.
fact-item-picked-limit = { $who_The } rimuove { $item_a } dal gioco.
fact-worn-out = { $who_The } improvvisa: esaurisce e danneggia { $item_a }.
fact-coalition = { $who_The } forma una coalizione con { $whom_the }.
fact-relationship = La relazione { $whom_of } con { $who_the } è ora: { $to }.
fact-ally-joined = Attaccano insieme { $who_the } e { $whom_the }.
fact-character-chosen = { $who_The } gioca come { $character }.
fact-pawn-placed = { $who_The } comincia nella { $place }.
fact-pawn-moved = { $who_The } si muove nella { $place }.
fact-saw-in-ruin = Sotto la rovina c'è { $item_a }.
fact-ruins-populated = Sotto ogni rovina { $count ->
    [one] è nascosto un oggetto
   *[other] sono nascosti { $count } oggetti
 }.
fact-explored = { $who_The } trova { $item_a } nella rovina della { $clearing }.
fact-left-ruin = { $who_The } non trova nulla da prendere nella rovina della { $clearing }.
fact-ruin-removed = La rovina della { $clearing } viene rimossa.
fact-took-item-from = { $who_The } prende { $item_a } { $whom_from }.
fact-quest-completed = { $who_The } completa la missione { $quest }.
fact-quest-drawn = È scoperta una nuova missione: { $quest }.
fact-rested = { $who_The } riposa nella foresta, ripara tutti gli oggetti danneggiati e li gira a faccia in su.
fact-protected = { $who_The } protegge { $whom_the }.
fact-scorched = { $who_The } brucia la { $clearing }.

ask-pick-item-refresh = Quale oggetto riattivi? { $left ->
    [one] È l'ultimo.
   *[other] Ne restano { $left }.
 }
ask-pick-item-damage = Quale oggetto viene danneggiato? { $left ->
    [one] Resta un danno.
   *[other] Restano { $left } danni.
 }
ask-pick-item-total-removal = Qui viene rimosso tutto. Quale oggetto viene danneggiato? { $left ->
    [one] È l'ultimo.
   *[other] Ne restano { $left }.
 }
ask-pick-item-repair = Quale oggetto ripari?
ask-pick-item-hideout = Quale oggetto ripari nel nascondiglio? { $left ->
    [one] È l'ultimo.
   *[other] Ne restano { $left }.
 }
ask-pick-item-aid = Quale oggetto esaurisci per aiutare?
ask-pick-item-service = Quale oggetto esaurisci per il servizio? { $left ->
    [one] È l'ultimo.
   *[other] Ne restano { $left }.
 }
ask-pick-item-limit = Porti troppo. Quale oggetto esce dal gioco? { $left ->
    [one] È l'ultimo.
   *[other] Ne restano { $left }.
 }
ask-who-takes-hit = Chi subisce il prossimo danno? { $left ->
    [one] È l'ultimo.
   *[other] Ne restano { $left }.
 }
ask-coalition-partner = Con chi formi una coalizione?
ask-move-with-ally = Un alleato ti segue nella { $to }?
ask-battle-with-ally = Un alleato si unisce alla battaglia?
ask-call-arbiter = Ti appelli al Giudice, le cui spade aumentano i danni che puoi tirare? Ottiene un punto.
ask-choose-character = Quale personaggio sei?
ask-place-pawn = In quale foresta cominci?
ask-slip = Dove vai per la scorciatoia, senza stivali? Puoi anche restare.
ask-move-pawn = Dove si muove la tua pedina?
ask-vagabond-action = Cosa fai in questo Giorno?
ask-take-from-ruin = Quale oggetto prendi dalla rovina?
ask-aid-whom = Chi aiuti?
ask-aid-card = Quale carta dai { $whom_to }?
ask-take-crafted-item = Prendi un oggetto costruito { $whom_from }?
ask-which-quest = Quale missione completi?
ask-improvise = Un oggetto ne sostituisce un altro?
ask-quest-reward = La ricompensa è di due carte, o di un punto per ogni missione completata di questo simbolo?
ask-strike-whom = Chi colpisci?
ask-strike-piece = Quale pezzo colpisci?
ask-steal-from-whom = A chi rubi?
ask-day-labor = Quale carta scartata prendi?
ask-instigate-attacker = Chi spingi ad attaccare?
ask-instigate-defender = Contro chi combatte { $attacker_the }?
ask-glide = Dove plani?

why-nothing-to-exhaust = Non hai questo oggetto integro e a faccia in su: { $item }.
why-no-item-ready = Nessun tuo oggetto è integro e a faccia in su.
why-too-few-hammers = I tuoi martelli non bastano qui per { $card }.
why-too-few-boots = Là ci sono guerrieri ostili: { $needed ->
    [one] serve 1 stivale
   *[other] servono { $needed } stivali
 }.
why-nobody-here = Nessun altro ha pezzi qui.
why-no-matching-card-here = Nessuna carta in mano corrisponde a questa radura.
why-no-ruin-here = Qui non ci sono rovine.
why-no-quest-here = Nessuna missione scoperta corrisponde a questo luogo.
why-quest-items-missing = Gli oggetti della missione non sono tutti pronti.
why-nobody-to-strike = Qui non ci sono pezzi nemici da rimuovere.
why-nothing-damaged = Nessun tuo oggetto è danneggiato.
why-in-a-forest = Sei in una foresta.
why-nobody-to-steal-from = Nessuno qui ha carte in mano.
why-no-matching-discard = Nessuna carta scartata corrisponde a questa radura.
why-ally-cannot-follow = Non controlla né la { $from } né la { $to }, o non ha una via tra loro.
why-nobody-to-instigate = Nessuno qui può essere spinto contro un altro.
why-not-an-action = Il dono del tuo personaggio non è un'azione a sé.
