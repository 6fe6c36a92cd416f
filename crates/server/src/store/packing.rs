//! The steps of a table in one compressed piece, as every store keeps those that nobody has touched for long.

use super::{Phase, Step};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::io::{Read, Write};

/// Each step: a line of numbers, the last of which tells how many bytes of entries follow it.
pub(super) fn packed(steps: &[Step]) -> std::io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    for Step { seq, keep, lines, asked, phase, at } in steps {
        let (phase, length) = (phase.word(), lines.len());
        write!(packer, "{seq} {keep} {asked} {phase} {at} {length}\n{lines}")?;
    }
    packer.finish()
}

/// The steps of a piece, if it is whole.
pub(super) fn unpacked(packed: &[u8]) -> Option<Vec<Step>> {
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).ok()?;
    let (mut rest, mut steps) = (text.as_str(), Vec::new());
    while !rest.is_empty() {
        let (head, following) = rest.split_once('\n')?;
        let mut words = head.split(' ');
        let mut next = || words.next();
        let step = Step {
            seq: next()?.parse().ok()?,
            keep: next()?.parse().ok()?,
            asked: next()?.parse().ok()?,
            phase: Phase::from_word(next()?)?,
            at: next()?.parse().ok()?,
            lines: String::new(),
        };
        let (lines, later) = following.split_at_checked(next()?.parse().ok()?)?;
        steps.push(Step { lines: lines.to_owned(), ..step });
        rest = later;
    }
    Some(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_as_it_was() {
        let step = |seq, lines: &str| {
            let (phase, lines) = (Phase::Playing, lines.to_owned());
            Step { seq, keep: 40 + seq, lines, asked: 3, phase, at: -7 }
        };
        let steps = vec![
            step(1, "0: show 3\n* 3/6\n"),
            step(2, ""),
            Step { phase: Phase::Over, ..step(3, "0: dice così — 🦊\nno end of line") },
        ];
        let small = packed(&steps).expect("it is packed");
        assert_eq!(unpacked(&small).as_ref(), Some(&steps));
        assert_eq!(unpacked(&packed(&[]).expect("it is packed")), Some(Vec::new()));
        assert_eq!(unpacked(&small[..small.len() - 9]), None, "what is cut off is not half read");
    }
}
