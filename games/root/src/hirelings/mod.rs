//! E Hirelings: how they are hired and passed on, what they do, and the cards from E.4 on, a file each.
//!
//! In a move or a battle a hireling stands for a player: it has a place beyond the seats, which `Setting::faction` and
//! `Setting::seat_of` know. It holds no cards and scores no points; whoever controls it answers for it.

pub mod control;
pub mod actions;
pub mod rules;
pub mod setup;
pub mod placing;
pub mod patrol;
pub mod dynasty;
pub mod uprising;
pub mod exile;
pub mod brigand;
pub mod flotilla;
pub mod prophets;
pub mod envoys;
pub mod bandits;
pub mod gangs;
pub mod expedition;
pub mod artisans;
pub mod spies;
pub mod protector;
pub mod bearers;
pub mod smugglers;
pub mod vaults;
pub mod band;
mod speech;
pub mod view;

pub(crate) use actions::{
    awaits_birdsong, has_birdsong_duty, offer_birdsong, offer_daylight, open_turn,
};
pub(crate) use artisans::keeps_card;
pub(crate) use band::{crowded, free_to_leave, has_crowd};
pub(crate) use bandits::on_the_road;
pub(crate) use control::{end_of_turn, marker_spaces};
pub(crate) use rules::{
    Foes, allies_in, fighters, foes, free_of_rule, hired_foes, is_enemy, is_guarded, moves_for,
    shelter, shields, speaker,
};
pub(crate) use setup::{associated, opening};
pub use speech::{Fact, Question, Why};

use crate::law::{advanced_setup, hirelings as law};
use crate::terms::{CardName, Clearing, Clearings, Faction, Forest, Item, Piece, Place, Suit};
use crate::{Desk, Flow};
use kernel::Seat;
use placing::Placing;

