### Les pages autour des jeux.

## Le cadre

page-yes = oui
page-skip = Aller au contenu
page-menu = Menu
page-mat-of = Plateau { $who_of }
page-close-mat = Fermer
page-nav = Pages
page-home = Accueil
page-lobby = Salon
page-rules = Règles
page-settings = Réglages
page-language = Langue
page-waiting-count = { $count ->
    [one] { $count } table attend
   *[other] { $count } tables attendent
}
page-notice = Un mot

## Accueil et salon

page-hero = Tous autour d’une table
page-hero-help = Des jeux de société modernes, avec toutes leurs règles et sans la moindre manutention. Jouez en solo, avec des bots, sur un même écran ou en réseau.
page-games = Les jeux
page-waiting = On vous attend
page-running = Vos tables
page-done = Terminées
page-seats = { $min } à { $max } joueurs
page-play-now = Jouer contre des bots
page-play-as = Jouer avec
page-set-table = Préparer une table
page-open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-phase-gathering = En attente
page-phase-playing = En cours
page-phase-over = Terminée
page-phase-closed = Fermée
page-lobby-help = Les tables ouvertes. Prenez place, ou regardez ce qui est public.
page-lobby-gathering = On cherche des joueurs
page-lobby-playing = En cours
page-lobby-over = Terminées, à revoir
page-lobby-set = Ou préparez votre propre table
page-sieve-game = Jeu
page-sieve-pace = Rythme
page-sieve-rated = Classement
page-sieve-language = Langue
page-sieve-any = indifférent
page-sieve-quick = Rapide : une heure au plus
page-sieve-slow = Lent : plus d’une heure
page-sieve-look = Chercher
page-sieve-all = Tout afficher
page-line-rated = Classée
page-line-taught = Le jeu est expliqué
page-pace-answer-short = { $time } par réponse
page-pace-turn-short = { $time } par tour
page-more-tables = Plus de tables
page-no-tables = Aucune pour le moment.

## Campagnes

page-campaign = Campagne
page-campaign-of = Campagne : { $game }
page-campaign-begun = Vos campagnes
page-campaign-new = Une nouvelle campagne
page-campaign-begin = Commencer une campagne
page-campaign-another = Commencer une autre campagne
page-campaign-all = Toutes vos campagnes
page-campaign-on = Poursuivre la campagne
page-campaign-of-table = Cette partie appartient à votre campagne
page-campaign-play = Jouer la partie suivante
page-campaign-resume = Reprendre la partie
page-campaign-leave-help = Vous pouvez partir à tout moment : la partie attend à sa table, et la campagne sur cette page.
page-campaign-stages = Le parcours
page-campaign-stage-passed = franchie
page-campaign-stage-now = vous êtes ici
page-campaign-stage-lost = perdue ici
page-campaign-played = Parties jouées
page-campaign-none-played = Aucune pour l’instant.
page-campaign-state-open = À suivre
page-campaign-state-playing = Une partie est en cours
page-campaign-state-won = Gagnée
page-campaign-state-lost = Perdue
page-refused-campaign-answer = Dites d’abord comment doit être la prochaine partie.
page-invited = On vous invite à
page-invite-companions = Inviter quelqu’un avec qui vous avez joué
page-invite-help = Qui est invité trouve la table sur sa première page, et en est averti une fois de la façon choisie.
page-invite-nobody = Vous n’avez terminé aucune partie avec quelqu’un qui se laisse voir.
page-invite-ask = Inviter
page-invite-asked = Invitation envoyée
page-invite-here = Est assis ici
page-invite-decline = Je ne viens pas
page-refused-too-many-campaigns = Vous avez autant de campagnes de ce jeu qu’une personne peut en avoir.

## Une nouvelle table

page-new-table = Une table de { $game }
page-options = Options
page-more-options = Options avancées ({ $count })
page-no-other = aucun autre
page-usual = comme d’habitude
page-who-sits = Qui est assis où
page-who-sits-help = Les places au-delà du nombre choisi sont ignorées.
page-screens = Qui partage un écran
page-screens-own = Personne : une place chacun
page-screens-shared = Certains : une personne peut prendre plusieurs places, avec un rideau entre les tours
page-kind-me = Vous
page-kind-hotseat = Une autre personne sur cet écran
page-kind-open = Ouverte à tous
page-kind-bot = Bot : { $level }
page-kind-stand-in = Bot : { $level }, à la place { $who_of }
page-level-novice = novice
page-level-adept = confirmé
page-level-master = maître
page-level-grandmaster = grand maître
page-level-adept-written = confirmé de référence
page-level-master-written = maître de référence
page-level-random = au hasard
page-door = Qui peut la trouver
page-door-private = Seulement qui a le lien
page-door-open = Tout le monde, dans le salon
page-taught-here = Le jeu est-il nouveau pour quelqu’un ?
page-taught-no = Tout le monde connaît le jeu
page-taught-yes = Bienvenue aux débutants : quelqu’un l’explique
page-tongue-here = Quelle langue y parle-t-on
page-tongue-any = Toutes les langues
page-hotseat-name = Nom sur cet écran
page-hints-here = Qui peut demander un conseil
page-hints-usual = Qui joue parmi des bots ; contre des personnes, nul ne le peut
page-hints-allowed = Tout le monde
page-hints-forbidden = Personne
page-undo-here = Peut-on reprendre ses réponses ?
page-undo-allowed = Oui, tant que rien de nouveau n’est apparu
page-undo-forbidden = Non
page-refused-no-undo = À cette table, on ne reprend rien.
page-refused-no-hints = À cette table, on ne donne pas de conseils.

## La table

