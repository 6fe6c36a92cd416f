//! Arguments of `admin`.

use clap::{Args, Subcommand};
use server::store::Place;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  tavolata admin make-admin anna                 anna finds /admin in her settings
  tavolata admin tables --phase playing
  tavolata admin invite \"the chess club\" --uses 12 --days 30
  tavolata admin ban --id 0123456789abcdef0123456789abcdef
  tavolata admin --config /etc/tavolata/tavolata.toml people an

While a server runs on a file, it does what is wanted, over its socket; without one, this is done in the database itself.
A PostgreSQL database may be changed beside its servers, which hear of it.";

/// Arguments of `admin`.
#[derive(Debug, Clone, Args)]
#[command(after_help = EXAMPLES)]
pub struct Admin {
    /// The database
    #[arg(
        long,
        value_name = "DATABASE",
        default_value = "tavolata.db",
        env = "TAVOLATA_DATABASE",
        hide_env_values = true
    )]
    pub database: Place,
    /// The socket of the server; usually beside the database
    #[arg(long, value_name = "FILE", env = "TAVOLATA_ADMIN_SOCKET")]
    pub admin_socket: Option<PathBuf>,
    /// The file of settings the server was started with: the database and the socket stand there
    #[arg(long, value_name = "FILE", env = "TAVOLATA_CONFIG")]
    pub config: Option<PathBuf>,
    /// Tell it in JSON
    #[arg(long)]
    pub json: bool,
    /// What to do.
    #[command(subcommand)]
    pub deed: Deed,
}

/// What to do.
#[derive(Debug, Clone, Subcommand)]
pub enum Deed {
    /// List tables, whoever may find them
    Tables {
        /// Which: gathering, playing, over, closed
        #[arg(long, default_value = "playing", value_parser = ["gathering", "playing", "over", "closed"])]
        phase: String,
        /// Where the list goes on
        #[arg(long, value_name = "MARK")]
        after: Option<String>,
        /// How many at most
        #[arg(short = 'n', long, default_value_t = 50)]
        most: u32,
    },
    /// List people with an account
    People {
        /// From this login on
        #[arg(default_value = "")]
        from: String,
        /// How many at most
        #[arg(short = 'n', long, default_value_t = 50)]
        most: u32,
    },
    /// List those who are banned
    Banned,
    /// Tell of a person
    Person(Who),
    /// Write a table's journal, with everything that is hidden in it
    Export {
        /// The table
        table: String,
        /// Where to; without it, to the standard output
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Close a table before its end
    Close {
        /// The table
        table: String,
    },
    /// Open a table again that was closed
    Reopen {
        /// The table
        table: String,
    },
    /// Forget what nobody has touched for this many days
    Prune {
        /// Pack journals; they open as before
        #[arg(long, value_name = "DAYS")]
        pack: Option<u32>,
        /// Forget tables, with their journals
        #[arg(long, value_name = "DAYS")]
        tables: Option<u32>,
        /// Forget what was said
        #[arg(long, value_name = "DAYS")]
        chat: Option<u32>,
        /// Forget guests
        #[arg(long, value_name = "DAYS")]
        guests: Option<u32>,
    },
    /// Ban a person: their pages close, bots stand in for them
    Ban(Who),
    /// Let a person come again
    Unban(Who),
    /// Delete an account: in the games of others a former player stays
    Delete(Who),
    /// Let a person look after the server, on its pages
    MakeAdmin(Who),
    /// Let a person look after it no longer
    UnmakeAdmin(Who),
    /// List the invitations that count
    Invitations,
    /// Make an invitation: whoever shows its code may make an account
    Invite {
        /// What it is for
        name: String,
        /// How many may come with it
        #[arg(long, default_value_t = 1)]
        uses: u32,
        /// For how many days it counts
        #[arg(long, default_value_t = 14)]
        days: u32,
    },
    /// Take an invitation back
    Uninvite {
        /// Its name in the list of invitations
        id: String,
    },
}

/// A person.
#[derive(Debug, Clone, Args)]
#[group(required = true, multiple = false)]
pub struct Who {
    /// By the login
    pub login: Option<String>,
    /// By the id: guests have no login
    #[arg(long)]
    pub id: Option<String>,
}
