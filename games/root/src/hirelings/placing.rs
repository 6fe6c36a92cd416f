//! Where pieces of hirelings are placed, whatever card says so.

use super::rules::{beside_commander, principal, speaker};
use super::{Fact, Frame, Question, bandits, bearers, exile, flotilla, place_of, small, vaults};
use crate::golden_rules;
use crate::law::hirelings as law;
use crate::terms::{Clearing, Clearings, Faction, Hireling, Piece, Place};
use crate::{Choice, Desk, Flow, glossary};
use kernel::{Para, Seat, next, settled};

kernel::words! {
    /// An occasion on which pieces of a hireling are placed.
    pub enum Placing {
        PatrolMuster, DynastySetUp, DynastyReturn,
        ProphetHired, ProphetPlace, GangHired,
        GangPlace, ExpeditionSetUp, Foothold,
        AtFootholds, SpiesSetUp, SpiesPlace,
        BearersSetUp, BearersHired, BearersSpread,
        BearersAnew, VaultsSetUp, VaultsHired,
        Vault, VaultAnew, AtVaults, PopularSetUp,
        PopularHired, PopularPlace, StreetPlace,
    }
}

impl Placing {
    /// The paragraph that says so.
    pub const fn paragraph(self) -> Para {
        match self {
            Self::PatrolMuster => law::PATROL_DAYLIGHT,
            Self::DynastySetUp => law::DYNASTY_SET_UP,
            Self::DynastyReturn => law::DYNASTY_DAYLIGHT,
            Self::ProphetHired => law::PROPHETS_HIRED,
            Self::ProphetPlace => law::PROPHETS_DAYLIGHT,
            Self::GangHired => law::GANGS_HIRED,
            Self::GangPlace => law::GANGS_DAYLIGHT,
            Self::ExpeditionSetUp => law::EXPEDITION_SET_UP,
            Self::Foothold | Self::AtFootholds => law::EXPEDITION_DAYLIGHT,
            Self::SpiesSetUp => law::SPIES_SET_UP,
            Self::SpiesPlace => law::SPIES_DAYLIGHT,
            Self::BearersSetUp => law::BEARERS_SET_UP,
            Self::BearersHired => law::BEARERS_HIRED,
            Self::BearersSpread | Self::BearersAnew => law::BEARERS_BIRDSONG,
            Self::VaultsSetUp => law::VAULTS_SET_UP,
            Self::VaultsHired => law::VAULTS_HIRED,
            Self::Vault | Self::VaultAnew | Self::AtVaults => law::VAULTS_DAYLIGHT,
            Self::PopularSetUp => law::POPULAR_SET_UP,
            Self::PopularHired => law::POPULAR_HIRED,
            Self::PopularPlace => law::POPULAR_DAYLIGHT,
            Self::StreetPlace => law::STREET_DAYLIGHT,
        }
    }

    /// What is placed in one clearing, and how many at most of each.
    fn pieces(self, desk: &Desk<'_>) -> [(Piece, u8); 2] {
        let cards = &desk.setting.boards.hirelings.cards;
        let one = |piece| [(piece, 1), (piece, 0)];
        match self {
            Self::PatrolMuster => {
                let count = desk.position.hirelings.fallen();
                [(Piece::PatrolWarrior, count), (Piece::PatrolWarrior, 0)]
            }
            Self::DynastySetUp | Self::DynastyReturn => {
                [(Piece::DynastyWarrior, cards.dynasty), (Piece::DynastyWarrior, 0)]
            }
            Self::ProphetHired | Self::ProphetPlace => one(Piece::Prophet),
            Self::GangHired | Self::GangPlace => one(Piece::Bandit),
            Self::ExpeditionSetUp | Self::Foothold => {
                [(Piece::Foothold, 1), (Piece::ExpeditionWarrior, cards.expedition)]
            }
            Self::AtFootholds => one(Piece::ExpeditionWarrior),
            Self::SpiesSetUp | Self::SpiesPlace => one(Piece::Spy),
            Self::BearersSetUp | Self::BearersHired => one(Piece::FlameBearer),
            Self::BearersSpread | Self::BearersAnew => one(Piece::FlameBearer),
            Self::VaultsSetUp | Self::VaultsHired => [(Piece::Vault, 1), (Piece::VaultKeeper, 2)],
            Self::Vault => one(Piece::Vault),
            Self::VaultAnew => [(Piece::Vault, 1), (Piece::VaultKeeper, 1)],
            Self::AtVaults => one(Piece::VaultKeeper),
            Self::PopularSetUp | Self::PopularHired => one(Piece::BandWarrior),
            Self::PopularPlace | Self::StreetPlace => one(Piece::BandWarrior),
        }
    }

