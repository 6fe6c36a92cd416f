//! Positions laid out in words, for scenarios and bug reports.

use super::{Leader, Position};
use crate::setting::{Role, Setting};
use crate::terms::{
    Affinity, Building, Card, Colour, Die, Equipment, Header, Land, Loot, Mercenary, Mission,
    Monster, Path, Side, Store, Token, Trap, TrapType,
};
use crate::{Frame, MonsterLands, adventure, clean_up, deployment, rounds};
use kernel::layout::NotALayout;
use kernel::notation::{NotAChoice, Words};
use kernel::{LayoutError, Member, Seat, Seats, Set, State};
use std::str::FromStr;

type Laid = Result<(), NotAChoice>;

/// Lays a position out from words: one line for each thing, in any order, except that a clan comes before what it has.
///
/// ```text
/// round 4                                      1 unless said
/// first 2                                      the first player, seat 0 unless said
/// passed                                       everyone has passed: the Deployment Phase is over
/// clan 0 fire                                  seat 0 plays Fire: its Leader and its Initial Mercenary, and nothing else
/// 0 glory 19 gold 3 defence 1 potions 1 venoms 2 missions 3 novices 1 pool s,s,m,p5
/// 0 member shandee wounded shandee carries shandee:tergeo tired shandee    a Mercenary, and what befell it
/// 0 leader shandee                             or `leader novicius`, once it is a member
/// 0 without frunks                             dead, or gone
/// 0 trap trap-f4 loot loot-elim6 trophy abysur land kyzhul settled kyzhul:lusara worked kyzhul
/// 0 converted 1                                one Novice has converted a die this round
/// land a kyzhul 1a                             Land A with Path Header 1a
/// monster a abysur                             or `monster entrance`, or `monster escaped` (Sandor, captured)
/// fought a                                     the Monster of Land A was fought this round
/// mission a 3                                  side A of tile 3; `mission b 3` is side B
/// offer loot-gold10 loot-hire                  Loot; likewise `tavern fandor`, `lodge trap-f4`, `bazaar noxx`
/// placed armory p5,s                           dice that lie in a building, from the left
/// panic mine
/// path a2 shandee dice s,s,m traps trap-pm1 defence 1 potions 1 venoms 1 gold 3
/// path a1 madhala traps trick-sts1             Paths: a1-a4, b1-b4, mission-a-left ..., upper, lower
/// discarded equipment                          a whole pile: mercenaries, traps, equipment, monsters, lands, loot
/// ```
///
/// What is not said lies in its deck, pile or box; a discarded pile is what of it was not said in the lines before. Nothing
/// is checked against the rules: a position may hold what no game would bring about.
pub fn lay_out(setting: &Setting, words: &str) -> Result<Position, NotALayout> {
    let mut layout = Layout { setting, position: blank(setting) };
    for line in words.lines().map(str::trim).filter(|line| !line.is_empty()) {
        layout.line(Words::of(line)).map_err(|_| NotALayout { line: line.to_owned() })?;
    }
    Ok(layout.position)
}

/// A table with every piece in its deck, pile or box.
fn blank(setting: &Setting) -> Position {
    let mut position = Position::empty(setting.chosen.seats);
    let hired = |&mercenary: &Mercenary| setting.mercenary(mercenary).role == Role::Hired;
    let deck = Mercenary::ALL.into_iter().filter(hired).collect();
    position.lay_out(deck, setting.novice.copies);
    let tricks = setting.chosen.tricks;
    let lodge = |kind| kind == TrapType::Improved || tricks && kind != TrapType::Initial;
    let hers = |kind| setting.is_solo() && matches!(kind, TrapType::Trick | TrapType::Shielded);
    position.sort_traps(setting.tokens(lodge), setting.tokens(hers));
    position.give_madhala(setting.numbers.game.madhala_tokens);
    position
}

