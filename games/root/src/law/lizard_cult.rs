//! 10 The Lizard Cult.

kernel::law! {
    OVERVIEW = "10.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "10.2", "Faction Rules and Abilities", heading;
    CRAFTING = "10.2.1", "Crafting";
    HATRED_OF_BIRDS = "10.2.2", "Hatred of Birds";
    REVENGE = "10.2.3", "Revenge";
    PILGRIMS = "10.2.4", "Pilgrims";
    FEAR_OF_THE_FAITHFUL = "10.2.5", "Fear of the Faithful";
    THE_LOST_SOULS_PILE = "10.2.6", "The Lost Souls Pile";
    FACTION_SET_UP = "10.3", "Faction Set-up", heading;
    GATHER_WARRIORS = "10.3.1", "Step 1: Gather Warriors";
    PLACE_WARRIORS = "10.3.2", "Step 2: Place Warriors";
    CHOOSE_THE_OUTCAST = "10.3.3", "Step 3: Choose the Outcast";
    FILL_THE_GARDEN_TRACKS = "10.3.4", "Step 4: Fill the Garden Tracks";
    BIRDSONG = "10.4", "Birdsong";
    ADJUST_THE_OUTCAST = "10.4.1", "Adjust the Outcast";
    DISCARD_THE_LOST_SOULS = "10.4.2", "Discard the Lost Souls";
    PERFORM_CONSPIRACIES = "10.4.3", "Perform Conspiracies";
    CRUSADE = "10.4.3.I", "Crusade";
    CONVERT = "10.4.3.II", "Convert";
    SANCTIFY = "10.4.3.III", "Sanctify";
    DAYLIGHT = "10.5", "Daylight";
    BUILD = "10.5.1", "Build";
    RECRUIT = "10.5.2", "Recruit";
    SCORE = "10.5.3", "Score";
    SACRIFICE = "10.5.4", "Sacrifice";
    EVENING = "10.6", "Evening";
    RETURN_REVEALED_CARDS = "10.6.1", "Return Revealed Cards";
    CRAFT = "10.6.2", "Craft";
    DRAW_AND_DISCARD = "10.6.3", "Draw and Discard";
}
