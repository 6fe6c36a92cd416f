# Ciò che dicono le lezioni, fumetto per fumetto.

# Un primo turno.

lesson-first-title = Un primo turno
lesson-first-about = Siete i Mostri: colpisci, muovi, difenditi, e guarda cosa fanno gli abitanti.
lesson-first-welcome = Siete i Mostri, e vincete o perdete insieme. Ogni abitante ucciso abbassa il Morale del Villaggio: a 0 avete vinto. Se il Cuore del Castello non ha più salute, avete perso.
lesson-first-melee = Sei Ser Ossian Hallowmere e hai lanciato sei dadi. Ogni risultato si usa una volta. Una Mischia colpisce nella tua zona: lì c'è un Popolano.
lesson-first-early = Hai ancora una manciata di risultati, e ciò che non si usa è perso. Prima colpisci!
lesson-first-first = Puoi muovere, ma questo Popolano andrebbe al Cuore alle tue spalle. Prima colpisci.
lesson-first-ranged = Il Morale del Villaggio è sceso di 1, e hai guadagnato esperienza. Un risultato Distanza colpisce la zona accanto: tira nella Sala grande.
lesson-first-back = Dietro di te c'è solo il Cuore. La lotta è davanti.
lesson-first-move = Nella Sala grande restano due Popolani, e hai un'altra Mischia. Qualunque risultato utile, messo in uno slot Movimento, ti porta avanti di una zona: vai lì.
lesson-first-now = La Riserva tiene un risultato per un turno futuro, ma lancerai un dado in meno. Adesso c'è da fare.
lesson-first-pay = Paga con il risultato che ti serve meno. Qui la Magia non fa nulla: spendi quella.
lesson-first-blade = Con la Mischia colpirai nella Sala grande. Tienila.
lesson-first-shield = La Difesa fra poco ti risparmierà una ferita. Tienila.
lesson-first-again = Sei in mezzo a loro. Usa la seconda Mischia.
lesson-first-guard = Resta un Popolano, e risponderà. Metti la Difesa in uno slot Difesa: toglie 2 danni a un attacco.
lesson-first-kept = In Riserva non proteggerebbe nessuno, e ti costerebbe un dado. Mettila in uno slot Difesa.
lesson-first-taunt = È la tua Capacità: tutti nella tua zona devono attaccare te. Un'altra lezione ne parla. Questa volta difenditi.
lesson-first-wall = Potresti andare oltre, ma poi nulla ti protegge quando colpiranno.
lesson-first-end = Resta solo una Torcia. Non aiuta: quando il turno finisce, porta l'abitante più lontano un passo verso il Cuore. Termina il turno.
lesson-first-torch = Succede comunque quando termini il turno. Basta terminarlo.
lesson-first-defend = Agiscono gli abitanti, prima i più vicini al Cuore: attaccano, poi avanzano. Il Popolano qui ti colpisce. Spendi la Difesa.
lesson-first-bleed = Un danno lo sopporti, ma una Difesa non usata sparisce a fine round. Spendila.
lesson-first-march = Chi ha attaccato avanza, dritto verso il Cuore. E le carte portano nuovi abitanti alle porte. Questo è un round: Mostri, abitanti, e da capo.
lesson-first-own = Ora un round tutto tuo; gli altri Mostri giocano da sé. Lanci sei dadi. Se un simbolo esce almeno tre volte, puoi rilanciare quei dadi, una volta.
lesson-first-done = Colpisci, muovi, difenditi: questo è il tuo turno. Resta fra le porte e il Cuore, e resta vicino ai compagni.

# Abitanti e trappole.