/// A moment in words: a position, and one line for where the round stands: `stands round` (it begins), `stands
/// deployment`, `stands turn 0`, `stands adventure` or `stands clean-up`.
pub(crate) fn moment(setting: &Setting, words: &str) -> Result<State<MonsterLands>, LayoutError> {
    let stands = |position: &mut Position, words: &mut Words<'_>| {
        let rest = [
            Frame::CleanUp(clean_up::Frame::CleanTheBoard),
            Frame::Adventure(adventure::Frame::OrderOfAdventure),
        ];
        Some(match words.word().ok()? {
            "round" => vec![Frame::Rounds(rounds::Frame::FourPhases)],
            "deployment" => [&rest[..], &[Frame::Deployment(deployment::Frame::Turns)]].concat(),
            "turn" => {
                let seat: Seat = words.read().ok()?;
                let turn = Frame::Deployment(deployment::Frame::Turn(seat));
                (seat.index() < position.seat_count()).then(|| [&rest[..], &[turn]].concat())?
            }
            "adventure" => rest.to_vec(),
            "clean-up" => rest[..1].to_vec(),
            _ => return None,
        })
    };
    kernel::layout::moment(words, |lines| lay_out(setting, lines), stands)
}

struct Layout<'s> {
    setting: &'s Setting,
    position: Position,
}

fn list<'a>(words: &mut Words<'a>) -> Result<impl Iterator<Item = &'a str> + use<'a>, NotAChoice> {
    Ok(words.word()?.split(','))
}

fn pair<A: FromStr, B: FromStr>(words: &mut Words<'_>) -> Result<(A, B), NotAChoice> {
    let word = words.word()?;
    let (a, b) = word.split_once(':').ok_or_else(|| words.refuse())?;
    Ok((a.parse().map_err(|_| words.refuse())?, b.parse().map_err(|_| words.refuse())?))
}

