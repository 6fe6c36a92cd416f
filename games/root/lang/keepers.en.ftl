# 15 The Keepers in Iron.

piece-keeper-warrior = Keeper warrior
    .a = a Keeper warrior
    .A = A Keeper warrior
    .plural = Keeper warriors
piece-waystation = waystation
    .a = a waystation
    .A = A waystation
    .plural = waystations
piece-relic = relic
    .a = a relic
    .A = A relic
    .plural = relics

relic-figure = figure
relic-tablet = tablet
relic-jewelry = jewelry
relic-seen = { $value ->
    [0] { $relic } of unknown value
   *[other] { $relic } of value { $value }
 }
retinue-move = Move
retinue-battle-then-delve = Battle, then Delve
retinue-move-or-recover = Move or Recover
faithful-retainer = Faithful Retainer
    .text = A bird of the Retinue; once discarded it leaves the game.

choice-relic = { $value ->
    [0] Relic: { $relic }, value unseen
   *[other] Relic: { $relic }, value { $value }
 }
choice-waystation = Waystation: { $relic } up, { $other } below
choice-retinue = Under { $column }
choice-retainer = A Faithful Retainer
action-delve = Delve
action-recover = Recover
effect-prized-trophies = The relics as trophies

fact-relics-placed = Relics lie face down in the forests.
fact-retainers-added = A Faithful Retainer joins each column of the Retinue.
fact-carried = The Keepers take a relic along from { $from } to { $to }: { $relic }.
fact-trophy-placed = { $who_The } puts a relic into { $forest }: { $relic }.
fact-waystation-shows = The waystation in { $clearing } takes relics of one kind: { $relic }.
fact-retainer-acts = { $column }: { $card } acts.
fact-delved = The Keepers delve a relic from { $forest } in { $clearing }: { $relic }.
fact-recovered = The Keepers recover a relic in { $clearing }: { $relic }.
fact-column-completed = A column of relics is complete.
fact-retainer-lost = { $card } leaves the Retinue.
fact-gathered = { $card } joins the Retinue: { $column }.
fact-shifted = { $card } goes from { $from } to { $to }.

ask-carry = Which relic goes along from { $from } to { $to }? { $left ->
    [one] 1 more can.
   *[other] { $left } more can.
 }
ask-which-relic-goes = Which relic in { $clearing } is removed?
ask-which-waystation-goes = Which waystation in { $clearing } is removed?
ask-place-trophy = Which forest does the relic go to? It is a { $relic }.
ask-place-others = In which clearing of the map edge beside it do the other warriors start?
ask-encamp = Where do you encamp?
ask-encamp-with = Which waystation do you place in { $clearing }, and which side is up?
ask-decamp = Where do you decamp?
ask-keeper-recruit = Which card do you spend for two warriors at a matching waystation?
ask-use-retinue = Which card of the Retinue acts? { $column }.
ask-battle-then-delve = In which clearing do you battle, then delve?
ask-delve = From which forest do you delve a relic in { $clearing }?
ask-delve-relic = Which relic of { $forest } do you delve?
ask-move-or-recover = Do you move, or recover relics?
ask-recover = Which relic in { $clearing } do you recover?
ask-recover-more = Do you recover another relic in { $clearing }?
ask-retinue-done = Daylight goes on: do you use a card?
ask-gather-retinue = Which card joins the Retinue? Or does one of its cards change its column? { $room ->
    [0] It is full.
    [one] It has room for 1 card.
   *[other] It has room for { $room } cards.
 }
ask-gather-more = Which other card joins the Retinue? { $room ->
    [0] It is full.
    [one] It has room for 1 card.
   *[other] It has room for { $room } cards.
 }
ask-gather-where = Under which column does the card go?
ask-shift = Which card leaves this column? { $column }.
ask-shift-where = Under which column does it go?
answer-recover-in = Recover relics in { $clearing }
answer-shift-from = Move a card from { $column }
answer-no-relic = Take no more relics along
answer-no-encampment = Encamp no more
answer-no-decampment = Decamp no more
answer-no-recruits = Recruit no more
answer-column-done = On to the next column
answer-no-delve = Do not delve
answer-no-recovery = Recover no more
answer-no-retainer = Leave the Retinue as it is

why-once-per-clearing = That was done in { $clearing } already, and comes once per clearing.
why-no-matching-waystation = The card matches no clearing with a waystation you can recruit at.
why-retainer-idle = In no clearing this card matches is there anything to do: { $column }.
why-no-relic-near = No forest beside { $clearing } holds a relic.
why-no-waystation-for-relic = No waystation in { $clearing } takes a relic that lies there.
why-retinue-full = The Retinue holds as many cards as it can.
