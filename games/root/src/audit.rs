//! Conservation: every card, piece, item and quest is somewhere, once.

use crate::key_terms::rule;
use crate::position::{ItemState, Position, RelicPlace};
use crate::setting::Setting;
use crate::terms::{Cards, Clearing, Faction, Hireling, Item, Nature, Piece, Plot};

/// What is wrong with a position.
pub(crate) fn audit(setting: &Setting, position: &Position) -> Result<(), String> {
    cards(setting, position)?;
    let hired = position.hirelings.cards().map(|(_, card)| card.side.band());
    position
        .playing()
        .iter()
        .chain(hired)
        .flat_map(Piece::of)
        .try_for_each(|&piece| pieces(setting, position, piece))?;
    slots(setting, position)?;
    plots(setting, position)?;
    Clearing::all().try_for_each(|clearing| tokens(position, clearing))?;
    Clearing::all().try_for_each(|clearing| ruler(position, clearing))?;
    Item::ALL.into_iter().try_for_each(|item| items(setting, position, item))
}

/// Every card of the deck is in one place.
fn cards(setting: &Setting, position: &Position) -> Result<(), String> {
    let mut seen = Cards::NONE;
    let players = setting.seats().map(|seat| position.player(seat));
    let hands = players.flat_map(|player| [player.hand(), player.effects()]);
    let piles = [position.deck(), position.discards(), position.available()];
    for place in hands.chain(piles).chain(position.cards_on_boards()) {
        if !seen.and(place).is_empty() {
            return Err(format!("cards {:?} are in two places", seen.and(place)));
        }
        seen = seen.union(place);
    }
    let lost = setting.deck.whole.minus(seen);
    if lost.is_empty() { Ok(()) } else { Err(format!("cards {lost:?} are lost")) }
}

/// Who is kept as the ruler of a clearing is the one who rules it (2.5), by what its pieces count.
fn ruler(position: &Position, clearing: Clearing) -> Result<(), String> {
    let woodland = &position.woodland;
    let hired = position.hirelings.cards().map(|(_, card)| card.side.band());
    let owners: Vec<Faction> = position.playing().iter().chain(hired).collect();
    for &faction in &owners {
        let counted = |piece: Piece| {
            rule::weight(piece, woodland.token_rulers()) * woodland.count(piece, clearing)
        };
        // 11.2.7.III: warriors that were hired count for somebody else.
        let own = Piece::ALL.into_iter().filter(|&piece| woodland.counts_for(piece) == faction);
        let might: u8 = own.map(counted).sum();
        if might != woodland.might(faction, clearing) {
            return Err(format!("{faction} counts {might} in {clearing}, which is not kept"));
        }
        let here = Piece::of(faction).iter().any(|&piece| woodland.count(piece, clearing) > 0);
        if here != woodland.with_pieces(faction).has(clearing) {
            return Err(format!("whether {faction} has pieces in {clearing} is not kept"));
        }
    }
    let rules = rule::ruler(woodland, clearing);
    let kept = |faction: &Faction| woodland.ruled(*faction).has(clearing);
    if owners.iter().copied().filter(kept).eq(rules) {
        Ok(())
    } else {
        Err(format!("{clearing} is ruled by {rules:?}, which is not what is kept"))
    }
}

/// Every piece is in its supply, on the map or in a box of a board; only the keep (6.2.2) and trade posts (11.2.5.I) ever
/// leave the game.
fn pieces(setting: &Setting, position: &Position, piece: Piece) -> Result<(), String> {
    let woodland = &position.woodland;
    let boxed = position.pieces_elsewhere(piece);
    let there = woodland.supply(piece) + woodland.on_map(piece) + boxed;
    let all = setting.pieces(piece);
    // Before its faction is set up a piece is still in the box.
    let in_box = there == 0 && position.turn.number() == 0;
    let may_go = piece == Piece::Keep || Piece::TRADE_POSTS.contains(&piece);
    let gone = may_go && there < all;
    if there == all || in_box || gone { Ok(()) } else { Err(format!("{there} {piece} of {all}")) }
}

