//! The languages players read, as the kernel lists them.

use crate::tree::Tree;

/// Where the list stands.
pub(crate) const LIST: &str = "crates/kernel/src/lang.rs";

/// The codes of the languages, in the order of the list.
pub(crate) fn codes(tree: &Tree) -> Vec<&str> {
    tree.text(LIST).unwrap_or_default().lines().filter_map(code).collect()
}

/// The code in a line of the list: `English = "en", "English";`.
fn code(line: &str) -> Option<&str> {
    let (name, rest) = line.trim().split_once(" = \"")?;
    let (code, own) = rest.split_once("\", \"")?;
    let is_row = name.chars().all(char::is_alphanumeric) && own.ends_with("\";");
    is_row.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_a_line_of_the_list() {
        let list = "($name:ident = $code:literal, $own:literal;)\n    English = \"en\", \"English\";\n    Italian = \"it\", \"Italiano\";\n";
        assert_eq!(codes(&Tree::of(&[(LIST, list)])), ["en", "it"]);
        assert_eq!(codes(&Tree::of(&[])), [""; 0]);
    }
}
