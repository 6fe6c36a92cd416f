//! The table of frames.

/// A table of frames: each row is a frame, its paragraph and the function that resolves it.
///
/// It makes the enum, `paragraph`, `resolve` and `rows`. A function takes the fields of the frame in order and then the
/// desk; one that takes something else is written with its arguments. A frame of a chapter with a table of its own
/// stands under `of chapters`, and becomes a frame of this table by `From`.
///
/// ```
/// # mod law { kernel::law! { SOW = "1", "Sow"; REAP = "2", "Reap"; REST = "3", "Rest"; } }
/// # type Desk<'a> = Vec<u8>;
/// # type Flow = u8;
/// # fn sow(_: &Desk<'_>) -> Flow { 1 }
/// # fn reap(count: u8, desk: &mut Desk<'_>) -> Flow { desk.push(count); count }
/// # fn rest() -> Flow { 0 }
/// mod winter {
/// #   use super::*;
///     kernel::frames! {
///         /// What winter opens.
///         pub enum Frame {
///             Rest = law::REST => rest(),
///         }
///
///         fn resolve(desk: &mut Desk<'_>) -> Flow;
///     }
/// }
///
/// kernel::frames! {
///     /// A paragraph that stands open.
///     pub enum Frame {
///         Sow = law::SOW => sow,
///         Reap(count: u8) = law::REAP => reap,
///         ReapAll = law::REAP => reap(9, desk),
///     } of chapters {
///         Winter(winter::Frame),
///     }
///
///     fn resolve(desk: &mut Desk<'_>) -> Flow;
///     opens with Frame::Sow;
/// }
///
/// # fn main() {
/// let mut desk = vec![];
/// assert_eq!(Frame::Reap(3).resolve(&mut desk), 3);
/// assert_eq!(Frame::ReapAll.paragraph().number(), "2");
/// assert_eq!(Frame::from(winter::Frame::Rest).resolve(&mut desk), 0);
/// assert_eq!(Frame::default(), Frame::Sow);
/// assert_eq!(Frame::rows().len(), 4);
/// assert_eq!(Frame::rows()[1].function, "reap");
/// # }
/// ```
#[macro_export]
macro_rules! frames {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident
                $(( $($field:ident : $kind:ty),+ $(,)? ))?
                $({ $($named:ident : $type:ty),+ $(,)? })?
                = $para:expr => $($function:ident)::+ $(( $($arg:expr),* $(,)? ))?
            ),* $(,)?
        } $(of chapters { $( $(#[$about:meta])* $chapter:ident($inner:ty) ),+ $(,)? })?

        $(#[$attr:meta])*
        fn resolve($desk:ident: $works:ty) -> $flow:ty;
        $(opens with $opening:expr;)?
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        $vis enum $name {
            $(
                $(#[$doc])*
                #[doc = concat!("`", stringify!($para), "`")]
                $variant
                $(($($kind),+))?
                $({ $(#[doc = concat!("`", stringify!($named), "`")] $named: $type),+ })?,
            )*
            $($( $(#[$about])* #[doc = concat!("A frame of `", stringify!($inner), "`.")] $chapter($inner), )+)?
        }

        impl $name {
            /// The paragraph of the frame.
            $vis fn paragraph(self) -> $crate::Para {
                match self {
                    $(Self::$variant $(($($field),+))? $({ $($named),+ })? => {
                        $($(let _ = $field;)+)?
                        $($(let _ = $named;)+)?
                        $para
                    })*
                    $($(Self::$chapter(frame) => frame.paragraph(),)+)?
                }
            }

            /// Resolves the paragraph of the frame.
            $(#[$attr])*
            $vis fn resolve(self, $desk: $works) -> $flow {
                match self {
                    $(Self::$variant $(($($field),+))? $({ $($named),+ })? => $crate::frames!(
                        @call $desk [$($function)::+] [$($($field)+)? $($($named)+)?] $([$($arg),*])?
                    ),)*
                    $($(Self::$chapter(frame) => frame.resolve($desk),)+)?
                }
            }

            /// The rows of the table, those of its chapters after its own.
            #[must_use]
            $vis fn rows() -> Vec<$crate::tables::FrameRow> {
                let own = [$($crate::tables::FrameRow {
                    variant: stringify!($variant),
                    paragraph: stringify!($para),
                    function: stringify!($($function)::+),
                }),*];
                $crate::tables::with_chapters(own, &[$($(<$inner>::rows),+)?])
            }
        }

        $($crate::of_chapters! { $name: $($chapter($inner)),+ })?

        $(
            impl Default for $name {
                fn default() -> Self {
                    $opening
                }
            }
        )?
    };
    (@call $desk:ident [$($function:ident)::+] [$($field:ident)*]) => {
        $($function)::+($($field,)* $desk)
    };
    (@call $desk:ident [$($function:ident)::+] [$($field:ident)*] [$($arg:expr),*]) => {
        $($function)::+($($arg),*)
    };
}