/// Puts each thing that is named where it is offered, from the first place on.
fn each<T: FromStr<Err = NotAChoice>>(
    mut words: Words<'_>,
    mut put: impl FnMut(usize, T, &Words<'_>) -> Laid,
) -> Laid {
    let mut place = 0;
    while let Ok(word) = words.word() {
        put(place, word.parse()?, &words)?;
        place += 1;
    }
    Ok(())
}

/// A whole pile is discarded.
fn discard<T: Member>(pile: &mut Set<T>, discards: &mut Set<T>) {
    *discards = discards.union(std::mem::take(pile));
}

impl Layout<'_> {
    fn line(&mut self, mut words: Words<'_>) -> Laid {
        match words.word()? {
            "round" => self.position.round = words.read()?,
            "first" => self.position.first_player = words.read()?,
            "passed" => self.position.passed = Seats::first(self.position.seat_count()),
            "clan" => self.clan(words.read()?, words.read()?),
            "land" => self.land(words.read()?, words.read()?, words.read()?),
            "monster" => self.monster(&mut words)?,
            "fought" => self.position.mark_fought(words.read()?),
            "mission" => self.mission(words.read()?, words.read()?),
            "offer" => self.offer(words)?,
            "tavern" => self.tavern(words)?,
            "lodge" => self.lodge(words)?,
            "bazaar" => self.bazaar(words)?,
            "panic" => self.panic(words.read()?),
            "placed" => self.placed(words.read()?, &mut words)?,
            "path" => self.path(words)?,
            "discarded" => self.discarded(&mut words)?,
            seat => self.store(Seat(seat.parse().map_err(|_| words.refuse())?), words)?,
        }
        Ok(())
    }

    fn clan(&mut self, seat: Seat, affinity: Affinity) {
        for mercenary in Mercenary::ALL {
            let card = self.setting.mercenary(mercenary);
            if card.affinity == affinity && card.role != Role::Hired {
                self.position.unbox(mercenary);
                self.position.join(seat, mercenary);
                if card.role == Role::Leader {
                    self.position.set_leader(seat, Some(Leader::Mercenary(mercenary)));
                }
            }
        }
    }

    fn land(&mut self, side: Side, land: Land, header: Header) {
        let outside = &mut self.position.outside;
        outside.land_deck.remove(land);
        outside.lands[side.index()] = Some(land);
        outside.header_deck.remove(header.tile());
        outside.headers[side.index()] = Some(header);
    }

    fn monster(&mut self, words: &mut Words<'_>) -> Laid {
        let place = words.word()?;
        let monster: Monster = words.read()?;
        self.position.outside.monster_deck.remove(monster);
        match place {
            "entrance" => _ = self.position.put_at_entrance(monster),
            "escaped" => self.position.escape(monster),
            side => self.position.put_monster(side.parse()?, monster),
        }
        Ok(())
    }

    fn mission(&mut self, side: Side, number: u8) {
        let tile = Mission(number - 1);
        self.position.outside.bag.remove(tile);
        self.position.outside.missions[side.index()] = Some(tile);
    }

    fn offer(&mut self, words: Words<'_>) -> Laid {
        each(words, |space, loot: Loot, _| {
            self.position.outside.loot_pile.remove(loot);
            self.position.outside.loot[space] = Some(loot);
            Ok(())
        })
    }

    fn tavern(&mut self, words: Words<'_>) -> Laid {
        each(words, |dock, mercenary: Mercenary, _| {
            self.position.citadel.deck.remove(mercenary);
            self.position.citadel.tavern[dock] = Some(mercenary);
            Ok(())
        })
    }

    fn lodge(&mut self, words: Words<'_>) -> Laid {
        each(words, |space, trap, words| {
            self.position.citadel.lodge[space] = Some(self.token(trap, words)?);
            Ok(())
        })
    }

    fn bazaar(&mut self, words: Words<'_>) -> Laid {
        each(words, |dock, kind, words| {
            self.position.citadel.bazaar[dock] = Some(self.card(kind, words)?);
            Ok(())
        })
    }

    fn panic(&mut self, building: Building) {
        let (tokens, citadel) =
            (self.setting.panic_tokens_of(building), &mut self.position.citadel);
        citadel.panic_stack = citadel.panic_stack.minus(tokens);
        citadel.panic_out = citadel.panic_out.union(tokens);
    }

    fn placed(&mut self, building: Building, words: &mut Words<'_>) -> Laid {
        for die in list(words)? {
            self.position.put_on_building(None, building, die.parse::<Die>()?);
        }
        Ok(())
    }

    /// What is left of a deck or pile lies in its discards.
    fn discarded(&mut self, words: &mut Words<'_>) -> Laid {
        let (citadel, outside) = (&mut self.position.citadel, &mut self.position.outside);
        match words.word()? {
            "mercenaries" => discard(&mut citadel.deck, &mut citadel.discard),
            "traps" => discard(&mut citadel.traps, &mut citadel.trap_discard),
            "equipment" => discard(&mut citadel.cards, &mut citadel.card_discard),
            "monsters" => discard(&mut outside.monster_deck, &mut outside.monster_discard),
            "lands" => discard(&mut outside.land_deck, &mut outside.land_discard),
            "loot" => discard(&mut outside.loot_pile, &mut outside.loot_discard),
            _ => return Err(words.refuse()),
        }
        Ok(())
    }

    /// Takes a Trap of a kind from its pile or the box.
    fn token(&mut self, trap: Trap, words: &Words<'_>) -> Result<Token, NotAChoice> {
        let setting = self.setting;
        let citadel = &mut self.position.citadel;
        for pile in [&mut citadel.traps, &mut citadel.trick_pile, &mut citadel.boxed_traps] {
            if let Some(token) = pile.iter().find(|&token| setting.trap_of(token) == trap) {
                pile.remove(token);
                return Ok(token);
            }
        }
        Err(words.refuse())
    }

    /// Takes an Equipment card of a kind from the deck.
    fn card(&mut self, equipment: Equipment, words: &Words<'_>) -> Result<Card, NotAChoice> {
        let deck: &mut Set<Card> = &mut self.position.citadel.cards;
        let card = deck.iter().find(|&card| self.setting.kind_of(card) == equipment);
        let card = card.ok_or_else(|| words.refuse())?;
        deck.remove(card);
        Ok(card)
    }

    fn store(&mut self, seat: Seat, mut words: Words<'_>) -> Laid {
        while let Ok(word) = words.word() {
            match word {
                "glory" => self.position.clans[seat.index()].glory = words.read()?,
                "gold" => self.position.clans[seat.index()].gold = words.read()?,
                "missions" => self.position.clans[seat.index()].missions = words.read()?,
                "novices" => {
                    let novices: u8 = words.read()?;
                    (0..novices).for_each(|_| self.position.join_novice(seat));
                }
                "converted" => self.position.clans[seat.index()].conversions = words.read()?,
                "trap" => {
                    let token = self.token(words.read()?, &words)?;
                    self.position.take_trap(seat, token);
                }
                "loot" => {
                    let loot = words.read()?;
                    self.position.outside.loot_pile.remove(loot);
                    self.position.take_loot(seat, loot);
                }
                "land" => {
                    let land = words.read()?;
                    self.position.outside.land_deck.remove(land);
                    self.position.take_land(seat, land);
                }
                "trophy" => {
                    let monster = words.read()?;
                    self.position.outside.monster_deck.remove(monster);
                    self.position.take_trophy(seat, monster);
                }
                "pool" => self.pool(seat, &mut words)?,
                word => match word.parse() {
                    Ok(what) => *self.position.clan_mut(seat).stores.of_mut(what) = words.read()?,
                    Err(_) => self.members(seat, word, &mut words)?,
                },
            }
        }
        Ok(())
    }

    fn pool(&mut self, seat: Seat, words: &mut Words<'_>) -> Laid {
        for die in list(words)? {
            self.position.add_die(seat, die.parse::<Die>()?);
        }
        Ok(())
    }

    fn members(&mut self, seat: Seat, word: &str, words: &mut Words<'_>) -> Laid {
        match word {
            "member" => {
                let mercenary = words.read()?;
                self.position.citadel.deck.remove(mercenary);
                self.position.unbox(mercenary);
                self.position.join(seat, mercenary);
            }
            "leader" => self.leader(seat, words)?,
            "without" => self.position.leave(self.setting, words.read()?),
            "wounded" => self.position.wound(words.read()?),
            "tired" => self.position.tire(words.read()?),
            "worked" => self.position.work(words.read()?),
            "settled" => {
                let (land, mercenary) = pair(words)?;
                self.position.settle(land, mercenary);
            }
            "carries" => {
                let (mercenary, equipment) = pair(words)?;
                let card = self.card(equipment, words)?;
                self.position.equip(self.setting, card, mercenary);
            }
            _ => return Err(words.refuse()),
        }
        Ok(())
    }

    fn leader(&mut self, seat: Seat, words: &mut Words<'_>) -> Laid {
        let leader = match words.word()? {
            "novicius" => Leader::Novice,
            mercenary => Leader::Mercenary(mercenary.parse()?),
        };
        self.position.set_leader(seat, Some(leader));
        Ok(())
    }

    fn path(&mut self, mut words: Words<'_>) -> Laid {
        let path: Path = words.read()?;
        match words.word()? {
            "madhala" => self.position.assign_madhala(path),
            who => self.position.assign(who.parse()?, path),
        }
        while let Ok(word) = words.word() {
            match word {
                "dice" => self.dice(path, &mut words)?,
                "traps" => {
                    for trap in list(&mut words)? {
                        let token = self.token(trap.parse()?, &words)?;
                        self.position.outside.paths[path.index()].traps.push(token);
                    }
                }
                "gold" => self.position.outside.paths[path.index()].gold = words.read()?,
                word => {
                    let what: Store = word.parse()?;
                    *self.position.outside.paths[path.index()].stores.of_mut(what) =
                        words.read()?;
                }
            }
        }
        Ok(())
    }

    fn dice(&mut self, path: Path, words: &mut Words<'_>) -> Laid {
        for colour in list(words)? {
            let colour: Colour = colour.parse()?;
            *self.position.outside.paths[path.index()].dice.of_mut(colour) += 1;
        }
        Ok(())
    }
}
