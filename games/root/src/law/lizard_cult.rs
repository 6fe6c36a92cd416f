//! 10 The Lizard Cult.

kernel::law! {
    OVERVIEW = "10.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "10.2", "Faction Rules and Abilities", no code because "it is a heading";
    CRAFTING = "10.2.1", "Crafting", later because "the Lizard Cult joins with its own chapter";
    HATRED_OF_BIRDS = "10.2.2", "Hatred of Birds", later because "the Lizard Cult joins with its own chapter";
    REVENGE = "10.2.3", "Revenge", later because "the Lizard Cult joins with its own chapter";
    PILGRIMS = "10.2.4", "Pilgrims", later because "the Lizard Cult joins with its own chapter";
    FEAR_OF_THE_FAITHFUL = "10.2.5", "Fear of the Faithful", later because "the Lizard Cult joins with its own chapter";
    THE_LOST_SOULS_PILE = "10.2.6", "The Lost Souls Pile", later because "the Lizard Cult joins with its own chapter";
    FACTION_SET_UP = "10.3", "Faction Set-up", no code because "it is a heading";
    GATHER_WARRIORS = "10.3.1", "Step 1: Gather Warriors", later because "the Lizard Cult joins with its own chapter";
    PLACE_WARRIORS = "10.3.2", "Step 2: Place Warriors", later because "the Lizard Cult joins with its own chapter";
    CHOOSE_THE_OUTCAST = "10.3.3", "Step 3: Choose the Outcast", later because "the Lizard Cult joins with its own chapter";
    FILL_THE_GARDEN_TRACKS = "10.3.4", "Step 4: Fill the Garden Tracks", later because "the Lizard Cult joins with its own chapter";
    BIRDSONG = "10.4", "Birdsong", later because "the Lizard Cult joins with its own chapter";
    ADJUST_THE_OUTCAST = "10.4.1", "Adjust the Outcast", later because "the Lizard Cult joins with its own chapter";
    DISCARD_THE_LOST_SOULS = "10.4.2", "Discard the Lost Souls", later because "the Lizard Cult joins with its own chapter";
    PERFORM_CONSPIRACIES = "10.4.3", "Perform Conspiracies", later because "the Lizard Cult joins with its own chapter";
    CRUSADE = "10.4.3.I", "Crusade", later because "the Lizard Cult joins with its own chapter";
    CONVERT = "10.4.3.II", "Convert", later because "the Lizard Cult joins with its own chapter";
    SANCTIFY = "10.4.3.III", "Sanctify", later because "the Lizard Cult joins with its own chapter";
    DAYLIGHT = "10.5", "Daylight", later because "the Lizard Cult joins with its own chapter";
    BUILD = "10.5.1", "Build", later because "the Lizard Cult joins with its own chapter";
    RECRUIT = "10.5.2", "Recruit", later because "the Lizard Cult joins with its own chapter";
    SCORE = "10.5.3", "Score", later because "the Lizard Cult joins with its own chapter";
    SACRIFICE = "10.5.4", "Sacrifice", later because "the Lizard Cult joins with its own chapter";
    EVENING = "10.6", "Evening", later because "the Lizard Cult joins with its own chapter";
    RETURN_REVEALED_CARDS = "10.6.1", "Return Revealed Cards", later because "the Lizard Cult joins with its own chapter";
    CRAFT = "10.6.2", "Craft", later because "the Lizard Cult joins with its own chapter";
    DRAW_AND_DISCARD = "10.6.3", "Draw and Discard", later because "the Lizard Cult joins with its own chapter";
}
