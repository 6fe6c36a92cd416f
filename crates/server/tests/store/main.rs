//! Every store keeps the same promises: one suite, run on each of them.

mod promises;
mod sqlite;
