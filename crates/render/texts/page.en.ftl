### The pages round the games.

## The shell

page-yes = yes
page-skip = Skip to the content
page-menu = Menu
page-mat-of = Mat of { $who }
page-close-mat = Close
page-nav = Pages
page-home = Home
page-lobby = Lobby
page-rules = Rules
page-settings = Settings
page-language = Language
page-waiting-count = { $count ->
    [one] 1 table waits
   *[other] { $count } tables wait
}
page-notice = A word

## Home and lobby

page-hero = Everyone round one table
page-hero-help = Modern board games with every rule and none of the upkeep. Sit down alone, with bots, on one screen or over the network.
page-games = The games
page-waiting = Waiting for you
page-running = Your tables
page-done = Finished
page-seats = { $min } to { $max } players
page-play-now = Play now against bots
page-play-as = Play as
page-set-table = Set a table
page-open-seats = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
page-phase-gathering = Gathering
page-phase-playing = Being played
page-phase-over = Over
page-phase-closed = Closed
page-lobby-help = Open tables. Take a seat, or watch what is public.
page-lobby-gathering = Looking for players
page-lobby-playing = Being played
page-lobby-over = Finished, to replay
page-lobby-set = Or set a table of your own
page-sieve-game = Game
page-sieve-pace = Pace
page-sieve-rated = Counts
page-sieve-language = Language
page-sieve-any = any
page-sieve-quick = Quick: an hour at most
page-sieve-slow = Slow: more than an hour
page-sieve-look = Look
page-sieve-all = Show all
page-line-rated = Rated
page-line-taught = The game is explained
page-pace-answer-short = { $time } an answer
page-pace-turn-short = { $time } a turn
page-more-tables = More tables
page-no-tables = None just now.

## Campaigns

page-campaign = Campaign
page-campaign-of = Campaign of { $game }
page-campaign-begun = Your campaigns
page-campaign-new = A new campaign
page-campaign-begin = Begin a campaign
page-campaign-another = Begin another campaign
page-campaign-all = All your campaigns
page-campaign-on = On with the campaign
page-campaign-of-table = This game belongs to your campaign
page-campaign-play = Play the next game
page-campaign-resume = Go on with the game
page-campaign-leave-help = You may leave at any time: the game waits at its table, and the campaign on this page.
page-campaign-stages = The way
page-campaign-stage-passed = passed
page-campaign-stage-now = you are here
page-campaign-stage-lost = lost here
page-campaign-played = Games played
page-campaign-none-played = None yet.
page-campaign-state-open = To be continued
page-campaign-state-playing = A game is being played
page-campaign-state-won = Won
page-campaign-state-lost = Lost
page-refused-campaign-answer = Say first how the next game is to be.
page-invited = You are asked to
page-invite-companions = Ask somebody you have played with
page-invite-help = Whoever is asked finds the table on their first page, and is told once in the way they have chosen.
page-invite-nobody = You have finished no game with anybody who lets themselves be seen.
page-invite-ask = Ask
page-invite-asked = Asked
page-invite-here = Sits here
page-invite-decline = I will not come
page-refused-too-many-campaigns = You have as many campaigns of this game as are kept for one person.

## A new table

page-new-table = A table of { $game }
page-options = Options
page-more-options = Finer options ({ $count })
page-no-other = no other
page-usual = the usual
page-who-sits = Who sits where
page-who-sits-help = Seats beyond the chosen number are left out.
page-screens = Who shares a screen
page-screens-own = Nobody: each person has one seat
page-screens-shared = Some do: one person may take several seats, with a curtain between turns
page-kind-me = You
page-kind-hotseat = Another on this screen
page-kind-open = Open to others
page-kind-bot = Bot: { $level }
page-kind-stand-in = Bot: { $level }, for { $who }
page-level-novice = novice
page-level-adept = adept
page-level-master = master
page-level-grandmaster = grandmaster
page-level-adept-written = reference adept
page-level-master-written = reference master
page-level-random = random
page-door = Who may find it
page-door-private = Only those who have the link
page-door-open = Everyone, in the lobby
page-taught-here = Is it new to somebody?
page-taught-no = Everyone knows the game
page-taught-yes = Newcomers are welcome: somebody explains it
page-tongue-here = What is spoken there
page-tongue-any = Any language
page-hotseat-name = Name on this screen
page-hints-here = Who may ask for hints
page-hints-usual = Whoever plays among bots; against people nobody
page-hints-allowed = Everyone
page-hints-forbidden = Nobody
page-undo-here = Whether answers may be taken back
page-undo-allowed = They may, until something new is seen
page-undo-forbidden = They may not
page-refused-no-undo = At this table nothing is taken back.
page-refused-no-hints = At this table no hints are given.

## The table

