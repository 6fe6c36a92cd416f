//! 8 The Woodland Alliance.

kernel::law! {
    OVERVIEW = "8.1", "Overview", no code because "it tells the faction's story";
    RULES_AND_ABILITIES = "8.2", "Faction Rules and Abilities", heading;
    CRAFTING = "8.2.1", "Crafting";
    GUERRILLA_WAR = "8.2.2", "Guerrilla War";
    SUPPORTERS_STACK = "8.2.3", "The Supporters Stack";
    CAPACITY = "8.2.3.I", "Capacity";
    REMOVING_BASES = "8.2.4", "Removing Bases";
    SYMPATHY_TOKENS = "8.2.5", "Sympathy Tokens", no code because "the number of tokens is in the faction's data";
    PLACEMENT_LIMITS = "8.2.5.I", "Placement Limits";
    SYMPATHETIC_CLEARING = "8.2.5.II", "Sympathetic Clearing";
    OUTRAGE = "8.2.6", "Outrage";
    FACTION_SETUP = "8.3", "Faction Set-up", heading;
    GATHER_WARRIORS = "8.3.1", "Step 1: Gather Warriors";
    PLACE_BASES = "8.3.2", "Step 2: Place Bases";
    FILL_SYMPATHY_TRACK = "8.3.3", "Step 3: Fill the Sympathy Track";
    GAIN_SUPPORTERS = "8.3.4", "Step 4: Gain Supporters";
    BIRDSONG = "8.4", "Birdsong";
    REVOLT = "8.4.1", "Revolt";
    REVOLT_CHOOSE_CLEARING = "8.4.1.I", "Revolt: Choose the Clearing";
    REVOLT_SPEND_SUPPORTERS = "8.4.1.II", "Revolt: Spend Supporters";
    REVOLT_RESOLVE_EFFECT = "8.4.1.III", "Revolt: Resolve the Effect";
    SPREAD_SYMPATHY = "8.4.2", "Spread Sympathy";
    SPREAD_CHOOSE_CLEARING = "8.4.2.I", "Spread Sympathy: Choose the Clearing";
    SPREAD_SPEND_SUPPORTERS = "8.4.2.II", "Spread Sympathy: Spend Supporters";
    MARTIAL_LAW = "8.4.2.II.a", "Martial Law";
    SPREAD_RESOLVE_EFFECT = "8.4.2.III", "Spread Sympathy: Resolve the Effect";
    DAYLIGHT = "8.5", "Daylight";
    CRAFT = "8.5.1", "Craft";
    MOBILIZE = "8.5.2", "Mobilize";
    TRAIN = "8.5.3", "Train";
    EVENING = "8.6", "Evening";
    MILITARY_OPERATIONS = "8.6.1", "Military Operations";
    MOVE = "8.6.1.I", "Move";
    BATTLE = "8.6.1.II", "Battle";
    RECRUIT = "8.6.1.III", "Recruit";
    ORGANIZE = "8.6.1.IV", "Organize";
    DRAW_AND_DISCARD = "8.6.2", "Draw and Discard";
}
