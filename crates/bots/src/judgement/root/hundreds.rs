//! The Hundreds: what they have built up, and which of their choices look promising.

use super::promise::Glance;
use super::worth::on_map;
use crate::judge::PLAIN;
use root::terms::Piece;
use root::{Choice, Position, Setting, hundreds};

/// What they have built up.
pub(super) fn worth(_setting: &Setting, position: &Position) -> f32 {
    0.2 * on_map(position, Piece::HundredsWarrior)
}

/// How promising an answer to a question of their chapter looks.
pub(super) fn promise(_glance: &Glance<'_>, _question: hundreds::Question, _choice: Choice) -> u16 {
    PLAIN
}
