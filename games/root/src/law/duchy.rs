//! 12 The Underground Duchy.

kernel::law! {
    OVERVIEW = "12.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "12.2", "Faction Rules and Abilities", heading;
    CRAFTING = "12.2.1", "Crafting";
    THE_BURROW = "12.2.2", "The Burrow";
    THE_PRICE_OF_FAILURE = "12.2.3", "The Price of Failure";
    TUNNELS = "12.2.4", "Tunnels";
    FACTION_SET_UP = "12.3", "Faction Set-up", heading;
    GATHER_WARRIORS_AND_TUNNELS = "12.3.1", "Step 1: Gather Warriors and Tunnels";
    PREPARE_THE_BURROW = "12.3.2", "Step 2: Prepare the Burrow", no code because "it puts a board beside the map";
    SURFACE = "12.3.3", "Step 3: Surface";
    FILL_THE_BUILDING_TRACKS = "12.3.4", "Step 4: Fill the Building Tracks";
    GATHER_THE_MINISTERS = "12.3.5", "Step 5: Gather the Ministers", no code because "ministers who are not swayed are those in the pile";
    FILL_THE_CROWN_SPACES = "12.3.6", "Step 6: Fill the Crown Spaces";
    BIRDSONG = "12.4", "Birdsong";
    DAYLIGHT = "12.5", "Daylight";
    ASSEMBLY = "12.5.1", "Assembly";
    BUILD = "12.5.1.I", "Build";
    RECRUIT = "12.5.1.II", "Recruit";
    MOVE = "12.5.1.III", "Move";
    BATTLE = "12.5.1.IV", "Battle";
    DIG = "12.5.1.V", "Dig";
    PARLIAMENT = "12.5.2", "Parliament";
    FOREMOLE = "12.5.2.I", "Foremole";
    CAPTAIN = "12.5.2.II", "Captain";
    MARSHAL = "12.5.2.III", "Marshal";
    BRIGADIER = "12.5.2.IV", "Brigadier";
    BANKER = "12.5.2.V", "Banker";
    MAYOR = "12.5.2.VI", "Mayor";
    DUCHESS_OF_MUD = "12.5.2.VII", "Duchess of Mud";
    BARON_OF_DIRT = "12.5.2.VIII", "Baron of Dirt";
    EARL_OF_STONE = "12.5.2.IX", "Earl of Stone";
    SWAY = "12.5.3", "Sway";
    CHOOSE_A_MINISTER = "12.5.3.I", "Choose a Minister";
    REVEAL_CARDS = "12.5.3.II", "Reveal Cards";
    SWAY_AND_SCORE = "12.5.3.III", "Sway and Score";
    EVENING = "12.6", "Evening";
    DISCARD_AND_RETURN_REVEALED_CARDS = "12.6.1", "Discard and Return Revealed Cards";
    CRAFT = "12.6.2", "Craft";
    DRAW_AND_DISCARD = "12.6.3", "Draw and Discard";
}
