//! Positions laid out in words, for scenarios and tools.
//!
//! A layout starts from a table as set-up leaves it, in round 1, and adds to it line by line. Seats are told by colour:
//!
//! ```text
//! round 2
//! hand blue hamlet sawmill
//! left guildhall
//! selection red watchtower
//! construction blue cathedral gold 2 materials 1
//! duchy blue hamlet hamlet
//! pieces blue krystallium 2 soldier 1 alchemy 4
//! armies red s3 3 trap gold
//! ```

use crate::position::{Hidden, Pile, Position, Spot};
use crate::setting::Setting;
use crate::terms::{
    Area, Bonus, Card, CardName, Cards, Colour, Module, Piece, Resource, Territory,
};
use crate::{Frame, WonderfulKingdom, choice_phase};
use kernel::layout::NotALayout;
use kernel::notation::{NotAChoice, Words};
use kernel::{LayoutError, Seat, Seats, State};

/// Lays a position out from words.
pub fn lay_out(setting: &Setting, words: &str) -> Result<Position, NotALayout> {
    let mut layout = Layout { setting, position: bare(setting) };
    for line in words.lines().map(str::trim).filter(|line| !line.is_empty()) {
        layout.line(Words::of(line)).map_err(|_| NotALayout { line: line.to_owned() })?;
    }
    Ok(layout.position)
}

/// A moment in words: a position, and one line for the phase its round stands in: `stands choice` (cards are dealt),
/// `stands offer` (the hands as they are), `stands planning`, `stands production`, `stands module` (Menaces or Conquest) or
/// `stands end-of-round`.
pub(crate) fn moment(
    setting: &Setting,
    words: &str,
) -> Result<State<WonderfulKingdom>, LayoutError> {
    let stands = |_: &mut Position, words: &mut Words<'_>| {
        let phases = choice_phase::phases(setting);
        let (word, is_solo) = (words.word().ok()?, setting.is_solo());
        let gone = match word {
            "choice" => 0,
            "offer" if !is_solo => 1,
            "planning" => 1,
            "production" => 2,
            "module" if phases.len() > 4 => 3,
            "end-of-round" => phases.len() - 1,
            _ => return None,
        };
        let mut frames: Vec<Frame> = phases.iter().skip(gone).rev().copied().collect();
        if word == "offer" {
            frames.push(Frame::Choice(choice_phase::Frame::Alternation));
        }
        Some(frames)
    };
    kernel::layout::moment(words, |lines| lay_out(setting, lines), stands)
}

/// A table in round 1 with nothing dealt: the deck holds all it can, every Army is in reserve.
fn bare(setting: &Setting) -> Position {
    let (faces, mut position) = (&setting.faces, Position::new(setting));
    position.unbox(faces.deck, Position::deck_mut);
    position.unbox(faces.calamities, Position::calamities_mut);
    position.unbox(faces.rats, Position::rats_mut);
    for seat in setting.seats().iter() {
        let set = setting.choices.sets[seat.index()];
        let cards = faces.of_set[set.index()].minus(faces.rats);
        position.unbox(cards, |position| position.menaces_mut(seat));
        let has_traps = !setting.is_solo() && setting.module() != Module::Conquest;
        let traps = if has_traps { setting.numbers.common.traps } else { 0 };
        position.realm_mut(seat).ready_tokens(traps, 0);
    }
    for colour in Colour::ALL {
        position.conquest.set_reserve(colour, setting.numbers.conquest.armies);
    }
    position.set_round(1);
    position
}

struct Layout<'s> {
    setting: &'s Setting,
    position: Position,
}

type Laid = Result<(), NotAChoice>;

