//! Rust sources, as far as several checks share them.

use crate::tree::Problem;
use syn::Attribute;

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
