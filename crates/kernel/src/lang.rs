//! The languages players read.

/// Makes the constants of the languages from a line each: its name among them, its code, and its name in its own words.
macro_rules! languages {
    ($($name:ident = $code:literal, $own:literal;)+) => {
        #[expect(non_upper_case_globals, reason = "a language is named like a variant")]
        impl Lang {
            $(
                #[doc = concat!($own, ", `", $code, "`.")]
                pub const $name: Self = Self { code: $code, name: $own };
            )+

            /// All of them. Whoever reads none of them reads the first, and so does whoever reads one that a game is not told in.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$name),+];
        }
    };
}

languages! {
    English = "en", "English";
    Italian = "it", "Italiano";
    French = "fr", "Français";
}

/// A language players read: one of [`Lang::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang {
    code: &'static str,
    name: &'static str,
}

impl Lang {
    /// The language of exactly this code, for constants: no other code compiles.
    pub const fn coded(code: &str) -> Self {
        let mut index = 0;
        while index < Self::ALL.len() {
            if is_same(Self::ALL[index].code.as_bytes(), code.as_bytes()) {
                return Self::ALL[index];
            }
            index += 1;
        }
        panic!("texts are in a language of the list")
    }

    /// Its code, as in addresses and names of files.
    pub const fn code(self) -> &'static str {
        self.code
    }

    /// Its name in its own words.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Its place among all languages.
    pub fn index(self) -> usize {
        Self::ALL.iter().position(|&lang| lang == self).expect("a language is one of all")
    }

    /// The language of a code such as `it`, `en-GB` or `it_IT.UTF-8`.
    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.split(|c: char| !c.is_ascii_alphabetic()).next()?;
        Self::ALL.into_iter().find(|lang| lang.code.eq_ignore_ascii_case(code))
    }
}

/// What `==` says, where it may not be asked yet.
const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}

impl Default for Lang {
    fn default() -> Self {
        Self::ALL[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_code() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
            assert_eq!(Lang::ALL[lang.index()], lang);
            assert_eq!(Lang::coded(lang.code()), lang);
        }
        for code in ["it", "IT", "it-CH", "it_IT.UTF-8", "it;q=0.8"] {
            assert_eq!(Lang::from_code(code), Some(Lang::Italian), "{code}");
        }
        for code in ["", "C", "i", "ita", "-it", "*"] {
            assert_eq!(Lang::from_code(code), None, "{code}");
        }
        assert_eq!(Lang::default(), Lang::English);
    }
}