impl Layout<'_> {
    fn line(&mut self, mut words: Words<'_>) -> Laid {
        match words.word()? {
            "round" => {
                self.position.set_round(words.read()?);
                Ok(())
            }
            "hand" => self.pile(words, Pile::Hand),
            "selection" => self.pile(words, Pile::Selection),
            "duchy" => self.pile(words, Pile::Duchy),
            "council" => self.worked(words, Pile::Council),
            "trophies" => self.pile(words, Pile::Trophies),
            "construction" => self.worked(words, Pile::Construction),
            "left" => self.area(words, Area::Left),
            "right" => self.area(words, Area::Right),
            "down" => self.down(words),
            "next" => self.next(words),
            "stack" => self.stack(words),
            "pieces" => self.pieces(words),
            "armies" => self.armies(words),
            "quest" => self.quest(words),
            _ => Err(words.refuse()),
        }
    }

    fn seat(&self, words: &mut Words<'_>) -> Result<Seat, NotAChoice> {
        let colour: Colour = words.read()?;
        let seat = self.setting.seats().iter().find(|&it| self.setting.colour(it) == colour);
        seat.ok_or_else(|| words.refuse())
    }

    /// Takes a card of this name out of whatever pile nobody holds.
    fn draw(&mut self, name: CardName) -> Result<Card, NotAChoice> {
        let position = &mut self.position;
        let menaces = [Seat(0), Seat(1)].map(|seat| position.menaces(seat));
        let stocks =
            [position.deck(), position.calamities(), position.rats(), menaces[0], menaces[1]];
        let all = stocks.into_iter().fold(Cards::NONE, Cards::union);
        let card = self.setting.faces.find(name, all);
        let card = card.ok_or_else(|| NotAChoice::new(name.word()))?;
        position.deck_mut().remove(card);
        position.calamities_mut().remove(card);
        position.rats_mut().remove(card);
        for seat in [Seat(0), Seat(1)] {
            position.menaces_mut(seat).remove(card);
        }
        Ok(card)
    }

    fn pile(&mut self, mut words: Words<'_>, pile: Pile) -> Laid {
        let seat = self.seat(&mut words)?;
        while let Ok(word) = words.word() {
            let card = self.draw(word.parse()?)?;
            self.position.realm_mut(seat).put(pile, card);
        }
        Ok(())
    }

    /// A card and the pieces on it: `cathedral gold 2 krystallium-as-gold 1`.
    fn worked(&mut self, mut words: Words<'_>, pile: Pile) -> Laid {
        let seat = self.seat(&mut words)?;
        let card = self.draw(words.read()?)?;
        self.position.realm_mut(seat).put(pile, card);
        let spaces = self.setting.faces.face(card).spaces;
        while let Ok(word) = words.word() {
            let count: u8 = words.read()?;
            for _ in 0..count {
                let works = self.position.works_mut(card);
                if let Some(space) = word.strip_prefix("krystallium-as-") {
                    works.stand_in(spaces.for_cube(space.parse()?));
                } else {
                    let piece: Piece = word.parse()?;
                    let own = spaces.of[piece.space().index()];
                    works.fill(piece.resource().map_or(own, |of| spaces.for_cube(of)));
                }
            }
        }
        Ok(())
    }

    fn area(&mut self, mut words: Words<'_>, area: Area) -> Laid {
        while let Ok(word) = words.word() {
            let card = self.draw(word.parse()?)?;
            self.position.lay(area, card);
        }
        Ok(())
    }

    /// A face-down card: `down blue left hamlet`, `down blue red hamlet` in red's Selection area.
    fn down(&mut self, mut words: Words<'_>) -> Laid {
        let by = self.seat(&mut words)?;
        let place = words.word()?;
        let at = match place.parse() {
            Ok(area) => Spot::Offered(area),
            Err(_) => Spot::Selected(self.seat(&mut Words::of(place))?),
        };
        let card = self.draw(words.read()?)?;
        let seen = if self.setting.is_solo() { Seats::NONE } else { Seats::only(by) };
        self.position.hide(Hidden { card, at, by, seen, token: None });
        words.end(())
    }

    fn next(&mut self, mut words: Words<'_>) -> Laid {
        let card = self.draw(words.read()?)?;
        self.position.set_next(card);
        words.end(())
    }

    fn stack(&mut self, mut words: Words<'_>) -> Laid {
        while let Ok(word) = words.word() {
            let card = self.draw(word.parse()?)?;
            self.position.stack_mut().insert(card);
        }
        Ok(())
    }

    /// What a player holds: `krystallium 2 soldier 1 alchemy 4 gold 3 traps 2 spies 1 tokens 1 training 1`.
    fn pieces(&mut self, mut words: Words<'_>) -> Laid {
        let seat = self.seat(&mut words)?;
        while let Ok(word) = words.word() {
            let count: u8 = words.read()?;
            let (setting, realm) = (self.setting, self.position.realm_mut(seat));
            match word {
                "krystallium" => realm.gain_krystallium(count),
                "soldier" => realm.gain_soldiers(count),
                "alchemy" => (0..count).for_each(|_| {
                    realm.add_to_alchemy(setting);
                }),
                "traps" => realm.ready_tokens(count, realm.spies()),
                "spies" => realm.ready_tokens(realm.traps(), count),
                "tokens" => realm.add_tokens(count),
                "aside" => realm.set_aside(count),
                "training" => {
                    realm.train();
                }
                cube => realm.gain_cubes(cube.parse::<Resource>()?, count),
            }
        }
        if self.setting.module() == Module::Menace {
            self.complete_tokens();
        }
        Ok(())
    }

    /// Illusionist tokens that nobody holds are in the supply.
    fn complete_tokens(&mut self) {
        let held: u8 = [Seat(0), Seat(1)].map(|it| self.position.realm(it).tokens()).iter().sum();
        let supply = self.setting.numbers.menace.tokens.saturating_sub(held);
        let there = self.position.tokens();
        self.position.add_tokens(supply.saturating_sub(there));
    }

    /// Armies of a colour in a territory, and the locations they hold: `armies red s3 3 trap gold`.
    fn armies(&mut self, mut words: Words<'_>) -> Laid {
        let colour: Colour = words.read()?;
        let (at, count): (Territory, u8) = (words.read()?, words.read()?);
        let conquest = &mut self.position.conquest;
        conquest.place(colour, at, count);
        conquest.set_reserve(colour, conquest.reserve(colour).saturating_sub(count));
        while let Ok(word) = words.word() {
            let bonus: Bonus = word.parse()?;
            let place = self.setting.board().location(at, bonus);
            self.position.conquest.hold(at, place.ok_or_else(|| words.refuse())?);
            let owner = self.setting.seats().iter().find(|&it| self.setting.colour(it) == colour);
            if let Some(seat) = owner {
                let (trap, spy) = (bonus == Bonus::Trap, bonus == Bonus::Spy);
                self.position.realm_mut(seat).change_tokens(i8::from(trap), i8::from(spy));
            }
        }
        Ok(())
    }

    /// Steps of the Quest a player has done, and pieces on the next: `quest blue 3 gold 8`.
    fn quest(&mut self, mut words: Words<'_>) -> Laid {
        let seat = self.seat(&mut words)?;
        let steps: u8 = words.read()?;
        (0..steps).for_each(|_| self.position.realm_mut(seat).finish_step());
        while let Ok(word) = words.word() {
            let (piece, count): (Piece, u8) = (word.parse()?, words.read()?);
            let step = crate::quests::open_step(self.setting, &self.position, seat);
            let spaces = step.ok_or_else(|| words.refuse())?.spaces;
            for _ in 0..count {
                let among = spaces.of[piece.space().index()];
                self.position.realm_mut(seat).step_works_mut().fill(among);
            }
        }
        Ok(())
    }
}