kernel::frames! {
    /// A paragraph of hirelings that stands open. A row is the place of a card among the three of the game.
    pub enum Frame {
        ChooseHirelings = advanced_setup::CHOOSE_HIRELINGS => setup::choose_hirelings,
        SetUpHireling(row: u8) = advanced_setup::SET_UP_HIRELINGS => setup::set_up_hirelings,
        Upkeep = law::GAINING_FROM_ANOTHER_PLAYER => control::upkeep,
        PassOn(row: u8) = law::GAINING_FROM_ANOTHER_PLAYER => control::pass_on,
        PassTo(row: u8, to: Seat) = law::GAINING_FROM_ANOTHER_PLAYER => control::pass_to,
        Gain = law::GAINING_FROM_THE_SUPPLY => control::gain,
        Hire(row: u8) = law::GAINING_FROM_THE_SUPPLY => control::hire,
        JustHired(row: u8) = law::JUST_HIRED_ACTIONS => actions::just_hired,
        Birdsong(row: u8) = law::START_OF_BIRDSONG_ACTIONS => actions::start_of_birdsong,
        Daylight(row: u8) = law::ONCE_PER_DAYLIGHT_ACTIONS => actions::once_per_daylight,
        Ways(row: u8) = law::ONCE_PER_DAYLIGHT_ACTIONS => actions::which_way,
        Place { what: Placing, left: u8, by: Seat } = what.paragraph() => placing::place,
        PlaceIn { what: Placing, left: u8, by: Seat, clearing: Clearing } = what.paragraph() => placing::place_in((what, left, by), clearing, desk),
        PlacePawn { row: u8, by: Seat } = advanced_setup::SET_UP_HIRELINGS => placing::place_pawn,
        PawnTo { row: u8, place: Place } = advanced_setup::SET_UP_HIRELINGS => placing::pawn_to,
        BandBattle { band: Faction, among: Clearings, optional: bool } = law::SEPARATE_ACTIONS => rules::separate_battle((band, among), optional, desk),
        /// A battle in each of these clearings, one after the other.
        EachBattle { band: Faction, among: Clearings } = law::SEPARATE_ACTIONS => rules::each_battle(band, among),
        PatrolMoves = law::PATROL_DAYLIGHT => patrol::moves,
        DynastyMarches = law::DYNASTY_DAYLIGHT => dynasty::marches,
        DynastyFights = law::DYNASTY_DAYLIGHT => dynasty::fights(),
        DynastyReturns(by: Seat) = law::DYNASTY_DAYLIGHT => dynasty::returns(by),
        DynastyGoes { from: Clearing, to: Clearing, by_ferry: bool } = law::DYNASTY_DAYLIGHT => dynasty::goes,
        UprisingSetUp(by: Seat, left: u8) = law::UPRISING_SET_UP => uprising::set_up,
        UprisingIn { suit: Suit, by: Seat } = law::UPRISING_SET_UP => uprising::rising,
        UprisingPlace(clearing: Clearing) = law::UPRISING_SET_UP => uprising::place,
        UprisingRises(suit: Suit) = law::UPRISING_BIRDSONG => uprising::rises,
        UprisingRevolt(suit: Suit) = law::UPRISING_BIRDSONG => uprising::revolt,
        UprisingRevoltIn(clearing: Clearing) = law::UPRISING_BIRDSONG => uprising::revolt_in,
        UprisingGrows(suit: Suit) = law::UPRISING_BIRDSONG => uprising::grows,
        Sheltered { clearing: Clearing, attacker: Seat } = law::UPRISING_SHELTER => uprising::sheltered,
        PayShelter { attacker: Seat, card: CardName, clearing: Clearing } = law::UPRISING_SHELTER => uprising::pay_shelter,
        Scouts = law::SCOUTS => uprising::scouts,
        ScoutsCard(card: CardName) = law::SCOUTS => uprising::scouts_card,
        Physicians { clearing: Clearing, count: u8 } = law::PHYSICIANS => patrol::physicians,
        HealWith { count: u8, card: CardName } = law::PHYSICIANS => patrol::heal_with,
        HealWhere { count: u8 } = law::PHYSICIANS => patrol::heal_where,
        HealIn { count: u8, clearing: Clearing } = law::PHYSICIANS => patrol::heal_in,
        ExileGift = law::EXILE_GIFTS => exile::gift,
        ExileGets(item: Item) = law::EXILE_GIFTS => exile::gets,
        ExileActs = law::EXILE_DAYLIGHT => exile::acts,
        ExileMoves(forest: Forest) = law::EXILE_DAYLIGHT => exile::moves,
        ExileBattles { clearing: Clearing, defender: Seat } = law::EXILE_DAYLIGHT => exile::battles,
        ExileRests = law::EXILE_DAYLIGHT => exile::rests,
        ExileHits(hits: u8) = law::EXILE_BATTLE => exile::takes_hits,
        BrigandRuin = law::BRIGAND_RUINS => brigand::ruin,
        BrigandRuinIn(clearing: Clearing) = law::BRIGAND_RUINS => brigand::ruin_in,
        BrigandTakes(clearing: Clearing, item: Item) = law::BRIGAND_RUINS => brigand::takes,
        BrigandRobs = law::BRIGAND_ROBBERY => brigand::robs,
        BrigandRobsWith(item: Item) = law::BRIGAND_ROBBERY => brigand::robs_with,
        BrigandWhom = law::BRIGAND_ROBBERY => brigand::whom,
        BrigandRobsWhom(whom: Seat) = law::BRIGAND_ROBBERY => brigand::robs_whom,
        FlotillaTrades(from: Seat) = law::FLOTILLA_BIRDSONG => flotilla::trades,
        FlotillaDraw(seat: Seat) = law::FLOTILLA_BIRDSONG => flotilla::draws,
        FlotillaSails = law::FLOTILLA_BIRDSONG => flotilla::sails,
        FlotillaTo(clearing: Clearing) = law::FLOTILLA_BIRDSONG => flotilla::sails_to,
        FlotillaBattles = law::FLOTILLA_BIRDSONG => flotilla::battles,
        ProphetsForce { march: bool } = law::PROPHETS_DAYLIGHT => prophets::force,
        ProphetsIn { clearing: Clearing, march: bool } = law::PROPHETS_DAYLIGHT => prophets::force_in,
        ProphetsWhom { clearing: Clearing, whom: Seat, march: bool } = law::PROPHETS_DAYLIGHT => prophets::force_whom,
        ProphetsMove { whom: Seat, from: Clearing, to: Clearing } = law::PROPHETS_DAYLIGHT => prophets::force_move(whom, (from, to), desk),
        ProphetsBattle { clearing: Clearing, whom: Seat, optional: bool } = law::PROPHETS_DAYLIGHT => prophets::force_battle((clearing, whom), optional, desk),
        Envoys(card: CardName) = law::ENVOYS => envoys::take,
        EnvoysLook = law::ENVOYS => envoys::look,
        BanditOn { by: Seat, left: u8 } = law::BANDITS_SET_UP => bandits::on_path,
        BanditPut { path: (Clearing, Clearing), by: Seat, left: u8 } = law::BANDITS_SET_UP => bandits::put(path, (by, left), desk),
        BanditWaits = law::BANDITS_DAYLIGHT => bandits::waits,
        BanditLift = law::BANDITS_DAYLIGHT => bandits::lift,
        BanditLifted(from: Clearing, to: Clearing) = law::BANDITS_DAYLIGHT => bandits::lifted,
        BanditNear = law::BANDITS_DAYLIGHT => bandits::near,
        Toll { seat: Seat, clearing: Clearing } = law::BANDITS_TOLL => bandits::toll,
        TollPiece { seat: Seat, piece: Piece, clearing: Clearing } = law::BANDITS_TOLL => bandits::toll_piece,
        RoadHelp { seat: Seat, clearing: Clearing } = law::BANDITS_HELP => bandits::help,
        RoadHelped { seat: Seat, clearing: Clearing } = law::BANDITS_HELP => bandits::helped,
        GangsMuster(among: Clearings) = law::GANGS_DAYLIGHT => gangs::muster,
        GangsMusterIn(clearing: Clearing, rest: Clearings) = law::GANGS_DAYLIGHT => gangs::muster_in,
        FootholdLift = law::EXPEDITION_DAYLIGHT => expedition::lift,
        FootholdLifted(clearing: Clearing) = law::EXPEDITION_DAYLIGHT => expedition::lifted,
        ExpeditionSettles(by: Seat) = law::EXPEDITION_DAYLIGHT => expedition::settles(by),
        ExpeditionGoes = law::EXPEDITION_DAYLIGHT => expedition::goes,
        ExpeditionMoves = law::EXPEDITION_DAYLIGHT => expedition::moves,
        Reinforce { what: Placing, among: Clearings } = what.paragraph() => placing::reinforce,
        ReinforceIn { what: Placing, clearing: Clearing, rest: Clearings } = what.paragraph() => placing::reinforce_in(what, (clearing, rest), desk),
        Artisans(card: CardName) = law::ARTISANS => artisans::ask,
        ArtisansKeep(card: CardName) = law::ARTISANS => artisans::keep,
        ArtisansReturn = law::ARTISANS => artisans::take_back,
        SpiesCome(by: Seat) = law::SPIES_DAYLIGHT => spies::come(by),
        SpiesAct = law::SPIES_DAYLIGHT => spies::act,
        SpiesSteal = law::SPIES_DAYLIGHT => spies::steal,
        SpiesStealIn(clearing: Clearing) = law::SPIES_DAYLIGHT => spies::steal_in,
        ProtectorGoes(row: u8) = law::START_OF_BIRDSONG_ACTIONS => protector::goes,
        ProtectorTo { row: u8, clearing: Clearing } = law::START_OF_BIRDSONG_ACTIONS => protector::goes_to,
        BearersBurn(from: Clearing) = law::BEARERS_BIRDSONG => bearers::burn,
        BearersBurnIn { clearing: Clearing, left: u8 } = law::BEARERS_BIRDSONG => bearers::burn_in,
        BearersRemove { clearing: Clearing, left: u8, piece: Piece } = law::BEARERS_BIRDSONG => bearers::burns,
        BearersSpread = law::BEARERS_BIRDSONG => bearers::spread,
        Smuggle = law::SMUGGLERS => smugglers::smuggle,
        SmuggleWhat = law::SMUGGLERS => smugglers::smuggle_what,
        SmuggleWith(card: CardName) = law::SMUGGLERS => smugglers::smuggle_with,
        SmuggleFor = law::SMUGGLERS => smugglers::smuggle_for,
        VaultsBuild { what: Placing, by: Seat } = law::VAULTS_DAYLIGHT => vaults::build(what, by),
        VaultsGuard = law::VAULTS_DAYLIGHT => vaults::guard,
        BandGathers = law::POPULAR_DAYLIGHT => band::gathers,
        BandGathersIn { to: Clearing, from: Clearings } = law::POPULAR_DAYLIGHT => band::gathers_in(to, from),
        BandCalls { to: Clearing, from: Clearing, rest: Clearings } = law::POPULAR_DAYLIGHT => band::calls(to, (from, rest), desk),
        BandMoves { to: Clearing, from: Clearing, whom: Seat, rest: Clearings } = law::POPULAR_DAYLIGHT => band::moves(to, (from, whom, rest)),
        BandPlays = law::POPULAR_DAYLIGHT => band::plays,
        MayPlace { what: Placing, by: Seat } = what.paragraph() => placing::may_place,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// The place of a hireling where it stands for a player.
pub(crate) fn place_of(desk: &Desk<'_>, band: Faction) -> Seat {
    desk.position.seat_of(band)
}

/// The row of a hireling that is in the game.
pub(crate) fn row_of(desk: &Desk<'_>, band: Faction) -> u8 {
    let (row, _) = desk.position.hirelings.of(band).expect("the hireling is in the game");
    small(row)
}

/// Rows and counts are few.
pub(crate) fn small(count: usize) -> u8 {
    u8::try_from(count).expect("hirelings are few")
}
