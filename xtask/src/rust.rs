//! Rust sources, as far as several checks share them.

use crate::tree::Problem;
use proc_macro2::TokenStream;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Ident, Token, Visibility};

/// The syntax of a file, or the problem that it has none.
pub(crate) fn parse(path: &str, text: &str) -> Result<syn::File, Problem> {
    syn::parse_file(text).map_err(|error| {
        let what = format!("this is not Rust: {error}");
        Problem::new(path, error.span().start().line, what)
    })
}

/// Whether an attribute makes its item a test: `#[cfg(test)]`, `#[test]`, `#[tokio::test]`.
pub(crate) fn is_of_tests(attr: &Attribute) -> bool {
    let is_cfg = attr.path().is_ident("cfg");
    let is_test = attr.path().segments.last().is_some_and(|it| it.ident == "test");
    is_test || is_cfg && attr.meta.require_list().is_ok_and(|it| it.tokens.to_string() == "test")
}

/// The rows of a table, `/// Doc. pub enum Frame { rows } ..`: what follows them is read by the compiler alone.
pub(crate) struct Table<R>(pub(crate) Vec<R>);

impl<R: Parse> Parse for Table<R> {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        input.call(Attribute::parse_outer)?;
        input.parse::<Visibility>()?;
        input.parse::<Token![enum]>()?;
        input.parse::<Ident>()?;
        let rows;
        syn::braced!(rows in input);
        input.parse::<TokenStream>()?;
        Ok(Self(rows.parse_terminated(R::parse, Token![,])?.into_iter().collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::{Item, parse_quote};

    #[test]
    fn what_is_no_rust_has_a_line() {
        assert!(parse("a.rs", "fn a() {}").is_ok());
        assert_eq!(parse("a.rs", "fn a() {}\nfn (").unwrap_err().place.line, 2);
    }

    #[test]
    fn tests_are_told_from_other_items() {
        for attr in
            [parse_quote!(#[test]), parse_quote!(#[tokio::test]), parse_quote!(#[cfg(test)])]
        {
            assert!(is_of_tests(&attr));
        }
        let item: Item = parse_quote!(
            #[cfg(debug_assertions)]
            #[inline]
            fn a() {}
        );
        let Item::Fn(item) = item else { panic!("a function is a function") };
        assert!(!item.attrs.iter().any(is_of_tests));
    }
}
