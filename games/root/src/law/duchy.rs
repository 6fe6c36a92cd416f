//! 12 The Underground Duchy.

kernel::law! {
    OVERVIEW = "12.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "12.2", "Faction Rules and Abilities", no code because "it is a heading";
    CRAFTING = "12.2.1", "Crafting", later because "the Underground Duchy joins with its own chapter";
    THE_BURROW = "12.2.2", "The Burrow", later because "the Underground Duchy joins with its own chapter";
    THE_PRICE_OF_FAILURE = "12.2.3", "The Price of Failure", later because "the Underground Duchy joins with its own chapter";
    TUNNELS = "12.2.4", "Tunnels", later because "the Underground Duchy joins with its own chapter";
    FACTION_SET_UP = "12.3", "Faction Set-up", no code because "it is a heading";
    GATHER_WARRIORS_AND_TUNNELS = "12.3.1", "Step 1: Gather Warriors and Tunnels", later because "the Underground Duchy joins with its own chapter";
    PREPARE_THE_BURROW = "12.3.2", "Step 2: Prepare the Burrow", later because "the Underground Duchy joins with its own chapter";
    SURFACE = "12.3.3", "Step 3: Surface", later because "the Underground Duchy joins with its own chapter";
    FILL_THE_BUILDING_TRACKS = "12.3.4", "Step 4: Fill the Building Tracks", later because "the Underground Duchy joins with its own chapter";
    GATHER_THE_MINISTERS = "12.3.5", "Step 5: Gather the Ministers", later because "the Underground Duchy joins with its own chapter";
    FILL_THE_CROWN_SPACES = "12.3.6", "Step 6: Fill the Crown Spaces", later because "the Underground Duchy joins with its own chapter";
    BIRDSONG = "12.4", "Birdsong", later because "the Underground Duchy joins with its own chapter";
    DAYLIGHT = "12.5", "Daylight", later because "the Underground Duchy joins with its own chapter";
    ASSEMBLY = "12.5.1", "Assembly", later because "the Underground Duchy joins with its own chapter";
    BUILD = "12.5.1.I", "Build", later because "the Underground Duchy joins with its own chapter";
    RECRUIT = "12.5.1.II", "Recruit", later because "the Underground Duchy joins with its own chapter";
    MOVE = "12.5.1.III", "Move", later because "the Underground Duchy joins with its own chapter";
    BATTLE = "12.5.1.IV", "Battle", later because "the Underground Duchy joins with its own chapter";
    DIG = "12.5.1.V", "Dig", later because "the Underground Duchy joins with its own chapter";
    PARLIAMENT = "12.5.2", "Parliament", later because "the Underground Duchy joins with its own chapter";
    FOREMOLE = "12.5.2.I", "Foremole", later because "the Underground Duchy joins with its own chapter";
    CAPTAIN = "12.5.2.II", "Captain", later because "the Underground Duchy joins with its own chapter";
    MARSHAL = "12.5.2.III", "Marshal", later because "the Underground Duchy joins with its own chapter";
    BRIGADIER = "12.5.2.IV", "Brigadier", later because "the Underground Duchy joins with its own chapter";
    BANKER = "12.5.2.V", "Banker", later because "the Underground Duchy joins with its own chapter";
    MAYOR = "12.5.2.VI", "Mayor", later because "the Underground Duchy joins with its own chapter";
    DUCHESS_OF_MUD = "12.5.2.VII", "Duchess of Mud", later because "the Underground Duchy joins with its own chapter";
    BARON_OF_DIRT = "12.5.2.VIII", "Baron of Dirt", later because "the Underground Duchy joins with its own chapter";
    EARL_OF_STONE = "12.5.2.IX", "Earl of Stone", later because "the Underground Duchy joins with its own chapter";
    SWAY = "12.5.3", "Sway", later because "the Underground Duchy joins with its own chapter";
    CHOOSE_A_MINISTER = "12.5.3.I", "Choose a Minister", later because "the Underground Duchy joins with its own chapter";
    REVEAL_CARDS = "12.5.3.II", "Reveal Cards", later because "the Underground Duchy joins with its own chapter";
    SWAY_AND_SCORE = "12.5.3.III", "Sway and Score", later because "the Underground Duchy joins with its own chapter";
    EVENING = "12.6", "Evening", later because "the Underground Duchy joins with its own chapter";
    DISCARD_AND_RETURN_REVEALED_CARDS = "12.6.1", "Discard and Return Revealed Cards", later because "the Underground Duchy joins with its own chapter";
    CRAFT = "12.6.2", "Craft", later because "the Underground Duchy joins with its own chapter";
    DRAW_AND_DISCARD = "12.6.3", "Draw and Discard", later because "the Underground Duchy joins with its own chapter";
}
