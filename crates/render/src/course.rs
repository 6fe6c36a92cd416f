//! The order of a turn or a round as a mat prints it, with the step under way marked.

use maud::{Markup, html};

/// The steps in their order, each with whether it is under way.
pub(crate) fn course(label: &str, steps: impl IntoIterator<Item = (String, bool)>) -> Markup {
    html! {
        ol.course-of-play aria-label=(label) {
            @for (title, now) in steps { li aria-current=[now.then_some("step")] { (title) } }
        }
    }
}
