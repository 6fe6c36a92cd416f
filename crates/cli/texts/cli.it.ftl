### Ciò che dice la riga di comando.

## Giochi

cli-games-title = Tavolata: i giochi sullo scaffale
cli-games-none = Sullo scaffale non c'è ancora nessun gioco.
cli-games-how = Per giocare nel terminale:
cli-games-more = Altro: tavolata --help. Le opzioni di un gioco: tavolata games GIOCO. La sua legge: tavolata law GIOCO.
cli-options-title = Opzioni di { $game } (--option NOME=VALORE)
cli-option-number = da { $min } a { $max }
cli-option-default = di norma { $value }

## Giocare: ciò che si vede

cli-play-title = { $game }, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}
cli-play-seat-human = { $who }: tu
cli-play-seat-bot = { $who }: { $level }
cli-play-help-hint = Rispondi con un numero. ? dice perché qualcosa non è offerto, k spiega il tavolo, h elenca i comandi, q esce.
cli-play-kept = La partita è conservata in { $file } mentre giochi.
cli-enter = (Invio)
cli-play-promise = I dadi di questo tavolo sono fissati da un seme segreto con impronta { $hash }
cli-play-question = { $question }
cli-play-prompt = { $who } >
cli-play-hand-over = Passa lo schermo { $who_to }, poi premi Invio.
cli-play-thinks = { $who } riflette …
cli-play-left = Hai lasciato il tavolo. Nulla è stato salvato.
cli-play-left-saved = Hai lasciato il tavolo. Per riprendere: tavolata play { $game } --load { $file }
cli-play-over = La partita è finita.
cli-play-over-hint = l mostra il registro, salva FILE conserva la partita, q esce.
cli-play-story-empty = Non è ancora successo nulla.

## Giocare: comandi

cli-help-number = gioca quella scelta; vale anche la sua notazione
    .typed = 3
cli-help-each = risponde a questa domanda e alle seguenti, in una riga
    .typed = 3 1 2
cli-help-enter = dove c'è una sola scelta, la gioca; altrimenti mostra di nuovo il tavolo
    .typed = Invio
cli-help-why = perché qualcosa non è offerto? Con un numero: cosa dice la legge di quella scelta; con una parola: solo ciò che la contiene
    .typed = ?  ? 3
cli-help-undo = ritira la tua ultima scelta, se da allora non è intervenuto il caso, una rivelazione o un altro
    .typed = u
cli-help-board = mostra di nuovo il tavolo
    .typed = b
cli-help-key = che cosa significano i segni sul tavolo
    .typed = k
cli-help-log = il registro della partita; l 20 per le ultime 20 righe
    .typed = l  l 20
cli-help-law = un paragrafo della legge, o una ricerca nei titoli
    .typed = legge 7.5
cli-help-hint = chiedi al bot più forte che cosa farebbe
    .typed = consiglio
cli-help-save = scrive l'intera partita in un file; carica FILE la riprende
    .typed = salva FILE
cli-help-quit = lascia il tavolo; in un terminale la partita è conservata, e ti si dice come riprenderla
    .typed = q

cli-why-none = Qui non è negato nulla che ci si potrebbe aspettare.
cli-why-withheld = Non offerti ora:
cli-why-choice = { $choice }
cli-key-none = Il tavolo di questo gioco non ha segni da spiegare.
cli-undone = Scelta annullata.
cli-saved = Salvata in { $file }.
cli-loaded = Caricata { $file }.
cli-hint-none = Per questo gioco non c'è ancora un bot che possa dare un consiglio.
cli-hint = Il bot più forte sceglierebbe { $number }: { $choice } (sicurezza: { $sure } %; { $of }: { $expects } %)
cli-unknown-command = { $count ->
    [one] "{ $text }" non è né il numero 1 né un comando. h elenca i comandi.
   *[other] "{ $text }" non è né un numero da 1 a { $count } né un comando. h elenca i comandi.
}
cli-file-missing = Di' quale file: { $command } FILE.
cli-report-saved = Il diario di ciò che si è rotto è in { $file }.

## Esiti