page-region-status = Table
page-region-players = Joueurs
page-region-board = Plateau
page-region-mat = Votre main et votre plateau
page-region-beside = À côté du plateau
page-region-question = À vous de jouer
page-region-log = Historique
page-region-chat = Discussion
page-region-about = À propos de cette table
page-tabs = Parties de la table
page-tab-board = Plateau
page-tab-mat = À moi
page-tab-players = Joueurs
page-tab-log = Suivi
page-tab-chat = Tchat
page-your-turn = À vous
page-turn-of = Au tour { $who_of }
page-watching = Vous regardez
page-reconnecting = Reconnexion…
page-stage-gathering = En attente de joueurs
page-stage-ended = La partie est terminée
page-waiting-for = On attend { $who }
page-why-not = Pourquoi pas… ? ({ $count })
page-undo = Annuler
page-undo-help = Reprendre votre dernier choix (U)
page-restart = Refaire le tour
page-restart-help = Reprendre tous les choix de ce tour
page-curtain = Passez l’écran { $who_to }
page-curtain-help = Rien de secret n’apparaît avant que vous ne preniez la main.
page-unveil = C’est moi, { $who }
page-seat-open = Place libre
page-present = Présent
page-away = Absent
page-bot = Bot
page-thinking = réfléchit…
page-to-move = doit jouer
page-log-whole = Tout l’historique
page-log-moment = Voir la table à ce moment ({ $number })
page-say = Dire quelque chose
page-send = Envoyer
page-gathering-help = La partie commence quand toutes les places sont prises, ou quand l’hôte le décide.
page-gathering-shared = Ici, une personne peut prendre plusieurs places, pour d’autres devant le même écran.
page-not-dealt = Rien n’est encore distribué. Quand la partie commence, les dés sont scellés et leur empreinte est montrée à tous.
page-set-so = Ce que l’on joue à cette table
page-set-usual = Tout le reste est comme d’habitude
page-invite = Inviter avec ce lien
page-sit = S’asseoir ici
page-leave = Se lever
page-leave-to-bot = Laisser un bot jouer pour { $who }
page-take-back = Reprendre votre place
page-away-seat = { $who } n’est pas là. En tant qu’hôte, vous pouvez laisser un bot continuer ; la place peut être reprise à tout moment.
page-start = Commencer maintenant, des bots prennent les places libres
page-fill-level = Niveau des bots
page-commitment = Empreinte des dés, fixée avant la partie :
page-seed = La graine des dés :
page-rules-of = Les règles de ce jeu
page-reports = { $count ->
    [1] Une règle a échoué une fois ; rien n’est perdu, et un rapport est conservé.
   *[other] Des règles ont échoué { $count } fois ; rien n’est perdu, et les rapports sont conservés.
}
page-report = Télécharger le rapport
page-report-later = Il contient des secrets : on pourra le télécharger une fois la table terminée ou fermée.
page-host = Pour l’hôte
page-stand-in = Donner la place à un bot
page-remove = Retirer { $who }
page-watches = regarde
page-watchers = Regardent :
page-mute = Faire taire
page-unmute = Rendre la parole
page-dismiss = Renvoyer
page-close = Fermer la table
page-close-sure = Fermer la table pour tout le monde ?
page-closed = L’hôte a fermé cette table
page-won = { $who_count ->
    [one] { $who } gagne
   *[other] { $who } gagnent
}
page-nobody-won = Personne ne gagne
page-won-together = Vous avez gagné, tous ensemble
page-lost-together = Défaite : vous avez perdu, tous ensemble
page-solo = Vous obtenez le rang : { $rank }
page-drawn = Personne ne gagne : { $why }
page-place = Rang
page-player = Joueur
page-score = Score
page-replay = Revoir
page-export = Télécharger le journal
page-verify = Vérifier les dés
page-verified = La graine a bien l’empreinte montrée avant la partie, et chaque dé, chaque carte en découle.
page-not-verified = La vérification échoue.
page-verify-help = Vous pouvez le vérifier vous-même, avec le journal et cette commande :
page-first = Au début
page-previous = Un choix en arrière
page-next = Un choix en avant
page-last = À la fin
page-moment = Choix { $at } sur { $of }
page-eyes = Par les yeux de qui
page-watcher = Tout le monde
page-back-to-table = À la table

## Ce que dit le script

page-script-why-not = Pourquoi pas ?
page-script-not-asked = Ce n’est pas ce qui est demandé maintenant :
page-script-busy = Votre dernière réponse est encore en route. Celle-ci n’a pas été envoyée.
page-script-changed = La question a changé : rien n’a été envoyé. Regardez de nouveau.
page-script-offline = Pas de connexion. Nouvel essai…
page-script-unknown = Pas de connexion. À son retour, regardez si votre réponse a été jouée.
page-script-failed = Cela n’a pas été fait. Veuillez réessayer.
page-script-sent = Envoyé
page-script-since = Depuis votre dernière visite
page-script-reset-view = Tout le plateau
page-script-back = Retour
page-script-what = Qu’est-ce que c’est ?
page-script-close = Fermer
page-script-less = Moins
page-script-more = Plus
page-script-read-on = Lire dans les règles
page-script-keys-title = Touches
page-script-day = j
page-script-hour = h
page-script-keys = 1–9 répond | Tab va plus loin | Flèches parcourt le plateau et la liste | Entrée touche ou répond | Échap revient en arrière | i explique | u annule | h demande un conseil | p garde la réponse pour la prochaine fois | n va à la prochaine table qui attend | ? affiche ceci
page-look-through = Parcourir la défausse ({ $count })
page-tray = Ce que l’on peut faire
page-root-letter-m = M
page-root-letter-e = E
page-root-letter-a = A
page-root-letter-v = V
page-root-letter-w = W
page-root-letter-l = L
page-root-letter-o = O
page-root-letter-d = D
page-root-letter-c = C
page-root-letter-h = H
page-root-letter-k = K
page-ml-phases = Les phases d’une manche
page-ml-phase-dice-pool = Réserve de dés
page-ml-phase-deployment = Déploiement
page-ml-phase-adventure = Aventure
page-ml-phase-clean-up = Nettoyage
page-va-turn = Les étapes d’un tour

## Règles

page-rules-help = Tous les paragraphes, avec nos propres mots.
page-search = Chercher
page-paragraphs = { $count ->
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}

## Réglages

page-name = Votre nom
page-theme = Thème
page-theme-system = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-motion = Mouvement des pièces
page-motion-on = Rapide
page-motion-calm = Calme, avec le temps de regarder
page-motion-off = Aucun
page-sounds = Sons
page-sounds-off = Aucun
page-sounds-on = Dés, cartes, pièces, votre tour et la fin
page-save = Enregistrer
page-saved = Enregistré.
page-account = Compte
page-account-help = Un identifiant et un mot de passe gardent vos tables sur tous vos appareils.
page-account-has = Vous avez un compte. Pour changer l’identifiant ou le mot de passe, donnez le mot de passe actuel ; vous serez déconnecté partout ailleurs.
page-make-account = Créer un compte
page-change-password = Modifier le compte
page-login = Identifiant
page-password = Mot de passe
page-password-lengths = Mot de passe (de { $least } à { $most } caractères)
page-old-password = Mot de passe actuel
page-new-password = Nouveau mot de passe (de { $least } à { $most } caractères ; vide, l’ancien reste)
page-session = depuis { $since }, dernier usage { $used }
page-sessions = Où vous êtes connecté
page-this-session = Celle-ci
page-sign-in = Se connecter
page-sign-out = Se déconnecter
page-sign-in-through = Se connecter avec { $name }
page-going-on = { $name } dit qui vous êtes ; puis vous revenez ici.
page-go-on-to = Continuer vers { $name }
page-connect = Relier { $name }
page-disconnect = Délier { $name }
page-disconnect-sure = Se connecter désormais sans { $name } ?
page-vouched-for = Vous pouvez aussi vous connecter avec { $name }.
page-account-vouched = Vous avez un compte sans mot de passe. Vous pouvez lui en donner un, si vous vous êtes connecté dans les dix dernières minutes ; vous serez déconnecté partout ailleurs.
page-just-in-help = Vous n’avez pas de mot de passe : cela vaut si vous vous êtes connecté dans les dix dernières minutes.

