# Chapter 9 and Appendix D: the Vagabond.

choice-item-ready = { $item_A }
choice-item-exhausted = { $item_A }, face down
choice-item-damaged = { $item_A }, damaged
choice-item-damaged-exhausted = { $item_A }, damaged and face down
choice-instead = { $item_A } in place of { $other_a }

fact-exhausted = { $who_The } exhausts { $count ->
    [one] { $item_a }
   *[other] { $count } { $item_plural }
 }.
fact-item-picked-refresh = { $who_The } refreshes { $item_a }.
fact-item-picked-damage = { $who_The } damages { $item_a }.
fact-item-picked-total-removal = { $who_The } damages { $item_a }.
fact-item-picked-repair = { $who_The } repairs { $item_a }.
fact-item-picked-hideout = { $who_The } repairs { $item_a } in hiding.
fact-item-picked-aid = { $who_The } exhausts { $item_a } to aid.
fact-item-picked-service = { $who_The } exhausts { $item_a } for a service.
fact-item-picked-limit = { $who_The } removes { $item_a } from the game.
fact-worn-out = { $who_The } improvises: { $item_a } is exhausted and damaged.
fact-coalition = { $who_The } forms a coalition with { $whom_the }.
fact-relationship = { $whom_The } is now { $to } to { $who_the }.
fact-ally-joined = { $who_The } battles together with { $whom_the }.
fact-character-chosen = { $who_The } is the { $character }.
fact-pawn-placed = { $who_The } starts in { $place }.
fact-pawn-moved = { $who_The } moves to { $place }.
fact-saw-in-ruin = Under the ruin lies { $item_a }.
fact-ruins-populated = { $count ->
    [one] An item lies
   *[other] { $count } items lie
 } hidden under each ruin.
fact-explored = { $who_The } finds { $item_a } in the ruin of { $clearing }.
fact-left-ruin = { $who_The } finds nothing to take in the ruin of { $clearing }.
fact-ruin-removed = The ruin of { $clearing } is removed.
fact-took-item-from = { $who_The } takes { $item_a } { $whom_from }.
fact-quest-completed = { $who_The } completes the quest { $quest }.
fact-quest-drawn = A new quest lies open: { $quest }.
fact-rested = { $who_The } rests in the forest, mends all damaged items and turns them face up.
fact-protected = { $who_The } protects { $whom_the }.
fact-scorched = { $who_The } scorches { $clearing }.

ask-pick-item-refresh = Which item do you refresh? { $left ->
    [one] This is the last.
   *[other] { $left } are left.
 }
ask-pick-item-damage = Which item is damaged? { $left ->
    [one] One hit is left.
   *[other] { $left } hits are left.
 }
ask-pick-item-total-removal = Everything here is removed. Which item is damaged? { $left ->
    [one] This is the last.
   *[other] { $left } are left.
 }
ask-pick-item-repair = Which item do you repair?
ask-pick-item-hideout = Which item do you repair in hiding? { $left ->
    [one] This is the last.
   *[other] { $left } are left.
 }
ask-pick-item-aid = Which item do you exhaust to aid?
ask-pick-item-service = Which item do you exhaust for the service? { $left ->
    [one] This is the last.
   *[other] { $left } are left.
 }
ask-pick-item-limit = You carry too much. Which item leaves the game? { $left ->
    [one] This is the last.
   *[other] { $left } are left.
 }
ask-who-takes-hit = Who takes the next hit? { $left ->
    [one] This is the last.
   *[other] { $left } are left.
 }
ask-coalition-partner = With whom do you form a coalition?
ask-move-with-ally = Does an ally come along to { $to }?
ask-battle-with-ally = Does an ally join the battle?
ask-call-arbiter = Do you call on the Arbiter, whose swords raise the hits you can roll? He scores a point.
ask-choose-character = Which character are you?
ask-place-pawn = In which forest do you start?
ask-slip = Where do you slip, without boots? You may also stay.
ask-move-pawn = Where does your pawn move?
ask-vagabond-action = What do you do this Daylight?
ask-take-from-ruin = Which item do you take from the ruin?
ask-aid-whom = Whom do you aid?
ask-aid-card = Which card do you give { $whom_to }?
ask-take-crafted-item = Do you take a crafted item { $whom_from }?
ask-which-quest = Which quest do you complete?
ask-improvise = Does an item stand in for another?
ask-quest-reward = Is your reward two cards, or a point for each completed quest of this suit?
ask-strike-whom = Whom do you strike?
ask-strike-piece = Which piece do you strike?
ask-steal-from-whom = From whom do you steal?
ask-day-labor = Which discarded card do you take?
ask-instigate-attacker = Whom do you set to attack?
ask-instigate-defender = Whom does { $attacker_the } attack?
ask-glide = Where do you glide?

why-nothing-to-exhaust = No { $item } of yours is undamaged and face up.
why-no-item-ready = No item of yours is undamaged and face up.
why-too-few-hammers = Your hammers cannot pay for { $card } here.
why-too-few-boots = Hostile warriors are there: this takes { $needed ->
    [one] 1 boot
   *[other] { $needed } boots
 }.
why-nobody-here = Nobody else has pieces here.
why-no-matching-card-here = No card in hand matches this clearing.
why-no-ruin-here = No ruin is here.
why-no-quest-here = No open quest matches this place.
why-quest-items-missing = The items of the quest are not all ready.
why-nobody-to-strike = No enemy piece is here that could be removed.
why-nothing-damaged = No item of yours is damaged.
why-in-a-forest = You are in a forest.
why-nobody-to-steal-from = Nobody here holds a card.
why-no-matching-discard = No discarded card matches this clearing.
why-ally-cannot-follow = They rule neither { $from } nor { $to }, or have no way between them.
why-nobody-to-instigate = Nobody here can be set upon another.
why-not-an-action = Your character's gift is not an action of its own.
