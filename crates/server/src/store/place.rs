//! Where everything is kept: a file, or a database that several servers share.

use super::{FileError, Postgres, Sqlite, Store};
use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

/// Where everything is kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// One file, for one server.
    File(PathBuf),
    /// The address of a `PostgreSQL` database, for any number of servers.
    Postgres(String),
}

impl Place {
    /// Opens it, made if missing and brought to our version if older.
    pub async fn open(&self) -> Result<Arc<dyn Store>, FileError> {
        Ok(match self {
            Self::File(path) => Arc::new(Sqlite::open(path)?),
            Self::Postgres(address) => Arc::new(Postgres::open(address).await?),
        })
    }

    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Postgres(_) => None,
        }
    }
}

impl FromStr for Place {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let is_address = text.starts_with("postgres://") || text.starts_with("postgresql://");
        Ok(if is_address { Self::Postgres(text.to_owned()) } else { Self::File(text.into()) })
    }
}

impl From<PathBuf> for Place {
    fn from(path: PathBuf) -> Self {
        Self::File(path)
    }
}

impl From<&str> for Place {
    fn from(text: &str) -> Self {
        let Ok(place) = text.parse();
        place
    }
}

impl From<String> for Place {
    fn from(text: String) -> Self {
        text.as_str().into()
    }
}

/// The place without its password: it is written to logs and screens.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Postgres(address) => f.write_str(&without_password(address)),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

fn without_password(address: &str) -> String {
    let (address, query) = address.split_once('?').unwrap_or((address, ""));
    let shown = match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((before, host))) => {
            let user = before.split_once("://").map_or(before, |(_, user)| user);
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{host}")
        }
        _ => address.to_owned(),
    };
    let pairs = query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("password="));
    let query = pairs.collect::<Vec<_>>().join("&");
    if query.is_empty() { shown } else { format!("{shown}?{query}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (address, shown) in [
            ("postgres://me:s:e@cret@db.example/games", "postgres://me@db.example/games"),
            (
                "postgres://me@db/games?password=secret&sslmode=require",
                "postgres://me@db/games?sslmode=require",
            ),
            (
                "postgresql:///games?host=/run/postgresql",
                "postgresql:///games?host=/run/postgresql",
            ),
            ("tavolata.db", "tavolata.db"),
        ] {
            let place = Place::from(address);
            assert_eq!(
                (place.to_string().as_str(), format!("{place:?}").contains("cret")),
                (shown, false)
            );
        }
    }
}
