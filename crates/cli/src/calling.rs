//! Arguments about calling people back, and about playing over the API.

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
    #[arg(long)]
    pub allow_private_targets: bool,
}
