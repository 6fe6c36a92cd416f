### What the command line says.

## Games

cli-games-title = Tavolata: the games on the shelf
cli-games-none = There is no game on the shelf yet.
cli-games-how = Play one in the terminal:
cli-games-more = More: tavolata --help. The options of a game: tavolata games GAME. Its law: tavolata law GAME.
cli-options-title = Options of { $game } (--option NAME=VALUE)
cli-option-number = { $min } to { $max }
cli-option-default = default { $value }

## Playing: what is shown

cli-play-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
cli-play-seat-human = { $who }: you
cli-play-seat-bot = { $who }: { $level }
cli-play-help-hint = Answer with a number. ? says why something is not offered, k explains the board, h lists every command, q leaves.
cli-play-kept = The game is kept in { $file } as you play.
cli-enter = (Enter)
cli-play-promise = The dice of this table are fixed by a secret seed with the hash { $hash }
cli-play-question = { $question }
cli-play-prompt = { $who } >
cli-play-hand-over = Pass the screen to { $who_the }, then press Enter.
cli-play-thinks = { $who } thinks …
cli-play-left = You have left the table. Nothing was saved.
cli-play-left-saved = You have left the table. Go on with: tavolata play { $game } --load { $file }
cli-play-over = The game is over.
cli-play-over-hint = l shows the log, save FILE keeps the game, q leaves.
cli-play-story-empty = Nothing has happened yet.

## Playing: commands

cli-help-number = play that choice; its notation works too
    .typed = 3
cli-help-each = answer this question and those that follow, in one line
    .typed = 3 1 2
cli-help-enter = where there is only one choice, plays it; else shows the board again
    .typed = Enter
cli-help-why = why is something not offered? With a number: what the law says about that choice; with a word: only what has that word in it
    .typed = ?  ? 3
cli-help-undo = take back your last choice, if no chance, reveal or other player came since
    .typed = u
cli-help-board = show the board again
    .typed = b
cli-help-key = what the signs on the board mean
    .typed = k
cli-help-log = the log of the game; l 20 for the last 20 lines
    .typed = l  l 20
cli-help-law = a paragraph of the law, or a search in its titles
    .typed = law 7.5
cli-help-hint = ask the strongest bot what it would do
    .typed = hint
cli-help-save = write the whole game to a file; load FILE goes on with it
    .typed = save FILE
cli-help-quit = leave the table; at a terminal the game is kept, and you are told how to go on with it
    .typed = q

cli-why-none = Nothing that one might expect is withheld here.
cli-why-withheld = Not offered now:
cli-why-choice = { $choice }
cli-key-none = The board of this game has no signs to explain.
cli-undone = Taken back.
cli-saved = Saved in { $file }.
cli-loaded = Loaded { $file }.
cli-hint-none = There is no bot for this game yet that could give a hint.
cli-hint = The strongest bot would choose { $number }: { $choice } ({ $sure } % sure; { $of }: { $expects } %)
cli-unknown-command = { $count ->
    [one] "{ $text }" is neither the number 1 nor a command. h lists the commands.
   *[other] "{ $text }" is neither a number from 1 to { $count } nor a command. h lists the commands.
}
cli-file-missing = Say which file: { $command } FILE.
cli-report-saved = The journal of what broke is in { $file }.

## Outcomes

cli-seat = { $who }
cli-outcome-title = Result
cli-outcome-place = { $place }.
cli-outcome-won = wins
cli-outcome-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
cli-outcome-together-won = Everyone wins together.
cli-outcome-together-lost = Defeat: everyone loses together.
cli-outcome-solo = Rank: { $rank }
cli-outcome-drawn = Nobody wins: { $reason }

## Players

cli-level-random = random
cli-level-novice = novice
cli-level-adept = adept
cli-level-master = master
cli-level-grandmaster = grandmaster
cli-level-adept-written = reference adept
cli-level-master-written = reference master
cli-level-one-step = one step ahead
cli-level-one-step-written = one step ahead by the reference judgement

## Campaigns