cli-seat = { $who }
cli-outcome-title = Risultato
cli-outcome-place = { $place }°
cli-outcome-won = vince
cli-outcome-points = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
cli-outcome-together-won = Vincono tutti insieme.
cli-outcome-together-lost = Sconfitta: perdono tutti insieme.
cli-outcome-solo = Grado: { $rank }
cli-outcome-drawn = Nessuno vince: { $reason }

## Giocatori

cli-level-random = casuale
cli-level-novice = novizio
cli-level-adept = esperto
cli-level-master = maestro
cli-level-grandmaster = gran maestro
cli-level-adept-written = esperto di riferimento
cli-level-master-written = maestro di riferimento
cli-level-one-step = un passo avanti
cli-level-one-step-written = un passo avanti con il giudizio di riferimento

## Campagne

cli-campaign-open = Campagna: scenario { $scenario } di 10, { $difficulty }, { $games ->
    [one] 1 partita giocata
   *[other] { $games } partite giocate
} finora.
cli-campaign-won = La campagna è vinta, in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}. Indica un altro file per cominciarne una nuova.
cli-campaign-lost = La campagna è persa, dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
}. Indica un altro file per cominciarne una nuova.
cli-campaign-kept = La campagna è conservata in { $file }.
cli-campaign-left = Hai lasciato la partita; non ne è stato salvato nulla. La campagna resta com'era.
cli-campaign-left-saved = Hai lasciato la partita. Per riprenderla: tavolata play { $game } --campaign { $file } --load { $saved }
cli-campaign-hero = Un Eroe sceglie quanto è dura la prossima partita: Difficile (d) o Taglia-gola (t)?
cli-campaign-hardest = t
cli-campaign-next = Giocare subito la prossima partita (s/n)?
cli-yes = s sì

## Servire

cli-serve-open = Il tavolo è aperto: http://{ $address } (Ctrl+C lo chiude; ogni mossa è già conservata)
cli-bot-played = { $table }  { $question } { $answer }
cli-serve-closed = Il tavolo è chiuso.
cli-admin-done = Fatto.
cli-admin-more = Altri: --after { $mark }
cli-admin-invited =
    Il codice dell’invito, mostrato solo questa volta: { $code }
    Con esso si crea un conto su /join.
cli-health-ready = Il server è pronto.

## Database

cli-copied = { $from } è copiato in { $to }.
cli-moved = { $from } è spostato in { $to }: { $rows } righe, ogni partita è rimasta uguale.
cli-copying = Copia: { $percent } %
cli-checking = Controllo: { $percent } %
cli-check-game = { $game }: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
} ({ $gathering } in attesa, { $playing } in gioco, { $over } finiti, { $closed } chiusi), { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}.
cli-check-sound = { $file } è in ordine: { $tables ->
    [0] non ci sono ancora tavoli.
    [one] il suo tavolo si può aprire.
   *[other] tutti i { $tables } tavoli si possono aprire.
}
cli-check-differs = riga { $line }: { $what }
cli-check-differing = { $tables ->
    [one] 1 tavolo si apre, ma non proprio come fu giocato.
   *[other] { $tables } tavoli si aprono, ma non proprio come furono giocati.
}
cli-check-damage = Il file è danneggiato: { $error }
cli-check-unreadable = ciò che ne è conservato non si può leggere: { $error }.
cli-check-unknown-game = il suo gioco non è sullo scaffale.
cli-check-does-not-replay = non si può aprire: { $error }.
cli-check-broke = una regola si è rotta rigiocandolo.
cli-check-not-over = è conservato come finito, ma la sua partita non è finita.
cli-check-over = la sua partita è finita, ma non è conservato come finito.
cli-error-checked = { $file } non è in ordine: { $problems ->
    [0] il file è danneggiato.
    [one] 1 tavolo su { $tables } ha un problema.
   *[other] { $problems } tavoli su { $tables } hanno un problema.
}
cli-error-copy = { $file } non si può copiare: { $error }
cli-error-there = { $file } c'è già, e andrebbe perso. Indica un altro file, o prima spostalo.
cli-error-database = Il database { $file } non si può aprire: { $error }
cli-error-database-in-use = { $file } è aperto in un altro server. Uno solo può averlo aperto: chiudi prima quello.
cli-error-database-missing = Il file { $file } non esiste.
cli-error-database-empty = In { $file } non è conservato nulla. Se è stato copiato da un altro posto, copia anche { $file }-wal e mettilo accanto: lì si trova quel che è stato conservato per ultimo.
cli-error-database-foreign = { $file } non è un database di Tavolata. Non vi è stato scritto nulla.
cli-error-database-newer = { $file } è stato scritto da un Tavolata più recente (versione { $found } del database; questo conosce la { $known }). Aggiorna questo programma per aprirlo.
cli-error-database-running = Ci sono server in funzione su { $file }. Fermali prima.
cli-error-database-nothing = In { $file } non c'è nulla: nessun server vi è ancora stato avviato.
cli-error-database-full = In { $file } c'è già qualcosa. Indica un database vuoto.
cli-error-moved = Il tavolo { $table } in { $file } non è uguale a com'era. Dove stava prima non è cambiato nulla: continua da lì e segnala l'accaduto.
cli-error-not-ready = Il server su { $address } non è pronto: { $reason }
cli-error-settings = { $file } non è utilizzabile: { $reason }. Le impostazioni si chiamano come le opzioni di serve.

