//! What every drawn thing is called: as the script of the page finds it, or it is found here.

/// A name is no longer than what a chip or a little menu has room for.
const LONG: usize = 80;

/// Those things in the markup that have no name of their own, by their words.
pub(crate) fn nameless(page: &str) -> Vec<String> {
    let things = page.match_indices(" data-thing=\"").filter_map(|(at, _)| Thing::at(page, at));
    things.filter(|thing| !thing.is_named()).map(|thing| thing.words.to_owned()).collect()
}

struct Thing<'a> {
    words: &'a str,
    tag: &'a str,
    attributes: &'a str,
    /// Everything after its opening tag.
    rest: &'a str,
}

impl<'a> Thing<'a> {
    fn at(page: &'a str, at: usize) -> Option<Self> {
        let start = page[..at].rfind('<')?;
        let opening = &page[start + 1..];
        let (attributes, rest) = opening.split_once('>')?;
        let tag = attributes.split(' ').next()?;
        let words = page[at..].split('"').nth(1)?;
        Some(Self { words, tag, attributes, rest })
    }

    fn is_named(&self) -> bool {
        self.says("title") || self.says("aria-label") || self.has_title() || self.is_text()
    }

    fn says(&self, attribute: &str) -> bool {
        let value = self.attributes.split_once(&format!(" {attribute}=\""));
        value.is_some_and(|(_, value)| !value.starts_with('"'))
    }

    fn has_title(&self) -> bool {
        let title = self.rest.strip_prefix("<title>");
        title.is_some_and(|title| !title.starts_with("</title>"))
    }

    /// Whether it is named by a short text in it, as the one in a span.
    fn is_text(&self) -> bool {
        let text = self.text();
        self.tag != "g" && !text.is_empty() && text.chars().count() < LONG
    }

    fn text(&self) -> String {
        let (open, close) = (format!("<{}", self.tag), format!("</{}>", self.tag));
        let (mut depth, mut end) = (1, 0);
        while depth > 0 {
            let Some(closes) = self.rest[end..].find(&close) else { return String::new() };
            depth += self.rest[end..end + closes].matches(&open).count();
            depth -= 1;
            end += closes + close.len();
        }
        let mut text = String::new();
        for part in self.rest[..end].split('<') {
            text.push_str(part.split_once('>').map_or(part, |(_, text)| text));
        }
        text.trim().to_owned()
    }
}

#[test]
fn a_thing_is_named_by_itself_alone() {
    let page = "<g data-thing=\"c1\"><title>Clearing 1</title><g data-thing=\"c1-eyrie\"><image></image></g></g>\
                <div data-thing=\"a\" title=\"A\"></div><span data-thing=\"b\"><b>B</b></span><div data-thing=\"c\"></div>";
    assert_eq!(nameless(page), ["c1-eyrie", "c"]);
}
