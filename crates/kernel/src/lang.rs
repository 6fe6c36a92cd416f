//! The languages players read.

/// The languages, a line each: its name among the constants of [`Lang`], its code, and its name in its own words. Who reads
/// none of them reads the first. Hands the list to a rule of `each_language!`.
#[doc(hidden)]
#[macro_export]
macro_rules! languages {
    ($($rule:tt)+) => {
        $crate::each_language! {
            $($rule)+:
            English = "en", "English";
            Italian = "it", "Italiano";
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! each_language {
    (constants: $($name:ident = $code:literal, $own:literal;)+) => {
        #[expect(non_upper_case_globals, reason = "a language is named like a variant")]
        impl Lang {
            $(
                #[doc = concat!($own, ", `", $code, "`.")]
                pub const $name: Self = Self { code: $code, name: $own };
            )+

            /// All of them.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$name),+];
        }
    };
    (texts $folder:literal $file:literal: $($name:ident = $code:literal, $own:literal;)+) => {
        [$($crate::Text {
            lang: $crate::Lang::$name,
            file: concat!($file, ".", $code, ".ftl"),
            text: include_str!(concat!($folder, "/", $file, ".", $code, ".ftl")),
        }),+]
    };
}

/// A language players read: one of [`Lang::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang {
    code: &'static str,
    name: &'static str,
}

languages!(constants);

impl Lang {
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
