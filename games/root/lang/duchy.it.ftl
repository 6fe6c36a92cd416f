# 12 Il Ducato Sotterraneo.

piece-duchy-warrior = guerriero del Ducato
    .a = un guerriero del Ducato
    .A = Un guerriero del Ducato
    .plural = guerrieri del Ducato
piece-citadel = cittadella
    .a = una cittadella
    .A = Una cittadella
    .plural = cittadelle
piece-market = mercato
    .a = un mercato
    .A = Un mercato
    .plural = mercati
piece-tunnel = galleria
    .a = una galleria
    .A = Una galleria
    .plural = gallerie

rank-squire = cavaliere
rank-noble = nobile
rank-lord = lord
minister-foremole = Geniere
    .text = Rivela una carta per costruire in una radura controllata.
minister-captain = Capitano
    .text = Dà inizio a una battaglia.
minister-marshal = Maresciallo
    .text = Esegue un movimento.
minister-brigadier = Brigadiere
    .text = Fino a due movimenti, o fino a due battaglie.
minister-banker = Banchiere
    .text = Spende carte di un simbolo per un punto l'una.
minister-mayor = Sindaco
    .text = Svolge l'azione di un cavaliere o nobile schierato.
minister-duchess-of-mud = Duchessa del Fango
    .text = 2 punti se tutte le gallerie sono sulla mappa.
minister-baron-of-dirt = Barone del Terriccio
    .text = 1 punto per ogni mercato sulla mappa.
minister-earl-of-stone = Conte della Pietra
    .text = 1 punto per ogni cittadella sulla mappa.

choice-minister = { $minister }
choice-emerge = Dalla Tana alla { $clearing }
choice-burrow = Dalla { $clearing } alla Tana
action-dig = Scavo
effect-price-of-failure = il Prezzo del Fallimento

fact-emerged = { $count ->
    [one] Un guerriero del Ducato sale
   *[other] { $count } guerrieri del Ducato salgono
 } dalla Tana nella { $clearing }.
fact-burrowed = { $count ->
    [one] Un guerriero del Ducato scende
   *[other] { $count } guerrieri del Ducato scendono
 } dalla { $clearing } nella Tana.
fact-burrow-recruited = { $count ->
    [one] Un guerriero viene posizionato
   *[other] { $count } guerrieri vengono posizionati
 } nella Tana.
fact-minister-dismissed = { $minister } se ne va, e la corona è persa.
fact-minister-swayed = { $minister } si schiera.
fact-duchy-revealed = Il Ducato rivela { $card }.
fact-duchy-returned = Il Ducato riprende { $count ->
    [one] una carta rivelata
   *[other] { $count } carte rivelate
 }.
fact-tunnel-moved = La galleria della { $from } si sposta nella { $to }.

ask-how-many-emerge = Quanti guerrieri salgono nella { $clearing }?
ask-how-many-burrow = Quanti guerrieri scendono dalla { $clearing }?
ask-lose-minister = Quale ministro perdi?
ask-duchy-action = Cosa fa l'Assemblea? { $left ->
    [0] Non restano azioni.
    [one] Resta 1 azione.
   *[other] Restano { $left } azioni.
 }
ask-duchy-build-with = Quale carta riveli per costruire?
ask-duchy-build-where = Dove costruisci?
ask-duchy-build-what = Cosa costruisci nella { $clearing }?
ask-dig-with = Quale carta spendi per scavare?
ask-dig-where = Dove scavi?
ask-which-tunnel = Quale galleria si sposta nella { $clearing }?
ask-parliament = Quale ministro agisce?
ask-brigadier = Movimenti o battaglie?
ask-bank = Quale carta versi? { $count ->
    [0] Ognuna è un punto.
   *[other] Finora { $count }.
 }
ask-mayor = Di chi svolge l'azione il Sindaco?
ask-sway = Quale ministro persuadi?
ask-reveal-for-minister = Quale carta riveli per { $minister }? { $left ->
    [one] È l'ultima.
   *[other] Ne servono ancora { $left }.
 }
answer-end-assembly = Chiudi l'Assemblea
answer-no-parliament = Chiudi il Parlamento
answer-no-sway = Non persuadere nessuno
answer-no-more-bank = Non versare altro
answer-stay-below = Nessuno sale

why-no-card-to-build-with = Nessuna carta in mano può essere rivelata per una radura che controlli con uno spazio libero.
why-nothing-to-dig-with = Nessuna carta in mano corrisponde a una radura senza galleria.
why-no-tunnel = Tutte le gallerie sono sulla mappa, e nessuna può essere spostata.
why-minister-idle = Per questo ministro non c'è nulla da fare.
why-no-crown = Non resta nessuna corona di questo rango.
why-too-few-to-reveal = { $needed } carte devono corrispondere ad altrettante radure con tuoi pezzi.