page-region-status = Table
page-region-players = Players
page-region-board = Board
page-region-mat = Your hand and mat
page-region-beside = Beside the board
page-region-question = Your move
page-region-log = Log
page-region-chat = Chat
page-region-about = About this table
page-tabs = Parts of the table
page-tab-board = Board
page-tab-mat = Mine
page-tab-players = Players
page-tab-log = Log
page-tab-chat = Chat
page-your-turn = Your turn
page-turn-of = To move: { $who }
page-watching = You are watching
page-reconnecting = Reconnecting…
page-stage-gathering = Waiting for players
page-stage-ended = The game is over
page-waiting-for = Waiting for { $who }
page-why-not = Why not…? ({ $count })
page-undo = Undo
page-undo-help = Take back your last choice (U)
page-restart = Restart turn
page-restart-help = Take back every choice of this turn
page-curtain = Hand over to { $who }
page-curtain-help = Nothing secret is shown until you take over.
page-unveil = I am { $who }
page-seat-open = Open seat
page-present = Here
page-away = Away
page-bot = Bot
page-thinking = thinking…
page-to-move = to move
page-log-whole = The whole log
page-log-moment = See the table at this moment ({ $number })
page-say = Say something
page-send = Send
page-gathering-help = The game begins when every seat is taken, or when the host says so.
page-gathering-shared = Here one person may take several seats, for others at the same screen.
page-not-dealt = Nothing is dealt yet. When the game begins the dice are sealed, and their fingerprint is shown to everyone.
page-set-so = How it is played at this table
page-set-usual = Everything else is as usual
page-invite = Invite with this link
page-sit = Sit here
page-leave = Stand up
page-leave-to-bot = Let a bot play for { $who }
page-take-back = Take your seat back
page-away-seat = { $who } is away. As the host you can let a bot play on; the seat can be taken back at any time.
page-start = Start now, bots fill the open seats
page-fill-level = Bots play as
page-commitment = Fingerprint of the dice, set before the game:
page-seed = The seed of the dice:
page-rules-of = The rules of this game
page-reports = { $count ->
    [one] A rule broke once; nothing was lost, and a report was kept.
   *[other] Rules broke { $count } times; nothing was lost, and reports were kept.
}
page-report = Download the report
page-report-later = It holds secrets, so it can be downloaded once the table has ended or is closed.
page-host = For the host
page-stand-in = Give the seat to a bot
page-remove = Remove { $who }
page-watches = watching
page-watchers = Watching:
page-mute = Mute
page-unmute = Let speak
page-dismiss = Send away
page-close = Close the table
page-close-sure = Close the table for everyone?
page-closed = The host closed this table
page-won = { $who_count ->
    [one] { $who } wins
   *[other] { $who } win
}
page-nobody-won = Nobody wins
page-won-together = You have won, together
page-lost-together = Defeat: you have lost, together
page-solo = You earn the rank: { $rank }
page-drawn = Nobody wins: { $why }
page-place = Place
page-player = Player
page-score = Score
page-replay = Replay
page-export = Download the journal
page-verify = Check the dice
page-verified = The seed has the fingerprint that was shown before the game, and every die and card follows from it.
page-not-verified = This does not hold.
page-verify-help = You can check it yourself, with the journal and this command:
page-first = To the beginning
page-previous = One back
page-next = One on
page-last = To the end
page-moment = Choice { $at } of { $of }
page-eyes = Through whose eyes
page-watcher = Everyone
page-back-to-table = To the table

## What the script says

page-script-why-not = Why not?
page-script-not-asked = This is not what is asked now:
page-script-busy = Your last answer is still on its way. This one was not sent.
page-script-changed = The question has changed, so this was not sent. Please look again.
page-script-offline = No connection. Trying again…
page-script-unknown = No connection. Once it is back, look whether your answer was played.
page-script-failed = This was not done. Please try again.
page-script-sent = Sent
page-script-since = Since you were last here
page-script-reset-view = Whole board
page-script-back = Back
page-script-what = What is this?
page-script-close = Close
page-script-less = Fewer
page-script-more = More
page-script-read-on = Read it in the rules
page-script-keys-title = Keys
page-script-day = d
page-script-hour = h
page-script-keys = 1–9 answer | Tab goes on | Arrows move on the board and in the list | Enter touches or answers | Esc steps back | i explains | u undoes | h asks for a hint | p keeps the answer for the next time | n goes to the next table that waits | ? shows this
page-look-through = Look through the discards ({ $count })
page-tray = What can be done
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
page-ml-phases = The phases of a round
page-ml-phase-dice-pool = Dice Pool
page-ml-phase-deployment = Deployment
page-ml-phase-adventure = Adventure
page-ml-phase-clean-up = Clean-up
page-va-turn = The steps of a turn

## Rules

page-rules-help = Every paragraph, in our own words.
page-search = Search
page-paragraphs = { $count ->
    [one] 1 paragraph
   *[other] { $count } paragraphs
}

## Settings

page-name = Your name
page-theme = Theme
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-motion = Movement of pieces
page-motion-on = Quick
page-motion-calm = Calm, with time to look
page-motion-off = Off
page-sounds = Sounds
page-sounds-off = Off
page-sounds-on = Dice, cards, coins, your turn and the end
page-save = Save
page-saved = Saved.
page-account = Account
page-account-help = A login and a password keep your tables on every device.
page-account-has = You have an account. To change the login or the password, give the password as it is; you will be signed out everywhere else.
page-make-account = Make an account
page-change-password = Change the account
page-login = Login
page-password = Password
page-password-lengths = Password ({ $least } to { $most } characters)
page-old-password = Password as it is
page-new-password = New password ({ $least } to { $most } characters; nothing keeps the old)
page-session = since { $since }, last used { $used }
page-sessions = Where you are signed in
page-this-session = This one
page-sign-in = Sign in
page-sign-out = Sign out
page-sign-in-through = Sign in with { $name }
page-going-on = { $name } says who you are; then you are back here.
page-go-on-to = Go on to { $name }
page-connect = Connect { $name }
page-disconnect = Disconnect { $name }
page-disconnect-sure = Sign in without { $name } from now on?
page-vouched-for = You can sign in with { $name } too.
page-account-vouched = You have an account without a password. You can give it one, if you signed in within the last ten minutes; you will be signed out everywhere else.
page-just-in-help = You have no password: this counts if you signed in within the last ten minutes.