## Importation et mentions

page-import = Apporter un journal
page-import-help = Collez un journal : la table en est reconstruite. Vous prenez la première place, des bots les autres.
page-journal = Journal
page-credits = Mentions
page-credits-games = Les jeux appartiennent à leurs auteurs et éditeurs : Monster Lands, Root, Village Attacks, It’s a Wonderful Kingdom. On ne trouve ici que leurs règles, avec nos propres mots, et rien de leurs illustrations.
page-credits-pictures = Images : les nôtres.
page-credits-type = Polices, réduites et renommées :
page-credits-software = Construit en Rust sur le travail de beaucoup, et surtout :

## Refus

page-refused-nothing-here = Il n’y a rien ici.
page-refused-no-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
page-refused-not-yours = Cette place n’est pas la vôtre.
page-refused-stale = La table a avancé entre-temps : rien n’a été joué. Voici où elle en est.
page-refused-not-playing = La partie n’est pas en cours.
page-refused-undo = On a trop souvent repris à cette table. Ce n’est plus possible.
page-refused-not-host = Seul l’hôte peut le faire.
page-refused-barred = L’hôte vous a retiré de cette table.
page-refused-one-seat = Vous avez déjà une place ici, et à cette table chacun n’en a qu’une.
page-refused-two-seats = Chacun a une seule place. Pour en prendre plusieurs, choisissez que certains partagent un écran.
page-refused-muted = L’hôte vous a retiré la parole à cette table.
page-refused-line = Une ligne a au plus { $most } caractères.
page-refused-too-late = Quelqu’un a été plus rapide, ou la table a avancé.
page-refused-store = Impossible d’enregistrer pour l’instant : rien n’a été fait. Veuillez réessayer.
page-refused-malformed = Cela n’a pas été compris.
page-refused-too-many = Trop à la fois. Veuillez patienter un instant.
page-refused-too-slow = L’envoi a pris trop de temps. Veuillez réessayer.
page-refused-busy = Beaucoup demandent la même chose en ce moment. Veuillez réessayer dans un instant.
page-refused-too-many-tables = Vous avez autant de tables ouvertes que l’on peut en avoir. Terminez-en ou fermez-en une d’abord.
page-refused-origin = Cela venait d’un autre site et n’a pas été fait.
page-refused-secret = Le journal contient des secrets. On peut le télécharger quand la partie est terminée.
page-refused-not-begun = La partie n’a pas commencé. Rien n’est encore distribué : il n’y a rien à voir.
page-refused-login = Cet identifiant et ce mot de passe ne vont pas ensemble.
page-refused-login-taken = Cet identifiant est déjà pris.
page-refused-password = Un mot de passe a de { $least } à { $most } caractères.
page-refused-old-password = Ce n’est pas le mot de passe actuel. Rien n’a été modifié.
page-refused-not-just-in = Il y a plus de dix minutes : reconnectez-vous d’abord. Rien n’a été modifié.
page-refused-issuer = Personne ne peut se connecter ainsi pour le moment. Réessayez plus tard.
page-refused-vouching = Vous n’êtes pas connecté : personne n’a dit qui vous êtes.
page-refused-errand = Cela n’a pas commencé ici, ou il y a trop longtemps. Recommencez.
page-refused-identity = Ce compte est déjà relié, ou un autre des vôtres l’est.
page-refused-uninvited = Il n’y a pas encore de compte pour vous ici, et il faut une invitation pour en avoir un.
page-refused-no-password = Donnez d’abord un mot de passe au compte : personne ne pourrait plus s’y connecter.
page-refused-name = Un nom a de 1 à { $most } caractères.
page-refused-login-length = Un identifiant a de 1 à { $most } caractères.
page-refused-too-large = C’est trop volumineux.
page-refused-method = Cela ne peut pas se faire ici.
page-refused-replay = Cette table a été jouée avec d’autres règles et ne peut pas être montrée : { $why }
page-refused-journal = Ce journal est inutilisable : { $why }
page-refused-journal-length = Ce journal est trop long : on accepte ici au plus { $lines } lignes de { $letters } lettres chacune.
page-refused-nobody-sits = Vous n’occupez aucune place ici.
page-guest = Invité
page-refused-guest = Asseyez-vous ou donnez-vous d’abord un nom.
page-refused-seats = La première place doit être la vôtre, et chaque place a besoin de quelqu’un.

## Root