lesson-villagers-title = Abitanti e trappole
lesson-villagers-about = Popolani, Cacciatori e la loro nemesi, chi va colpito prima, e come una trappola lavora per te.
lesson-villagers-welcome = Dalla Biblioteca arrivano abitanti di due classi. I Popolani colpiscono chi è nella loro zona. I Cacciatori raggiungono anche la zona accanto, e colpiscono più forte un Mostro del loro Tipo.
lesson-villagers-priority = Vorresti colpire il Cacciatore, ma davanti ci sono i Popolani: prima i Popolani, poi i Cacciatori, poi gli Eroi. Tira al Popolano.
lesson-villagers-crowd = In Biblioteca saresti in mezzo a loro. Lascia che vengano loro da te.
lesson-villagers-trap = Per andare al Cuore passeranno dalla tua zona. Colloca qui la Fossa di pali: ne colpisce fino a tre.
lesson-villagers-snare = I Lacci costano poco, ma stordiscono soltanto. Arrivano due abitanti, e la Fossa di pali li uccide entrambi.
lesson-villagers-pay = La fossa si paga con una Mischia e un altro risultato. Usa la Magia: la Difesa ti servirà.
lesson-villagers-shield = Il Cacciatore là fuori è del tuo Tipo e colpisce per 2. Tieni la Difesa.
lesson-villagers-guard = Il Cacciatore è Mitico, come te. Sei la sua nemesi: ti tirerà per 2 danni. Prepara la Difesa.
lesson-villagers-leave = Resta ancora un momento. Hai una Difesa da preparare, e vale in ogni zona.
lesson-villagers-kept = In Riserva non ferma nessuna freccia. Mettila in uno slot Difesa.
lesson-villagers-end = Le trappole non feriscono i Mostri: puoi aspettare accanto alla fossa. Termina il turno.
lesson-villagers-torch = La Torcia si risolve comunque alla fine del turno.
lesson-villagers-nemesis = Eccolo: la nemesi viene prima di ogni altro bersaglio, perfino del Cuore. Una Difesa toglie tutti e 2 i danni.
lesson-villagers-bleed = Due danni sono un quarto della tua salute. La Difesa l'hai preparata per questo.
lesson-villagers-sprung = Entrambi sono entrati nella tua zona, e dopo tutti i movimenti la fossa è scattata: il Morale scende per ognuno. Le trappole non danno esperienza, e questa è consumata.
lesson-villagers-coming = Per ogni segnalino comparsa si pesca una carta. Più alto è il livello del vostro Mostro migliore, più dura è la riga: più Cacciatori, e poi Eroi.
lesson-villagers-own = Tocca a te. Ci sono nuove trappole scoperte: pagane una dove passeranno in molti. Nessuna va nel Cuore del Castello, e ogni zona ne tiene una.
lesson-villagers-done = Osserva le vie verso il Cuore, metti trappole dove si incontrano, e tieni una Difesa per la tua nemesi.

# Condizioni, Eroi e il Cuore.

lesson-status-title = Condizioni, Eroi e il Cuore
lesson-status-about = Spegni un fuoco, abbatti un Eroe, sali di livello e attira i colpi lontano dal Cuore del Castello.
lesson-status-welcome = Sei messo male: Bruciare ti ferisce all'inizio di ogni turno, e Spezzare blocca uno slot Difesa. Le condizioni restano finché la Magia le rimuove nel Cuore del Castello.
lesson-status-cure = Sei nel Cuore e hai una Magia: rimuove un danno o una condizione. Prima spegni il fuoco, che ti costa salute a ogni turno.
lesson-status-wound = Così curi un danno, e il fuoco lo rifà al prossimo turno. Prima il fuoco.
lesson-status-sunder = Spezzare occupa uno dei tuoi tre slot Difesa. Può aspettare; il fuoco no.
lesson-status-leave = Solo qui nel Cuore la Magia cura. Usala prima di andare.
lesson-status-melee = Due Popolani sono arrivati al Cuore, e ogni colpo gli toglie 1 punto salute. Gliene restano 5. Usa la Mischia.
lesson-status-wait = Tieni la Difesa ancora un momento. C'è un uso migliore.
lesson-status-hero = Nella Sala nord c'è un Eroe, Tamsin Quill: 3 punti salute, e argento contro la tua guardia. Sugli Eroi il danno resta: tira tre volte.
lesson-status-close = Non serve andarci: i risultati Distanza raggiungono la zona accanto, e qui proteggi il Cuore.
lesson-status-fallen = Un Eroe vale 2 Morale e 2 punti esperienza, o 3 se siete dello stesso Tipo. Con 6 punti esperienza Ser Ossian sale di livello.
lesson-status-level = Scegli: una Capacità nuova, o quella che hai, ma più forte. Vanno bene tutte. Ricorda che livelli più alti portano anche abitanti più duri.
lesson-status-taunt = L'ultimo Popolano qui colpirà il Cuore. A testa alta: chi è nella tua zona deve attaccare te, e i primi attacchi perdono 1 danno.
lesson-status-guard = Questo protegge te, ma non il Cuore, e il Popolano colpirebbe il Cuore.
lesson-status-kept = Nel prossimo round per il Cuore è tardi. Usa adesso la tua Capacità.
lesson-status-drawn = Il colpo era per te, e non ha fatto nulla. Il Cuore è salvo. Un Mostro che muore torna lì nel suo turno, ma costa al Cuore 2 punti salute.
lesson-status-own = Un round tutto tuo: liberati di Spezzare se esce Magia, oppure vai incontro a chi arriva.
lesson-status-done = Il Cuore ti cura, e tu proteggi il Cuore. Spegni subito i fuochi, uccidi gli Eroi prima che agiscano, e guarda l'obiettivo: certi scenari chiedono altro.