## Import and credits

page-import = Bring a journal
page-import-help = Paste a journal, and the table is rebuilt from it. You take the first seat, bots the others.
page-journal = Journal
page-credits = Credits
page-credits-games = The games belong to their authors and publishers: Monster Lands, Root, Village Attacks, It's a Wonderful Kingdom. Here are only their rules, in our own words, and none of their art.
page-credits-pictures = Pictures: our own.
page-credits-type = Type, cut down and renamed:
page-credits-software = Built in Rust on the work of many, above all:

## Refusals

page-refused-nothing-here = There is nothing here.
page-refused-no-table = There is no such table, or you may not see it.
page-refused-not-yours = This seat is not yours.
page-refused-stale = The table has moved on since, so this was not played. Here is how it stands now.
page-refused-not-playing = The game is not being played now.
page-refused-undo = Too much has been taken back at this table. Nothing more can be.
page-refused-not-host = Only the host may do this.
page-refused-barred = The host has removed you from this table.
page-refused-one-seat = You have a seat here already, and at this table each person has one.
page-refused-two-seats = Each person has one seat. To take several, choose that some share a screen.
page-refused-muted = The host has muted you at this table.
page-refused-line = A line has at most { $most } characters.
page-refused-too-late = Someone was faster, or the table has moved on.
page-refused-store = This could not be kept just now, so it was not done. Please try again.
page-refused-malformed = This was not understood.
page-refused-too-many = Too much at once. Please wait a moment.
page-refused-too-slow = That took too long to arrive. Please try again.
page-refused-busy = Many want the same just now. Please try again in a moment.
page-refused-too-many-tables = You have as many open tables as one may have. Finish or close one first.
page-refused-origin = This came from another site and was not done.
page-refused-secret = The journal holds secrets. It can be downloaded when the game is over.
page-refused-not-begun = The game has not begun. Nothing is dealt yet, so there is nothing to see.
page-refused-login = That login and password do not fit.
page-refused-login-taken = That login is taken.
page-refused-password = A password has { $least } to { $most } characters.
page-refused-old-password = That is not the password as it is. Nothing was changed.
page-refused-not-just-in = That was more than ten minutes ago: sign in again first. Nothing was changed.
page-refused-issuer = Nobody can be signed in this way at the moment. Try again later.
page-refused-vouching = You were not signed in: nobody said who you are.
page-refused-errand = This did not begin here, or too long ago. Begin again.
page-refused-identity = That account is connected already, or another of yours is.
page-refused-uninvited = There is no account here for you yet, and one takes an invitation.
page-refused-no-password = Give the account a password first: nobody could sign in to it any more.
page-refused-name = A name has 1 to { $most } characters.
page-refused-login-length = A login has 1 to { $most } characters.
page-refused-too-large = This is too large.
page-refused-method = This cannot be done here.
page-refused-replay = This table was played under other rules and cannot be shown: { $why }
page-refused-journal = This journal cannot be used: { $why }
page-refused-journal-length = This journal is too long: at most { $lines } lines of { $letters } letters each can be brought here.
page-refused-nobody-sits = You hold no seat here.
page-guest = Guest
page-refused-guest = Sit down or give yourself a name first.
page-refused-seats = The first seat must be yours, and each seat needs someone.

## Root