cli-campaign-open = Campaign: scenario { $scenario } of 10, { $difficulty }, { $games ->
    [one] 1 game
   *[other] { $games } games
} played so far.
cli-campaign-won = The campaign is won, in { $games ->
    [one] 1 game
   *[other] { $games } games
}. Name another file to begin a new one.
cli-campaign-lost = The campaign is lost, after { $games ->
    [one] 1 game
   *[other] { $games } games
}. Name another file to begin a new one.
cli-campaign-kept = The campaign is kept in { $file }.
cli-campaign-left = You have left the game; nothing of it was saved. The campaign stands as before.
cli-campaign-left-saved = You have left the game. Go on with: tavolata play { $game } --campaign { $file } --load { $saved }
cli-campaign-hero = A Hero chooses how hard the next game is: Hard (h) or Cut-throat (c)?
cli-campaign-hardest = c
cli-campaign-next = Play the next game now (y/n)?
cli-yes = y yes

## Serving

cli-serve-open = The table is open: http://{ $address } (Ctrl+C closes it; every move is already kept)
cli-bot-played = { $table }  { $question } { $answer }
cli-serve-closed = The table is closed.
cli-admin-done = Done.
cli-admin-more = More: --after { $mark }
cli-admin-invited =
    The code of the invitation, shown this once: { $code }
    With it, one makes an account at /join.
cli-health-ready = The server is ready.

## Databases

cli-copied = { $from } is copied to { $to }.
cli-moved = { $from } is moved to { $to }: { $rows } rows, every journal the same.
cli-copying = Copying: { $percent } %
cli-checking = Checking: { $percent } %
cli-check-game = { $game }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} ({ $gathering } gathering, { $playing } being played, { $over } over, { $closed } closed), { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
cli-check-sound = { $file } is in order: { $tables ->
    [0] there are no tables yet.
    [one] its table can be opened.
   *[other] all { $tables } tables can be opened.
}
cli-check-differs = line { $line }: { $what }
cli-check-differing = { $tables ->
    [one] 1 table opens, but not quite as it was played.
   *[other] { $tables } tables open, but not quite as they were played.
}
cli-check-damage = The file is damaged: { $error }
cli-check-unreadable = what is kept of it cannot be read: { $error }.
cli-check-unknown-game = its game is not on the shelf.
cli-check-does-not-replay = it cannot be opened: { $error }.
cli-check-broke = a rule broke when it was replayed.
cli-check-not-over = it is kept as over, but its game has not ended.
cli-check-over = its game has ended, but it is not kept as over.
cli-error-checked = { $file } is not in order: { $problems ->
    [0] the file is damaged.
    [one] 1 of { $tables } tables has a problem.
   *[other] { $problems } of { $tables } tables have a problem.
}
cli-error-copy = { $file } cannot be copied: { $error }
cli-error-there = { $file } is there already, and would be lost. Name another file, or move it away first.
cli-error-database = The database { $file } cannot be opened: { $error }
cli-error-database-in-use = { $file } is open in another server. Only one may have it open: close that one first.
cli-error-database-missing = There is no file { $file }.
cli-error-database-empty = Nothing is stored in { $file }. If it was copied from elsewhere, copy { $file }-wal too, and put it beside it: what was stored last is in there.
cli-error-database-foreign = { $file } is not a Tavolata database. Nothing was written to it.
cli-error-database-newer = { $file } was written by a newer Tavolata (database version { $found }; this one knows { $known }). Update this program to open it.
cli-error-database-running = Servers are running on { $file }. End them first.
cli-error-database-nothing = Nothing is stored in { $file }: no server has been started on it yet.
cli-error-database-full = Something is stored in { $file } already. Name an empty database.
cli-error-moved = The table { $table } is not the same in { $file } as it was. Nothing was changed where it came from: go on with that, and report this.
cli-error-not-ready = The server at { $address } is not ready: { $reason }
cli-error-settings = { $file } cannot be used: { $reason }. Settings are called as the flags of serve.

## Simulating

cli-decimal-sign = { "." }
cli-simulate-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $decisions } decisions, in { $seconds } s
cli-simulate-seat = seat
cli-simulate-role = role
cli-simulate-player = player
cli-simulate-wins = wins
cli-simulate-interval = 95 %
cli-simulate-score = mean score
cli-simulate-middle = quartiles
cli-simulate-spread = lowest to highest
cli-simulate-length = Decisions in a game: { $mean } on average, { $least } to { $most }.
cli-simulate-turns = Turns in a game: { $mean } on average, { $least } to { $most }.
cli-simulate-choices = How often each kind of choice is made in a game
cli-simulate-choice = choice
cli-simulate-each-seat = each seat
cli-simulate-verdict-ranked = ranked
cli-simulate-verdict-won = won together
cli-simulate-verdict-lost = lost together
cli-simulate-verdict-drawn = nobody wins
cli-simulate-plotted = Scores and win rates are drawn in { $file }.
cli-simulate-journals = Every game is a journal in { $file }.
cli-simulate-out = Every game is a line of { $file }.