/// Buildings, ruins and free slots fill the printed slots; no clearing has two sympathy tokens (8.2.5.I) or mobs (14.4.1).
fn slots(setting: &Setting, position: &Position) -> Result<(), String> {
    for clearing in Clearing::all() {
        let buildings = Piece::ALL.into_iter().filter(|piece| piece.nature() == Nature::Building);
        let built: u8 = buildings.map(|piece| position.woodland.count(piece, clearing)).sum();
        let ruin = u8::from(position.woodland.ruins().has(clearing));
        let printed =
            setting.map.slots[clearing.index()] + position.woodland.treetop_slots(clearing);
        if built + ruin + position.woodland.free_slots(clearing) != printed {
            return Err(format!("{clearing} has {built} buildings in {printed} slots"));
        }
        for token in [Piece::Sympathy, Piece::Mob] {
            if position.woodland.count(token, clearing) > 1 {
                return Err(format!("{clearing} has two of {token}"));
            }
        }
    }
    Ok(())
}

/// Plots on the map are those the Corvids' board knows (13.2.2), no more of a kind than there are.
fn plots(setting: &Setting, position: &Position) -> Result<(), String> {
    let (board, on_map) = (&position.corvids, position.woodland.with(Piece::Plot));
    if board.all() != on_map || !board.face_up().minus(on_map).is_empty() {
        return Err(format!("plots lie in {on_map:?}, known are {:?}", board.all()));
    }
    let each = setting.boards.corvids.counts.plots;
    let over = Plot::ALL.into_iter().find(|&kind| board.on_map(kind) > each);
    over.map_or(Ok(()), |kind| Err(format!("there are more than {each} {kind}")))
}

/// Relics and waystations on the map are those the Keepers' board knows (15.2.1, 15.2.2).
fn tokens(position: &Position, clearing: Clearing) -> Result<(), String> {
    let (board, woodland) = (&position.keepers, &position.woodland);
    let relics = board.relics_at(RelicPlace::Clearing(clearing)).count();
    if relics != usize::from(woodland.count(Piece::Relic, clearing)) {
        return Err(format!("the board knows {relics} relics in {clearing}"));
    }
    let standing = board.waystations_in(clearing).count();
    if standing != usize::from(woodland.count(Piece::Waystation, clearing)) {
        return Err(format!("the board knows {standing} waystations in {clearing}"));
    }
    Ok(())
}

/// Every item is in the supply, with a player, under a ruin or out of the game.
fn items(setting: &Setting, position: &Position, item: Item) -> Result<(), String> {
    if position.turn.number() == 0 {
        return Ok(());
    }
    let players = setting.seats().map(|seat| position.player(seat));
    let crafted: u8 =
        players.map(|player| player.items().of(item) + player.exhausted().of(item)).sum();
    let ruins = position.ruin_items.iter().flatten().filter(|&&under| under == Some(item)).count();
    let vagabonds = [Faction::Vagabond, Faction::SecondVagabond].into_iter();
    let vagabonds = vagabonds.filter(|&faction| position.seat_if_playing(faction).is_some());
    let (mut carried, mut all) = (0, setting.boards.supply.of(item));
    for board in vagabonds.filter_map(Faction::vagabond).map(|index| &position.vagabonds[index]) {
        carried += ItemState::ALL.into_iter().map(|state| board.items(item, state)).sum::<u8>();
        let started = board
            .character()
            .map_or(0, |character| setting.boards.characters[character.index()].of(item));
        all += started + setting.boards.ruin_items.of(item);
    }
    if position.seat_if_playing(Faction::Hundreds).is_some() {
        carried += position.hundreds.hoard().of(item);
        // 14.3.2: without a Vagabond they put items under the ruins.
        all += if position.has_vagabonds() { 0 } else { setting.boards.ruin_items.of(item) };
    }
    let ruins = u8::try_from(ruins).expect("ruins are few");
    let brigand = position.hirelings.with_side(Hireling::TheBrigand).is_some();
    if brigand && position.seat_if_playing(Faction::Hundreds).is_none() {
        // E.7.2.I
        all += setting.boards.ruin_items.of(item);
    }
    carried += position.hirelings.exile.given.of(item);
    let there =
        position.landmarks.forge().of(item) + crafted + ruins + carried + position.gone.of(item);
    let there = there + position.items().of(item);
    if there == all { Ok(()) } else { Err(format!("{there} {item} of {all}")) }
}
