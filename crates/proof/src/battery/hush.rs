//! Rules that break are caught and reported; their panics need not be printed too.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

thread_local! {
    static HUSHED: Cell<bool> = const { Cell::new(false) };
}

/// Runs something on this thread whose panics print nothing.
pub(super) fn hushed<T>(run: impl FnOnce() -> T) -> T {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if !HUSHED.get() {
                loud(info);
            }
        }));
    });
    let before = HUSHED.replace(true);
    let result = catch_unwind(AssertUnwindSafe(run));
    HUSHED.set(before);
    result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// Runs a rule that may break; what it said is the error.
pub(super) fn attempt<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic").to_owned()
    })
}
