### Le pagine intorno ai giochi.

## La cornice

page-yes = sì
page-skip = Vai al contenuto
page-menu = Menu
page-mat-of = Plancia di { $who }
page-close-mat = Chiudi
page-nav = Pagine
page-home = Inizio
page-lobby = Sala
page-rules = Regole
page-settings = Impostazioni
page-language = Lingua
page-waiting-count = { $count ->
    [one] 1 tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
page-notice = Una parola

## Inizio e sala

page-hero = Tutti intorno a un tavolo
page-hero-help = Giochi da tavolo moderni con tutte le regole e nessuna fatica. Siediti in solitario, con i bot, su un solo schermo o in rete.
page-games = I giochi
page-waiting = Ti aspettano
page-running = I tuoi tavoli
page-done = Finiti
page-seats = da { $min } a { $max } giocatori
page-play-now = Gioca subito contro i bot
page-play-as = Gioca come
page-set-table = Prepara un tavolo
page-open-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
page-phase-gathering = In attesa
page-phase-playing = In corso
page-phase-over = Finito
page-phase-closed = Chiuso
page-lobby-help = Tavoli aperti. Prendi posto, o guarda ciò che è pubblico.
page-lobby-gathering = Cercano giocatori
page-lobby-playing = In corso
page-lobby-over = Finiti, da rivedere
page-lobby-set = Oppure prepara un tavolo tuo
page-sieve-game = Gioco
page-sieve-pace = Ritmo
page-sieve-rated = Punteggio
page-sieve-language = Lingua
page-sieve-any = qualsiasi
page-sieve-quick = Veloce: al massimo un’ora
page-sieve-slow = Lento: più di un’ora
page-sieve-look = Cerca
page-sieve-all = Mostra tutti
page-line-rated = Vale per il punteggio
page-line-taught = Il gioco viene spiegato
page-pace-answer-short = { $time } a risposta
page-pace-turn-short = { $time } a turno
page-more-tables = Altri tavoli
page-no-tables = Nessuno, per ora.

## Campagne

page-campaign = Campagna
page-campaign-of = Campagna di { $game }
page-campaign-begun = Le tue campagne
page-campaign-new = Una nuova campagna
page-campaign-begin = Comincia una campagna
page-campaign-another = Comincia un'altra campagna
page-campaign-all = Tutte le tue campagne
page-campaign-on = Prosegui la campagna
page-campaign-of-table = Questa partita fa parte della tua campagna
page-campaign-play = Gioca la prossima partita
page-campaign-resume = Riprendi la partita
page-campaign-leave-help = Puoi lasciare quando vuoi: la partita ti aspetta al suo tavolo, e la campagna su questa pagina.
page-campaign-stages = Il percorso
page-campaign-stage-passed = superato
page-campaign-stage-now = sei qui
page-campaign-stage-lost = perso qui
page-campaign-played = Partite giocate
page-campaign-none-played = Ancora nessuna.
page-campaign-state-open = Da continuare
page-campaign-state-playing = C'è una partita in corso
page-campaign-state-won = Vinta
page-campaign-state-lost = Persa
page-refused-campaign-answer = Prima scegli come dev'essere la prossima partita.
page-invited = Ti invitano a
page-invite-companions = Invita qualcuno con cui hai giocato
page-invite-help = Chi è invitato trova il tavolo sulla sua prima pagina, e viene avvisato una volta nel modo che ha scelto.
page-invite-nobody = Non hai ancora finito una partita con qualcuno che si lascia vedere.
page-invite-ask = Invita
page-invite-asked = Invito mandato
page-invite-here = Siede qui
page-invite-decline = Non vengo
page-refused-too-many-campaigns = Hai già tante campagne di questo gioco quante se ne conservano per una persona.

## Un tavolo nuovo

page-new-table = Un tavolo di { $game }
page-options = Opzioni
page-more-options = Opzioni più fini ({ $count })
page-no-other = nessun altro
page-usual = il solito
page-who-sits = Chi siede dove
page-who-sits-help = I posti oltre il numero scelto non contano.
page-screens = Chi condivide uno schermo
page-screens-own = Nessuno: ogni persona ha un posto
page-screens-shared = Qualcuno: una persona può prendere più posti, con un sipario tra un turno e l'altro
page-kind-me = Tu
page-kind-hotseat = Un altro su questo schermo
page-kind-open = Aperto ad altri
page-kind-bot = Bot: { $level }
page-kind-stand-in = Bot: { $level }, per { $who }
page-level-novice = principiante
page-level-adept = esperto
page-level-master = maestro
page-level-grandmaster = gran maestro
page-level-adept-written = esperto di riferimento
page-level-master-written = maestro di riferimento
page-level-random = a caso
page-door = Chi può trovarlo
page-door-private = Solo chi ha il collegamento
page-door-open = Tutti, nella sala
page-taught-here = È nuovo per qualcuno?
page-taught-no = Tutti conoscono il gioco
page-taught-yes = Chi è nuovo è benvenuto: qualcuno lo spiega
page-tongue-here = Che lingua si parla
page-tongue-any = Qualsiasi lingua
page-hotseat-name = Nome a questo schermo
page-hints-here = Chi può chiedere consigli
page-hints-usual = Chi gioca tra i bot; contro altre persone nessuno
page-hints-allowed = Tutti
page-hints-forbidden = Nessuno
page-undo-here = Se le risposte si possono annullare
page-undo-allowed = Sì, finché non si scopre qualcosa di nuovo
page-undo-forbidden = No
page-refused-no-undo = A questo tavolo non si annulla nulla.
page-refused-no-hints = A questo tavolo non si danno consigli.

## Il tavolo

page-region-status = Tavolo
page-region-players = Giocatori
page-region-board = Tabellone
page-region-mat = La tua mano e la tua plancia
page-region-beside = Accanto al tabellone
page-region-question = La tua mossa
page-region-log = Cronaca
page-region-chat = Chiacchiere
page-region-about = Su questo tavolo
page-tabs = Parti del tavolo
page-tab-board = Tabellone
page-tab-mat = Mia area
page-tab-players = Giocatori
page-tab-log = Cronaca
page-tab-chat = Chat
page-your-turn = Tocca a te
page-turn-of = Tocca a: { $who }
page-watching = Stai guardando
page-reconnecting = Mi ricollego…
page-stage-gathering = Si aspettano giocatori
page-stage-ended = La partita è finita
page-waiting-for = Si aspetta { $who }
page-why-not = Perché no…? ({ $count })
page-undo = Annulla
page-undo-help = Riprendi la tua ultima scelta (U)
page-restart = Ricomincia il turno
page-restart-help = Riprendi ogni scelta di questo turno
page-curtain = Passa a { $who }
page-curtain-help = Nulla di segreto si vede finché non prendi il posto.
page-unveil = Sono { $who }
page-seat-open = Posto libero
page-present = Presente
page-away = Assente
page-bot = Bot
page-thinking = pensa…
page-to-move = di turno
page-log-whole = Tutta la cronaca
page-log-moment = Guarda il tavolo in questo momento ({ $number })
page-say = Di' qualcosa
page-send = Invia
page-gathering-help = La partita comincia quando ogni posto è preso, o quando lo dice chi ospita.
page-gathering-shared = Qui una persona può prendere più posti, per altri allo stesso schermo.
page-not-dealt = Nulla è ancora distribuito. Quando la partita comincia i dadi vengono sigillati e la loro impronta è mostrata a tutti.
page-set-so = Come si gioca a questo tavolo
page-set-usual = Tutto il resto è come al solito
page-invite = Invita con questo collegamento
page-sit = Siediti qui
page-leave = Alzati
page-leave-to-bot = Lascia che un bot giochi per { $who }
page-take-back = Riprendi il tuo posto
page-away-seat = { $who } non è qui. Chi ospita può far giocare un bot; il posto si può riprendere in ogni momento.
page-start = Comincia ora, i bot riempiono i posti
page-fill-level = I bot giocano da
page-commitment = Impronta dei dadi, fissata prima della partita:
page-seed = Il seme dei dadi:
page-rules-of = Le regole di questo gioco
page-reports = { $count ->
    [one] Una regola si è rotta una volta; nulla è andato perso e un rapporto è stato conservato.
   *[other] Le regole si sono rotte { $count } volte; nulla è andato perso e i rapporti sono stati conservati.
}
page-report = Scarica il rapporto
page-report-later = Contiene segreti, perciò si può scaricare quando il tavolo è finito o chiuso.
page-host = Per chi ospita
page-stand-in = Dai il posto a un bot
page-remove = Allontana { $who }
page-watches = guarda
page-watchers = Guardano:
page-mute = Togli la parola
page-unmute = Ridai la parola
page-dismiss = Allontana
page-close = Chiudi il tavolo
page-close-sure = Chiudere il tavolo per tutti?
page-closed = Chi ospita ha chiuso questo tavolo
page-won = { $who_count ->
    [one] Vince { $who }
   *[other] Vincono { $who }
}
page-nobody-won = Nessuno vince
page-won-together = Avete vinto, insieme
page-lost-together = Sconfitta: avete perso, insieme
page-solo = Ottieni il grado: { $rank }
page-drawn = Nessuno vince: { $why }
page-place = Posto
page-player = Giocatore
page-score = Punti
page-replay = Rivedi
page-export = Scarica il diario
page-verify = Controlla i dadi
page-verified = Il seme ha l'impronta mostrata prima della partita, e ogni dado e ogni carta ne discende.
page-not-verified = Non torna.
page-verify-help = Puoi controllarlo da te, con il diario e questo comando:
page-first = All'inizio
page-previous = Uno indietro
page-next = Uno avanti
page-last = Alla fine
page-moment = Scelta { $at } di { $of }
page-eyes = Con gli occhi di chi
page-watcher = Tutti
page-back-to-table = Al tavolo

## Ciò che dice lo script

page-script-why-not = Perché no?
page-script-not-asked = Ora non si chiede questo:
page-script-busy = La tua ultima risposta è ancora in viaggio. Questa non è stata inviata.
page-script-changed = La domanda è cambiata, quindi non è stato inviato nulla. Guarda di nuovo.
page-script-offline = Nessuna connessione. Riprovo…
page-script-unknown = Nessuna connessione. Quando torna, guarda se la tua risposta è stata giocata.
page-script-failed = Non è stato fatto. Riprova.
page-script-sent = Inviato
page-script-since = Dall'ultima volta che eri qui
page-script-reset-view = Tutto il tabellone
page-script-back = Indietro
page-script-what = Che cos’è?
page-script-close = Chiudi
page-script-less = Di meno
page-script-more = Di più
page-script-read-on = Leggi nelle regole
page-script-keys-title = Tasti
page-script-day = g
page-script-hour = h
page-script-keys = 1–9 rispondono | Tab va avanti | Frecce si muovono sul tabellone e nell’elenco | Invio tocca o risponde | Esc torna indietro | i spiega | u annulla | h chiede un consiglio | p tiene la risposta per la prossima volta | n va al prossimo tavolo che aspetta | ? mostra questo
page-look-through = Guarda gli scarti ({ $count })
page-tray = Che cosa si può fare
page-root-letter-m = M
page-root-letter-e = D
page-root-letter-a = A
page-root-letter-v = V
page-root-letter-w = W
page-root-letter-l = L
page-root-letter-o = F
page-root-letter-d = S
page-root-letter-c = C
page-root-letter-h = O
page-root-letter-k = T
page-ml-phases = Le fasi di un round
page-ml-phase-dice-pool = Scorta di dadi
page-ml-phase-deployment = Piazzamento
page-ml-phase-adventure = Avventura
page-ml-phase-clean-up = Pulizia
page-va-turn = I passi di un turno

## Regole

page-rules-help = Ogni paragrafo, con parole nostre.
page-search = Cerca
page-paragraphs = { $count ->
    [one] 1 paragrafo
   *[other] { $count } paragrafi
}

## Impostazioni

page-name = Il tuo nome
page-theme = Tema
page-theme-system = Come il sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-motion = Movimento dei pezzi
page-motion-on = Svelto
page-motion-calm = Calmo, con il tempo di guardare
page-motion-off = No
page-sounds = Suoni
page-sounds-off = Nessuno
page-sounds-on = Dadi, carte, monete, il tuo turno e la fine
page-save = Salva
page-saved = Salvato.
page-account = Conto
page-account-help = Un nome utente e una password tengono i tuoi tavoli su ogni apparecchio.
page-account-has = Hai un conto. Per cambiare il nome utente o la password, scrivi la password attuale; da ogni altra parte dovrai entrare di nuovo.
page-make-account = Crea un conto
page-change-password = Cambia il conto
page-login = Nome utente
page-password = Password
page-password-lengths = Password (da { $least } a { $most } caratteri)
page-old-password = Password attuale
page-new-password = Nuova password (da { $least } a { $most } caratteri; vuota, resta la vecchia)
page-session = dal { $since }, usata il { $used }
page-sessions = Dove sei entrato
page-this-session = Questo
page-sign-in = Entra
page-sign-out = Esci
page-sign-in-through = Entra con { $name }
page-going-on = { $name } dice chi sei; poi torni qui.
page-go-on-to = Vai a { $name }
page-connect = Collega { $name }
page-disconnect = Scollega { $name }
page-disconnect-sure = D’ora in poi entrare senza { $name }?
page-vouched-for = Puoi entrare anche con { $name }.
page-account-vouched = Hai un conto senza password. Puoi dargliene una, se sei entrato negli ultimi dieci minuti; da ogni altra parte dovrai entrare di nuovo.
page-just-in-help = Non hai una password: vale se sei entrato negli ultimi dieci minuti.

## Diari e riconoscimenti

page-import = Porta un diario
page-import-help = Incolla un diario, e il tavolo viene ricostruito. Tu prendi il primo posto, i bot gli altri.
page-journal = Diario
page-credits = Riconoscimenti
page-credits-games = I giochi appartengono ai loro autori ed editori: Monster Lands, Root, Village Attacks, It's a Wonderful Kingdom. Qui ci sono solo le loro regole, con parole nostre, e nulla delle loro immagini.
page-credits-pictures = Immagini: nostre.
page-credits-type = Caratteri, ridotti e rinominati:
page-credits-software = Fatto in Rust grazie al lavoro di molti, soprattutto:

## Rifiuti

page-refused-nothing-here = Qui non c'è nulla.
page-refused-no-table = Questo tavolo non c'è, o non puoi vederlo.
page-refused-not-yours = Questo posto non è tuo.
page-refused-stale = Nel frattempo il tavolo è andato avanti, quindi non è stato giocato. Ecco come sta ora.
page-refused-not-playing = Ora non si gioca.
page-refused-undo = A questo tavolo si è annullato troppo. Non si può più annullare nulla.
page-refused-not-host = Solo chi ospita può farlo.
page-refused-barred = Chi ospita ti ha allontanato da questo tavolo.
page-refused-one-seat = Qui hai già un posto, e a questo tavolo ogni persona ne ha uno.
page-refused-two-seats = Ogni persona ha un posto. Per prenderne più d'uno, scegli che qualcuno condivida lo schermo.
page-refused-muted = Chi ospita ti ha tolto la parola a questo tavolo.
page-refused-line = Una riga ha al massimo { $most } caratteri.
page-refused-too-late = Qualcuno è stato più svelto, o il tavolo è andato avanti.
page-refused-store = Ora non è stato possibile conservarlo, quindi non è stato fatto. Riprova.
page-refused-malformed = Non si è capito.
page-refused-too-many = Troppo in una volta. Aspetta un momento.
page-refused-too-slow = La richiesta ci ha messo troppo ad arrivare. Riprova.
page-refused-busy = Molti vogliono la stessa cosa in questo momento. Riprova tra poco.
page-refused-too-many-tables = Hai tanti tavoli aperti quanti se ne possono avere. Prima finiscine o chiudine uno.
page-refused-origin = È arrivato da un altro sito e non è stato fatto.
page-refused-secret = Il diario contiene segreti. Si può scaricare quando la partita è finita.
page-refused-not-begun = La partita non è cominciata. Nulla è ancora distribuito, quindi non c'è nulla da vedere.
page-refused-login = Nome utente e password non corrispondono.
page-refused-login-taken = Questo nome utente è già preso.
page-refused-password = Una password ha da { $least } a { $most } caratteri.
page-refused-old-password = Non è la password attuale. Nulla è cambiato.
page-refused-not-just-in = Sono passati più di dieci minuti: prima entra di nuovo. Nulla è cambiato.
page-refused-issuer = Al momento così non può entrare nessuno. Riprova più tardi.
page-refused-vouching = Non sei entrato: nessuno ha detto chi sei.
page-refused-errand = Non è cominciato qui, o troppo tempo fa. Ricomincia.
page-refused-identity = Quel conto è già collegato, o lo è un altro tuo.
page-refused-uninvited = Qui non c’è ancora un conto per te, e per averne uno serve un invito.
page-refused-no-password = Prima dai una password al conto: nessuno potrebbe più entrarci.
page-refused-name = Un nome ha da 1 a { $most } caratteri.
page-refused-login-length = Un nome utente ha da 1 a { $most } caratteri.
page-refused-too-large = È troppo grande.
page-refused-method = Qui non si può fare.
page-refused-replay = Questo tavolo è stato giocato con altre regole e non si può mostrare: { $why }
page-refused-journal = Questo diario non si può usare: { $why }
page-refused-journal-length = Questo diario è troppo lungo: si possono portare qui al massimo { $lines } righe di { $letters } lettere ciascuna.
page-refused-nobody-sits = Qui non hai un posto.
page-guest = Ospite
page-refused-guest = Prima siediti o datti un nome.
page-refused-seats = Il primo posto deve essere tuo, e ogni posto ha bisogno di qualcuno.

## Root

page-root-clearing = Radura { $number }
page-root-paths = sentieri per { $to }
page-root-forest = Foresta { $number }
page-root-ruled = controllata { $who_from }
page-root-rules-here = Controllata { $who_from }: controlla una radura chi vi ha più guerrieri ed edifici, salvo regole di fazione.
page-root-hand = Mano
page-root-board = Plancia
page-root-supporters = Sostenitori
page-root-officers = Ufficiali
page-root-acolytes = Accoliti
page-root-outcast = Reietto
page-root-hated = Reietto Odiato
page-root-lost-souls = Anime Perse
page-root-revealed = Rivelate
page-root-payments = Pagamenti
page-root-funds = Fondi
page-root-committed = Impegni
page-root-services = Servizi
page-root-post-spaces = Spazi per produrre
page-root-shut-out = Indoli escluse
page-root-burrow = Tana
page-root-ministers = Ministri
page-root-neutral = Ministri neutrali
page-root-crowns = Corone
page-root-plots = Complotti
page-root-plots-up = Complotti a faccia in su
page-root-plots-down = Complotti a faccia in giù
page-root-plots-left = Complotti in riserva
page-root-plot-shown = Radura { $number }: { $plot }
page-root-plot-own = Radura { $number }: { $plot }, a faccia in giù
page-root-plot-hidden = Radura { $number }: a faccia in giù
page-root-plot-not = non { $plots }
page-root-recovered = Reliquie recuperate
page-root-retinue = Servitori
page-root-retinue-help = I Servitori: le colonne agiscono da sinistra a destra, ogni carta una volta
page-root-waystations = Centri di raccolta da posizionare
page-root-crafted = Costruite
page-root-supply = Riserva
page-root-decree = Decreto
page-root-decree-help = Il Decreto: le colonne si risolvono da sinistra a destra, carta per carta
page-root-vizier = Visir Leale
page-root-piles = Mazzo { $deck }, scarti { $discards }
page-root-battle = Battaglia nella radura { $clearing }: { $attacker_the } ({ $attack }) contro { $defender_the } ({ $defence })
page-root-cost = Costa pezzi di produzione in: { $cost }
page-root-any = qualsiasi
page-root-no-cards = Nessuna carta in mano
page-root-warriors = { $count ->
    [one] 1 guerriero
   *[other] { $count } guerrieri
}
page-root-not-rolled = Non ancora tirato
page-root-deck = Mazzo
page-root-discards = Scarti
page-root-items = Oggetti da produrre
page-root-hirelings = Combattenti
page-root-hireling-markers = Indicatori combattente sul tracciato: { $spaces }
page-root-hireling-free = senza comandante
page-root-hireling-control = { $who_the }, comando { $marks }
page-root-closed-path = Sentiero chiuso tra le radure { $from } e { $to }
page-root-turn = Il turno, in ordine
page-root-abilities = Che cosa sa fare questa fazione
page-root-done = Fatto
page-root-coalition = In coalizione con { $who }
page-root-track-once = { $piece }: ne restano { $count }. Il prossimo costa { $cost } e vale { $points }.
page-root-track-turn = { $piece }: ne restano { $count }. Con un altro sulla mappa si segnano { $points } punti ogni turno.
page-root-bandit = Un bandito tra le radure { $from } e { $to }
page-root-landmarks = Meraviglie
page-root-stall = Posto { $number } del Mercato Nero
page-root-setup-cards = Carte preparazione: una fazione a testa
page-root-locked = bloccata finché non si sceglie una fazione militante
page-root-quests = Missioni
page-root-dominance = Domini da prendere
page-root-left = { $piece }: { $count } ancora in plancia
page-root-attacks = attacca
page-root-defends = difende
page-root-hits = { $count ->
    [one] 1 colpo tirato
   *[other] { $count } colpi tirati
}

## Monster Lands

page-ml-space = { $count ->
    [one] Spazio libero: qui va un dado.
   *[other] Spazio libero: qui vanno { $count } dadi.
}
page-ml-round = Round
page-ml-round-dice = Dadi di attacco in più di questo round: { $count }
page-ml-capture = Cattura con un totale di almeno { $count }
page-ml-eliminate = Eliminazione con un totale di almeno { $count }
page-ml-trophies = { $count ->
    [one] 1 Trofeo
   *[other] { $count } Trofei
}
page-ml-reinforcements = { $count ->
    [one] Un altro dado di questi colori
   *[other] Fino a { $count } altri dadi di questi colori
}
page-ml-heroic = Gloria per una morte eroica: { $count }
page-ml-panic-left = Segnalini Panico coperti: { $count }
page-ml-no-monster = Tutto tranquillo alla porta
page-ml-reputation = Reputazione { $count }
page-ml-cost = Costa { $count } monete
page-ml-step-attack = Il Mostro attacca
page-ml-step-hits = Si annullano i colpi
page-ml-step-roll = Si lanciano i dadi
page-ml-first = Primo giocatore
page-ml-clan = Il clan
page-ml-no-dice = Nessun dado rimasto
page-ml-attack = Attacco
page-ml-hits = { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
}
page-ml-total = totale { $count }
page-ml-counts = vale { $count }, totale { $total }
page-ml-leads = Capo
page-ml-empty-land = Nessun Mostro qui
page-ml-stack-monsters = Mostri nel mazzo: { $count }
page-ml-stack-lands = Terre nel mazzo: { $count }
page-ml-stack-loot = Bottino coperto: { $count }
page-ml-stack-mercenaries = Mercenari nel mazzo: { $count }
page-ml-stack-traps = Trappole nella pila: { $count }
page-ml-stack-equipment = Equipaggiamenti nel mazzo: { $count }

## Village Attacks

page-va-any = un risultato utile qualsiasi
page-va-letters-melee = Mi
page-va-letters-ranged = Ds
page-va-letters-magic = Ma
page-va-letters-defence = Df
page-va-letters-vengeance = Ve
page-va-letters-torch = To
page-va-letters-wild = Jo
page-va-letters-blank = –
page-va-letters-any = ogni
page-va-clock = Come va l'assedio
page-va-round = Round { $round }
page-va-night = Notte
    .help = Notte: ogni uccisione dà 1 esperienza in più, e si lancia un dado della Notte
page-va-day = Giorno
    .help = Giorno: le uccisioni non danno esperienza e ogni turno ne costa; si lancia un dado del Giorno
page-va-heart = Cuore
    .help = Il Cuore del Castello: a 0 la partita è persa
page-va-morale = Morale
    .help = Il Morale del Villaggio: ogni abitante ucciso lo abbassa; a 0 vincono i Mostri
page-va-event = Evento
page-va-dial = Il quadrante degli eventi è a { $now } di { $every }: a { $every } si pesca un evento
page-va-rank = Rango { $rank }
    .help = Comparsa alla fine di ogni round: una carta per ogni torcia, letta nella riga di questo Rango. Lo fissa il livello più alto di un Mostro
page-va-short-breaches = Sigilli
page-va-short-altars = Calici
page-va-short-calling = Evocazione
page-va-short-survival = Round retti
page-va-short-heirlooms = Cimeli
page-va-short-heroes = Eroi
page-va-goal-morale = Uccidete abitanti finché il Morale del Villaggio è a 0. Se il Cuore del Castello si ferma, perdete.
page-va-goal-breaches = Chiudete ogni breccia: spendete risultati in una zona di comparsa, { $count } sigilli la chiudono.
page-va-goal-altars = Riempite i tre altari: un abitante che vi muore riempie un calice, { $count } calici ciascuno.
page-va-goal-calling = Ogni Mostro paga un simbolo nella Camera di Evocazione entro la fine del round { $rounds }; poi portate il Morale del Villaggio a 0.
page-va-goal-survival = Tenete vivo il Cuore del Castello per { $rounds } round.
page-va-goal-heirlooms = Liberate i tre cimeli ({ $count } risultati ciascuno) e portateli nel Cuore del Castello.
page-va-goal-heroes = { $count ->
    [one] Uccidete 1 Eroe.
   *[other] Uccidete { $count } Eroi.
}
page-va-goal-here-morale = L'obiettivo
page-va-goal-here-breaches = Una breccia: { $done } di { $count } sigilli. Un Mostro qui può spendere un risultato per un sigillo.
page-va-goal-here-altars = Un altare: { $done } di { $count } calici. Li riempiono gli abitanti che muoiono qui.
page-va-goal-here-calling = La Camera di Evocazione: qui ogni Mostro paga un simbolo, ognuno diverso.
page-va-goal-here-survival = L'obiettivo
page-va-goal-here-heirlooms = Un cimelio: { $done } di { $count } risultati spesi. Chi lo libera o lo solleva lo porta nel Cuore.
page-va-goal-here-heroes = L'obiettivo
page-va-standing = Questo evento resta finché se ne pesca un altro
page-va-traps = Trappole da collocare
page-va-next = Prossime carte comparsa
page-va-advance = prima tutti nella zona si avvicinano di 1
page-va-again = si pesca un'altra carta
page-va-enter-peasant = Popolani
page-va-enter-hunter = Cacciatori di un Tipo
page-va-enter-veteran = Veterani
page-va-enter-hero = Eroi
page-va-deck-spawn = Comparsa
page-va-deck-trap = Trappole
page-va-deck-event = Eventi
page-va-deck-hero = Eroi
page-va-deck-summon = Evocazioni
page-va-damage = danni
page-va-kind-heart = il Cuore
page-va-kind-corridor = corridoio
page-va-kind-small-room = stanza piccola
page-va-kind-large-room = stanza grande
page-va-room-for = { $figures } figure su { $capacity }.
page-va-to-heart = { $steps ->
    [one] 1 zona dal Cuore.
   *[other] { $steps } zone dal Cuore.
}
page-va-seen = { $steps ->
    [one] 1 zona da chi agisce, in vista.
   *[other] { $steps } zone da chi agisce, in vista.
}
page-va-unseen = { $steps } zone da chi agisce, fuori vista.
page-va-dark = Oscurità: nessun attacco a Distanza in entrata o in uscita, non ci si vede attraverso.
page-va-unlucky = Sfortuna: un attacco da qui riesce solo con testa.
page-va-trap-here = { $trap } ({ $charges ->
    [one] 1 carica
   *[other] { $charges } cariche
}):
page-va-tokens = { $count ->
    [one] 1 segnalino comparsa: gli abitanti entrano qui
   *[other] { $count } segnalini comparsa: gli abitanti entrano qui
}
page-va-troll = Il Troll: non può essere ferito; se attaccato, agisce subito
page-va-numbers = { $type }, salute { $health }/{ $most }, si muove di { $movement }, { $attacks ->
    [one] 1 attacco
   *[other] { $attacks } attacchi
} da { $damage }, portata { $range }.
page-va-about-peasant = Attacca la propria zona per 1, si muove di 1. Si uccide per primo.
page-va-about-hunter = Attacca fino a 1 zona di distanza per 1, per 2 un Mostro del suo Tipo. Si uccide dopo i Popolani.
page-va-about-veteran = Un Cacciatore che vale ogni Tipo: 2 danni a qualsiasi Mostro.
page-va-about-yunfakh = Un Cacciatore che solo gli attacchi in Mischia possono ferire.
page-va-about-hero = Un Eroe.
page-va-monster = { $monster }, { $role }, { $type }: salute { $health }/{ $most }, livello { $level }, esperienza { $experience }/{ $needs }.
page-va-health = Salute rimasta
page-va-health-of = { $left } di { $most } punti salute
page-va-level = Livello { $level }; { $experience } di { $needs } esperienza per il prossimo
page-va-level-short = Livello { $level }
page-va-first = Ha la moneta: gioca per primo
page-va-dead = morto, torna nel Cuore
page-va-board = Plancia
page-va-results = Risultati e spazi
page-va-capabilities = Capacità
page-va-no-results = Nessun risultato sulla plancia
page-va-special = Il dado del Giorno o della Notte: non si rilancia e non si tiene
page-va-carries = Porta un cimelio
page-va-burdened = Regge un'evocazione: 1 dado in meno
page-va-slots-movement = Movimento
    .help = Un risultato in uno spazio libero muove il Mostro di una zona
page-va-slots-defence = Difesa
    .help = Una Difesa qui toglie 2 danni a un attacco; la Vendetta li restituisce
page-va-slots-reserve = Riserva
    .help = Risultati tenuti per un turno successivo; ognuno costa un dado del prossimo lancio
page-va-condition-sunder = Spezzare: uno spazio Difesa è perso finché non si guarisce nel Cuore
page-va-condition-silence = Silenzio: uno spazio Riserva è perso finché non si guarisce nel Cuore
page-va-condition-slow = Rallentare: uno spazio Movimento è perso finché non si guarisce nel Cuore
page-va-condition-burn = Bruciare: 1 danno all'inizio di ogni turno finché non si guarisce nel Cuore
page-va-kept-soak = Previene i prossimi { $count } danni
page-va-kept-miss = { $count ->
    [one] Il prossimo attacco non ha effetto
   *[other] I prossimi { $count } attacchi non hanno effetto
}
page-va-kept-dull = { $count ->
    [one] Il prossimo attacco fa 1 danno in meno
   *[other] I prossimi { $count } attacchi fanno 1 danno in meno
}
page-va-kept-cap = Nessun attacco fa più di { $count }
page-va-kept-thorns = { $count ->
    [one] Il prossimo attacco ferisce chi lo fa
   *[other] I prossimi { $count } attacchi feriscono chi li fa
}
page-va-kept-taunt = Gli abitanti attaccano prima questo Mostro
page-va-kept-hold = { $count ->
    [one] Trattiene 1 abitante che passerebbe
   *[other] Trattiene { $count } abitanti che passerebbero
}
page-va-unowned = Non ancora sua: arriva con un livello
page-va-used = usata in questo round

## It's a Wonderful Kingdom

page-wk-letter-materials = M
page-wk-letter-population = P
page-wk-letter-gold = O
page-wk-letter-exploration = E
page-wk-letter-krystallium = K
page-wk-letter-soldier = S
page-wk-letter-any = ?
page-wk-kind-structure = Struttura
page-wk-kind-company = Compagnia
page-wk-kind-monument = Monumento
page-wk-kind-discovery = Scoperta
page-wk-kind-treasure = Tesoro
page-wk-kind-calamity = Calamità
page-wk-kind-advisor = Consigliere
page-wk-pieces-any = { $count } di qualsiasi risorsa
page-wk-pieces-spy = { $count ->
    [one] 1 segnalino Spia
   *[other] { $count } segnalini Spia
}
page-wk-pieces-trap = { $count ->
    [one] 1 segnalino Trappola
   *[other] { $count } segnalini Trappola
}
page-wk-pieces-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
page-wk-pieces-calamity = { $count ->
    [one] scarta 1 Calamità
   *[other] scarta { $count } Calamità
}
page-wk-told-cost = Costa { $what }
page-wk-told-makes = Produce { $what }
page-wk-told-makes-per = Produce { $what } × { $type } nel Granducato
page-wk-told-points-per = { $count } × { $type } nel Granducato, in punti
page-wk-told-penalty = { $count ->
    [one] 1 punto perso alla fine
   *[other] { $count } punti persi alla fine
}
page-wk-told-bonus = Completata, dà { $what }
page-wk-told-first = Chi arriva per primo ottiene anche { $what }
page-wk-told-recycled = Riciclata, dà { $what }
page-wk-space-free = Spazio libero: { $what }
page-wk-space-filled = Occupato: { $what }
page-wk-space-stood-in = Un Krystallium al posto di { $what }
page-wk-face-down = Carta a faccia in giù { $count }.
page-wk-token = Porta un segnalino Illusionista
page-wk-frozen = Congelata: in questo round non vi si può mettere nulla
page-wk-stolen = Derubata: non produce
page-wk-trophy = Sconfitta
page-wk-production = Produzione
page-wk-recycling = Riciclo
page-wk-makes = Produce { $what } a ogni round
page-wk-made-by = { $who }: { $what }
page-wk-supremacy = supremazia
page-wk-no-production = I punti del regno com'è ora, e le carte che non producono nulla
page-wk-glory = Punti
page-wk-territories = Territori
page-wk-elsewhere = Inghiottitori
page-wk-selection = Selezionate
page-wk-construction = In costruzione
page-wk-council = Consiglieri
page-wk-hand = Mano
page-wk-hand-size = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
page-wk-no-cards = Nessuna carta in mano
page-wk-nothing-under-construction = Nulla in costruzione
page-wk-cubes = Da piazzare
page-wk-alchemy = Area di alchimia: { $count } cubi su { $full } verso un Krystallium
page-wk-krystallium = { $count } Krystallium
page-wk-soldiers = { $count ->
    [one] 1 Soldato
   *[other] { $count } Soldati
}
page-wk-training = un Soldato si addestra: la prossima supremazia lo rende pronto
page-wk-no-training = nessuno si addestra: la prossima supremazia addestra un Soldato
page-wk-traps = { $count ->
    [one] 1 segnalino Trappola pronto
   *[other] { $count } segnalini Trappola pronti
}
page-wk-spies = { $count ->
    [one] 1 segnalino Spia pronto
   *[other] { $count } segnalini Spia pronti
}
page-wk-tokens = { $count ->
    [one] 1 segnalino Illusionista
   *[other] { $count } segnalini Illusionista
}
page-wk-aside = { $count ->
    [one] 1 cubo messo da parte dagli Inghiottitori
   *[other] { $count } cubi messi da parte dagli Inghiottitori
}
page-wk-area-left = Area sinistra
page-wk-area-right = Area destra
page-wk-empty-area = Vuota
page-wk-deck = Mazzo
page-wk-deck-help = { $count } carte nel mazzo
page-wk-discards = Scarti
page-wk-discards-help = { $count } carte scartate
page-wk-calamities = { $count ->
    [one] 1 Calamità accanto al mazzo
   *[other] { $count } Calamità accanto al mazzo
}
page-wk-struck = { $count } Calamità
page-wk-rats = { $count ->
    [one] 1 Ratto nella pila
   *[other] { $count } Ratti nella pila
}
page-wk-supply-tokens = { $count ->
    [one] 1 segnalino Illusionista nella riserva
   *[other] { $count } segnalini Illusionista nella riserva
}
page-wk-stack = Pila delle Calamità
page-wk-stack-help = { $count } carte rimaste: con l'ultima finisce la scelta dell'ultimo round
page-wk-next = Prossima carta del mazzo
page-wk-round = Round { $round } di { $rounds }
page-wk-first = Primo giocatore: { $who }
page-wk-phase-choice = Scelta
page-wk-phase-planning = Progettazione
page-wk-phase-production = Produzione
page-wk-phase-combat = Combattimento
page-wk-phase-conquest = Conquista
page-wk-have = Carte che devono essere nel Granducato
page-wk-for-first = Solo per chi arriva per primo
page-wk-step-done = { $who }: fatto
page-wk-step-here = { $who } è qui
page-wk-territory = punti: blu { $blue }, rosso { $red } · Eserciti: blu { $bluearmies }, rosso { $redarmies }
page-wk-reserve = { $count } in riserva
page-wk-locked = { $count } in prigione
page-wk-marching = { $count ->
    [one] 1 Esercito è in marcia
   *[other] { $count } Eserciti sono in marcia
}

## Consigli, e ciò che non si può annullare

page-hint = Consiglio
page-hint-help = Che cosa farebbe il maestro? (H)
page-hint-thinking = Il maestro riflette…
page-hint-nothing = Qui il maestro non ha nulla da dire.
page-hint-given = Il maestro sceglierebbe: { $choice } (sicurezza: { $sure } %; { $of }: circa { $expects } %).
hint-of-any = probabilità che tu vinca
hint-of-any-alone = quanto è buona la tua posizione
hint-of-village-attacks = probabilità che vincano i Mostri
hint-of-village-attacks-alone = probabilità che vincano i Mostri
page-end = Fine turno
page-end-not-now = Non ora: prima rispondi alla domanda
page-ends-turn = finisce il turno
page-final = non annullabile
page-final-help = Interviene il caso o si scopre qualcosa: non si può tornare indietro

## Un diario che regole più recenti rifiutano in qualche punto

page-cut = Le regole sono cambiate da quando questa partita fu giocata
page-cut-ended = Questa partita fu giocata fino alla fine con regole precedenti
page-cut-refused = Il tavolo è all'ultimo momento ancora lecito. La scelta successiva { $who_of } non è più permessa: { $deed }.
page-cut-refused-unseen = Il tavolo è all'ultimo momento ancora lecito. La scelta successiva { $who_of } non è più permessa.
page-cut-go-on = Continua da qui
page-cut-waits = Chi siede al tavolo può continuare da qui; chi ospita può chiuderlo.
page-cut-rest = { $count ->
    [one] Che cosa seguì quando fu giocata: 1 scelta
   *[other] Che cosa seguì quando fu giocata: { $count } scelte
}
page-cut-whole = L'elenco completo è nella cronaca
page-cut-line = { $who }: { $deed }
page-cut-line-unseen = { $who }: una scelta, detta quando il tavolo sarà finito

# Lezioni.
page-lessons = Lezioni
page-lessons-of = { $game }: lezioni
page-lessons-help = Tavoli veri, pochi minuti ciascuno. La lezione ti dice che cosa guardare e che cosa provare; le regole sono quelle di ogni partita.
page-lessons-done = { $done } di { $of } concluse
page-lesson-first = Imparalo in cinque minuti
page-lesson-begin = Comincia
page-lesson-again = Di nuovo
page-lesson-resume = Continua
page-lesson-learned = (conclusa)
page-lesson-place = { $number } di { $of }
page-lesson-next = Avanti
page-lesson-next-one = La prossima: { $title }
page-lesson-play = Gioca contro i bot
page-lesson-later = Le regole lo permettono, ma non ora in questa lezione. Prima fa’ quello che chiede.
page-lesson-watch = Guarda che cosa fanno gli altri.
page-lesson-done = La lezione finisce qui. Puoi continuare a giocare a questo tavolo, passare alla prossima o cominciare una partita tua.

# Quello che succede, mostrato passo per passo.
page-since-last-turn = Dal tuo ultimo turno
page-again = Rivedilo
page-root-counts = { $count ->
    [0] nessuno vale
    [one] ne vale 1: non più dei combattenti presenti
   *[other] ne valgono { $count }: non più dei combattenti presenti
}
page-root-first-hit = il primo danno è ignorato
page-root-extra = +{ $count } in più

## Chiamate: come si viene a sapere che tocca a te

page-calls = Il tuo turno, ovunque tu sia
page-calls-help = Quando un tavolo comincia ad aspettarti e non lo stai guardando, vieni avvisato una volta, in ogni modo che scegli qui.
page-calls-none = Per ora non vieni avvisato in nessun modo.
page-calls-add = Avvisami
page-calls-account = Per essere avvisato ti serve un account: creane uno nelle impostazioni.
page-way-push = In un browser
page-way-push-help = Una notifica di questo browser, anche a pagina chiusa.
page-way-push-add = Avvisami in questo browser
page-way-push-unable = Questo browser non può farlo, o la pagina non ha un indirizzo sicuro.
page-way-push-denied = Il browser non l’ha permesso. Le sue impostazioni per questa pagina dicono se le notifiche sono bloccate.
page-way-mail = E-mail
page-way-mail-help = Ricevi un messaggio per confermare l’indirizzo. Serve anche a scegliere una nuova password se dimentichi la tua.
page-way-mail-add = Avvisami per e-mail
page-way-webhook = Webhook
page-way-webhook-help = Un indirizzo che comincia con https:// e accetta JSON. Quelli di Discord e Slack vanno bene così come sono.
page-way-webhook-add = Avvisa questo indirizzo
page-call-try = Prova
page-call-on = Avvisami qui
page-call-off = Per ora non qui
page-call-remove = Togli
page-call-unconfirmed = Un messaggio è in viaggio. Segui il suo link per confermare l’indirizzo.
page-call-untried = Finora non è stato inviato nulla.
page-call-delivered = Ultima consegna { $at }.
page-call-failed = Non riuscito { $at }: { $why }.
page-call-why-no-address = a quell’indirizzo non si può inviare
page-call-why-not-public = l’indirizzo porta in una rete privata
page-call-why-no-name = nessuno conosce quel nome
page-call-why-no-answer = nessuno risponde
page-call-why-too-slow = ci ha messo troppo
page-call-why-no-mail = da qui non si inviano e-mail
page-call-why-answers = ha risposto { $number }
page-quiet = Ore di silenzio
page-quiet-from = Dalle
page-quiet-to = Alle
page-quiet-help = Quello che arriva in queste ore, secondo l’orologio di questo browser, viene detto dopo, se un tavolo aspetta ancora. Lascia vuoto per non averne.
page-hush = Non chiamarmi a questo tavolo
page-unhush = Chiamami di nuovo a questo tavolo
page-call-title = Tocca a te
page-call-body = { $game }: tocca a te.
page-call-invite = Un invito a un tavolo
page-call-invite-body = { $who } ti invita a un tavolo di { $game }.
page-call-end = Per non ricevere più e-mail sui tuoi turni:
page-call-test = Una prova
page-call-test-body = Funziona: qui saprai quando tocca a te.
page-call-confirm = Conferma il tuo indirizzo
page-call-confirm-body = { $name } vuole essere avvisato a questo indirizzo quando è il suo turno. Se sei tu, segui questo link. Altrimenti non fare nulla: non ti scriveremo più.
page-call-reset = Una nuova password
page-call-reset-body = Qualcuno, speriamo tu, vuole scegliere una nuova password per il nome di accesso { $login }. Questo link vale una volta sola, per un’ora. Se non sei stato tu, non fare nulla.
page-confirm-ask = Dobbiamo avvisare questo indirizzo quando tocca a te?
page-confirm-yes = Sì, è mio
page-confirmed = { $address } è confermato.
page-unsubscribe = Basta e-mail sui tuoi turni
page-unsubscribe-ask = Non devono più arrivare a questo indirizzo e-mail sui tuoi turni?
page-unsubscribe-yes = Sì, basta
page-unsubscribed = Niente più e-mail
page-unsubscribed-text = Non riceverai più e-mail sui tuoi turni.
page-subscribe = È stato uno sbaglio: continuate a scrivermi
page-subscribed = Di nuovo e-mail
page-subscribed-text = Riceverai di nuovo le e-mail sui tuoi turni.
page-forgot = Hai dimenticato la password?
page-forgot-text = Se hai confermato un indirizzo e-mail, un messaggio ti permette di scegliere una nuova password.
page-forgot-send = Scrivetemi
page-forgot-sent = Se un account ha confermato questo indirizzo, un messaggio è in viaggio.
page-reset = Una nuova password
page-reset-text = Uscirai da tutti i dispositivi.
page-reset-set = Imposta la password
page-refused-no-account = Per questo serve un account.
page-refused-channels = Hai già tutti i modi possibili: prima togline uno.
page-refused-target = Non possiamo inviare a quell’indirizzo. Deve cominciare con https:// e portare alla rete aperta.
page-refused-mail = Quello non è un indirizzo e-mail.
page-refused-unconfirmed = Prima conferma l’indirizzo.
page-refused-token = Questo link è già stato usato, o è troppo vecchio.

## Orologi

page-pace-here = Tempo per rispondere
page-pace-none = Nessun orologio
page-pace-answer = Un tempo per ogni risposta
page-pace-turn = Un tempo per ogni turno
page-times = L’orologio
page-pace-time = Tempo
page-pace-reserve = Riserva per tutta la partita
page-no-reserve = Nessuna
page-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
page-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
page-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
page-pace-answer-of = { $time } per ogni risposta.
page-pace-turn-of = { $time } per ogni turno.
page-pace-reserve-of = { $time } di riserva.
page-pace-out = A chi finisce il tempo subentra un bot, finché non torna. Mentre il server è fermo nessun orologio corre.
page-clock-stands = L’orologio è fermo.
page-clock-wishes = { $count ->
    [one] Un giocatore vuole fermare l’orologio.
   *[other] { $count } giocatori vogliono fermare l’orologio.
}
page-clock-stop = Ferma l’orologio
page-clock-go = Fai ripartire l’orologio
page-clock-wish = Vota per fermare l’orologio
page-clock-until = fino al { $at }
page-clock-left = restano { $time }, l’orologio è fermo
page-clock-reserve = { $time } di riserva
page-refused-pace = Un orologio dà da 1 minuto a 14 giorni.

## Programmi: la API

page-programs = Programmi che giocano per te
page-programs-help = Con un token un programma può fare quello che fai tu nella pagina. Chi lo possiede agisce al tuo posto: tienilo segreto. Che cosa possono fare i programmi è descritto in
page-token-fresh = Il tuo nuovo token. Viene mostrato solo adesso:
page-token-new = Un nuovo token
page-token-name = A che cosa serve
page-token-scope = Che cosa può fare
page-token-make = Crea un token
page-token-since = Creato { $at }.
page-token-used = Usato l’ultima volta { $at }.
page-token-unused = Mai usato.
page-token-revoke = Revoca
page-scope-read = Guardare i tuoi tavoli
page-scope-play = Guardare e giocare
page-refused-program = Mostra un tuo token, come bearer token.
page-refused-scope = Questo token può guardare, ma non giocare.
page-refused-tokens = Hai già tutti i token possibili: prima revocane uno.
page-refused-set = Un tavolo non si può preparare così.
page-refused-sealed = Il diario è segreto finché la partita non è finita.

## Profili e punteggi

page-profile = Il tuo profilo
page-profile-seen = Gli altri possono vedere questa pagina e trovarti tra i migliori.
page-profile-unseen = Solo tu vedi questa pagina, e non sei nell’elenco dei migliori.
page-profile-hide = Restane fuori
page-profile-show = Mostralo agli altri
page-ratings = Punteggi
page-no-ratings = Ancora nessuna partita valida per il punteggio.
page-results = Partite
page-no-results = Ancora nessuna partita finita.
page-game = Gioco
page-role = Ruolo
page-rating = Punteggio
page-rated-games = Partite valide
page-played = Giocate
page-games-won = Vinte
page-best = I migliori
page-best-of = I migliori a { $game }
page-best-help = I punteggi vengono dai tavoli validi, secondo Weng e Lin: quanto si vale almeno, molto probabilmente. Si entra nell’elenco dopo { $count } partite valide, e si può restarne fuori.
page-best-nobody = Nell’elenco non c’è ancora nessuno.
page-rated-here = Vale per il punteggio?
page-rated-no = Solo per divertirsi
page-rated-yes = Sì: niente consigli, niente ripensamenti, niente bot, niente ospiti. Chi la lascia a un bot è arrivato ultimo. Se non si sceglie un tempo, ci sono tre giorni per ogni risposta.
page-refused-rated = Un tavolo valido per il punteggio è per almeno due persone con un account, ciascuna al proprio schermo, senza bot.
page-refused-rated-going = Questo tavolo vale per il punteggio: durante la partita nessuno la chiude, e nessuno dà a un bot un posto che non sia il suo.
page-former-player = Un ex giocatore
page-own-data = Quello che sappiamo di te
page-take-along = Portalo con te (JSON)
page-delete = Dimenticatemi
page-delete-help = Account, canali, token, parole e risultati vengono cancellati per sempre. Nelle partite degli altri resta un ex giocatore; nelle partite in corso continua un bot.
page-delete-sure = Dimenticare tutto di te? Non si può annullare.

## Risposte preparate

page-prepared = Risposte preparate
page-prepared-page = Prepara una risposta
page-prepared-next = La prossima volta, lo stesso
page-prepared-help = Quello che prepari è risposto per te alcuni secondi dopo la domanda, se allora è offerto. Nessun altro lo viene a sapere.
page-prepared-again = Rispondi ancora così
page-prepared-not = no
page-prepared-once = una volta
page-prepared-turn = fino alla fine del turno
page-prepared-on = finché non la ritiro
page-prepared-until = finché non succede qualcosa: { $what }
page-prepared-about = Quando mi viene chiesto
page-prepared-about-all = proprio questo
page-prepared-about-one = questo, se riguarda: { $what }
page-prepared-about-any = questo, qualunque cosa riguardi
page-prepared-answer = Risposta
page-prepared-keep = Prepara
page-prepared-asked = Che cosa ti è stato chiesto qui
page-prepared-none-asked = Qui non ti è stato ancora chiesto niente.
page-prepared-due = Preparata, e data tra un momento: { $answer }
page-prepared-take-back = Ritirala
page-prepared-read = Visto
page-prepared-ended-given = Risposto per te.
page-prepared-ended-not-offered = Lasciata cadere: non era offerta.
page-prepared-ended-turn = Finita: il turno è terminato.
page-prepared-ended-happened = Finita: lì è successo qualcosa.
page-refused-prepared = Si preparano risposte a domande che ti sono state fatte a questo tavolo, finché si gioca.