## Simulare

cli-decimal-sign = { "," }
cli-simulate-done = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $game }, { $decisions } decisioni, in { $seconds } s
cli-simulate-seat = posto
cli-simulate-role = ruolo
cli-simulate-player = giocatore
cli-simulate-wins = vittorie
cli-simulate-interval = 95 %
cli-simulate-score = punteggio medio
cli-simulate-middle = quartili
cli-simulate-spread = dal minimo al massimo
cli-simulate-length = Decisioni in una partita: { $mean } in media, da { $least } a { $most }.
cli-simulate-turns = Turni in una partita: { $mean } in media, da { $least } a { $most }.
cli-simulate-choices = Quante volte in una partita si fa ogni tipo di scelta
cli-simulate-choice = scelta
cli-simulate-each-seat = ogni posto
cli-simulate-verdict-ranked = con classifica
cli-simulate-verdict-won = vinte insieme
cli-simulate-verdict-lost = perse insieme
cli-simulate-verdict-drawn = nessuno vince
cli-simulate-plotted = Punteggi e vittorie sono disegnati in { $file }.
cli-simulate-journals = Ogni partita è un diario in { $file }.
cli-simulate-out = Ogni partita è una riga di { $file }.

cli-plot-scores = { $game }: punteggi in { $games } partite
cli-plot-wins = { $game }: vittorie in { $games } partite
cli-plot-median = mediana { $score }
cli-plot-interval = linee sottili: intervallo del 95 %
cli-plot-signs = linee sottili: intervallo al 95 %; linea spessa: quota equa

## L'arena

cli-arena-title = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $game }{ $found ->
    [0] { "" }
   *[other] , { $found } già giocate prima
}
cli-arena-player = giocatore
cli-arena-role = ruolo
cli-arena-rating = valutazione
cli-arena-seats = posti
cli-arena-wins = vittorie
cli-arena-interval = 95 %
cli-arena-fair = quota equa
cli-arena-score = punteggio medio
cli-arena-pairs = Meglio piazzato di chi sta in colonna
cli-arena-roles = In ogni ruolo
cli-arena-setting-format = il formato
cli-arena-setting-game = il gioco
cli-arena-setting-rules = la versione delle regole
cli-arena-setting-options = le opzioni
cli-arena-setting-data = i dati
cli-arena-setting-bots = i bot
cli-arena-setting-against = gli avversari
cli-arena-setting-seed = il seme
cli-arena-setting-weights = pesi

## Apprendimento

cli-learn-played = Turno { $round }: { $games ->
    [one] 1 partita giocata
   *[other] { $games } partite giocate
}{ $found ->
    [0] { "" }
   *[other] , { $found } c'erano già
}.
cli-learn-taught = Turno { $round }: { $lessons } lezioni, { $held } tenute da parte. Distanza da ciò che ne è stato: { $before } com'è scritto, { $after } come appreso. Epoca per epoca:
cli-learn-picked = { $picks } decisioni, { $held } tenute da parte. Distanza da ciò che la ricerca vi ha scelto: { $before } com'è scritto, { $after } come appreso.
cli-learn-kept = Turno { $round }: tenuto. Ha vinto { $rate } ({ $interval }) di { $seats } posti dove { $fair } è la quota equa, e non ha perso in nessun ruolo.
cli-learn-dropped = Turno { $round }: non tenuto. Ha vinto { $rate } ({ $interval }) di { $seats } posti dove { $fair } è la quota equa: non chiaramente di più, meno di ciò che si tiene già, o chiaramente di meno in qualche ruolo.

