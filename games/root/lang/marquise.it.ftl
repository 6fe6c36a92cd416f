# Capitolo 6: la Marchesa de Gattis.

fact-garrisoned = La Marchesa posiziona un guerriero in ogni radura, tranne nella { $across }, l'angolo opposto alla fortezza.
fact-healed = Gli ospedali da campo portano { $count ->
    [one] un guerriero
   *[other] { $count } guerrieri
 } della Marchesa alla fortezza, { $clearing }.
fact-paid-wood = La Marchesa paga un segnalino legna dalla { $from }.

ask-field-hospitals = Vuoi spendere una carta corrispondente alla { $clearing } per salvare { $count ->
    [one] il guerriero rimosso
   *[other] i { $count } guerrieri rimossi
 }?
ask-marquise-action = { $left ->
    [0] Vuoi scartare una carta uccello per un'altra azione?
    [one] Cosa fai con l'ultima azione?
   *[other] Cosa fai? Hai { $left } azioni.
 }
ask-what-to-build = Cosa costruisci?
ask-pay-wood = Da dove viene la legna? Ne paghi ancora { $left }.

why-only-marquise-places-at-keep = Solo la Marchesa posiziona pezzi dove si trova la fortezza.
why-nothing-to-build = Nessuna radura che controlli ha uno spazio libero raggiunto da abbastanza legna.
why-nothing-to-overwork = Nessuna carta in mano corrisponde a una radura con una segheria.
why-already-recruited = In questo turno hai già reclutato.
why-needs-wood = { $wood ->
    [one] Un segnalino legna deve
   *[other] { $wood } segnalini legna devono
 } raggiungere la radura attraverso radure che controlli.