page-root-clearing = Clearing { $number }
page-root-paths = paths to { $to }
page-root-forest = Forest { $number }
page-root-ruled = ruled by { $who_the }
page-root-rules-here = Ruled by { $who_the }: whoever has most warriors and buildings in a clearing rules it, unless a rule of a faction says otherwise.
page-root-hand = Hand
page-root-board = Board
page-root-supporters = Supporters
page-root-officers = Officers
page-root-acolytes = Acolytes
page-root-outcast = Outcast
page-root-hated = Hated Outcast
page-root-lost-souls = Lost Souls
page-root-revealed = Revealed
page-root-payments = Payments
page-root-funds = Funds
page-root-committed = Committed
page-root-services = Services
page-root-post-spaces = Spaces to craft with
page-root-shut-out = Moods shut out
page-root-burrow = Burrow
page-root-ministers = Ministers
page-root-neutral = Neutral ministers
page-root-crowns = Crowns
page-root-plots = Plots
page-root-plots-up = Plots face up
page-root-plots-down = Plots face down
page-root-plots-left = Plots in supply
page-root-plot-shown = Clearing { $number }: { $plot }
page-root-plot-own = Clearing { $number }: { $plot }, face down
page-root-plot-hidden = Clearing { $number }: face down
page-root-plot-not = not { $plots }
page-root-recovered = Recovered relics
page-root-retinue = Retinue
page-root-retinue-help = The Retinue: its columns act from left to right, each card once
page-root-waystations = Waystations to place
page-root-crafted = Crafted
page-root-supply = Supply
page-root-decree = Decree
page-root-decree-help = The Decree: its columns are resolved from left to right, card by card
page-root-vizier = Loyal Vizier
page-root-piles = Deck { $deck }, discards { $discards }
page-root-battle = Battle in clearing { $clearing }: { $attacker_the } ({ $attack }) against { $defender_the } ({ $defence })
page-root-cost = Costs crafting pieces in: { $cost }
page-root-any = any
page-root-no-cards = No cards in hand
page-root-warriors = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
page-root-not-rolled = Not rolled yet
page-root-deck = Deck
page-root-discards = Discards
page-root-items = Items to craft
page-root-hirelings = Hirelings
page-root-hireling-markers = Hiring markers on the score track: { $spaces }
page-root-hireling-free = nobody controls them
page-root-hireling-control = { $who_the }, control { $marks }
page-root-closed-path = Closed path between clearings { $from } and { $to }
page-root-turn = Your turn, in order
page-root-abilities = What this faction can do
page-root-done = Done
page-root-coalition = In coalition with { $who }
page-root-track-once = { $piece }: { $count } left. The next costs { $cost } and scores { $points }.
page-root-track-turn = { $piece }: { $count } left. With one more on the map you score { $points } each turn.
page-root-bandit = A bandit between clearings { $from } and { $to }
page-root-landmarks = Landmarks
page-root-stall = Place { $number } of the Black Market
page-root-setup-cards = Set-up cards: one faction each
page-root-locked = locked until a militant faction is picked
page-root-quests = Quests
page-root-dominance = Dominance to take
page-root-left = { $piece }: { $count } left on the board
page-root-attacks = attacks
page-root-defends = defends
page-root-hits = { $count ->
    [one] 1 hit rolled
   *[other] { $count } hits rolled
}

## Monster Lands

page-ml-space = { $count ->
    [one] Free space: one die fits here.
   *[other] Free space: { $count } dice fit here.
}
page-ml-round = Round
page-ml-round-dice = Extra attack dice of this round: { $count }
page-ml-capture = Capture from a total of { $count }
page-ml-eliminate = Eliminate from a total of { $count }
page-ml-trophies = { $count ->
    [one] 1 Trophy
   *[other] { $count } Trophies
}
page-ml-reinforcements = { $count ->
    [one] 1 more die of these colours
   *[other] Up to { $count } more dice of these colours
}
page-ml-heroic = Glory for a heroic death: { $count }
page-ml-panic-left = Panic tokens face down: { $count }
page-ml-no-monster = All quiet at the gate
page-ml-reputation = Reputation { $count }
page-ml-cost = Costs { $count } Gold
page-ml-step-attack = The Monster attacks
page-ml-step-hits = Hits are cancelled
page-ml-step-roll = Dice are rolled
page-ml-first = First player
page-ml-clan = The clan
page-ml-no-dice = No dice left
page-ml-attack = Attack
page-ml-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
page-ml-total = total { $count }
page-ml-counts = counts { $count }, total { $total }
page-ml-leads = Leader
page-ml-empty-land = No Monster here
page-ml-stack-monsters = Monsters in the deck: { $count }
page-ml-stack-lands = Lands in the deck: { $count }
page-ml-stack-loot = Loot face down: { $count }
page-ml-stack-mercenaries = Mercenaries in the deck: { $count }
page-ml-stack-traps = Traps in the pile: { $count }
page-ml-stack-equipment = Equipment in the deck: { $count }

## Village Attacks

page-va-any = any useful result
page-va-letters-melee = Me
page-va-letters-ranged = Ra
page-va-letters-magic = Ma
page-va-letters-defence = De
page-va-letters-vengeance = Ve
page-va-letters-torch = To
page-va-letters-wild = Wi
page-va-letters-blank = –
page-va-letters-any = any
page-va-clock = How the siege stands
page-va-round = Round { $round }
page-va-night = Night
    .help = Night: every kill gives 1 experience more, and a Night die is rolled
page-va-day = Day
    .help = Day: kills give no experience, and each turn costs some; a Day die is rolled
page-va-heart = Heart
    .help = The Castle Heart: at 0 the game is lost
page-va-morale = Morale
    .help = Village Morale: each villager killed lowers it; at 0 the monsters win
page-va-event = Event
page-va-dial = The event dial stands at { $now } of { $every }: at { $every } an event is drawn
page-va-rank = Rank { $rank }
    .help = Spawning at the end of each round: a card for every torch, read in the row of this Rank. The highest level of a monster sets it
