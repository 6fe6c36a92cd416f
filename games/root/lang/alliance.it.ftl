# Capitolo 8: l'Alleanza dei Boschi.

fact-outrage = { $who_The } provoca un oltraggio nella { $clearing }.
fact-supporter-discarded = Il sostenitore { $card } viene scartato.
fact-supporter-added = { $card } si unisce ai sostenitori.
fact-hidden-supporter-added = Una carta si unisce ai sostenitori dell'Alleanza.
fact-officers-lost = L'Alleanza perde { $count ->
    [one] un ufficiale
   *[other] { $count } ufficiali
 }.
fact-officer-gained = Un guerriero dell'Alleanza diventa ufficiale.
fact-revolt = L'Alleanza scatena una rivolta nella { $clearing }.
fact-mobilized = L'Alleanza mobilita una carta.

ask-spend-supporter = Quale sostenitore spendi nella { $clearing }? { $left ->
    [one] È l'ultimo.
   *[other] Ne devi ancora { $left }.
 }
ask-discard-supporter = Senza basi la pila tiene cinque carte. Quale sostenitore scarti?
ask-pay-outrage = Oltraggio nella { $clearing }: quale carta aggiungi ai sostenitori?
ask-revolt = Dove scateni una rivolta, per due sostenitori?
ask-spread-sympathy = Dove ottieni supporto?
ask-alliance-action = Cosa fai in questo Giorno?
ask-mobilize = Quale carta si unisce ai sostenitori?
ask-train = Quale carta scarti per addestrare un ufficiale?
ask-military-operation = Quale operazione militare? { $left ->
    [one] È l'ultima.
   *[other] Ne restano { $left }.
 }
ask-alliance-recruit = In quale base recluti?
ask-organize = Dove un guerriero fa posto al supporto?

why-base-already-founded = La base di questo simbolo è già sulla mappa.
why-too-few-supporters = { $needed ->
    [one] Serve 1 sostenitore corrispondente
   *[other] Servono { $needed } sostenitori corrispondenti
 } alla radura.
why-already-sympathetic = In questa radura c'è già un segnalino supporto.
why-none-left = Non restano { $piece_plural } da posizionare.
why-not-next-to-sympathy = Nessuna radura solidale è adiacente.
why-nothing-to-train-with = Nessuna carta in mano corrisponde a una base sulla mappa.
why-no-base = Non ci sono basi sulla mappa.
why-nowhere-to-organize = Nessun tuo guerriero sta in una radura non solidale che possa ricevere un segnalino.
