# Combattenti: nomi.
faction-patrol = Pattuglia
    .the = la Pattuglia
    .The = La Pattuglia
    .of = della Pattuglia
    .to = alla Pattuglia
    .from = dalla Pattuglia
    .gender = f
faction-dynasty = Ultima Dinastia
    .the = l'Ultima Dinastia
    .The = L'Ultima Dinastia
    .of = dell'Ultima Dinastia
    .to = all'Ultima Dinastia
    .from = dall'Ultima Dinastia
    .gender = f
faction-uprising = Rivolta
    .the = la Rivolta
    .The = La Rivolta
    .of = della Rivolta
    .to = alla Rivolta
    .from = dalla Rivolta
    .gender = f
faction-exile = Esule
    .the = l'Esule
    .The = L'Esule
    .of = dell'Esule
    .to = all'Esule
    .from = dall'Esule
    .gender = m
faction-flotilla = Flottiglia
    .the = la Flottiglia
    .The = La Flottiglia
    .of = della Flottiglia
    .to = alla Flottiglia
    .from = dalla Flottiglia
    .gender = f
faction-prophets = Profeti
    .the = il gruppo dei Profeti
    .The = Il gruppo dei Profeti
    .of = del gruppo dei Profeti
    .to = al gruppo dei Profeti
    .from = dal gruppo dei Profeti
    .gender = m
faction-bandits = Banditi
    .the = il gruppo dei Banditi
    .The = Il gruppo dei Banditi
    .of = del gruppo dei Banditi
    .to = al gruppo dei Banditi
    .from = dal gruppo dei Banditi
    .gender = m
faction-expedition = Spedizione
    .the = la Spedizione
    .The = La Spedizione
    .of = della Spedizione
    .to = alla Spedizione
    .from = dalla Spedizione
    .gender = f
faction-spies = Spie
    .the = la rete di Spie
    .The = La rete di Spie
    .of = della rete di Spie
    .to = alla rete di Spie
    .from = dalla rete di Spie
    .gender = f
faction-protector = Protettore
    .the = il Protettore
    .The = Il Protettore
    .of = del Protettore
    .to = al Protettore
    .from = dal Protettore
    .gender = m
faction-bearers = Portatori
    .the = il gruppo dei Portatori
    .The = Il gruppo dei Portatori
    .of = del gruppo dei Portatori
    .to = al gruppo dei Portatori
    .from = dal gruppo dei Portatori
    .gender = m
faction-vaults = Custodi dei Caveau
    .the = la gilda dei Caveau
    .The = La gilda dei Caveau
    .of = della gilda dei Caveau
    .to = alla gilda dei Caveau
    .from = dalla gilda dei Caveau
    .gender = f
faction-band = Banda
    .the = la Banda
    .The = La Banda
    .of = della Banda
    .to = alla Banda
    .from = dalla Banda
    .gender = f
piece-patrol-warrior = guerriero della Pattuglia
    .a = un guerriero della Pattuglia
    .A = Un guerriero della Pattuglia
    .plural = guerrieri della Pattuglia
piece-dynasty-warrior = guerriero dell'Ultima Dinastia
    .a = un guerriero dell'Ultima Dinastia
    .A = Un guerriero dell'Ultima Dinastia
    .plural = guerrieri dell'Ultima Dinastia
piece-uprising-warrior = guerriero della Rivolta
    .a = un guerriero della Rivolta
    .A = Un guerriero della Rivolta
    .plural = guerrieri della Rivolta
piece-prophet = Profeta
    .a = un Profeta
    .A = Un Profeta
    .plural = Profeti
piece-bandit = Bandito
    .a = un Bandito
    .A = Un Bandito
    .plural = Banditi
piece-expedition-warrior = guerriero della Spedizione
    .a = un guerriero della Spedizione
    .A = Un guerriero della Spedizione
    .plural = guerrieri della Spedizione
piece-foothold = accampamento
    .a = un accampamento
    .A = Un accampamento
    .plural = accampamenti
piece-spy = Spia
    .a = una Spia
    .A = Una Spia
    .plural = Spie
piece-flame-bearer = Portatore di Fiamma
    .a = un Portatore di Fiamma
    .A = Un Portatore di Fiamma
    .plural = Portatori di Fiamma
piece-vault-keeper = Custode dei Caveau
    .a = un Custode dei Caveau
    .A = Un Custode dei Caveau
    .plural = Custodi dei Caveau