page-root-clearing = Clairière { $number }
page-root-paths = chemins vers { $to }
page-root-forest = Forêt { $number }
page-root-ruled = contrôlée par { $who_the }
page-root-rules-here = Contrôlée par { $who_the } : qui a le plus de guerriers et de bâtiments dans une clairière la contrôle, sauf règle d’une faction.
page-root-hand = Main
page-root-board = Plateau
page-root-supporters = Sympathisants
page-root-officers = Officiers
page-root-acolytes = Acolytes
page-root-outcast = Paria
page-root-hated = Paria honni
page-root-lost-souls = Âmes perdues
page-root-revealed = Révélées
page-root-payments = Paiements
page-root-funds = Fonds
page-root-committed = Engagés
page-root-services = Services
page-root-post-spaces = Emplacements pour fabriquer
page-root-shut-out = Humeurs exclues
page-root-burrow = Terrier
page-root-ministers = Ministres
page-root-neutral = Ministres neutres
page-root-crowns = Couronnes
page-root-plots = Complots
page-root-plots-up = Complots face visible
page-root-plots-down = Complots face cachée
page-root-plots-left = Complots en réserve
page-root-plot-shown = Clairière { $number } : { $plot }
page-root-plot-own = Clairière { $number } : { $plot }, face cachée
page-root-plot-hidden = Clairière { $number } : face cachée
page-root-plot-not = pas { $plots }
page-root-recovered = Reliques récupérées
page-root-retinue = Suite
page-root-retinue-help = La Suite : ses colonnes agissent de gauche à droite, chaque carte une fois
page-root-waystations = Relais à placer
page-root-crafted = Fabriqués
page-root-supply = Réserve
page-root-decree = Décret
page-root-decree-help = Le Décret : ses colonnes se résolvent de gauche à droite, carte par carte
page-root-vizier = Vizir loyal
page-root-piles = Pioche { $deck }, défausse { $discards }
page-root-battle = Bataille dans la clairière { $clearing } : { $attacker_the } ({ $attack }) contre { $defender_the } ({ $defence })
page-root-cost = Coûte des pièces de fabrication dans : { $cost }
page-root-any = au choix
page-root-no-cards = Aucune carte en main
page-root-warriors = { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
}
page-root-not-rolled = Pas encore lancé
page-root-deck = Pioche
page-root-discards = Défausse
page-root-items = Objets à fabriquer
page-root-hirelings = Mercenaires
page-root-hireling-markers = Marqueurs d’embauche sur la piste de score : { $spaces }
page-root-hireling-free = personne ne les commande
page-root-hireling-control = { $who_the }, contrôle { $marks }
page-root-closed-path = Chemin fermé entre les clairières { $from } et { $to }
page-root-turn = Votre tour, dans l’ordre
page-root-abilities = Ce que sait faire cette faction
page-root-done = Fait
page-root-coalition = En coalition avec { $who }
page-root-track-once = { $piece } : il en reste { $count }. La prochaine pièce coûte { $cost } et rapporte { $points }.
page-root-track-turn = { $piece } : il en reste { $count }. Avec une de plus sur la carte, vous marquez { $points } à chaque tour.
page-root-bandit = Un bandit entre les clairières { $from } et { $to }
page-root-landmarks = Sites
page-root-stall = Étal { $number } du Marché noir
page-root-setup-cards = Cartes de mise en place : une faction chacune
page-root-locked = bloquée tant qu’aucune faction militante n’est choisie
page-root-quests = Quêtes
page-root-dominance = Dominations à prendre
page-root-left = { $piece } : { $count } encore sur le plateau
page-root-attacks = attaque
page-root-defends = défend
page-root-hits = { $count ->
    [one] { $count } touche au dé
   *[other] { $count } touches au dé
}

## Monster Lands

page-ml-space = { $count ->
    [one] Case libre : un dé y tient.
   *[other] Case libre : { $count } dés y tiennent.
}
page-ml-round = Manche
page-ml-round-dice = Dés d’attaque supplémentaires de cette manche : { $count }
page-ml-capture = Capture à partir d’un total de { $count }
page-ml-eliminate = Élimination à partir d’un total de { $count }
page-ml-trophies = { $count ->
    [one] { $count } Trophée
   *[other] { $count } Trophées
}
page-ml-reinforcements = { $count ->
    [one] { $count } dé de plus de ces couleurs
   *[other] Jusqu’à { $count } dés de plus de ces couleurs
}
page-ml-heroic = Gloire d’une mort héroïque : { $count }
page-ml-panic-left = Jetons Panique face cachée : { $count }
page-ml-no-monster = Tout est calme à la porte
page-ml-reputation = Réputation { $count }
page-ml-cost = Coûte { $count } Or
page-ml-step-attack = Le Monstre attaque
page-ml-step-hits = Les touches sont annulées
page-ml-step-roll = Les dés sont lancés
page-ml-first = Premier joueur
page-ml-clan = Le clan
page-ml-no-dice = Plus aucun dé
page-ml-attack = Attaque
page-ml-hits = { $count ->
    [one] { $count } touche
   *[other] { $count } touches
}
page-ml-total = total { $count }
page-ml-counts = compte pour { $count }, total { $total }
page-ml-leads = Chef
page-ml-empty-land = Aucun Monstre ici
page-ml-stack-monsters = Monstres dans la pioche : { $count }
page-ml-stack-lands = Terres dans la pioche : { $count }
page-ml-stack-loot = Butin face cachée : { $count }
page-ml-stack-mercenaries = Mercenaires dans la pioche : { $count }
page-ml-stack-traps = Pièges dans la pile : { $count }
page-ml-stack-equipment = Équipement dans la pioche : { $count }

## Village Attacks

page-va-any = tout résultat utile
page-va-letters-melee = Mê
page-va-letters-ranged = Di
page-va-letters-magic = Ma
page-va-letters-defence = Dé
page-va-letters-vengeance = Ve
page-va-letters-torch = To
page-va-letters-wild = Jo
page-va-letters-blank = –
page-va-letters-any = tout
page-va-clock = Où en est le siège
page-va-round = Manche { $round }
page-va-night = Nuit
    .help = Nuit : chaque ennemi tué donne 1 expérience de plus, et un dé de Nuit est lancé
page-va-day = Jour
    .help = Jour : tuer ne donne pas d’expérience, et chaque tour en coûte ; un dé de Jour est lancé
page-va-heart = Cœur
    .help = Le Cœur du château : à 0, la partie est perdue
page-va-morale = Moral
    .help = Moral du village : chaque villageois tué le fait baisser ; à 0, les monstres gagnent
page-va-event = Événement
page-va-dial = Le cadran des événements est à { $now } sur { $every } : à { $every }, un événement est pioché
page-va-rank = Rang { $rank }
    .help = Arrivées à la fin de chaque manche : une carte par torche, lue sur la ligne de ce Rang. Le plus haut niveau d’un monstre le fixe
