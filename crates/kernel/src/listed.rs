//! Things that can be listed whole: each has its rank, and every rank its thing.

use crate::Seat;
use crate::seat::MAX_SEATS;
use crate::set::{Member, Set};

/// A thing of a kind that can be listed whole. [`words!`](crate::words), [`numbered!`](crate::numbered) and
/// [`choices!`](crate::choices) make their things so.
///
/// ```
/// use kernel::Listed;
/// kernel::words! {
///     /// A suit.
///     pub enum Suit { Fox, Mouse, Rabbit }
/// }
/// assert_eq!((Suit::COUNT, Suit::Rabbit.rank(), Suit::ranked(1)), (3, 2, Suit::Mouse));
/// ```
pub trait Listed: Sized {
    /// How many there are.
    const COUNT: usize;

    /// Its place in the list, from 0.
    fn rank(self) -> usize;

    /// The thing of a place below [`COUNT`](Self::COUNT).
    fn ranked(rank: usize) -> Self;
}

impl Listed for u8 {
    const COUNT: usize = 256;

    #[inline]
    fn rank(self) -> usize {
        self.into()
    }

    fn ranked(rank: usize) -> Self {
        Self::try_from(rank).expect("a rank is below the count")
    }
}

impl Listed for Seat {
    const COUNT: usize = MAX_SEATS;

    #[inline]
    fn rank(self) -> usize {
        self.index()
    }

    fn ranked(rank: usize) -> Self {
        Self(u8::ranked(rank))
    }
}

/// Sets of few things: those of four have sixteen.
///
/// ```
/// use kernel::{Listed, Set};
/// kernel::words! {
///     /// How an item lies.
///     pub enum State in u8 { Ready, Tired, Lost }
/// }
/// let set = Set::only(State::Lost).with(State::Ready);
/// assert_eq!((Set::<State>::COUNT, set.rank(), Set::ranked(5)), (8, 5, set));
/// ```
impl<T: Member<Word = u8>> Listed for Set<T> {
    const COUNT: usize = 1 << T::COUNT;

    #[inline]
    fn rank(self) -> usize {
        self.bits().into()
    }

    fn ranked(rank: usize) -> Self {
        Self::from_bits(u8::ranked(rank))
    }
}

/// Where each row of a table begins in the list of all, by how many things each row has.
pub const fn starts<const ROWS: usize>(sizes: [usize; ROWS]) -> [usize; ROWS] {
    let (mut starts, mut row, mut sum) = ([0; ROWS], 0, 0);
    while row < ROWS {
        starts[row] = sum;
        sum += sizes[row];
        row += 1;
    }
    starts
}

/// How many things all rows have.
pub const fn sum<const ROWS: usize>(sizes: [usize; ROWS]) -> usize {
    let (mut row, mut sum) = (0, 0);
    while row < ROWS {
        sum += sizes[row];
        row += 1;
    }
    sum
}

/// Lists an enum: row by row, and in a row every value of its fields, the first of them changing fastest.
///
/// ```
/// use kernel::{Listed, Seat};
/// #[derive(Debug, PartialEq)]
/// enum Aim { Nobody, At(Seat), Between(Seat, Seat) }
/// kernel::listed! { Aim { Nobody, At(seat: Seat), Between(one: Seat, other: Seat) } {} }
/// assert_eq!((Aim::COUNT, Aim::At(Seat(2)).rank()), (73, 3));
/// assert_eq!(Aim::ranked(10), Aim::Between(Seat(1), Seat(0)));
/// ```
#[macro_export]
macro_rules! listed {
    (
        $name:ident { $($variant:ident $(($($field:ident : $kind:ty),+))?),* }
        { $($chapter:ident($inner:ty)),* }
    ) => {
        const _: () = {
            enum Row { $($variant,)* $($chapter,)* }

            const ROWS: usize = [$(stringify!($variant),)* $(stringify!($chapter),)*].len();
            const SIZES: [usize; ROWS] = [
                $(1 $($(* <$kind as $crate::Listed>::COUNT)+)?,)*
                $(<$inner as $crate::Listed>::COUNT,)*
            ];
            const STARTS: [usize; ROWS] = $crate::listed::starts(SIZES);

            impl $crate::Listed for $name {
                const COUNT: usize = $crate::listed::sum(SIZES);

                #[inline]
                fn rank(self) -> usize {
                    match self {
                        $(Self::$variant $(($($field),+))? => {
                            let (rank, step) = (STARTS[Row::$variant as usize], 1);
                            $($(
                                let rank = rank + step * $crate::Listed::rank($field);
                                let step = step * <$kind as $crate::Listed>::COUNT;
                            )+)?
                            let _ = step;
                            rank
                        })*
                        $(Self::$chapter(it) => STARTS[Row::$chapter as usize] + $crate::Listed::rank(it),)*
                    }
                }

                fn ranked(rank: usize) -> Self {
                    $(if let Some(rest) = $crate::listed::within(&STARTS, &SIZES, Row::$variant as usize, rank) {
                        $($(
                            let count = <$kind as $crate::Listed>::COUNT;
                            let ($field, rest) = (<$kind as $crate::Listed>::ranked(rest % count), rest / count);
                        )+)?
                        let _ = rest;
                        return Self::$variant $(($($field),+))?;
                    })*
                    $(if let Some(rest) = $crate::listed::within(&STARTS, &SIZES, Row::$chapter as usize, rank) {
                        return Self::$chapter($crate::Listed::ranked(rest));
                    })*
                    panic!("a rank is below the count")
                }
            }
        };
    };
}

/// The place within a row, if the rank is of this row.
pub fn within(starts: &[usize], sizes: &[usize], row: usize, rank: usize) -> Option<usize> {
    rank.checked_sub(starts[row]).filter(|&rest| rest < sizes[row])
}