piece-vault = caveau
    .a = un caveau
    .A = Un caveau
    .plural = caveau
piece-band-warrior = guerriero della Banda
    .a = un guerriero della Banda
    .A = Un guerriero della Banda
    .plural = guerrieri della Banda
hireling-forest-patrol = Pattuglia della Foresta
    .text = Quando dei guerrieri della Pattuglia vengono rimossi insieme, uno solo va sulla carta e gli altri tornano nella riserva. Una volta per Giorno: un movimento e poi un attacco, ciascuno se volete; oppure tutti i guerrieri sulla carta vanno in una radura con un guerriero della Pattuglia.
hireling-feline-physicians = Medici Felini
    .text = Quando i guerrieri della vostra fazione vengono rimossi potete spendere una carta corrispondente alla radura per metterli in una radura con pezzi della vostra fazione.
hireling-last-dynasty = Ultima Dinastia
    .text = Una volta per Giorno: se non sono sulla mappa tornano in una radura sul bordo e vi attaccano; se controllano la loro radura si muovono tutti e poi attaccano; altrimenti attaccano due volte.
hireling-bluebird-nobles = Nobili Azzurri
    .text = Controllate le radure in cui siete in parità. All'inizio dell'Alba ottenete un punto ogni tre radure che controllate.
hireling-spring-uprising = Rivolta di Primavera
    .text = Se non ce n'è sulla mappa, tirate il dado e mettetene uno in una radura corrispondente. Per attaccare la Rivolta l'attaccante deve scartare una carta corrispondente alla radura. All'inizio dell'Alba tirate il dado: rimuovete un guerriero della Rivolta con tutti i pezzi nemici di una radura corrispondente, oppure mettete un guerriero in una di esse.
hireling-rabbit-scouts = Esploratori Conigli
    .text = In difesa, prima del tiro, potete spendere una carta corrispondente alla radura per infliggere il risultato più alto e lasciare il più basso all'attaccante.
hireling-the-exile = L'Esule
    .text = Nel proprio turno, un giocatore con pezzi della fazione accanto alla foresta dell'Esule può dare un oggetto prodotto per una carta e un punto. Una volta per Giorno, quante volte volete: esaurite un oggetto per andare nella foresta vicina, due per attaccare in una radura accanto; poi ripristinate tutto. Infligge al massimo tanti danni quanti sono i suoi oggetti. Ogni danno esaurisce un oggetto, o ne rimuove uno se nessuno può essere esaurito.
hireling-the-brigand = Il Brigante
    .text = Una volta per Giorno potete prendere un oggetto da una rovina in una radura con pezzi della vostra fazione; una rovina vuota viene rimossa. Una volta per Giorno potete esaurire un oggetto prodotto per prendere una carta a caso a un giocatore che condivide una radura con i pezzi della vostra fazione.
hireling-riverfolk-flotilla = Flottiglia del Fiume
    .text = Non può essere attaccata né rimossa, e infligge fino a tre danni. All'inizio dell'Alba ogni giocatore con pezzi della fazione lì può pescare una carta; poi deve muoversi lungo il fiume, chiunque controlli, e può attaccare.
hireling-otter-divers = Tuffatori Lontra
    .text = Vi muovete da e verso radure su un fiume chiunque controlli.
hireling-warm-sun-prophets = Profeti del Sole
    .text = Se non ce n'è sulla mappa, uno in una radura qualsiasi. Una volta per Giorno: forzate un giocatore accanto a un Profeta ad attaccare lì, o a muovere tutto ciò che può in una radura di vostra scelta e poi, se volete, ad attaccare; oppure mettete un Profeta dove non ce n'è.
hireling-lizard-envoys = Inviati Lucertola
    .text = All'inizio dell'Alba potete guardare i primi cinque scarti e prendere una carta del loro simbolo più comune, non un'imboscata; gli uccelli contano come uccelli, voi decidete le parità.
hireling-highway-bandits = Banditi della Strada
    .text = Un nemico che si muove su un sentiero con un bandito deve rimuovere uno dei pezzi mossi; un Vagabondo danneggia un oggetto. Quando vi muovete su un sentiero con un bandito potete mettere un guerriero della fazione a destinazione. Una volta per Giorno mettete un bandito su un sentiero libero che porta a una radura con pezzi della vostra fazione; se non ce n'è in riserva potete prima prenderne uno dalla mappa.
