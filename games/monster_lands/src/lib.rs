//! Monster Lands: rules and data.
