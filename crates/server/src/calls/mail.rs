//! E-mail, handed to the server the host has named.

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, SinglePart};
use lettre::transport::smtp::Error;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::fmt;
use std::time::Duration;

/// How long a server of mail may take for a line.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long it may take for a whole letter: less than a notice is in one hand.
const WHOLE: Duration = Duration::from_secs(12);

/// The mail server of the host.
#[derive(Clone, PartialEq, Eq)]
pub struct Smtp {
    /// Where it is, and who we are there: `smtps://user:password@mail.example.org`, `smtp://mail.example.org:587?tls=required`.
    pub url: String,
    /// Who writes: `Tavolata <tavolata@example.org>`.
    pub from: String,
}

impl fmt::Debug for Smtp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Smtp(from {})", self.from)
    }
}

/// Why mail cannot be set up.
#[derive(Debug, thiserror::Error)]
pub enum NoMail {
    /// The address of the server is not understood.
    #[error("the address of the mail server is not understood: {0}")]
    Server(Error),
    /// The address of the writer is not understood.
    #[error("the address mail is sent from is not understood: {0}")]
    From(lettre::address::AddressError),
}

/// Writes mail.
#[derive(Debug, Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// A letter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letter {
    /// To which address.
    pub to: String,
    /// Its stable name.
    pub id: String,
    /// What it is about.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// Where one touch ends such letters.
    pub unsubscribe: Option<String>,
}

/// Why a letter was not sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotSent {
    /// It cannot be: the server says so, or the address is none.
    Ever(String),
    /// Not now.
    Now(String),
}

/// Whether a text is an address mail can be sent to.
pub fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<lettre::Address>().is_ok()
}

impl Mailer {
    /// Makes ready what the host has set.
    pub fn new(smtp: &Smtp) -> Result<Self, NoMail> {
        let from = smtp.from.parse().map_err(NoMail::From)?;
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(&smtp.url);
        let transport = builder.map_err(NoMail::Server)?.timeout(Some(PATIENCE)).build();
        Ok(Self { transport, from })
    }

    /// Who writes, as a contact.
    pub fn contact(&self) -> String {
        format!("mailto:{}", self.from.email)
    }

    /// Sends a letter; done when the server has taken it.
    pub async fn send(&self, letter: Letter) -> Result<(), NotSent> {
        let message = self.written(letter).map_err(|_| NotSent::Ever("no-address".to_owned()))?;
        let sending = tokio::time::timeout(WHOLE, self.transport.send(message));
        let sent = sending.await.map_err(|_| NotSent::Now("too-slow".to_owned()))?;
        sent.map(|_| ()).map_err(|error| {
            let why = told(&error);
            if error.is_permanent() { NotSent::Ever(why) } else { NotSent::Now(why) }
        })
    }

    fn written(&self, letter: Letter) -> Result<Message, Box<dyn std::error::Error + Send + Sync>> {
        let id = format!("<{}@{}>", letter.id, self.from.email.domain());
        let builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, letter.to.parse()?))
            .subject(letter.subject)
            .message_id(Some(id))
            .raw_header(raw("Auto-Submitted", "auto-generated".to_owned()));
        let builder = match letter.unsubscribe {
            None => builder,
            Some(address) => builder
                .raw_header(raw("List-Unsubscribe", format!("<{address}>")))
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned())),
        };
        Ok(builder.singlepart(SinglePart::plain(letter.text))?)
    }
}

fn raw(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

/// What of an error is kept and said: the code the server gave, nothing of the host's network.
fn told(error: &Error) -> String {
    error.status().map_or_else(|| "no-answer".to_owned(), |code| format!("answers {code}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_mail_is_known_from_other_texts() {
        for right in ["anna@example.org", "a.b+c@sub.example.org"] {
            assert!(is_address(right), "{right}");
        }
        for wrong in [
            "",
            "anna",
            "anna@",
            "@example.org",
            "anna@example.org\r\nBcc: x@example.org",
            "a b@example.org",
            "<anna@example.org>",
        ] {
            assert!(!is_address(wrong), "{wrong}");
        }
        assert!(!is_address(&format!("{}@example.org", "a".repeat(300))));
    }

    #[tokio::test]
    async fn a_letter_has_its_name_and_a_way_to_end_it() {
        let smtp =
            Smtp { url: "smtp://127.0.0.1:1".into(), from: "Tavolata <table@example.org>".into() };
        let mailer = Mailer::new(&smtp).unwrap();
        let letter = Letter {
            to: "anna@example.org".into(),
            id: "0123".into(),
            subject: "È il tuo turno".into(),
            text: "Tocca a te.".into(),
            unsubscribe: Some("https://table.example/u/1".into()),
        };
        let text = String::from_utf8(mailer.written(letter.clone()).unwrap().formatted()).unwrap();
        assert!(text.contains("Message-ID: <0123@example.org>\r\n"), "{text}");
        assert!(text.contains("List-Unsubscribe: <https://table.example/u/1>\r\n"), "{text}");
        assert!(text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), "{text}");
        assert!(matches!(mailer.send(letter).await, Err(NotSent::Now(_))), "nobody is there");
        assert!(!format!("{smtp:?}").contains("127.0.0.1"));
    }
}