hireling-bandit-gangs = Gang di Banditi
    .text = Se non ce n'è sulla mappa, una in una radura con pezzi della vostra fazione. Le gang non possono essere attaccate dove avete pezzi della fazione. Una volta per Giorno mettete un guerriero della fazione presso ogni guerriero delle gang, oppure un guerriero delle gang in una radura con un pezzo della fazione.
hireling-sunward-expedition = Spedizione verso il Sole
    .text = Una volta per Giorno mettete un accampamento con fino a tre guerrieri dove non ce n'è, togliendone uno se sono tutti fuori; poi muovete e attaccate, ciascuno se volete, oppure mettete un guerriero presso ogni accampamento.
hireling-mole-artisans = Artigiani Talpa
    .text = Quando producete un oggetto potete rivelare la carta invece di scartarla; alla fine del Crepuscolo le carte rivelate tornano in mano.
hireling-corvid-spies = Spie dei Corvidi
    .text = Una volta per Giorno mettete due guerrieri in radure con pezzi nemici; poi attaccate in ogni radura con Spie, oppure in una di esse prendete una carta a caso da ogni nemico con pezzi della fazione lì.
hireling-raven-sentries = Sentinelle Corvo
    .text = In battaglia infliggete un danno in più dove avete un edificio o segnalino della fazione.
hireling-furious-protector = Protettore Furioso
    .text = Non può essere attaccato né rimosso. I nemici non possono mettere pezzi nella sua radura. All'inizio dell'Alba deve muoversi, chiunque controlli; poi viene rimosso un guerriero della fazione di ogni giocatore presente.
hireling-stoic-protector = Protettore Stoico
    .text = Se la pedina non è sulla mappa, mettetela in una radura con pezzi della vostra fazione. Non può essere attaccato né rimosso. I nemici non possono attaccare né rimuovere i pezzi della vostra fazione nella sua radura. All'inizio dell'Alba deve muoversi, chiunque controlli.
hireling-flame-bearers = Portatori di Fiamma
    .text = Se non ce ne sono sulla mappa, due in radure qualsiasi. All'inizio dell'Alba rimuovete un pezzo nemico per ogni Portatore nella sua radura, prima i guerrieri; poi mettete un Portatore con o accanto a un altro, o due ovunque se è impossibile.
hireling-rat-smugglers = Ratti Contrabbandieri
    .text = Di Giorno, quante volte volete, scartate una carta con un oggetto per muovere o attaccare.
hireling-vault-keepers = Custodi dei Caveau
    .text = Se non hanno pezzi sulla mappa, due guerrieri e un caveau in una radura qualsiasi. Una volta per Giorno potete mettere un caveau con o accanto a un altro, o con un guerriero ovunque se è impossibile; poi attaccate in ogni radura con un caveau, oppure mettete un guerriero presso ciascuno.
hireling-badger-bodyguards = Guardie del Corpo Tasso
    .text = In battaglia ignorate il primo danno che subite; non si somma ad altre regole simili.
hireling-popular-band = Banda Popolare
    .text = Se non ce n'è sulla mappa, uno in una radura con pezzi della vostra fazione. I nemici non possono uscire da una radura con un guerriero della Banda nel turno in cui vi sono entrati. Una volta per Giorno scegliete una radura con un guerriero della Banda e forzate un guerriero di fazione di ogni radura adiacente a entrarvi, se volete; poi potete mettere un guerriero della Banda ovunque.
hireling-street-band = Banda di Strada
    .text = I nemici non possono uscire da una radura con un guerriero della Banda nel turno in cui vi sono entrati. Una volta per Giorno mettete un guerriero della Banda in una radura qualsiasi.

# Opzioni.
option-hirelings = Combattenti: tre, una carta col suo nome o uno dei suoi lati; nessuno, o pescati
    .about = Piccole bande che passano di mano man mano che salgono i punti: nessuna, tre a caso, oppure le tre che indichi.