page-va-short-breaches = Seals
page-va-short-altars = Cups
page-va-short-calling = Summoning
page-va-short-survival = Rounds held
page-va-short-heirlooms = Heirlooms
page-va-short-heroes = Heroes
page-va-goal-morale = Kill villagers until Village Morale is at 0. If the Castle Heart stops, you lose.
page-va-goal-breaches = Seal every breach: spend results in a spawn zone, { $count } seals close it.
page-va-goal-altars = Fill the three altars: a villager that dies in one fills a cup, { $count } cups each.
page-va-goal-calling = Every monster pays one symbol in the Summoning Chamber by the end of round { $rounds }; then bring Village Morale to 0.
page-va-goal-survival = Keep the Castle Heart alive through { $rounds } rounds.
page-va-goal-heirlooms = Free the three heirlooms ({ $count } results each) and carry them to the Castle Heart.
page-va-goal-heroes = { $count ->
    [one] Kill 1 Hero.
   *[other] Kill { $count } Heroes.
}
page-va-goal-here-morale = The goal
page-va-goal-here-breaches = A breach: { $done } of { $count } seals. A monster here may spend a result on a seal.
page-va-goal-here-altars = An altar: { $done } of { $count } cups. Villagers that die here fill them.
page-va-goal-here-calling = The Summoning Chamber: every monster pays one symbol here, each a different one.
page-va-goal-here-survival = The goal
page-va-goal-here-heirlooms = An heirloom: { $done } of { $count } results spent. Whoever frees or lifts it carries it to the Heart.
page-va-goal-here-heroes = The goal
page-va-standing = This event stays until another is drawn
page-va-traps = Traps to place
page-va-next = Next spawn cards
page-va-advance = everyone in the zone moves 1 nearer first
page-va-again = another card is drawn
page-va-enter-peasant = Peasants
page-va-enter-hunter = Hunters of one Type
page-va-enter-veteran = Veterans
page-va-enter-hero = Heroes
page-va-deck-spawn = Spawn
page-va-deck-trap = Traps
page-va-deck-event = Events
page-va-deck-hero = Heroes
page-va-deck-summon = Summons
page-va-damage = damage
page-va-kind-heart = the Heart
page-va-kind-corridor = corridor
page-va-kind-small-room = small room
page-va-kind-large-room = large room
page-va-room-for = { $figures } of { $capacity } figures.
page-va-to-heart = { $steps ->
    [one] 1 zone to the Heart.
   *[other] { $steps } zones to the Heart.
}
page-va-seen = { $steps ->
    [one] 1 zone from whoever acts, in sight.
   *[other] { $steps } zones from whoever acts, in sight.
}
page-va-unseen = { $steps } zones from whoever acts, out of sight.
page-va-dark = Dark: no Ranged attack in or out, no sight through.
page-va-unlucky = Unlucky: an attack from here needs heads on the coin.
page-va-trap-here = { $trap } ({ $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}):
page-va-tokens = { $count ->
    [one] 1 spawn token: villagers enter here
   *[other] { $count } spawn tokens: villagers enter here
}
page-va-troll = The Troll: cannot be hurt; attacked, it acts at once
page-va-numbers = { $type }, health { $health }/{ $most }, moves { $movement }, { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
} of { $damage } at range { $range }.
page-va-about-peasant = Attacks its own zone for 1, moves 1. Killed first.
page-va-about-hunter = Attacks up to 1 zone away for 1, and for 2 a monster of its Type. Killed after Peasants.
page-va-about-veteran = A Hunter that counts as every Type: 2 damage to any monster.
page-va-about-yunfakh = A Hunter only Melee attacks can hurt.
page-va-about-hero = A Hero.
page-va-monster = { $monster }, { $role }, { $type }: health { $health }/{ $most }, level { $level }, experience { $experience }/{ $needs }.
page-va-health = Health left
page-va-health-of = { $left } of { $most } health left
page-va-level = Level { $level }; { $experience } of { $needs } experience to the next
page-va-level-short = Level { $level }
page-va-first = Has the coin: plays first
page-va-dead = dead, returns to the Heart
page-va-board = Board
page-va-results = Results and slots
page-va-capabilities = Capabilities
page-va-no-results = No results on the board
page-va-special = The Day or Night die: never rerolled, never kept
page-va-carries = Carries an heirloom
page-va-burdened = Carries a summoning: 1 die less
page-va-slots-movement = Movement
    .help = One result in a free slot moves the monster one zone
page-va-slots-defence = Defence
    .help = Defence here takes 2 damage off an attack; Vengeance strikes back
page-va-slots-reserve = Reserve
    .help = Results kept for a later turn; each costs a die of the next roll
page-va-condition-sunder = Sunder: a Defence slot is lost until it is healed in the Heart
page-va-condition-silence = Silence: a Reserve slot is lost until it is healed in the Heart
page-va-condition-slow = Slow: a Movement slot is lost until it is healed in the Heart
page-va-condition-burn = Burn: 1 damage at the start of each turn until it is healed in the Heart
page-va-kept-soak = Prevents the next { $count } damage
page-va-kept-miss = { $count ->
    [one] The next attack has no effect
   *[other] The next { $count } attacks have no effect
}
page-va-kept-dull = { $count ->
    [one] The next attack deals 1 less
   *[other] The next { $count } attacks deal 1 less
}
page-va-kept-cap = No attack deals more than { $count }
page-va-kept-thorns = { $count ->
    [one] The next attack hurts its attacker
   *[other] The next { $count } attacks hurt their attackers
}
page-va-kept-taunt = Villagers attack this monster first
page-va-kept-hold = { $count ->
    [one] Holds 1 villager that would pass
   *[other] Holds { $count } villagers that would pass
}
page-va-unowned = Not owned yet: comes with a level
page-va-used = used this round

## It's a Wonderful Kingdom