page-va-short-breaches = Sceaux
page-va-short-altars = Coupes
page-va-short-calling = Invocation
page-va-short-survival = Manches tenues
page-va-short-heirlooms = Reliques
page-va-short-heroes = Héros
page-va-goal-morale = Tuez des villageois jusqu’à ce que le Moral du village soit à 0. Si le Cœur du château s’arrête, vous perdez.
page-va-goal-breaches = Scellez chaque brèche : dépensez des résultats dans une zone d’arrivée, { $count } sceaux la ferment.
page-va-goal-altars = Remplissez les trois autels : un villageois qui y meurt remplit une coupe, { $count } coupes chacun.
page-va-goal-calling = Chaque monstre paie un symbole dans la Salle d’invocation avant la fin de la manche { $rounds } ; puis amenez le Moral du village à 0.
page-va-goal-survival = Gardez le Cœur du château en vie pendant { $rounds } manches.
page-va-goal-heirlooms = Libérez les trois reliques ({ $count } résultats chacune) et portez-les au Cœur du château.
page-va-goal-heroes = { $count ->
    [one] Tuez { $count } Héros.
   *[other] Tuez { $count } Héros.
}
page-va-goal-here-morale = L’objectif
page-va-goal-here-breaches = Une brèche : { $done } sceaux sur { $count }. Un monstre ici peut dépenser un résultat pour un sceau.
page-va-goal-here-altars = Un autel : { $done } coupes sur { $count }. Les villageois qui meurent ici les remplissent.
page-va-goal-here-calling = La Salle d’invocation : chaque monstre y paie un symbole, tous différents.
page-va-goal-here-survival = L’objectif
page-va-goal-here-heirlooms = Une relique : { $done } résultats dépensés sur { $count }. Qui la libère ou la ramasse la porte au Cœur.
page-va-goal-here-heroes = L’objectif
page-va-standing = Cet événement reste jusqu’à ce qu’un autre soit pioché
page-va-traps = Pièges à poser
page-va-next = Prochaines cartes d’arrivée
page-va-advance = toute la zone avance d’abord de 1
page-va-again = une autre carte est piochée
page-va-enter-peasant = Paysans
page-va-enter-hunter = Chasseurs d’un Type
page-va-enter-veteran = Vétérans
page-va-enter-hero = Héros
page-va-deck-spawn = Arrivées
page-va-deck-trap = Pièges
page-va-deck-event = Événements
page-va-deck-hero = Héros
page-va-deck-summon = Invocations
page-va-damage = dégâts
page-va-kind-heart = le Cœur
page-va-kind-corridor = couloir
page-va-kind-small-room = petite salle
page-va-kind-large-room = grande salle
page-va-room-for = { $figures } figurines sur { $capacity }.
page-va-to-heart = { $steps ->
    [one] À { $steps } zone du Cœur.
   *[other] À { $steps } zones du Cœur.
}
page-va-seen = { $steps ->
    [one] À { $steps } zone de qui agit, en vue.
   *[other] À { $steps } zones de qui agit, en vue.
}
page-va-unseen = À { $steps } zones de qui agit, hors de vue.
page-va-dark = Sombre : aucune attaque à distance n’y entre ni n’en sort, la vue n’y passe pas.
page-va-unlucky = Malchance : une attaque partant d’ici a besoin de face à la pièce.
page-va-trap-here = { $trap } ({ $charges ->
    [one] { $charges } charge
   *[other] { $charges } charges
}) :
page-va-tokens = { $count ->
    [one] { $count } jeton d’arrivée : des villageois entrent ici
   *[other] { $count } jetons d’arrivée : des villageois entrent ici
}
page-va-troll = Le Troll : on ne peut pas le blesser ; attaqué, il agit aussitôt
page-va-numbers = { $type }, santé { $health }/{ $most }, mouvement { $movement }, { $attacks ->
    [one] { $attacks } attaque
   *[other] { $attacks } attaques
} de { $damage } à portée { $range }.
page-va-about-peasant = Attaque sa propre zone pour 1, avance de 1. Tué en premier.
page-va-about-hunter = Attaque jusqu’à 1 zone de distance pour 1, et pour 2 un monstre de son Type. Tué après les Paysans.
page-va-about-veteran = Un Chasseur qui compte comme tous les Types : 2 dégâts à n’importe quel monstre.
page-va-about-yunfakh = Un Chasseur que seules les attaques de mêlée peuvent blesser.
page-va-about-hero = Un Héros.
page-va-monster = { $monster }, { $role }, { $type } : santé { $health }/{ $most }, niveau { $level }, expérience { $experience }/{ $needs }.
page-va-health = Santé restante
page-va-health-of = Santé : { $left } sur { $most }
page-va-level = Niveau { $level } ; { $experience } expérience sur { $needs } pour le suivant
page-va-level-short = Niveau { $level }
page-va-first = A la pièce : joue en premier
page-va-dead = mort, revient au Cœur
page-va-board = Plateau
page-va-results = Résultats et emplacements
page-va-capabilities = Capacités
page-va-no-results = Aucun résultat sur le plateau
page-va-special = Le dé de Jour ou de Nuit : jamais relancé, jamais gardé
page-va-carries = Porte une relique
page-va-burdened = Porte une invocation : 1 dé de moins
page-va-slots-movement = Mouvement
    .help = Un résultat dans un emplacement libre déplace le monstre d’une zone
page-va-slots-defence = Défense
    .help = Ici, la Défense retire 2 dégâts à une attaque ; la Vengeance rend le coup
page-va-slots-reserve = Réserve
    .help = Résultats gardés pour un tour suivant ; chacun coûte un dé au prochain lancer
page-va-condition-sunder = Brisé : un emplacement de Défense est perdu jusqu’à la guérison dans le Cœur
page-va-condition-silence = Silence : un emplacement de Réserve est perdu jusqu’à la guérison dans le Cœur
page-va-condition-slow = Ralenti : un emplacement de Mouvement est perdu jusqu’à la guérison dans le Cœur
page-va-condition-burn = Brûlure : 1 dégât au début de chaque tour jusqu’à la guérison dans le Cœur
page-va-kept-soak = Empêche les { $count } prochains dégâts
page-va-kept-miss = { $count ->
    [one] La prochaine attaque est sans effet
   *[other] Les { $count } prochaines attaques sont sans effet
}
page-va-kept-dull = { $count ->
    [one] La prochaine attaque fait 1 de moins
   *[other] Les { $count } prochaines attaques font 1 de moins
}
page-va-kept-cap = Aucune attaque ne fait plus de { $count }
page-va-kept-thorns = { $count ->
    [one] La prochaine attaque blesse son auteur
   *[other] Les { $count } prochaines attaques blessent leurs auteurs
}
page-va-kept-taunt = Les villageois attaquent d’abord ce monstre
page-va-kept-hold = { $count ->
    [one] Retient { $count } villageois qui voudrait passer
   *[other] Retient { $count } villageois qui voudraient passer
}
page-va-unowned = Pas encore acquise : vient avec un niveau
page-va-used = utilisée cette manche

## It's a Wonderful Kingdom