option-hirelings-none = Nessuno
option-hirelings-random = Pescati
option-hirelings-patrol = Pattuglia della Foresta o Medici Felini, secondo il numero di giocatori
option-hirelings-dynasty = Ultima Dinastia o Nobili Azzurri, secondo il numero di giocatori
option-hirelings-uprising = Rivolta di Primavera o Esploratori Conigli, secondo il numero di giocatori
option-hirelings-exile = L'Esule o Il Brigante, secondo il numero di giocatori
option-hirelings-flotilla = Flottiglia del Fiume o Tuffatori Lontra, secondo il numero di giocatori
option-hirelings-prophets = Profeti del Sole o Inviati Lucertola, secondo il numero di giocatori
option-hirelings-bandits = Banditi della Strada o Gang di Banditi, secondo il numero di giocatori
option-hirelings-expedition = Spedizione verso il Sole o Artigiani Talpa, secondo il numero di giocatori
option-hirelings-spies = Spie dei Corvidi o Sentinelle Corvo, secondo il numero di giocatori
option-hirelings-protector = Protettore Furioso o Protettore Stoico, secondo il numero di giocatori
option-hirelings-bearers = Portatori di Fiamma o Ratti Contrabbandieri, secondo il numero di giocatori
option-hirelings-vaults = Custodi dei Caveau o Guardie del Corpo Tasso, secondo il numero di giocatori
option-hirelings-band = Banda Popolare o Banda di Strada, secondo il numero di giocatori
option-hirelings-forest-patrol = Pattuglia della Foresta
option-hirelings-feline-physicians = Medici Felini
option-hirelings-last-dynasty = Ultima Dinastia
option-hirelings-bluebird-nobles = Nobili Azzurri
option-hirelings-spring-uprising = Rivolta di Primavera
option-hirelings-rabbit-scouts = Esploratori Conigli
option-hirelings-the-exile = L'Esule
option-hirelings-the-brigand = Il Brigante
option-hirelings-riverfolk-flotilla = Flottiglia del Fiume
option-hirelings-otter-divers = Tuffatori Lontra
option-hirelings-warm-sun-prophets = Profeti del Sole
option-hirelings-lizard-envoys = Inviati Lucertola
option-hirelings-highway-bandits = Banditi della Strada
option-hirelings-bandit-gangs = Gang di Banditi
option-hirelings-sunward-expedition = Spedizione verso il Sole
option-hirelings-mole-artisans = Artigiani Talpa
option-hirelings-corvid-spies = Spie dei Corvidi
option-hirelings-raven-sentries = Sentinelle Corvo
option-hirelings-furious-protector = Protettore Furioso
option-hirelings-stoic-protector = Protettore Stoico
option-hirelings-flame-bearers = Portatori di Fiamma
option-hirelings-rat-smugglers = Ratti Contrabbandieri
option-hirelings-vault-keepers = Custodi dei Caveau
option-hirelings-badger-bodyguards = Guardie del Corpo Tasso
option-hirelings-popular-band = Banda Popolare
option-hirelings-street-band = Banda di Strada
option-three-hirelings = In una partita con i combattenti ce ne sono esattamente tre.
option-hireling-twice = Una carta combattente è in gioco una volta sola, con un lato a faccia in su.
option-hireling-of-faction = { $hireling_The } non si può assoldare: la sua fazione è in gioco.

# Scelte.
choice-hire = Assolda: { $hireling }
choice-command = Comanda: { $hireling }
action-gift = Dai un oggetto all'Esule
action-rob = Prendi una carta
action-smuggle = Scarta una carta con un oggetto
effect-physicians = I Medici

# Domande.
ask-hire = Quale combattente prendi?
ask-pass-on = Il comando di { $hireling } è finito. A chi va la carta?
ask-order = { $hireling }: che cosa fanno?
answer-no-order = Nient'altro
ask-band-battle = Chi attacca { $band_the }?
answer-no-battle-hired = Nessun attacco
ask-may-place = Dove metti { $piece_a }?
answer-no-placing = Non metterne
ask-hireling-pawn = { $hireling }: dove va la pedina?
ask-physicians = { $count ->
    [one] Un guerriero è stato rimosso
   *[other] { $count } guerrieri sono stati rimossi
 } dalla { $clearing }. Spendi una carta corrispondente per { $count ->
    [one] salvarlo
   *[other] salvarli
 }?
