//! The games in Python: thin bindings over `envs`, and what bots, stories and boards add to them.
//!
//! Everything here is made into Python objects and nothing is decided. The package that people import, with its wrappers for
//! other libraries, is written in Python beside it.
//!
//! It refuses to know any rule, page, server or file. Start reading at `batch`, then `game`.

#![expect(clippy::needless_pass_by_value, reason = "arguments come from Python as values")]

mod batch;
mod bot;
mod game;
mod picture;
mod walk;

use pyo3::prelude::*;

/// The compiled part of the package.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<game::Game>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<walk::Walk>()?;
    module.add_class::<bot::Bot>()?;
    module.add_function(wrap_pyfunction!(game::asset, module)?)?;
    module.add("VERSION", env!("CARGO_PKG_VERSION"))?;
    module.add("GAMES", envs::SHELF.map(|env| env.game().name()).to_vec())
}
