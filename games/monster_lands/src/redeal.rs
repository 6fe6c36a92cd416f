//! Imagined positions: what a viewer cannot know is replaced by a fair sample.
//!
//! Nobody knows the order of decks and piles: they are sets. Hidden besides are the Traps of other hands and tokens face
//! down on Paths, which come from the same pile; an Initial Trap stays with the clan that started with it.

use crate::Setting;
use crate::position::{Position, TokenSlot};
use crate::terms::{Path, Token, TrapType};
use kernel::{Chance, FixedVec, Seat, Set, Viewer};

/// More hidden tokens than four clans can have in hand and on Paths.
const MOST_HIDDEN: usize = 64;

/// The hidden tokens of one owner: where they lie, and what they are.
#[derive(Clone, Copy)]
struct Hidden {
    slots: FixedVec<Option<TokenSlot>, MOST_HIDDEN>,
    tokens: Set<Token>,
}

/// Replaces everything the viewer cannot know by a fair sample.
pub(crate) fn redeal(
    setting: &Setting,
    position: &mut Position,
    viewer: Viewer,
    chance: &mut Chance<'_>,
) {
    let mut pile = position.citadel().traps();
    let mut owners: FixedVec<Option<Hidden>, 4> = FixedVec::new();
    for seat in (0..position.seat_count()).filter_map(|seat| u8::try_from(seat).ok()).map(Seat) {
        if !viewer.is(seat) {
            let hidden = lift(position, seat);
            pile = pile.union(hidden.tokens.minus(initial(setting)));
            owners.push(Some(hidden));
        }
    }
    for hidden in owners.iter().flatten() {
        deal(setting, position, hidden, &mut pile, chance);
    }
    let hers = redeal_hers(position, chance);
    position.imagine_piles(pile, hers);
}

fn initial(setting: &Setting) -> Set<Token> {
    setting.tokens(|kind| kind == TrapType::Initial)
}

/// Takes up the tokens of a seat that others cannot see.
fn lift(position: &mut Position, seat: Seat) -> Hidden {
    let hand = position.empty_hand(seat);
    let mut hidden = Hidden { slots: FixedVec::new(), tokens: hand };
    hand.iter().for_each(|_| hidden.slots.push(Some(TokenSlot::Hand(seat))));
    for path in Path::ALL {
        if position.clan_on(path).is_some_and(|(owner, _)| owner == seat) {
            face_down(position, path, &mut hidden);
        }
    }
    hidden
}

fn face_down(position: &Position, path: Path, hidden: &mut Hidden) {
    let road = position.outside().path(path);
    for (index, &token) in road.traps().iter().enumerate() {
        if !road.is_revealed(index) {
            let index = u8::try_from(index).expect("tokens are few");
            hidden.slots.push(Some(TokenSlot::Path(path, index)));
            hidden.tokens.insert(token);
        }
    }
}

/// Deals a seat's hidden places anew: its own Initial Traps fall on any of them, the rest come from the pile.
fn deal(
    setting: &Setting,
    position: &mut Position,
    hidden: &Hidden,
    pile: &mut Set<Token>,
    chance: &mut Chance<'_>,
) {
    let mut slots = hidden.slots;
    for token in hidden.tokens.and(initial(setting)) {
        let places = u32::try_from(slots.len()).expect("places are few");
        let slot = slots.remove(chance.below(places) as usize);
        if let Some(slot) = slot {
            position.imagine_token(slot, token);
        }
    }
    for &slot in slots.iter().flatten() {
        let token = pile.draw(chance).expect("the pile has as many tokens as were taken up");
        position.imagine_token(slot, token);
    }
}

/// Deals Madhala's face-down tokens anew (M38.8); says what is left in her pile.
fn redeal_hers(position: &mut Position, chance: &mut Chance<'_>) -> Set<Token> {
    let mut pile = position.citadel().trick_pile();
    let mut hidden = Hidden { slots: FixedVec::new(), tokens: Set::NONE };
    for path in Path::ALL.into_iter().filter(|&path| position.is_hers(path)) {
        face_down(position, path, &mut hidden);
    }
    pile = pile.union(hidden.tokens);
    for &slot in hidden.slots.iter().flatten() {
        let token = pile.draw(chance).expect("the pile has as many tokens as were taken up");
        position.imagine_token(slot, token);
    }
    pile
}