page-wk-letter-materials = M
page-wk-letter-population = P
page-wk-letter-gold = O
page-wk-letter-exploration = E
page-wk-letter-krystallium = K
page-wk-letter-soldier = S
page-wk-letter-any = ?
page-wk-kind-structure = Structure
page-wk-kind-company = Compagnie
page-wk-kind-monument = Monument
page-wk-kind-discovery = Découverte
page-wk-kind-treasure = Trésor
page-wk-kind-calamity = Calamité
page-wk-kind-advisor = Conseiller
page-wk-pieces-any = { $count } de n’importe quelle ressource
page-wk-pieces-spy = { $count ->
    [one] { $count } jeton Espion
   *[other] { $count } jetons Espion
}
page-wk-pieces-trap = { $count ->
    [one] { $count } jeton Piège
   *[other] { $count } jetons Piège
}
page-wk-pieces-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-wk-pieces-calamity = { $count ->
    [one] défausser { $count } Calamité
   *[other] défausser { $count } Calamités
}
page-wk-told-cost = Coûte { $what }
page-wk-told-makes = Produit { $what }
page-wk-told-makes-per = Produit { $what } × { $type } dans le Duché
page-wk-told-points-per = { $count } × { $type } dans le Duché, en points
page-wk-told-penalty = { $count ->
    [one] { $count } point perdu à la fin
   *[other] { $count } points perdus à la fin
}
page-wk-told-bonus = Achevée, elle donne { $what }
page-wk-told-first = Le premier obtient aussi { $what }
page-wk-told-recycled = Recyclée, elle donne { $what }
page-wk-space-free = Case libre : { $what }
page-wk-space-filled = Case remplie : { $what }
page-wk-space-stood-in = Un Krystallium au lieu de : { $what }
page-wk-face-down = Carte face cachée n° { $count }.
page-wk-token = Porte un jeton Illusionniste
page-wk-frozen = Gelée : on n’y place rien cette manche
page-wk-stolen = Volée : elle ne produit pas
page-wk-trophy = Vaincue
page-wk-production = Production
page-wk-recycling = Recyclage
page-wk-makes = Produit { $what } à chaque manche
page-wk-made-by = { $who } : { $what }
page-wk-supremacy = suprématie
page-wk-no-production = Points du royaume en l’état, et les cartes qui ne produisent rien
page-wk-glory = Points
page-wk-territories = Territoires
page-wk-elsewhere = Siphons
page-wk-selection = Sélection
page-wk-construction = En construction
page-wk-council = Conseillers
page-wk-hand = Main
page-wk-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-wk-no-cards = Aucune carte en main
page-wk-nothing-under-construction = Rien en construction
page-wk-cubes = À placer
page-wk-alchemy = Zone d’Alchimie : { $count } cubes sur { $full } pour un Krystallium
page-wk-krystallium = { $count } Krystallium
page-wk-soldiers = { $count ->
    [one] { $count } Soldat
   *[other] { $count } Soldats
}
page-wk-training = un Soldat s’entraîne : la prochaine suprématie le rend prêt
page-wk-no-training = personne ne s’entraîne : la prochaine suprématie forme un Soldat
page-wk-traps = { $count ->
    [one] { $count } jeton Piège prêt
   *[other] { $count } jetons Piège prêts
}
page-wk-spies = { $count ->
    [one] { $count } jeton Espion prêt
   *[other] { $count } jetons Espion prêts
}
page-wk-tokens = { $count ->
    [one] { $count } jeton Illusionniste
   *[other] { $count } jetons Illusionniste
}
page-wk-aside = { $count ->
    [one] { $count } cube mis de côté par les Siphons
   *[other] { $count } cubes mis de côté par les Siphons
}
page-wk-area-left = Zone de gauche
page-wk-area-right = Zone de droite
page-wk-empty-area = Vide
page-wk-deck = Pioche
page-wk-deck-help = { $count } cartes dans la pioche
page-wk-discards = Défausse
page-wk-discards-help = { $count } cartes défaussées
page-wk-calamities = { $count ->
    [one] { $count } Calamité à côté de la pioche
   *[other] { $count } Calamités à côté de la pioche
}
page-wk-struck = { $count ->
    [one] { $count } Calamité
   *[other] { $count } Calamités
}
page-wk-rats = { $count ->
    [one] { $count } Rat dans la pile
   *[other] { $count } Rats dans la pile
}
page-wk-supply-tokens = { $count ->
    [one] { $count } jeton Illusionniste dans la réserve
   *[other] { $count } jetons Illusionniste dans la réserve
}
page-wk-stack = Pile des Calamités
page-wk-stack-help = { $count } cartes restantes : la dernière met fin au choix de la dernière manche
page-wk-next = Prochaine carte de la pioche
page-wk-round = Manche { $round } sur { $rounds }
page-wk-first = Premier joueur : { $who }
page-wk-phase-choice = Choix
page-wk-phase-planning = Planification
page-wk-phase-production = Production
page-wk-phase-combat = Combat
page-wk-phase-conquest = Conquête
page-wk-have = Cartes qui doivent être dans le Duché
page-wk-for-first = Seulement pour le premier
page-wk-step-done = { $who } : fait
page-wk-step-here = { $who } est ici
page-wk-territory = points : bleu { $blue }, rouge { $red } · Armées : bleu { $bluearmies }, rouge { $redarmies }
page-wk-reserve = { $count } en réserve
page-wk-locked = { $count } en prison
page-wk-marching = { $count ->
    [one] { $count } Armée est en marche
   *[other] { $count } Armées sont en marche
}

## Conseils, et ce que l'on ne peut pas reprendre

page-hint = Conseil
page-hint-help = Que ferait le maître ? (H)
page-hint-thinking = Le maître réfléchit…
page-hint-nothing = Le maître n’a rien à dire ici.
page-hint-given = Le maître choisirait : { $choice } (sûr à { $sure } % ; { $of } : environ { $expects } %).
hint-of-any = vos chances de gagner
hint-of-any-alone = où vous en êtes
hint-of-village-attacks = les chances des monstres de gagner
hint-of-village-attacks-alone = les chances des monstres de gagner
page-end = Finir le tour
page-end-not-now = Pas maintenant : répondez d’abord à la question
page-ends-turn = finit votre tour
page-final = définitif
page-final-help = Le hasard ou une révélation l’accompagne : impossible de le reprendre

## Un journal que des règles plus récentes refusent quelque part

