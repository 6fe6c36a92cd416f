# Deeds on buttons, questions, reasons, and the options of a table.

choice-pass = Done
choice-offer-up = Offer { $card } in { $area }
choice-offer-down = Offer { $card } face down in { $area }
choice-offer-masterly = Offer { $card } face down in { $area } with the Master of Traps
choice-select = Select { $area }
choice-spy = Spy on { $lying }
choice-construct = Construct { $card } for { $cost }
choice-recycle = Recycle { $card } for { $cubes }
choice-hire = Hire { $card }
choice-discard = Discard { $card }
choice-card = { $card }
choice-put = Put { $piece } on { $target }
choice-stand-in = Put a Krystallium as { $space } on { $target }
choice-scrap = Scrap { $site }: what lies on it is lost
choice-use = Use { $card }
choice-at = Choose { $lying }
choice-mark = Mark { $lying }
choice-swap = Exchange { $mine } with { $theirs }
choice-type = { $type }
choice-area = Choose { $area }
choice-remove = Remove { $resource } from { $site }
choice-move = Move to { $at_the }
choice-from = An Army from { $at_the } for 1 Soldier
choice-lock = Lock up an Army from { $at_the }
choice-station = Hold { $bonus } in { $at_the }
choice-leave = Leave { $bonus } in { $at_the }

ask-select = Which Offering area do you select?
ask-plan = Construct or recycle your selected cards.
ask-place = Where does a cube of { $resource } go?
ask-after-the-step = Place more before the next step?
ask-feed-troll = Which card do you discard for a Marsh Troll?
ask-freeze = Which of the opponent's cards under construction freezes?
ask-rob = Which card of the opponent's Duchy is robbed?
ask-torment = Which cube do you remove for a Sister?
ask-feed-dragon = From which card does a Black Dragon eat a Soldier?
ask-fight = Send Soldiers against your Menaces.
ask-build-on = On which card does the Master Builder work?
ask-build-cube = Which cube does the Master Builder place?
ask-take-back = Which recycled card do you take back?
ask-point-at = Which card is { $card } meant for?
ask-replace = Which Offering area is replaced?
ask-arrange = Which card comes next on the stack?
ask-usurped = Which card of your hand do you exchange?
ask-negotiate = Which cards do you exchange?
ask-conjure = The type of which card do you change?
ask-conjure-to = Which type does { $card } count?
ask-finance = The points of which card do you double?
ask-destroy = Destroy a selected card of your opponent?
ask-conquest = Recruit, move or pass.
ask-march = Which Armies move to { $to_the }?
ask-leave-which = Which location in { $at_the } is left?
ask-station-where = Which location in { $at_the } do you hold?
ask-lock-up = Lock up an enemy Army?
ask-lock-up-own = Which of your Armies goes to prison?

why-no-trap = You have no Trap token left this round.
why-only-recycled = { $card } is a Treasure: it can only be recycled.
why-never-a-soldier = A Krystallium never stands for a Soldier.
why-calamity = { $card } is a Calamity: it went straight to your Duchy and cannot be recycled.
why-menace = { $card } is a Menace: it can be neither recycled nor scrapped, only defeated in Combat.
why-selected-cards-left = Every selected card must first be constructed, recycled or hired.
why-cubes-left = A cube must be placed at once; the Alchemy area takes any.
why-frozen = { $card } is frozen: nothing is placed on it this round.
why-only-in-combat = Soldiers are sent against { $card } only in Combat, at the end of the round.
why-not-paid = { $card } is not paid in full yet.
why-used-up = { $card } was used as often as it may be.
why-no-spy = You have no Spy token ready.
why-known-card = You know this card already.
why-two-cards = You must offer exactly two cards.
why-no-reserve = All your Armies are on the board.
why-enemy-castle = You cannot enter the enemy castle.
why-no-army-near = No Army of yours is near enough.

option-seats = Players
option-module = Module
option-module-none = None
option-module-menace = Menace
option-module-advisors = Advisors
option-module-quests = Quests
option-module-conquest = Conquest
option-legends = Developments and Advisors of the Legends
option-side = Side of the Duchy cards
option-side-a = A
option-side-b = B
option-side-c = C
option-side-d = D
option-duchy = Duchy of red, or of whoever plays alone
option-duchy-valados = Valados
option-duchy-teressie = Téressie
option-duchy-senada = Senada
option-blue-menace = Menace set of blue, or of whoever plays alone
option-red-menace = Menace set of red
option-quest = Quest board
option-quest-lost-heir = The Lost Heir
option-quest-sunken-crown = The Sunken Crown
option-quest-plague-doctor = The Plague Doctor
option-quest-ancestral-treasure = The Ancestral Treasure
option-quest-captive-dragon = The Captive Dragon
option-board = Conquest board
option-board-usual = A1 for two, C1 for one
option-board-a1 = A1, The Heart of the Realm
option-board-a2 = A2, The Prison Gulf
option-board-b1 = B1, The Broad Marches
option-board-b2 = B2, The Broken Isles
option-board-c1 = C1, The Usurper's Road
option-board-c2 = C2, The Besieged Coast
option-same-menace = Each player chooses another Menace set.
option-menace-not-for-solo = This Menace set is not for one player alone.
option-valados-is-blue = Valados is blue's Duchy: choose Téressie or Senada for red.
option-solo-conquest-is-red = Alone in Conquest you are red: choose Téressie or Senada.
option-blue-menace-usual = Giant Rats, or Frost Giants if red has those
option-blue-menace-giant-rats = Giant Rats
option-blue-menace-frost-giants = Frost Giants
option-blue-menace-marsh-trolls = Marsh Trolls
option-blue-menace-thieves = Thieves
option-blue-menace-sisters = Sisters of Torment
option-blue-menace-syphons = Syphon
option-blue-menace-dragons = Black Dragons
option-blue-menace-illusionists = Illusionists
option-red-menace-usual = Frost Giants, or Giant Rats if blue has those
option-red-menace-giant-rats = Giant Rats
option-red-menace-frost-giants = Frost Giants
option-red-menace-marsh-trolls = Marsh Trolls
option-red-menace-thieves = Thieves
option-red-menace-sisters = Sisters of Torment
option-red-menace-syphons = Syphon
option-red-menace-dragons = Black Dragons
option-red-menace-illusionists = Illusionists
ask-offer = { $left ->
        [0] Mark a card?
        [one] Offer one more card.
       *[other] Offer { $left } cards.
    }
choice-recruit = Recruit { $count } { $count ->
        [one] Army for 1 Soldier
       *[other] Armies for { $count } Soldiers
    }
why-too-few-soldiers = { $count ->
        [0] You have no Soldier.
        [one] You have only 1 Soldier.
       *[other] You have only { $count } Soldiers.
    }
why-not-outnumbered = Your Armies must be more than { $enemies } there.
option-board-does-not-fit = This board is not for { $seats } { $seats ->
        [one] player
       *[other] players
    }.