## Misurare

cli-bench-calibration = calibrazione: { $ns } ns a passo (un ciclo fisso, per confrontare le macchine)
cli-bench-games = partite / s
cli-bench-decisions = decisioni / s
cli-bench-per-decision = ns / decisione
cli-bench-per-game = decisioni / partita
cli-bench-position = byte di una posizione
cli-bench-state = byte con i paragrafi aperti
cli-bench-clone = ns / copia
cli-bench-allocations = allocazioni / decisione
cli-bench-iterations = iterazioni di ricerca / s su un core, fermate dopo 30 decisioni
cli-bench-threads = iterazioni di ricerca / s di un maestro su { $threads } thread a orologio: { $times } volte le { $one } su uno solo
cli-bench-uncounted = non contate

## Rivedere

cli-replay-title = { $game }, edizione { $edition }, { $choices ->
    [one] 1 scelta
   *[other] { $choices } scelte
}
cli-replay-unfinished = La partita è alla scelta { $choices }; non è finita.
cli-replay-verified = Verificato: { $chances ->
    [one] 1 esito
   *[other] { $chances } esiti
} del caso e { $checks ->
    [one] 1 controllo
   *[other] { $checks } controlli
} sono esattamente ciò che danno il seme e le regole, e il seme è quello a cui il tavolo si era impegnato.
cli-replay-marks = { $marks ->
    [one] 1 controllo è
   *[other] { $marks } controlli sono
} del primo tipo, sulle posizioni: non c'è nulla con cui { $marks ->
    [one] confrontarlo
   *[other] confrontarli
}.
cli-replay-differs = Riga { $line }:
cli-replay-cut-law = Il paragrafo è { $para }.
cli-replay-cut = La partita è all'ultimo momento lecito. Ciò che seguì quando fu giocata è conservato con essa:
cli-replay-former = { $seat }: { $deed }

## Legge

cli-law-title = { $game }: la legge
cli-law-counts = { $count ->
    [one] 1 paragrafo
   *[other] { $count } paragrafi
}
cli-law-absence = Non chiede nulla al programma: { $reason }
cli-law-later = Arriva più tardi: { $reason }
cli-law-below = Al suo interno:
cli-law-use = tavolata law GIOCO li elenca, tavolata law GIOCO PARAGRAFO ne mostra uno, tavolata law GIOCO PAROLA cerca.

## Errori