answer-no-physicians = Non salvare nessuno
ask-heal-where = Dove vanno i guerrieri salvati?
ask-dynasty-march = Dove marcia l'Ultima Dinastia?
ask-pay-shelter = Quale carta corrispondente alla { $clearing } scarti per attaccare la Rivolta?
answer-no-shelter = Nessun attacco
ask-uprising = Il dado mostra { $suit }. Che cosa fa la Rivolta?
ask-uprising-where = Dove insorge la Rivolta?
ask-scouts = Gli Esploratori Conigli: spendi una carta corrispondente alla { $clearing } per infliggere il risultato più alto?
answer-no-scouts = Non spenderne
ask-gift = Quale oggetto dai all'Esule?
ask-exile = L'Esule ha { $ready ->
    [one] 1 oggetto pronto
   *[other] { $ready } oggetti pronti
 }. Che cosa fa?
answer-exile-rests = Riposa
ask-which-ruin = Quale rovina saccheggia il Brigante?
ask-rob-with = Quale oggetto prodotto esaurisci?
ask-rob-whom = A chi prende una carta il Brigante?
ask-flotilla-draw = La Flottiglia commercia: peschi una carta?
answer-no-flotilla-draw = Non pescare
ask-stir-where = In quale radura predicano i Profeti?
ask-stir-whom = Chi aizzano i Profeti nella { $clearing }?
ask-stir-to = Dove deve andare { $whom_the }?
ask-stir-battle = Chi deve attaccare { $whom_the }?
ask-envoys = Quale carta scartata ti portano gli Inviati?
answer-no-envoys = Nessuna
ask-bandit-path = Su quale sentiero aspetta il bandito?
ask-road-help = Metti un guerriero nella { $clearing }?
answer-no-road-help = Non metterne
ask-lift-bandit = I banditi sono tutti fuori. Quale togli?
answer-no-lift = Non toglierne
ask-lift-foothold = Gli accampamenti sono tutti fuori. Quale togli?
ask-keep-card = Riveli { $card } invece di scartarla?
answer-no-keep = Scartala
ask-steal-where = In quale radura prendono carte le Spie?
ask-burn = Quale pezzo rimuovono i Portatori dalla { $clearing }?
ask-smuggle = Quale carta con un oggetto scarti?
ask-band-where = Dove si raduna la folla?
ask-band-calls = Di chi è il guerriero che va dalla { $from } alla { $to }?
answer-no-call = Nessuno

# Fatti.
fact-hireling-enlisted = { $hireling }: si può assoldare in questa partita.
fact-hireling-marker = { $who_The } prende l'indicatore combattente dello spazio { $space }.
fact-hired = { $who_The } ottiene il comando: { $hireling }.
fact-control = { $hireling }: { $marks ->
    [one] 1 segnalino comando
   *[other] { $marks } segnalini comando
 }.
fact-control-left = { $hireling }: { $marks ->
    [0] il comando è finito
    [one] resta 1 segnalino comando
   *[other] restano { $marks } segnalini comando
 }.
fact-hireling-pawn = { $hireling }: la pedina è nella { $place }.
fact-uprising-die = Il dado rivolta mostra { $suit }.
fact-gave-exile = { $who_The } dà all'Esule { $item_a }.
fact-exile-hurt = L'Esule subisce { $hits ->
    [one] 1 danno
   *[other] { $hits } danni
 } e gli { $left ->
    [one] resta 1 oggetto
   *[other] restano { $left } oggetti
 }.
fact-bandit-on = Un bandito aspetta tra la { $from } e la { $to }.
fact-kept-card = { $who_The } rivela { $card } e la riprenderà.
fact-took-back-cards = { $who_The } riprende { $count ->
    [one] 1 carta rivelata
   *[other] { $count } carte rivelate
 }.

# Perché no.
why-nowhere-to-place = Non c'è più alcun pezzo da mettere, o nessuna radura adatta.
why-nothing-to-exhaust-hired = L'Esule non ha oggetti da esaurire.
why-no-ruin-to-ransack = Nessuna rovina con un oggetto sta dove hai pezzi della fazione.
why-nobody-to-rob = Non c'è nessuno a cui prendere una carta, o nessun oggetto da esaurire.
why-nobody-to-stir = Nessun giocatore accanto a un Profeta può esservi forzato.
why-no-card-for-uprising = Non hai carte corrispondenti alla { $clearing } da scartare.
why-gangs-hidden = Le gang non si possono attaccare nella { $clearing }, accanto ai pezzi di chi le comanda.
why-shielded = Il Protettore Stoico è nella { $clearing }.
why-guarded = Il Protettore Furioso è nella { $clearing }.
why-crowded = Chi è entrato nella { $clearing } in questo turno non può uscirne: vi suona una Banda.