page-wk-letter-materials = M
page-wk-letter-population = P
page-wk-letter-gold = G
page-wk-letter-exploration = X
page-wk-letter-krystallium = K
page-wk-letter-soldier = S
page-wk-letter-any = ?
page-wk-kind-structure = Structure
page-wk-kind-company = Company
page-wk-kind-monument = Monument
page-wk-kind-discovery = Discovery
page-wk-kind-treasure = Treasure
page-wk-kind-calamity = Calamity
page-wk-kind-advisor = Advisor
page-wk-pieces-any = { $count } of any resource
page-wk-pieces-spy = { $count ->
    [one] 1 Spy token
   *[other] { $count } Spy tokens
}
page-wk-pieces-trap = { $count ->
    [one] 1 Trap token
   *[other] { $count } Trap tokens
}
page-wk-pieces-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-wk-pieces-calamity = { $count ->
    [one] discard 1 Calamity
   *[other] discard { $count } Calamities
}
page-wk-told-cost = Costs { $what }
page-wk-told-makes = Produces { $what }
page-wk-told-makes-per = Produces { $what } × { $type } in the Duchy
page-wk-told-points-per = { $count } × { $type } in the Duchy, in points
page-wk-told-penalty = { $count ->
    [one] 1 point lost at the end
   *[other] { $count } points lost at the end
}
page-wk-told-bonus = Completed, it gives { $what }
page-wk-told-first = The first also gains { $what }
page-wk-told-recycled = Recycled, it gives { $what }
page-wk-space-free = Free space: { $what }
page-wk-space-filled = Filled: { $what }
page-wk-space-stood-in = A Krystallium in place of { $what }
page-wk-face-down = Face-down card { $count }.
page-wk-token = Bears an Illusionist token
page-wk-frozen = Frozen: nothing can be placed on it this round
page-wk-stolen = Robbed: it does not produce
page-wk-trophy = Defeated
page-wk-production = Production
page-wk-recycling = Recycling
page-wk-makes = Produces { $what } each round
page-wk-made-by = { $who }: { $what }
page-wk-supremacy = supremacy
page-wk-no-production = Points as the kingdom stands, and the cards that produce nothing
page-wk-glory = Points
page-wk-territories = Territories
page-wk-elsewhere = Syphons
page-wk-selection = Selected
page-wk-construction = Under construction
page-wk-council = Advisors
page-wk-hand = Hand
page-wk-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-wk-no-cards = No cards in hand
page-wk-nothing-under-construction = Nothing under construction
page-wk-cubes = To be placed
page-wk-alchemy = Alchemy area: { $count } of { $full } cubes towards a Krystallium
page-wk-krystallium = { $count } Krystallium
page-wk-soldiers = { $count ->
    [one] 1 Soldier
   *[other] { $count } Soldiers
}
page-wk-training = a Soldier is in training: the next supremacy makes it ready
page-wk-no-training = nobody in training: the next supremacy trains a Soldier
page-wk-traps = { $count ->
    [one] 1 Trap token ready
   *[other] { $count } Trap tokens ready
}
page-wk-spies = { $count ->
    [one] 1 Spy token ready
   *[other] { $count } Spy tokens ready
}
page-wk-tokens = { $count ->
    [one] 1 Illusionist token
   *[other] { $count } Illusionist tokens
}
page-wk-aside = { $count ->
    [one] 1 cube set aside by Syphons
   *[other] { $count } cubes set aside by Syphons
}
page-wk-area-left = Left area
page-wk-area-right = Right area
page-wk-empty-area = Empty
page-wk-deck = Deck
page-wk-deck-help = { $count } cards in the deck
page-wk-discards = Discards
page-wk-discards-help = { $count } cards discarded
page-wk-calamities = { $count ->
    [one] 1 Calamity beside the deck
   *[other] { $count } Calamities beside the deck
}
page-wk-struck = { $count } Calamities
page-wk-rats = { $count ->
    [one] 1 Rat in the pile
   *[other] { $count } Rats in the pile
}
page-wk-supply-tokens = { $count ->
    [one] 1 Illusionist token in the supply
   *[other] { $count } Illusionist tokens in the supply
}
page-wk-stack = Calamity stack
page-wk-stack-help = { $count } cards left: with the last one the last round's choice ends
page-wk-next = Next card of the deck
page-wk-round = Round { $round } of { $rounds }
page-wk-first = First player: { $who }
page-wk-phase-choice = Choice
page-wk-phase-planning = Planning
page-wk-phase-production = Production
page-wk-phase-combat = Combat
page-wk-phase-conquest = Conquest
page-wk-have = Cards that must be in the Duchy
page-wk-for-first = Only for the first
page-wk-step-done = { $who }: done
page-wk-step-here = { $who } is here
page-wk-territory = points: blue { $blue }, red { $red } · Armies: blue { $bluearmies }, red { $redarmies }
page-wk-reserve = { $count } in reserve
page-wk-locked = { $count } in prison
page-wk-marching = { $count ->
    [one] 1 Army is on the march
   *[other] { $count } Armies are on the march
}

## Hints and what cannot be taken back

page-hint = Hint
page-hint-help = What would the master do? (H)
page-hint-thinking = The master is thinking…
page-hint-nothing = The master has nothing to say here.
page-hint-given = The master would choose: { $choice } ({ $sure } % sure; { $of }: about { $expects } %).
hint-of-any = chance that you win
hint-of-any-alone = how well you stand
hint-of-village-attacks = chance that the monsters win
hint-of-village-attacks-alone = chance that the monsters win
page-end = End turn
page-end-not-now = Not now: answer the question first
page-ends-turn = ends your turn
page-final = no undo
page-final-help = Chance or a reveal comes with it: it cannot be taken back

