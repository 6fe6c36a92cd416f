//! Functions that are the same to the bit on every machine: a bot that looks at the same number of imagined games answers alike
//! wherever it runs. Those of the system's library (libm) differ from one to the next in their last bit.
//!
//! Everything is reckoned in double precision, with nothing but sums, products and quotients in a fixed order, and rounded
//! once.

use std::f64::consts::{LN_2, LOG2_E, SQRT_2};

/// What 2^k is as bits: the exponent of a double is stored with this much added.
const BIAS: i64 = 1023;
/// The bits of a double that are its fraction.
const FRACTION: u32 = 52;

/// e to a power.
#[must_use]
pub fn exp(power: f32) -> f32 {
    if power.is_nan() {
        return power;
    }
    // Beyond these a single is 0 or infinite.
    let power = f64::from(power.clamp(-110.0, 90.0));
    let half = if power < 0.0 { -0.5 } else { 0.5 };
    let twos = whole(power * LOG2_E + half);
    let rest = power - double(twos) * LN_2;
    single(series(rest) * two_to(twos))
}

/// The natural logarithm of a positive number.
#[must_use]
pub fn ln(number: f32) -> f32 {
    single(logarithm(f64::from(number)))
}

/// The natural logarithm of 1 and a number more.
#[must_use]
pub fn ln_1p(more: f32) -> f32 {
    single(logarithm(1.0 + f64::from(more)))
}

/// A number multiplied with itself a given number of times.
#[must_use]
pub const fn power(number: f32, times: u8) -> f32 {
    let (mut product, mut square, mut left) = (1.0, number, times);
    loop {
        if left % 2 == 1 {
            product *= square;
        }
        left /= 2;
        if left == 0 {
            return product;
        }
        square *= square;
    }
}

/// One over the factorials of 0 and on.
const FACTORIALS: [f64; 15] = {
    let (mut parts, mut factorial, mut number, mut term) = ([1.0; 15], 1.0, 1.0, 1);
    while term < parts.len() {
        factorial *= number;
        parts[term] = 1.0 / factorial;
        number += 1.0;
        term += 1;
    }
    parts
};

/// e to a small power, by its series.
fn series(rest: f64) -> f64 {
    FACTORIALS.iter().rev().fold(0.0, |sum, part| sum * rest + part)
}

fn logarithm(number: f64) -> f64 {
    if number <= 0.0 {
        return if number < 0.0 { f64::NAN } else { f64::NEG_INFINITY };
    }
    if !number.is_finite() {
        return number;
    }
    // Singles and sums of them are no subnormal doubles.
    let bits = number.to_bits();
    let exponent = (bits >> FRACTION).cast_signed() - BIAS;
    let part = f64::from_bits((bits & ((1 << FRACTION) - 1)) | (BIAS.cast_unsigned() << FRACTION));
    let (part, exponent) =
        if part > SQRT_2 { (part / 2.0, exponent + 1) } else { (part, exponent) };
    let ratio = (part - 1.0) / (part + 1.0);
    let square = ratio * ratio;
    let mut sum = 0.0;
    for odd in (1..=25_u32).rev().step_by(2) {
        sum = sum * square + 1.0 / f64::from(odd);
    }
    2.0 * ratio * sum + double(exponent) * LN_2
}

/// Two to a power that a double can hold.
fn two_to(power: i64) -> f64 {
    f64::from_bits((power + BIAS).cast_unsigned() << FRACTION)
}

#[expect(clippy::cast_possible_truncation, reason = "a number far below 2^52")]
const fn whole(number: f64) -> i64 {
    number as i64
}

#[expect(clippy::cast_precision_loss, reason = "a number far below 2^52")]
const fn double(number: i64) -> f64 {
    number as f64
}

#[expect(clippy::cast_possible_truncation, reason = "this is where it is rounded")]
const fn single(number: f64) -> f32 {
    number as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many singles lie between two.
    fn apart(one: f32, other: f32) -> u32 {
        one.to_bits().abs_diff(other.to_bits())
    }

    #[test]
    fn powers_of_e_agree_with_the_library_to_the_last_bit_but_one() {
        for step in -13_000..11_000_i16 {
            let power = f32::from(step) / 125.0;
            assert!(apart(exp(power), power.exp()) <= 1, "{power}");
        }
        assert_eq!((exp(0.0), exp(-200.0), exp(200.0)), (1.0, 0.0, f32::INFINITY));
        assert!(exp(f32::NAN).is_nan());
    }

    #[test]
    fn logarithms_agree_with_the_library_to_the_last_bit_but_one() {
        for step in 1..60_000_u16 {
            let number = f32::from(step) / 777.0;
            assert!(apart(ln(number), number.ln()) <= 1, "{number}");
            assert!(apart(ln_1p(number), number.ln_1p()) <= 1, "{number}");
        }
        assert_eq!((ln(1.0), ln_1p(0.0), ln(0.0)), (0.0, 0.0, f32::NEG_INFINITY));
    }

    #[test]
    fn powers_are_products() {
        assert_eq!((power(0.6, 0), power(0.6, 1), power(2.0, 10)), (1.0, 0.6, 1024.0));
        assert!((power(0.6, 7) - 0.027_993_6).abs() < 1e-8);
    }

    /// What was reckoned here once is reckoned everywhere.
    #[test]
    fn the_bits_are_the_same_everywhere() {
        let mut sum = 0_u64;
        for step in 0..20_000_u16 {
            let number = f32::from(step) / 250.0;
            let bits = [exp(number - 40.0), ln(number + 0.01), ln_1p(number)].map(f32::to_bits);
            sum = bits.into_iter().fold(sum, |sum, bits| {
                sum.rotate_left(5).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(bits)
            });
        }
        assert_eq!(sum, 0x3ce6_e6bf_af79_5887, "{sum:#x}");
    }
}