cli-error-unknown-game = Non esiste il gioco "{ $name }". Ci sono: { $known }.
cli-error-no-games = Sullo scaffale non c'è ancora nessun gioco.
cli-error-set = { $sentence }
cli-error-data = { $error }
cli-error-data-empty = { $dir } non contiene file .toml, quindi non c'è nulla da sostituire.
cli-error-read = { $file } non si può leggere: { $error }.
cli-error-write = { $file } non si può scrivere: { $error }.
cli-error-not-overwritten = { $file } esiste e non è una partita salvata; resta com'è. Scegli un altro nome.
cli-error-journal = { $file } non è una partita salvata: { $error }.
cli-error-replay = { $file } non si può rigiocare: { $error }.
cli-error-layout = { $file }, riga { $line }: la preparazione non si può disporre: { $reason }.
cli-error-newer-edition = { $file } è stata iniziata con l'edizione { $theirs } del gioco; questo programma gioca l'edizione { $ours }. La apre un programma più recente.
cli-error-differs = { $file }, riga { $line }: { $what }
cli-error-other-game = { $file } è una partita di { $theirs }, non di { $ours }.
cli-error-no-seed = { $file } non contiene il seme, quindi i suoi dadi non si possono verificare. Il seme si pubblica a partita finita.
cli-error-no-commitment = { $file } non nomina alcun impegno, quindi nulla era stato promesso sul suo seme.
cli-error-beyond = { $file } ha solo { $choices ->
    [one] 1 scelta
   *[other] { $choices } scelte
}.
cli-error-no-paragraph = { $game } non ha il paragrafo "{ $text }", né un titolo che lo contenga.
cli-error-not-alone = { $game } non si gioca da soli: servono almeno { $seats } posti. Senza --solo, gli altri posti sono dei bot.
cli-error-too-many-bots = { $bots ->
    [one] 1 bot non può
   *[other] { $bots } bot non possono
} sedere con te a { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}.
cli-error-no-seat = Non c'è il posto { $seat }; il gioco ne ha { $seats }.
cli-error-text = Un testo di questo gioco è errato: { $error }.
cli-error-input-output = Lettura o scrittura non riuscita: { $error }.
cli-error-entropy = Il sistema non dà numeri casuali: { $error }. Indica un seme con --seed.
cli-error-program = Il bot non può continuare: { $error }.
cli-error-serve = Il tavolo non si può aprire: { $error }.
cli-usage-unknown = «{ $argument }» qui non è un argomento. tavolata --help elenca quelli che ci sono.
cli-usage-no-command = «{ $argument }» non è un comando. tavolata --help elenca i comandi.
cli-usage-no-value = { $argument } vuole un valore.
cli-usage-value = «{ $value }» non è un valore di { $argument }{ $some ->
    [0] .
   *[other] ; sono ammessi: { $allowed }.
}
cli-usage-missing = Manca: { $argument }. tavolata --help mostra come si scrive.
cli-usage-conflict = { $argument } e { $other } non vanno insieme.
cli-usage-count = { $argument } ha troppi valori o troppo pochi.
cli-usage-other = Questi argomenti non si possono leggere. tavolata --help mostra come si scrivono.
cli-error-no-campaign = { $game } non ha una campagna; Monster Lands ne ha una.
cli-error-other-campaign = { $file } non è la partita a cui è arrivata questa campagna.
cli-error-campaign = { $file } non è una campagna: { $error }.
cli-error-nobody-meets = In questa arena non si incontra nessuno. Indica almeno un bot: --bots master,adept.
cli-error-table-does-not-fit = Qualcuno è nominato due volte, quindi --bots è un solo tavolo; ma i nominati sono { $named } e i posti { $seats }.
cli-error-not-an-arena = { $file } esiste già e non contiene un'arena; resta com'è. Scegli un altro file.
cli-error-other-arena = { $file } contiene un'arena con altre impostazioni: { $what }. Scegli un altro file, o ripeti ciò con cui è stata iniziata.
cli-error-arena-line = { $file }, riga { $line }: non è una partita di un'arena. Correggila o scegli un altro file.
cli-error-other-learning = { $file } contiene un apprendimento con altre impostazioni. Scegli un'altra cartella, o ripeti ciò con cui è stato iniziato (learn.json).
cli-error-learning-line = { $file }, riga { $line }: non è una riga di un apprendimento. Correggila o scegli un'altra cartella.
cli-error-not-weights = { $file } non contiene pesi.
cli-error-weights-game = I pesi in { $file } sono di { $found }, non di { $wanted }.
cli-error-weights-edition = I pesi in { $file } sono stati appresi con l'edizione { $found } delle regole, e questa è l'edizione { $wanted }. Vanno appresi di nuovo.
cli-error-weights-features = I pesi in { $file } sono di { $found } caratteristiche che non sono le { $wanted } di questo programma. Vanno appresi di nuovo.
cli-error-weights-size = I pesi in { $file } hanno { $found } byte di numeri dove ne servono { $wanted }. Il file è stato troncato, o è di altro.
cli-error-weights-number = Il numero { $place } dei pesi in { $file } non è un numero finito.
cli-error-weights-dial = I pesi in { $file } regolano «{ $dial }», che questo programma non conosce.
cli-error-weights-choices = I pesi in { $file } sono di scelte diverse da quelle di questo programma. Vanno appresi di nuovo.
cli-error-learns-nothing = Il giudizio di { $game } non apprende nulla, quindi non usa pesi.
