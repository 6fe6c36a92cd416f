//! Tables of the data: what a row of a file holds, and what an effect takes.

/// Rows of data files: each is a struct of its columns, with where the numbers come from and what the texts state.
macro_rules! rows {
    ($($(#[$meta:meta])* $name:ident { $($(#[$at:meta])* $field:ident: $kind:ty),* $(,)? })*) => { $(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, serde::Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub struct $name {
            $($(#[$at])* #[doc = concat!("`", stringify!($field), "`")] pub $field: $kind,)*
            /// Where the numbers come from.
            pub provenance: kernel::Provenance,
            /// What the texts state.
            #[serde(default)]
            pub stated: $crate::setting::records::Stated,
        }
    )* };
}
pub(super) use rows;

/// Effects of cards and tokens: each is an enum, told apart by its `kind` in the data.
macro_rules! effects {
    ($($(#[$meta:meta])* $name:ident {
        $($(#[$row:meta])* $variant:ident $({ $($(#[$at:meta])* $field:ident: $kind:ty),+ $(,)? })?),+ $(,)?
    })*) => { $(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Deserialize)]
        #[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
        pub enum $name {
            $(
                $(#[$row])*
                #[doc = concat!("`", stringify!($variant), "`")]
                $variant $({ $($(#[$at])* #[doc = concat!("`", stringify!($field), "`")] $field: $kind),+ })?,
            )+
        }
    )* };
}
pub(super) use effects;