cli-plot-scores = { $game }: scores in { $games } games
cli-plot-wins = { $game }: win rates in { $games } games
cli-plot-median = median { $score }
cli-plot-interval = thin lines: 95 % interval
cli-plot-signs = thin lines: 95 % interval; thick line: fair share

## The arena

cli-arena-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }{ $found ->
    [0] { "" }
   *[other] , { $found } of them played before
}
cli-arena-player = player
cli-arena-role = role
cli-arena-rating = rating
cli-arena-seats = seats
cli-arena-wins = wins
cli-arena-interval = 95 %
cli-arena-fair = fair share
cli-arena-score = mean score
cli-arena-pairs = Placed better than the one above
cli-arena-roles = In each role
cli-arena-setting-format = format
cli-arena-setting-game = game
cli-arena-setting-rules = version of the rules
cli-arena-setting-options = options
cli-arena-setting-data = data
cli-arena-setting-bots = bots
cli-arena-setting-against = opponents
cli-arena-setting-seed = seed
cli-arena-setting-weights = weights

## Learning

cli-learn-played = Round { $round }: { $games ->
    [one] 1 game
   *[other] { $games } games
} played{ $found ->
    [0] { "" }
   *[other] , { $found } were there
}.
cli-learn-taught = Round { $round }: { $lessons } lessons, { $held } held out. How far from what came of those: { $before } as written, { $after } as learned. Epoch by epoch:
cli-learn-picked = { $picks } decisions, { $held } held out. How far from what the search picked there: { $before } as written, { $after } as learned.
cli-learn-kept = Round { $round }: kept. It won { $rate } ({ $interval }) of { $seats } seats where { $fair } is fair, and lost in no role.
cli-learn-dropped = Round { $round }: not kept. It won { $rate } ({ $interval }) of { $seats } seats where { $fair } is fair: not clearly more, less than what is kept, or clearly less in some role.

## Measuring

cli-bench-calibration = calibration: { $ns } ns a step (a fixed loop, to compare machines by)
cli-bench-games = games / s
cli-bench-decisions = decisions / s
cli-bench-per-decision = ns / decision
cli-bench-per-game = decisions / game
cli-bench-position = bytes of a position
cli-bench-state = bytes with open frames
cli-bench-clone = ns / clone
cli-bench-allocations = allocations / decision
cli-bench-iterations = search iterations / s on one core, cut off after 30 decisions
cli-bench-threads = search iterations / s of a master on { $threads } threads by the clock: { $times } times the { $one } on one
cli-bench-uncounted = not counted

## Replaying

cli-replay-title = { $game }, edition { $edition }, { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}
cli-replay-unfinished = The game stands at choice { $choices }; it is not over.
cli-replay-verified = Verified: { $chances ->
    [one] 1 outcome
   *[other] { $chances } outcomes
} of chance and { $checks ->
    [one] 1 checkpoint
   *[other] { $checks } checkpoints
} are exactly what the seed and the rules give, and the seed is the one the table had committed itself to.
cli-replay-marks = { $marks ->
    [one] 1 checkpoint is
   *[other] { $marks } checkpoints are
} of the first kind, over positions: nothing is compared with { $marks ->
    [one] it
   *[other] them
}.
cli-replay-differs = Line { $line }:
cli-replay-cut-law = The paragraph is { $para }.
cli-replay-cut = The game stands at the last moment that is legal. What followed when it was played is kept with it:
cli-replay-former = { $seat }: { $deed }

## Law

cli-law-title = { $game }: the law
cli-law-counts = { $count ->
    [one] 1 paragraph
   *[other] { $count } paragraphs
}
cli-law-absence = Asks nothing of the software: { $reason }
cli-law-later = Comes later: { $reason }
cli-law-below = Under it:
cli-law-use = tavolata law GAME lists them, tavolata law GAME PARAGRAPH shows one, tavolata law GAME WORD searches.

## Errors