page-cut = Les règles ont changé depuis que cette partie a été jouée
page-cut-ended = Cette partie a été jouée jusqu’au bout avec d’anciennes règles
page-cut-refused = La table en est au dernier moment encore permis. Le choix suivant { $who_of } ne l’est plus : { $deed }.
page-cut-refused-unseen = La table en est au dernier moment encore permis. Le choix suivant { $who_of } ne l’est plus.
page-cut-go-on = Continuer à partir d’ici
page-cut-waits = Qui est assis à la table peut continuer à partir d’ici ; son hôte peut la fermer.
page-cut-rest = { $count ->
    [one] Ce qui avait suivi : { $count } choix
   *[other] Ce qui avait suivi : { $count } choix
}
page-cut-whole = La liste entière est dans l’historique
page-cut-line = { $who } : { $deed }
page-cut-line-unseen = { $who } : un choix, révélé quand la table sera terminée

# Leçons.
page-lessons = Leçons
page-lessons-of = { $game } : leçons
page-lessons-help = De vraies tables, quelques minutes chacune. La leçon vous dit quoi regarder et quoi essayer ; les règles sont celles de toutes les parties.
page-lessons-done = { $done } sur { $of } terminées
page-lesson-first = Apprendre en cinq minutes
page-lesson-begin = Commencer
page-lesson-again = Encore une fois
page-lesson-resume = Reprendre
page-lesson-learned = (terminée)
page-lesson-place = { $number } sur { $of }
page-lesson-next = Continuer
page-lesson-next-one = Ensuite : { $title }
page-lesson-play = Jouer contre des bots
page-lesson-later = Les règles le permettent, mais pas maintenant dans cette leçon. Faites d’abord ce qu’elle demande.
page-lesson-watch = Regardez ce que font les autres.
page-lesson-done = Voilà pour cette leçon. Vous pouvez continuer à cette table, prendre la leçon suivante ou commencer votre propre partie.

# Ce qui se passe, montré pas à pas.
page-since-last-turn = Depuis votre dernier tour
page-again = Rejouer
page-root-counts = { $count ->
    [0] aucune ne compte
    [one] { $count } compte : pas plus que de combattants présents
   *[other] { $count } comptent : pas plus que de combattants présents
}
page-root-first-hit = le premier coup est ignoré
page-root-extra = +{ $count } en plus

## Appels : comment quelqu'un apprend que c'est son tour

page-calls = Votre tour, où que vous soyez
page-calls-help = Quand une table se met à vous attendre sans que vous la regardiez, vous êtes prévenu une fois, par tous les moyens choisis ici.
page-calls-none = Aucun moyen de vous prévenir pour l’instant.
page-calls-add = Me prévenir
page-calls-account = Pour être prévenu, il faut un compte : créez-en un dans les réglages.
page-way-push = Dans un navigateur
page-way-push-help = Une notification de ce navigateur, même quand la page est fermée.
page-way-push-add = Me prévenir dans ce navigateur
page-way-push-unable = Ce navigateur ne le peut pas, ou la page n’est pas ouverte par une adresse sécurisée.
page-way-push-denied = Le navigateur ne l’a pas permis. Ses réglages pour cette page disent si les notifications sont bloquées.
page-way-mail = E-mail
page-way-mail-help = Vous recevez un message pour confirmer l’adresse. Elle permet aussi de choisir un nouveau mot de passe si vous oubliez le vôtre.
page-way-mail-add = Me prévenir par e-mail
page-way-webhook = Webhook
page-way-webhook-help = Une adresse qui commence par https:// et accepte du JSON. Celles de Discord et de Slack fonctionnent telles quelles.
page-way-webhook-add = Prévenir cette adresse
page-call-try = Essayer
page-call-on = Me prévenir ici
page-call-off = Pas ici pour l’instant
page-call-remove = Supprimer
page-call-unconfirmed = Un message est en route. Suivez son lien pour confirmer l’adresse.
page-call-untried = Rien n’a encore été envoyé.
page-call-delivered = Dernier envoi réussi : { $at }.
page-call-failed = Échec { $at } : { $why }.
page-call-why-no-address = on ne peut rien envoyer à cette adresse
page-call-why-not-public = l’adresse mène dans un réseau privé
page-call-why-no-name = personne ne connaît ce nom
page-call-why-no-answer = personne ne répond
page-call-why-too-slow = c’était trop long
page-call-why-no-mail = aucun e-mail ne part d’ici
page-call-why-answers = la réponse a été { $number }
page-quiet = Heures calmes
page-quiet-from = De
page-quiet-to = À
page-quiet-help = Ce qui arrive pendant ces heures, à l’horloge de ce navigateur, est annoncé après, si une table attend encore. Laissez les deux vides pour ne pas en avoir.
page-hush = Ne plus m’appeler à cette table
page-unhush = M’appeler de nouveau à cette table
page-call-title = À vous de jouer
page-call-body = { $game } : c’est votre tour.
page-call-invite = Une invitation à une table
page-call-invite-body = { $who } vous invite à une table de { $game }.
page-call-end = Pour ne plus recevoir d’e-mails sur vos tours :
page-call-test = Un essai
page-call-test-body = Cela fonctionne : vous serez prévenu ici quand ce sera votre tour.
page-call-confirm = Confirmez votre adresse
page-call-confirm-body = { $name } veut être prévenu à cette adresse quand c’est son tour. Si c’est vous, suivez ce lien. Sinon, ne faites rien : vous n’entendrez plus parler de nous.
page-call-reset = Un nouveau mot de passe
page-call-reset-body = Quelqu’un, vous espérons-le, veut choisir un nouveau mot de passe pour l’identifiant { $login }. Ce lien sert une fois, pendant une heure. Si ce n’est pas vous, ne faites rien.
page-confirm-ask = Faut-il prévenir cette adresse quand c’est votre tour ?
page-confirm-yes = Oui, c’est la mienne
page-confirmed = { $address } est confirmée.
page-unsubscribe = Ne plus recevoir d’e-mails
page-unsubscribe-ask = Ne plus envoyer à cette adresse d’e-mails sur vos tours ?
page-unsubscribe-yes = Oui, arrêter
page-unsubscribed = Plus d’e-mails
page-unsubscribed-text = Vous ne recevrez plus d’e-mails sur vos tours.
page-subscribe = C’était une erreur : continuez à m’écrire
page-subscribed = De nouveau des e-mails
page-subscribed-text = Vous recevrez de nouveau des e-mails sur vos tours.
page-forgot = Mot de passe oublié ?
page-forgot-text = Si vous avez confirmé une adresse e-mail, un message vous permettra de choisir un nouveau mot de passe.
page-forgot-send = M’écrire
page-forgot-sent = Si un compte a confirmé cette adresse, un message est en route.
page-reset = Un nouveau mot de passe
page-reset-text = Vous serez déconnecté partout.
page-reset-set = Choisir ce mot de passe
page-refused-no-account = Il faut un compte pour cela.
page-refused-channels = Vous avez autant de moyens que l’on peut en avoir : supprimez-en un d’abord.
page-refused-target = On ne peut rien envoyer à cette adresse. Elle doit commencer par https:// et mener au réseau public.
page-refused-mail = Ce n’est pas une adresse e-mail.
page-refused-unconfirmed = Confirmez d’abord l’adresse.
page-refused-token = Ce lien a déjà servi, ou il est trop ancien.