## A journal that newer rules refuse somewhere

page-cut = The rules have changed since this game was played
page-cut-ended = This game was played to its end under older rules
page-cut-refused = The table stands at the last moment that is still legal. What { $who_the } chose next is not allowed any more: { $deed }.
page-cut-refused-unseen = The table stands at the last moment that is still legal. What { $who_the } chose next is not allowed any more.
page-cut-go-on = Go on from here
page-cut-waits = Whoever sits at the table may go on from here; its host may close it.
page-cut-rest = { $count ->
    [one] What followed when it was played: 1 choice
   *[other] What followed when it was played: { $count } choices
}
page-cut-whole = The whole list stands in the log
page-cut-line = { $who }: { $deed }
page-cut-line-unseen = { $who }: a choice, told when the table has ended

# Lessons.
page-lessons = Lessons
page-lessons-of = { $game }: lessons
page-lessons-help = Real tables, a few minutes each. The lesson tells you what to look at and what to try; the rules are the ones of every game.
page-lessons-done = { $done } of { $of } done
page-lesson-first = Learn it in five minutes
page-lesson-begin = Begin
page-lesson-again = Again
page-lesson-resume = Go on
page-lesson-learned = (done)
page-lesson-place = { $number } of { $of }
page-lesson-next = Go on
page-lesson-next-one = Next: { $title }
page-lesson-play = Play against bots
page-lesson-later = The rules allow it, but not in this lesson now. Do what it asks first.
page-lesson-watch = Watch what the others do.
page-lesson-done = That was this lesson. You may play on at this table, take the next lesson, or begin a game of your own.

# What happens, shown step by step.
page-since-last-turn = Since your last turn
page-again = Play it again
page-root-counts = { $count ->
    [0] none count
    [one] 1 counts: no more than fighters there
   *[other] { $count } count: no more than fighters there
}
page-root-first-hit = the first hit is ignored
page-root-extra = +{ $count } extra

## Calls: how somebody is told that it is their turn

page-calls = Your turn, wherever you are
page-calls-help = When a table begins to wait for you and you are not looking at it, you are told once, in every way you choose here.
page-calls-none = You are not told in any way yet.
page-calls-add = Tell me
page-calls-account = To be told you need an account: make one in the settings.
page-way-push = In a browser
page-way-push-help = A notification of this browser, even while the page is closed.
page-way-push-add = Tell me in this browser
page-way-push-unable = This browser cannot, or the page is not reached by a secure address.
page-way-push-denied = The browser did not allow it. Its settings for this page say whether notifications are blocked.
page-way-mail = E-mail
page-way-mail-help = You get a message to confirm the address. It also lets you set a new password if you forget yours.
page-way-mail-add = Tell me by e-mail
page-way-webhook = Webhook
page-way-webhook-help = An address that begins with https:// and takes JSON. Those of Discord and Slack work as they are.
page-way-webhook-add = Tell this address
page-call-try = Try it
page-call-on = Tell me here
page-call-off = Not here for now
page-call-remove = Remove
page-call-unconfirmed = A message is on its way. Follow its link to confirm the address.
page-call-untried = Nothing was sent yet.
page-call-delivered = Last delivered { $at }.
page-call-failed = Failed { $at }: { $why }.
page-call-why-no-address = the address is not one that can be sent to
page-call-why-not-public = the address leads into a private network
page-call-why-no-name = nobody knows that name
page-call-why-no-answer = nobody answers
page-call-why-too-slow = it took too long
page-call-why-no-mail = no mail is sent from here
page-call-why-answers = it answered { $number }
page-quiet = Quiet hours
page-quiet-from = From
page-quiet-to = To
page-quiet-help = What comes in these hours, by the clock of this browser, is told after them, if a table still waits then. Leave both empty for none.
page-hush = Do not call me to this table
page-unhush = Call me to this table again
page-call-title = Your turn
page-call-body = { $game }: it is your turn.
page-call-invite = You are asked to a table
page-call-invite-body = { $who } asks you to a table of { $game }.
page-call-end = To get no more e-mail about your turns:
page-call-test = A trial
page-call-test-body = This works: here you will be told when it is your turn.
page-call-confirm = Confirm your address
page-call-confirm-body = { $name } wants to be told at this address when it is their turn. If that is you, follow this link. If not, do nothing: you will not hear from us again.
page-call-reset = A new password
page-call-reset-body = Somebody, you we hope, wants to set a new password for the login { $login }. This link works once, for an hour. If it was not you, do nothing.
page-confirm-ask = Shall this address be told when it is your turn?
page-confirm-yes = Yes, it is mine
page-confirmed = { $address } is confirmed.
page-unsubscribe = End the e-mail about your turns
page-unsubscribe-ask = Shall no more e-mail about your turns come to this address?
page-unsubscribe-yes = Yes, no more
page-unsubscribed = No more e-mail
page-unsubscribed-text = You will get no more e-mail about your turns.
page-subscribe = That was a slip: keep writing
page-subscribed = E-mail again
page-subscribed-text = You will get e-mail about your turns again.
page-forgot = Forgotten your password?
page-forgot-text = If you have confirmed an e-mail address, a message can let you set a new password.
page-forgot-send = Write to me
page-forgot-sent = If an account has confirmed this address, a message is on its way.
page-reset = A new password
page-reset-text = You will be signed out everywhere.
page-reset-set = Set the password
page-refused-no-account = That needs an account.
page-refused-channels = You have as many ways as there may be: remove one first.
page-refused-target = That is not an address we can send to. It begins with https:// and leads to the open network.
page-refused-mail = That is not an e-mail address.
page-refused-unconfirmed = Confirm the address first.
page-refused-token = This link was used before, or is too old.

