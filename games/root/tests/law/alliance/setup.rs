//! 8.3 Faction Set-up.

use crate::scene::{Look, four};
use root::alliance::Frame;
use root::law::alliance as law;
use root::terms::Piece;

#[test]
fn the_alliance_starts_with_three_hidden_supporters_and_everything_on_its_board() {
    let game = four("turn alliance", Frame::SetUp).luck(3);
    let position = game.position();
    assert_eq!(game.supporters().len(), 3);
    assert_eq!(position.woodland.supply(Piece::AllianceWarrior), 10);
    assert_eq!(position.woodland.supply(Piece::Sympathy), 10);
    assert!(Piece::BASES.iter().all(|&base| position.woodland.supply(base) == 1));
    game.proves(law::GATHER_WARRIORS)
        .proves(law::PLACE_BASES)
        .proves(law::FILL_SYMPATHY_TRACK)
        .proves(law::GAIN_SUPPORTERS);
}
