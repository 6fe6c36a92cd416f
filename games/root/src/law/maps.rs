//! C The other maps.

kernel::law! {
    WINTER_MAP = "C.1", "Winter Map", heading;
    RAGING_RIVER = "C.1.1", "Raging River";
    LAKE_MAP = "C.2", "Lake Map", heading;
    LAKE_SETUP = "C.2.1", "Lake: Set-up";
    THE_LAKE = "C.2.2", "The Lake";
    COASTAL_CLEARINGS = "C.2.3", "Coastal Clearings";
    COASTAL_FORESTS = "C.2.4", "Coastal Forests";
    THE_FERRY = "C.2.5", "The Ferry";
    MOUNTAIN_MAP = "C.3", "Mountain Map", heading;
    MOUNTAIN_SETUP = "C.3.1", "Mountain: Set-up";
    CLOSED_PATHS = "C.3.2", "Closed Paths";
    REMOVING_CLOSED_PATHS = "C.3.3", "Removing Closed Paths";
    THE_PASS = "C.3.4", "The Pass";
    MOUNTAIN_FORESTS = "C.3.5", "Mountain Forests";
}
