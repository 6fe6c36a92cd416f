//! Arguments about calling people back, and about playing over the API.

use clap::builder::BoolishValueParser;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Arguments of `bot`.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct BotArgs {
    /// The address of the server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7777")]
    pub url: String,
    /// A token with which one may play, made in the settings; better in the environment, as `TAVOLATA_TOKEN`
    #[arg(long, value_name = "TOKEN")]
    pub token: Option<String>,
    /// The table; without it, every table that waits
    #[arg(long, value_name = "ID")]
    pub table: Option<String>,
}

/// How `serve` tells people that it is their turn.
#[derive(Debug, Clone, Default, clap::Args)]
#[command(next_help_heading = "Telling people that it is their turn")]
pub struct Calling {
    /// The mail server: `smtps://user:password@mail.example.org`, or `smtp://mail.example.org:587?tls=required`; better in
    /// the environment, as `TAVOLATA_SMTP`
    #[arg(long, value_name = "URL")]
    pub smtp: Option<String>,
    /// Who writes, such as `Tavolata <tavolata@example.org>` (or `TAVOLATA_MAIL_FROM`)
    #[arg(long, value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    /// Send to webhooks and push services in private networks and without TLS too, if you trust everyone who has an account
    #[arg(long, env = "TAVOLATA_ALLOW_PRIVATE_TARGETS", value_name = "TRUE|FALSE", action = clap::ArgAction::Set,
        value_parser = switch(), num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true")]
    pub allow_private_targets: bool,
}

/// What turns something on or off: the flag alone, or in the environment and a file `true` or `false`.
pub fn switch() -> BoolishValueParser {
    BoolishValueParser::new()
}

/// Who may come in.
#[derive(Debug, Clone, Default, clap::Args)]
#[command(next_help_heading = "Who may come in")]
pub struct Entering {
    /// Let nobody play without an account; guests who are here already stay until their sessions end
    #[arg(long, env = "TAVOLATA_NO_GUESTS", value_name = "TRUE|FALSE", action = clap::ArgAction::Set,
        value_parser = switch(), num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true")]
    pub no_guests: bool,
    /// Let nobody make an account without an invitation (`tavolata admin invite`)
    #[arg(long, env = "TAVOLATA_INVITATION_ONLY", value_name = "TRUE|FALSE", action = clap::ArgAction::Set,
        value_parser = switch(), num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true")]
    pub invitation_only: bool,
    /// A socket for `tavolata admin` on this machine; usually beside the database, where that is a file: tavolata.db.admin
    #[arg(long, env = "TAVOLATA_ADMIN_SOCKET", value_name = "FILE")]
    pub admin_socket: Option<PathBuf>,
}

/// Who vouches for people: `OpenID` Connect, whoever the issuer is.
#[derive(Debug, Clone, Default, clap::Args)]
#[command(next_help_heading = "Signing in through others (OpenID Connect)")]
pub struct Vouching {
    /// The address of the issuer, such as `https://id.example.org/realms/club`; it sends people back to PUBLIC/sign-in/back
    #[arg(long, env = "TAVOLATA_OIDC_ISSUER", value_name = "URL")]
    pub oidc_issuer: Option<String>,
    /// What this server is called there
    #[arg(long, env = "TAVOLATA_OIDC_CLIENT", value_name = "ID", default_value = "tavolata")]
    pub oidc_client: String,
    /// What proves there that it is this server, if the issuer wants that; better in the environment, as `TAVOLATA_OIDC_SECRET`
    #[arg(long, value_name = "SECRET")]
    pub oidc_secret: Option<String>,
    /// What people call it: "Sign in with NAME"; without it, its host
    #[arg(long, env = "TAVOLATA_OIDC_NAME", value_name = "NAME")]
    pub oidc_name: Option<String>,
}

/// Where `health` asks.
#[derive(Debug, Clone, clap::Args)]
pub struct Health {
    /// Where the server listens
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7777", env = "TAVOLATA_LISTEN")]
    pub listen: SocketAddr,
    /// The file of settings the server was started with: where it listens stands there
    #[arg(long, value_name = "FILE", env = "TAVOLATA_CONFIG")]
    pub config: Option<PathBuf>,
}
