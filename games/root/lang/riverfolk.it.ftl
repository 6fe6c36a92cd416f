# 11 La Compagnia del Fiume.

piece-riverfolk-warrior = guerriero della Compagnia
    .a = un guerriero della Compagnia
    .A = Un guerriero della Compagnia
    .plural = guerrieri della Compagnia
piece-fox-trade-post = avamposto commerciale volpe
    .a = un avamposto commerciale volpe
    .A = Un avamposto commerciale volpe
    .plural = avamposti commerciali volpe
piece-rabbit-trade-post = avamposto commerciale coniglio
    .a = un avamposto commerciale coniglio
    .A = Un avamposto commerciale coniglio
    .plural = avamposti commerciali coniglio
piece-mouse-trade-post = avamposto commerciale topo
    .a = un avamposto commerciale topo
    .A = Un avamposto commerciale topo
    .plural = avamposti commerciali topo

service-hand-card = una carta della mano della Compagnia
service-riverboats = i battelli
service-mercenaries = i mercenari

choice-service = Comprare { $service }
action-export = Esportazione
action-draw = Pesca
action-establish = Nuovo avamposto commerciale con presidio
effect-trade-disruption = l'interruzione degli scambi

ask-lose-fund = Quale fondo perdi? { $left ->
    [one] È l'ultimo.
   *[other] Ne restano { $left }.
 }
ask-services = Comprare un servizio della Compagnia? { $left ->
    [one] Puoi comprarne ancora uno.
   *[other] Puoi comprarne ancora { $left }.
 }
ask-hand-card = Quale carta compri?
ask-price = Quanto chiedi per { $service }?
ask-riverfolk-action = { $funds ->
    [0] Non hai più fondi.
    [one] Hai un fondo. Che cosa fai?
   *[other] Hai { $funds } fondi. Che cosa fai?
 }
ask-fund-to-move = Quale fondo impegni per muovere?
ask-fund-to-battle = Quale fondo impegni per attaccare?
ask-fund-to-draw = Quale fondo impegni per pescare?
ask-fund-to-recruit = Quale fondo spendi per reclutare?
ask-any-space = { $card } prende uno spazio di qualsiasi simbolo. Quale tracciato paga?
ask-fund-to-craft = Quale fondo impegni per produrre { $card }? { $left ->
    [one] È l'ultimo.
   *[other] Ne restano { $left }.
 }
ask-craft-or-export = Produrre { $card } per il suo effetto o esportarla per un guerriero nei Pagamenti?
ask-establish-where = Dove fondi un avamposto commerciale? Costa due fondi di chi controlla la radura.
ask-set-prices = Cambiare il costo di un servizio?

answer-buy = Comprare { $service }: costo { $price }
answer-no-service = Non comprare altro
answer-price = { $price ->
    [one] 1 guerriero
   *[other] { $price } guerrieri
 }
answer-new-price = Cambiare il costo di un servizio: { $service }, ora { $price }
answer-keep-prices = Lasciare gli altri costi
answer-space = Il tracciato { $suit }
answer-fund = { $piece_A }

fact-fund-committed = La Compagnia impegna { $piece_a }.
fact-fund-spent = { $piece_A } lascia i fondi della Compagnia per la sua riserva.
fact-service-bought = { $who_The } compra { $service }: costo { $price }.
fact-payments = { $count ->
    [one] Un guerriero della Compagnia va
   *[other] { $count } guerrieri della Compagnia vanno
 } nei suoi Pagamenti.
fact-funds-gathered = La Compagnia ha { $count ->
    [one] un fondo
   *[other] { $count } fondi
 }.
fact-price = La Compagnia fissa un costo: { $service }, { $price }.

why-nothing-for-sale = La Compagnia non ha carte in mano.
why-no-mercenaries = Il Vagabondo non può comprare i mercenari.
why-bought-already = L'hai già comprato per tutto il turno.
why-too-dear = Costa { $price } e hai di meno.
why-no-funds = Non hai fondi.
why-nothing-to-draw = Non restano carte né nel mazzo né negli scarti.
why-no-riverside = Non puoi posizionare nulla in nessuna radura sul fiume.
why-cannot-craft-with-funds = Hai troppo pochi fondi o spazi liberi per { $card }.
why-no-trade-post-site = Nessuna radura senza avamposto è controllata da qualcuno di cui hai due fondi, con un avamposto ancora disponibile.
