# 14 The Lord of the Hundreds.

piece-hundreds-warrior = Hundreds warrior
    .a = a Hundreds warrior
    .A = A Hundreds warrior
    .plural = Hundreds warriors
piece-warlord = warlord
    .a = the warlord
    .A = The warlord
    .plural = warlords
piece-stronghold = stronghold
    .a = a stronghold
    .A = A stronghold
    .plural = strongholds
piece-mob = mob
    .a = a mob
    .A = A mob
    .plural = mobs

mood-bitter = Bitter
mood-grandiose = Grandiose
mood-jubilant = Jubilant
mood-lavish = Lavish
mood-relentless = Relentless
mood-rowdy = Rowdy
mood-stubborn = Stubborn
mood-wrathful = Wrathful

choice-mood = { $mood }

track-command = Command
track-prowess = Prowess
action-loot = Loot
action-roll = Roll the mob die

ask-warlord-too = Does the warlord lead the move from { $from } to { $to }, or do only warriors go?
ask-how-many-follow = How many warriors follow the warlord from { $from } to { $to }?
ask-who-falls = { $hits ->
    [one] Who takes the hit
   *[other] You take { $hits } hits: do all fall on warriors, or one on the warlord
 }?
ask-contempt-for-trade = Do you keep { $item_a } without points, or remove it from the game for { $points ->
    [one] 1 point
   *[other] { $points } points
 }?
ask-remove-item = { $track } is full: which item leaves the game for a point?
ask-looters = Do you loot { $whom_the }? You deal no rolled hits; if you rule the clearing after the battle, you take a crafted item.
ask-loot = Which item do you take { $whom_from }?
ask-raze-ruin = Which item do you take from the ruin of { $clearing }?
ask-anoint = Where does the new warlord rise?
ask-choose-a-mood = Which mood comes over the warlord?
ask-lavish = Which item of the Hoard do you remove from the game for warriors with the warlord?
ask-command = Which action do you command? { $left ->
    [one] 1 action is
   *[other] { $left } actions are
 } left.
ask-stronghold-card = Which card do you spend to build a stronghold in a clearing it matches?
ask-advance = Where does the warlord advance, or whom does he battle where he stands? { $left ->
    [one] 1 advance is
   *[other] { $left } advances are
 } left.
ask-battle-after-move = Whom does the warlord battle after his move?
ask-relentless = The warlord is relentless: where does he move, or whom does he battle, once more?
ask-rest-of-daylight = Do you still use anything this Daylight?
ask-incite = Which card do you spend to incite a mob in a clearing it matches?
ask-jubilant = Do you roll the mob die? { $left ->
    [one] 1 roll is
   *[other] { $left } rolls are
 } left.
ask-bitter = Which mob becomes a warrior in { $clearing }?

answer-keep-item = { $item_A } for the Hoard
answer-item-for-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
answer-only-warriors = Only warriors
answer-no-looting = No looting
answer-no-more-items = Keep the rest
answer-no-command = No more actions
answer-no-advance = The warlord stays
answer-no-incite = No more mobs
answer-no-roll = No more rolls
answer-no-conscript = No more mobs

fact-item-gained = The Lord of the Hundreds adds { $item_a } to { $track }.
fact-item-removed = { $item_A } leaves the game.
fact-looting-declared = The Lord of the Hundreds means to loot { $whom_the }.
fact-looted = The Lord of the Hundreds takes { $item_a } { $whom_from }.
fact-new-mood = The warlord is now { $mood }.
fact-ruin-left = The Lord of the Hundreds finds nothing to take in the ruin of { $clearing }.
fact-mob-die = The mob die shows { $suit }.
fact-anointed = A new warlord rises in { $clearing }.
fact-oppressed = The Lord of the Hundreds oppresses { $count ->
    [one] a clearing
   *[other] { $count } clearings
 }: { $clearings }.

why-same-mood = The warlord must change to another mood.
why-item-in-hoard = There is { $item_a } in your Hoard.
why-nothing-to-build-with = No card in your hand matches a clearing you rule that has a free slot.
why-nowhere-to-incite = It matches no clearing with your warriors and without a mob.