    /// How many times it is done.
    pub(crate) const fn times(self) -> u8 {
        match self {
            Self::SpiesSetUp | Self::SpiesPlace | Self::BearersSetUp | Self::BearersHired => 2,
            Self::BearersAnew | Self::PopularSetUp => 2,
            Self::PatrolMuster | Self::DynastySetUp | Self::DynastyReturn => 1,
            Self::ProphetHired | Self::ProphetPlace | Self::GangHired | Self::GangPlace => 1,
            Self::ExpeditionSetUp | Self::Foothold | Self::AtFootholds => 1,
            Self::BearersSpread | Self::VaultsSetUp | Self::VaultsHired | Self::Vault => 1,
            Self::VaultAnew | Self::AtVaults | Self::PopularHired => 1,
            Self::PopularPlace | Self::StreetPlace => 1,
        }
    }

    /// Whether it belongs to set-up, where nothing keeps hirelings from a clearing (R62).
    const fn is_set_up(self) -> bool {
        match self {
            Self::DynastySetUp | Self::ExpeditionSetUp | Self::SpiesSetUp => true,
            Self::BearersSetUp | Self::VaultsSetUp | Self::PopularSetUp => true,
            Self::PatrolMuster | Self::DynastyReturn | Self::ProphetHired => false,
            Self::ProphetPlace | Self::GangHired | Self::GangPlace | Self::Foothold => false,
            Self::AtFootholds | Self::SpiesPlace | Self::BearersHired => false,
            Self::BearersSpread | Self::BearersAnew | Self::VaultsHired | Self::Vault => false,
            Self::VaultAnew | Self::AtVaults | Self::PopularHired => false,
            Self::PopularPlace | Self::StreetPlace => false,
        }
    }

    /// The clearings its card names.
    fn named(self, desk: &Desk<'_>) -> Clearings {
        let woodland = &desk.position.woodland;
        match self {
            Self::PatrolMuster => woodland.with(Piece::PatrolWarrior),
            Self::DynastySetUp | Self::DynastyReturn => glossary::map_edge(desk),
            Self::ProphetHired | Self::BearersSetUp | Self::BearersHired => Clearings::ALL,
            Self::ProphetPlace => Clearings::ALL.minus(woodland.with(Piece::Prophet)),
            Self::GangHired | Self::GangPlace => bandits::beside(desk),
            Self::ExpeditionSetUp | Self::Foothold => {
                Clearings::ALL.minus(woodland.with(Piece::Foothold))
            }
            Self::AtFootholds => woodland.with(Piece::Foothold),
            Self::SpiesSetUp => super::spies::start(desk),
            Self::SpiesPlace => super::spies::among_enemies(desk),
            Self::BearersSpread => bearers::near(desk),
            Self::BearersAnew => Clearings::ALL,
            Self::VaultsSetUp | Self::VaultsHired | Self::VaultAnew => woodland.with_free_slot(),
            Self::Vault => vaults::near(desk).and(woodland.with_free_slot()),
            Self::AtVaults => woodland.with(Piece::Vault),
            Self::PopularSetUp => Clearings::ALL.minus(woodland.with(Piece::BandWarrior)),
            Self::PopularHired => beside_commander(desk, Faction::Band),
            Self::PopularPlace | Self::StreetPlace => Clearings::ALL,
        }
    }

    /// Where it can be done.
    pub(crate) fn among(self, desk: &Desk<'_>) -> Clearings {
        let [(first, count), _] = self.pieces(desk);
        let supply = desk.position.woodland.supply(first);
        let has_any = supply > 0 || self == Self::PatrolMuster && count > 0;
        if !has_any {
            return Clearings::NONE;
        }
        let open = if self.is_set_up() {
            Clearings::ALL
        } else {
            glossary::placeable(desk, first.owner())
        };
        self.named(desk).and(open)
    }
}

/// Pieces of a hireling are placed where a player says.
pub(super) fn place(what: Placing, left: u8, by: Seat, desk: &Desk<'_>) -> Flow {
    let [(piece, _), _] = what.pieces(desk);
    let offers = what
        .among(desk)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::PlaceIn { what, left, by, clearing }.into()));
    desk.ask(by, what.paragraph(), crate::Question::WhereToPlace(piece)).offers(offers).if_any()
}

/// The same, where it is left to choice.
pub(super) fn may_place(what: Placing, by: Seat, desk: &Desk<'_>) -> Flow {
    let [(piece, _), _] = what.pieces(desk);
    let offers = what.among(desk).iter().map(|clearing| {
        (Choice::In(clearing), Frame::PlaceIn { what, left: 1, by, clearing }.into())
    });
    desk.ask(by, what.paragraph(), Question::MayPlace { piece }.into())
        .offers(offers)
        .may(Choice::Pass)
}