## Horloges

page-pace-here = Temps de réponse
page-pace-none = Sans horloge
page-pace-answer = Un temps pour chaque réponse
page-pace-turn = Un temps pour chaque tour
page-times = L’horloge
page-pace-time = Temps
page-pace-reserve = Réserve pour toute la partie
page-no-reserve = Aucune
page-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
page-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
page-pace-answer-of = { $time } par réponse.
page-pace-turn-of = { $time } par tour.
page-pace-reserve-of = { $time } en réserve.
page-pace-out = Si quelqu’un n’a plus de temps, un bot joue à sa place jusqu’à son retour. Quand le serveur est arrêté, aucune horloge ne tourne.
page-clock-stands = L’horloge est arrêtée.
page-clock-wishes = { $count ->
    [one] Un joueur souhaite arrêter l’horloge.
   *[other] { $count } joueurs souhaitent arrêter l’horloge.
}
page-clock-stop = Arrêter l’horloge
page-clock-go = Relancer l’horloge
page-clock-wish = Voter l’arrêt de l’horloge
page-clock-until = jusqu’à { $at }
page-clock-left = il reste { $time }, l’horloge est arrêtée
page-clock-reserve = { $time } en réserve
page-refused-pace = Une horloge donne de 1 minute à 14 jours.

## Programmes : l'API

page-programs = Des programmes qui jouent pour vous
page-programs-help = Avec un jeton, un programme peut faire ce que vous pouvez faire sur la page. Qui l’a agit en votre nom : gardez-le secret. Ce que peuvent les programmes est décrit dans
page-token-fresh = Votre nouveau jeton. Il n’est montré que cette fois :
page-token-new = Un nouveau jeton
page-token-name = À quoi il sert
page-token-scope = Ce qu’il permet
page-token-make = Créer un jeton
page-token-since = Créé : { $at }.
page-token-used = Dernier usage : { $at }.
page-token-unused = Jamais utilisé.
page-token-revoke = Révoquer
page-scope-read = Regarder vos tables
page-scope-play = Regarder et jouer
page-refused-program = Présentez un de vos jetons, comme « bearer token ».
page-refused-scope = Ce jeton permet de regarder, pas de jouer.
page-refused-tokens = Vous avez autant de jetons que l’on peut en avoir : révoquez-en un d’abord.
page-refused-set = On ne peut pas préparer une table ainsi.
page-refused-sealed = Le journal est secret jusqu’à la fin de la partie.

## Profils et classements

page-profile = Votre profil
page-profile-seen = Les autres peuvent voir cette page et vous trouver parmi les meilleurs.
page-profile-unseen = Personne d’autre que vous ne voit cette page, et vous n’êtes pas parmi les meilleurs.
page-profile-hide = Ne pas y figurer
page-profile-show = La montrer aux autres
page-ratings = Classements
page-no-ratings = Aucune partie classée pour l’instant.
page-results = Parties
page-no-results = Aucune partie terminée pour l’instant.
page-game = Jeu
page-role = Rôle
page-rating = Cote
page-rated-games = Parties classées
page-played = Jouées
page-games-won = Gagnées
page-best = Les meilleurs
page-best-of = Les meilleurs à { $game }
page-best-help = Les cotes viennent des tables classées, d’après Weng et Lin : ce que quelqu’un vaut au moins, très probablement. On figure sur la liste après { $count } parties classées, si on le veut bien.
page-best-nobody = Personne n’y figure encore.
page-rated-here = Est-ce que cela compte ?
page-rated-no = Juste pour le plaisir
page-rated-yes = Classée : ni conseils, ni reprises, ni bots, ni invités. Qui laisse sa place à un bot finit dernier. Si aucune horloge n’est choisie, il y a trois jours pour chaque réponse.
page-refused-rated = Une table classée réunit au moins deux personnes avec un compte, chacune devant son propre écran, sans bots.
page-refused-rated-going = Cette table est classée : pendant la partie, personne n’y met fin, et personne ne confie à un bot une autre place que la sienne.
page-former-player = Un ancien joueur
page-own-data = Ce qui est conservé de vous
page-take-along = L’emporter (JSON)
page-delete = M’oublier
page-delete-help = Votre compte, vos moyens d’appel, jetons, messages et résultats sont supprimés pour de bon. Dans les parties des autres, il reste un ancien joueur ; dans les parties en cours, un bot continue.
page-delete-sure = Tout oublier de vous ? C’est irréversible.

## Réponses préparées

page-prepared = Réponses préparées
page-prepared-page = Préparer une réponse
page-prepared-next = La prochaine fois, de même
page-prepared-help = Ce que vous préparez est répondu pour vous quelques secondes après la question, si c’est alors proposé. Personne d’autre ne l’apprend.
page-prepared-again = Répondre encore ainsi
page-prepared-not = non
page-prepared-once = une fois
page-prepared-turn = jusqu’à la fin du tour
page-prepared-on = jusqu’à ce que je la retire
page-prepared-until = jusqu’à ce qu’il se passe quelque chose : { $what }
page-prepared-about = Quand on me demande
page-prepared-about-all = exactement cela
page-prepared-about-one = cela, s’il s’agit de : { $what }
page-prepared-about-any = cela, quel qu’en soit l’objet
page-prepared-answer = Réponse
page-prepared-keep = Préparer
page-prepared-asked = Ce qui vous a été demandé ici
page-prepared-none-asked = Rien ne vous a encore été demandé ici.
page-prepared-due = Préparée, et donnée dans un instant : { $answer }
page-prepared-take-back = La retirer
page-prepared-read = Vu
page-prepared-ended-given = Répondu pour vous.
page-prepared-ended-not-offered = Abandonnée : elle n’était pas proposée.
page-prepared-ended-turn = Terminée : le tour a pris fin.
page-prepared-ended-happened = Terminée : il s’y est passé quelque chose.
page-refused-prepared = On prépare des réponses aux questions qui vous ont été posées à cette table, tant que l’on joue.
