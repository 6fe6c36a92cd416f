# 14 Il Signore dell'Orda.

piece-hundreds-warrior = guerriero dell'Orda
    .a = un guerriero dell'Orda
    .A = Un guerriero dell'Orda
    .plural = guerrieri dell'Orda
piece-warlord = signore della guerra
    .a = il signore della guerra
    .A = Il signore della guerra
    .plural = signori della guerra
piece-stronghold = roccaforte
    .a = una roccaforte
    .A = Una roccaforte
    .plural = roccaforti
piece-mob = folla
    .a = una folla
    .A = Una folla
    .plural = folle

mood-bitter = Spietato
mood-grandiose = Superbo
mood-jubilant = Gaudente
mood-lavish = Pomposo
mood-relentless = Implacabile
mood-rowdy = Rissoso
mood-stubborn = Ostinato
mood-wrathful = Iroso

choice-mood = { $mood }

track-command = Comando
track-prowess = Prodezza
action-loot = Saccheggio
action-roll = Lanciare il dado folla

ask-warlord-too = Il signore della guerra guida il movimento dalla { $from } alla { $to }, o vanno solo i guerrieri?
ask-how-many-follow = Quanti guerrieri seguono il signore della guerra dalla { $from } alla { $to }?
ask-who-falls = { $hits ->
    [one] Chi subisce il danno
   *[other] Subisci { $hits } danni: tutti sui guerrieri, o uno sul signore della guerra
 }?
ask-contempt-for-trade = Tieni { $item_a } senza punti, o lo togli dal gioco per { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }?
ask-remove-item = Il tracciato { $track } è pieno: quale oggetto togli dal gioco per un punto?
ask-looters = Vuoi saccheggiare { $whom_the }? Non infliggi i danni dei dadi; se dopo la battaglia controlli la radura, prendi un oggetto costruito.
ask-loot = Quale oggetto prendi { $whom_from }?
ask-raze-ruin = Quale oggetto prendi dalla rovina della { $clearing }?
ask-anoint = Dove sorge il nuovo signore della guerra?
ask-choose-a-mood = Quale indole prende il signore della guerra?
ask-lavish = Quale oggetto del Tesoro togli dal gioco per avere guerrieri con il signore della guerra?
ask-command = Quale azione comandi? { $left ->
    [one] Resta 1 azione
   *[other] Restano { $left } azioni
 }.
ask-stronghold-card = Quale carta giochi per costruire una roccaforte in una radura corrispondente?
ask-advance = Dove avanza il signore della guerra, o chi attacca dove si trova? { $left ->
    [one] Resta 1 avanzata
   *[other] Restano { $left } avanzate
 }.
ask-battle-after-move = Chi attacca il signore della guerra dopo il movimento?
ask-relentless = Il signore della guerra è implacabile: dove si muove, o chi attacca, ancora una volta?
ask-rest-of-daylight = Usi ancora qualcosa in questo Giorno?
ask-incite = Quale carta giochi per incitare una folla in una radura corrispondente?
ask-jubilant = Lanci il dado folla? { $left ->
    [one] Resta 1 lancio
   *[other] Restano { $left } lanci
 }.
ask-bitter = Quale folla diventa un guerriero nella { $clearing }?

answer-keep-item = { $item_A } nel Tesoro
answer-item-for-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
answer-only-warriors = Solo guerrieri
answer-no-looting = Nessun saccheggio
answer-no-more-items = Tieni gli altri
answer-no-command = Nessun'altra azione
answer-no-advance = Il signore della guerra si ferma
answer-no-incite = Nessun'altra folla
answer-no-roll = Nessun altro lancio
answer-no-conscript = Nessun'altra folla

fact-item-gained = Il Signore dell'Orda aggiunge { $item_a } al tracciato { $track }.
fact-item-removed = { $item_A } esce dal gioco.
fact-looting-declared = Il Signore dell'Orda vuole saccheggiare { $whom_the }.
fact-looted = Il Signore dell'Orda prende { $item_a } { $whom_from }.
fact-new-mood = Il signore della guerra ora è { $mood }.
fact-ruin-left = Il Signore dell'Orda non trova nulla da prendere nella rovina della { $clearing }.
fact-mob-die = Il dado folla mostra { $suit }.
fact-anointed = Un nuovo signore della guerra sorge nella { $clearing }.
fact-oppressed = Il Signore dell'Orda sottomette { $count ->
    [one] una radura
   *[other] { $count } radure
 }: { $clearings }.

why-same-mood = Il signore della guerra deve cambiare indole.
why-item-in-hoard = Nel tuo Tesoro c'è { $item_a }.
why-nothing-to-build-with = Nessuna carta in mano corrisponde a una radura che controlli con uno spazio libero.
why-nowhere-to-incite = Non corrisponde a nessuna radura con tuoi guerrieri e senza folla.
