# Appendice A: la preparazione avanzata.

fact-seat-first = { $who_The } gioca per primo.
fact-dealt-each = Ognuno riceve { $count } carte.
fact-dealt-card = Ricevi { $card }.
fact-setup-card = Sul tavolo: la carta preparazione { $faction_of }.
fact-setup-card-locked = La carta { $faction_of } è bloccata finché non viene scelta una fazione militante.
fact-setup-character = Con la carta { $faction_of } arriva { $character }.
fact-picked-faction = { $who_The } sceglie { $faction_the }.
fact-homeland = { $who_The } ha la sua patria nella { $clearing }.
fact-put-back = { $who_The } rimette una carta nel mazzo.

ask-pick-faction = Quale fazione giochi?
ask-homeland-marquise = Dove sono le tue patrie? Tre, adiacenti tra loro.
ask-homeland-eyrie = Dov'è la tua patria? Al bordo della mappa, possibilmente a due radure da ogni altra.
ask-homeland-alliance = Dov'è la tua patria?
ask-homeland-vagabond = Dov'è la tua patria?
ask-homeland-second-vagabond = Dov'è la tua patria?
ask-homeland-lizard-cult = Dov'è la tua patria? Possibilmente non adiacente a un'altra.
ask-homeland-riverfolk = Dov'è la tua patria?
ask-homeland-duchy = Dov'è la tua patria? Possibilmente non adiacente a un'altra.
ask-homeland-corvids = Dov'è la tua patria?
ask-homeland-hundreds = Dov'è la tua patria? Al bordo della mappa, possibilmente a due radure da ogni altra.
ask-homeland-keepers = Dove sono le tue patrie? Due adiacenti al bordo della mappa, possibilmente a due radure da ogni altra.
ask-keep-at-home = In quale patria si trova la fortezza?
ask-home-building = In quale patria piazzi { $piece_a }?
ask-spread = Dove va un altro pezzo ({ $piece })? Ne restano { $left }.
ask-home-plot = Quale complotto si trova coperto nella { $clearing }?
ask-put-back = Quale carta rimetti nel mazzo? Ne restano { $left }.

answer-pick-faction = { $faction }: { $what }
answer-pick-vagabond = { $faction }, { $character }: { $what }

why-setup-card-locked = Questa carta è bloccata finché qualcuno non sceglie una fazione militante.
why-others-homeland = È la patria di qualcun altro.
why-no-room-at-home = Lì non si possono piazzare tutti i tuoi pezzi.
why-homeland-too-near = È troppo vicina alla patria di un nemico mentre altre sono più lontane.

setup-card-marquise = militante; tiene tutta la mappa, raccoglie legna e costruisce
setup-card-eyrie = militante; un Decreto che cresce e va obbedito, e posatoi
setup-card-alliance = ribelle; diffonde il supporto, poi insorge
setup-card-vagabond = ribelle; una pedina con oggetti, missioni e amici
setup-card-second-vagabond = ribelle; una pedina con oggetti, missioni e amici
setup-card-lizard-cult = ribelle; giardini, carte scartate e accoliti
setup-card-riverfolk = ribelle; vende la sua mano e i suoi servizi
setup-card-duchy = militante; scava gallerie e persuade i ministri
setup-card-corvids = ribelle; complotti nascosti su tutta la mappa
setup-card-hundreds = militante; un signore della guerra, folle e un tesoro di oggetti
setup-card-keepers = militante; dissotterra reliquie con i suoi servitori

option-setup = Preparazione
option-setup-standard = Standard: fazioni come indicate, negli angoli
option-setup-advanced = Avanzata: le fazioni si scelgono da carte sul tavolo (se non indicate), ciascuna preparata dalla sua carta; cinque carte, di cui tre si tengono