## Clocks

page-pace-here = Time to answer
page-pace-none = No clock
page-pace-answer = A time for each answer
page-pace-turn = A time for each turn
page-times = The clock
page-pace-time = Time
page-pace-reserve = Reserve for the whole game
page-no-reserve = None
page-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
page-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
page-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
page-pace-answer-of = { $time } for each answer.
page-pace-turn-of = { $time } for each turn.
page-pace-reserve-of = { $time } in reserve.
page-pace-out = If somebody runs out of time, a bot stands in until they are back. While the server is down no clock runs.
page-clock-stands = The clock stands.
page-clock-wishes = { $count ->
    [one] One player wishes the clock to stand.
   *[other] { $count } players wish the clock to stand.
}
page-clock-stop = Stop the clock
page-clock-go = Let the clock run
page-clock-wish = Vote to stop the clock
page-clock-until = until { $at }
page-clock-left = { $time } left, the clock stands
page-clock-reserve = { $time } in reserve
page-refused-pace = A clock gives from 1 minute to 14 days.

## Programs: the API

page-programs = Programs that play for you
page-programs-help = With a token a program may do what you can do on the page. Whoever has it acts as you: keep it secret. What programs can do is described in
page-token-fresh = Your new token. It is shown this once:
page-token-new = A new token
page-token-name = What it is for
page-token-scope = What it may do
page-token-make = Make a token
page-token-since = Made { $at }.
page-token-used = Last used { $at }.
page-token-unused = Never used.
page-token-revoke = Revoke
page-scope-read = Look at your tables
page-scope-play = Look and play
page-refused-program = Show a token of yours, as a bearer token.
page-refused-scope = This token may look, but not play.
page-refused-tokens = You have as many tokens as there may be: revoke one first.
page-refused-set = A table cannot be set like that.
page-refused-sealed = The journal is secret until the game has ended.

## Profiles and ratings

page-profile = Your profile
page-profile-seen = Others can see this page and find you among the best.
page-profile-unseen = Nobody but you sees this page, and you are not listed among the best.
page-profile-hide = Stay out of it
page-profile-show = Let others see it
page-ratings = Ratings
page-no-ratings = No rated games yet.
page-results = Games
page-no-results = No finished games yet.
page-game = Game
page-role = Role
page-rating = Rating
page-rated-games = Rated games
page-played = Played
page-games-won = Won
page-best = The best
page-best-of = The best at { $game }
page-best-help = Ratings come from rated tables, after Weng and Lin: what somebody is at least, most likely. One is listed after { $count } rated games, and may stay out of it.
page-best-nobody = Nobody is listed yet.
page-rated-here = Does it count?
page-rated-no = Just for fun
page-rated-yes = Rated: no hints, no taking back, no bots, no guests. Whoever leaves it to a bot has come last. Where no clock is chosen, there are three days for each answer.
page-refused-rated = A rated table is for at least two people with accounts, each at a screen of their own, without bots.
page-refused-rated-going = This table is rated: while it is played nobody ends it, and nobody’s seat is given to a bot but one’s own.
page-former-player = A former player
page-own-data = What is kept of you
page-take-along = Take it along (JSON)
page-delete = Forget me
page-delete-help = Your account, channels, tokens, words and results are deleted for good. In the games of others a former player stays; in games that are being played a bot goes on.
page-delete-sure = Forget everything about you? This cannot be undone.

## Prepared answers

page-prepared = Prepared answers
page-prepared-page = Prepare an answer
page-prepared-next = Next time, the same
page-prepared-help = What you prepare is answered for you some seconds after you are asked, if it is offered then. Nobody else is told.
page-prepared-again = Answer so again
page-prepared-not = no
page-prepared-once = once
page-prepared-turn = until the turn ends
page-prepared-on = until I take it back
page-prepared-until = until something happens: { $what }
page-prepared-about = When I am asked
page-prepared-about-all = this very question
page-prepared-about-one = this, if it is about: { $what }
page-prepared-about-any = this, whatever it is about
page-prepared-answer = Answer
page-prepared-keep = Prepare
page-prepared-asked = What you were asked here
page-prepared-none-asked = You were asked nothing here yet.
page-prepared-due = Prepared, and given in a moment: { $answer }
page-prepared-take-back = Take it back
page-prepared-read = Seen
page-prepared-ended-given = Answered for you.
page-prepared-ended-not-offered = Dropped: it was not offered.
page-prepared-ended-turn = Over: the turn has ended.
page-prepared-ended-happened = Over: something has happened there.
page-refused-prepared = Answers are prepared for questions you were asked at this table, while the game is on.