cli-error-unknown-game = There is no game "{ $name }". There are: { $known }.
cli-error-no-games = No game is on the shelf yet.
cli-error-set = { $sentence }
cli-error-data = { $error }
cli-error-data-empty = { $dir } holds no .toml file, so there is nothing to replace.
cli-error-read = { $file } cannot be read: { $error }.
cli-error-write = { $file } cannot be written: { $error }.
cli-error-not-overwritten = { $file } exists and is no saved game; it stays as it is. Choose another name.
cli-error-journal = { $file } is no saved game: { $error }.
cli-error-replay = { $file } does not replay: { $error }.
cli-error-layout = { $file }, line { $line }: the set-up cannot be laid out: { $reason }.
cli-error-newer-edition = { $file } was begun with edition { $theirs } of the game; this program plays edition { $ours }. A newer program opens it.
cli-error-differs = { $file }, line { $line }: { $what }
cli-error-other-game = { $file } is a game of { $theirs }, not of { $ours }.
cli-error-no-seed = { $file } holds no seed, so its dice cannot be verified. The seed is published when a game has ended.
cli-error-no-commitment = { $file } names no commitment, so nothing was promised about its seed.
cli-error-beyond = { $file } has only { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}.
cli-error-no-paragraph = { $game } has no paragraph "{ $text }", and no title with that in it.
cli-error-not-alone = { $game } is not played alone: it takes { $seats } seats or more. Without --solo, bots take the other seats.
cli-error-too-many-bots = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} cannot sit at { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} with you.
cli-error-no-seat = There is no seat { $seat }; the game has { $seats }.
cli-error-text = A text of this game is wrong: { $error }.
cli-error-input-output = Reading or writing failed: { $error }.
cli-error-entropy = The system gives no random numbers: { $error }. Name a seed with --seed.
cli-error-program = The bot cannot go on: { $error }.
cli-error-serve = The table cannot be opened: { $error }.
cli-usage-unknown = "{ $argument }" is no argument here. tavolata --help lists what there is.
cli-usage-no-command = "{ $argument }" is no command. tavolata --help lists the commands.
cli-usage-no-value = { $argument } needs a value.
cli-usage-value = "{ $value }" is no value of { $argument }{ $some ->
    [0] .
   *[other] ; it takes { $allowed }.
}
cli-usage-missing = Missing: { $argument }. tavolata --help shows how it is written.
cli-usage-conflict = { $argument } and { $other } do not go together.
cli-usage-count = { $argument } has too many values or too few.
cli-usage-other = These arguments cannot be read. tavolata --help shows how they are written.
cli-error-no-campaign = { $game } has no campaign; Monster Lands has one.
cli-error-other-campaign = { $file } is not the game this campaign stands at.
cli-error-campaign = { $file } is no campaign: { $error }.
cli-error-nobody-meets = Nobody meets in this arena. Name at least one bot: --bots master,adept.
cli-error-table-does-not-fit = Somebody is named twice, so --bots is one table; but { $named } are named, and there are { $seats } seats.
cli-error-not-an-arena = { $file } is there and holds no arena; it stays as it is. Name another file.
cli-error-other-arena = { $file } holds an arena with other settings: { $what }. Name another file, or repeat what it was begun with.
cli-error-arena-line = { $file }, line { $line }, is no game of an arena. Put it right or name another file.
cli-error-other-learning = { $file } holds a learning with other settings. Name another directory, or repeat what it was begun with (learn.json).
cli-error-learning-line = { $file }, line { $line }, is no line of a learning. Put it right or name another directory.
cli-error-not-weights = { $file } holds no weights.
cli-error-weights-game = The weights in { $file } are of { $found }, not of { $wanted }.
cli-error-weights-edition = The weights in { $file } were learned with edition { $found } of the rules, and this is edition { $wanted }. Learn them again.
cli-error-weights-features = The weights in { $file } are of { $found } features which are not the { $wanted } of this program. Learn them again.
cli-error-weights-size = The weights in { $file } have { $found } bytes of numbers where { $wanted } are wanted. The file was cut off, or is of something else.
cli-error-weights-number = Number { $place } of the weights in { $file } is no finite number.
cli-error-weights-dial = The weights in { $file } turn “{ $dial }”, which this program does not know.
cli-error-weights-choices = The weights in { $file } are of choices that are not those of this program. Learn them again.
cli-error-learns-nothing = The judgement of { $game } learns nothing, so it takes no weights.