/// As many as there are come to the clearing; then the next, if there are more to place.
pub(super) fn place_in(
    (what, left, by): (Placing, u8, Seat),
    clearing: Clearing,
    desk: &mut Desk<'_>,
) -> Flow {
    let pieces = what.pieces(desk);
    if what == Placing::PatrolMuster {
        let rallied = desk.position.hirelings.rally();
        desk.position.woodland.return_to_supply(Piece::PatrolWarrior, rallied);
    }
    for (piece, count) in pieces.into_iter().filter(|(_, count)| *count > 0) {
        golden_rules::place(desk, what.paragraph(), piece, clearing, count);
    }
    if left > 1 { next(Frame::Place { what, left: left - 1, by }.into()) } else { settled() }
}

/// A warrior in each of these clearings; where they run out, whoever controls them says which (1.5.4).
pub(super) fn reinforce(what: Placing, among: Clearings, desk: &mut Desk<'_>) -> Flow {
    let [(piece, _), _] = what.pieces(desk);
    let among = among.and(what.among(desk));
    let supply = usize::from(desk.position.woodland.supply(piece));
    if supply >= among.len() {
        for clearing in among {
            golden_rules::place(desk, what.paragraph(), piece, clearing, 1);
        }
        return settled();
    }
    let after = |clearing: Clearing| -> Clearings {
        among.iter().filter(|&other| other > clearing).collect()
    };
    let open = among.iter().filter(|&clearing| after(clearing).len() + 1 >= supply);
    let offers = open.map(|clearing| {
        let rest = after(clearing);
        (Choice::In(clearing), Frame::ReinforceIn { what, clearing, rest }.into())
    });
    let by = speaker(desk, place_of(desk, piece.owner()));
    desk.ask(by, what.paragraph(), crate::Question::WhereToPlace(piece)).offers(offers).if_any()
}

/// One of the warriors comes here.
pub(super) fn reinforce_in(
    what: Placing,
    (clearing, rest): (Clearing, Clearings),
    desk: &mut Desk<'_>,
) -> Flow {
    let [(piece, _), _] = what.pieces(desk);
    golden_rules::place(desk, what.paragraph(), piece, clearing, 1);
    next(Frame::Reinforce { what, among: rest }.into())
}

/// The places a pawn can be put: the Exile's forests, the Flotilla's river, any clearing for the Protector.
fn places(desk: &Desk<'_>, side: Hireling) -> kernel::FixedVec<Place, 12> {
    let clearings = |among: Clearings| among.iter().map(Place::Clearing).collect();
    if side == Hireling::TheExile {
        exile::forests(desk)
    } else if side == Hireling::RiverfolkFlotilla {
        clearings(flotilla::start(desk))
    } else if side == Hireling::StoicProtector {
        clearings(beside_commander(desk, Faction::Protector))
    } else {
        clearings(Clearings::ALL)
    }
}

/// The pawn of a hireling is put somewhere.
pub(super) fn place_pawn(row: u8, by: Seat, desk: &Desk<'_>) -> Flow {
    let side = desk.position.hirelings.card(row.into()).side;
    let places = places(desk, side);
    let offers = (0..places.len()).map(|index| {
        (Choice::To(places[index]), Frame::PawnTo { row, place: places[index] }.into())
    });
    desk.ask(by, pawn_paragraph(side), Question::PlacePawn { hireling: side }.into())
        .offers(offers)
        .if_any()
}

/// The paragraph that puts a pawn on the map.
const fn pawn_paragraph(side: Hireling) -> Para {
    if matches!(side, Hireling::TheExile) {
        law::EXILE_SET_UP
    } else if matches!(side, Hireling::RiverfolkFlotilla) {
        law::FLOTILLA_SET_UP
    } else if matches!(side, Hireling::StoicProtector) {
        law::STOIC_HIRED
    } else {
        law::FURIOUS_SET_UP
    }
}

/// The pawn stands there.
pub(super) fn pawn_to(row: u8, place: Place, desk: &mut Desk<'_>) -> Flow {
    desk.position.hirelings.put_pawn(row.into(), place);
    let hireling = desk.position.hirelings.card(row.into()).side;
    desk.tell(pawn_paragraph(hireling), Fact::PawnAt { hireling, place }.into());
    settled()
}

/// Who controls a hireling and its row, for what a card lets its controller do.
pub(crate) fn controller(desk: &Desk<'_>, band: Faction) -> Option<(u8, Seat)> {
    let (row, _) = desk.position.hirelings.of(band)?;
    Some((small(row), principal(desk, place_of(desk, band))?))
}
