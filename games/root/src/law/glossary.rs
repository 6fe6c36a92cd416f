//! G Glossary.

kernel::law! {
    ABILITY = "G.1.1", "Ability", no code because "it names what each faction's chapter states";
    ADJACENT = "G.1.2", "Adjacent", no code because "it repeats 2.2.1, 2.4.1 and C.2.4";
    PLAY_AREA = "G.1.3", "Play Area";
    MAP_EDGE = "G.1.4", "Map Edge";
    TREAT = "G.1.5", "Treat", no code because "what treats pieces as its own says so itself, as 9.2.9.II.c does";
    RULE = "G.1.6", "Rule", no code because "it points to 2.5";
    BUILDING = "G.1.7", "Building", no code because "what a piece is belongs to its name";
    EFFECT = "G.1.8", "Effect", no code because "it names anything that changes the game";
    RIVER = "G.1.9", "River", no code because "it points to 2.3 and the maps list their rivers";
    FOREST = "G.1.10", "Forest", no code because "it points to 2.4 and the maps list their forests";
    FORCE = "G.1.11", "Force", no code because "it points to 1.5.5";
    WARRIOR = "G.1.12", "Warrior";
    MAP = "G.1.13", "Map", no code because "it points to 2.2";
    SHOW = "G.1.14", "Show";
    ENEMY = "G.1.15", "Enemy";
    CANNOT = "G.1.16", "Cannot", no code because "it points to 1.1.2";
    ITEM = "G.1.17", "Item";
    PAWN = "G.1.18", "Pawn";
    DRAW = "G.1.19", "Draw";
    FACTION_PIECE = "G.1.20", "Faction Piece";
    ENEMY_PIECE = "G.1.21", "Enemy Piece";
    PIECE = "G.1.22", "Piece", no code because "it names every component";
    PLACE = "G.1.23", "Place";
    REMOVE = "G.1.24", "Remove";
    SUPPLY = "G.1.25", "Supply", no code because "supplies are counted where 1.5.1 limits them";
    REVEAL = "G.1.26", "Reveal";
    RUIN = "G.1.27", "Ruin", no code because "it points to 2.2.4";
    SWAP = "G.1.28", "Swap";
    DISCARD = "G.1.29", "Discard";
    TOKEN = "G.1.30", "Token", no code because "what a piece is belongs to its name";
    PATH = "G.1.31", "Path", no code because "the maps list their paths";
    REPLACE = "G.1.32", "Replace";
    SLOT = "G.1.33", "Slot", no code because "it points to 2.2.3";
    SPEND = "G.1.34", "Spend", no code because "it is another word for discarding, G.1.29";
}
