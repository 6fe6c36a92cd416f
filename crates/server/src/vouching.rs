//! Signing in through an issuer that vouches for people: `OpenID` Connect, with the authorization code and PKCE.
//!
//! What is said there is checked here: the signature of the identity token, its issuer, audience, time and nonce. Nothing but who
//! it is about is taken from it, and what they would like to be called.

use crate::calls::Targets;
use crate::calls::target::{Asked, Target, Unsent};
use axum::http::Response;
use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreIdTokenClaims, CoreProviderMetadata, CoreTokenResponse,
};
use openidconnect::{
    AccessTokenHash, AuthorizationCode, ClientId, ClientSecret, CsrfToken, EndpointMaybeSet,
    EndpointNotSet, EndpointSet, HttpRequest, HttpResponse, IssuerUrl, Nonce, OAuth2TokenResponse,
    PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, Scope, TokenResponse,
};
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long what an issuer says of itself is believed.
const FRESH: Duration = Duration::from_hours(1);
/// How long an issuer may take for one answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many bytes an answer of an issuer may have.
const LONGEST: usize = 256 << 10;

/// Who vouches for people here, as the host has set it.
#[derive(Clone, PartialEq, Eq)]
pub struct Issuer {
    /// Its address: what it says of itself stands under `/.well-known/openid-configuration` there.
    pub url: String,
    /// What this server is called there.
    pub client: String,
    /// What proves that it is this server; none where PKCE is proof enough.
    pub secret: Option<String>,
    /// What people call it.
    pub name: String,
}

impl fmt::Debug for Issuer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Issuer({} as {})", self.url, self.client)
    }
}

/// Why nobody was signed in.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotVouched {
    /// What the host has set makes no sense.
    #[error("{0} is not an address of an issuer")]
    NoAddress(String),
    /// The issuer cannot be reached, or says what an issuer does not say.
    #[error("the issuer does not answer as one should: {0}")]
    NoIssuer(String),
    /// The issuer does not know the code, or not of us.
    #[error("the issuer refuses: {0}")]
    Refused(String),
    /// What it says is not for us, not of now, or not its word at all.
    #[error("the identity token does not count: {0}")]
    Worthless(String),
}

/// What is kept in the browser of somebody who is on their way to the issuer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Errand {
    /// What the issuer has to bring back.
    pub state: String,
    /// What the identity token has to hold.
    pub nonce: String,
    /// What proves to the issuer that who left comes back.
    pub verifier: String,
}

/// Somebody an issuer vouches for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vouched {
    /// What the issuer calls them, for ever and to nobody else.
    pub subject: String,
    /// What they would like to sign in as.
    pub login: String,
    /// What they are called.
    pub name: String,
}

type Known = CoreClient<
    EndpointSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointMaybeSet,
    EndpointMaybeSet,
>;

/// An issuer, and what it has said of itself.
#[derive(Debug)]
pub struct Vouching {
    issuer: Issuer,
    url: IssuerUrl,
    known: Mutex<Option<(Instant, CoreProviderMetadata)>>,
}

impl Vouching {
    /// An issuer of whom nothing was heard yet. It has to speak TLS, unless it is of this machine.
    pub fn new(issuer: Issuer) -> Result<Self, NotVouched> {
        let wrong = || NotVouched::NoAddress(issuer.url.clone());
        let target = Target::parse(&issuer.url, Targets::Any).map_err(|_| wrong())?;
        if !target.is_secret() && !target.is_here() {
            return Err(wrong());
        }
        let url = IssuerUrl::new(issuer.url.clone()).map_err(|_| wrong())?;
        Ok(Self { issuer, url, known: Mutex::default() })
    }

    /// What people call it.
    pub fn name(&self) -> &str {
        &self.issuer.name
    }

    /// Its address, under which it is known in the store.
    pub fn url(&self) -> &str {
        &self.issuer.url
    }

    /// Where somebody has to go to be vouched for, who comes back at `back`; and what they have to bring.
    pub async fn leave(&self, back: &str) -> Result<(String, Errand), NotVouched> {
        let client = self.client(self.heard(FRESH).await?);
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let scope = |name: &str| Scope::new(name.to_owned());
        let asked = client.authorize_url(
            CoreAuthenticationFlow::AuthorizationCode,
            CsrfToken::new_random,
            Nonce::new_random,
        );
        let back = redirect(back)?;
        let asked = asked.add_scope(scope("profile")).set_pkce_challenge(challenge);
        let (url, state, nonce) = asked.set_redirect_uri(std::borrow::Cow::Owned(back)).url();
        let errand = Errand {
            state: state.secret().clone(),
            nonce: nonce.secret().clone(),
            verifier: verifier.secret().clone(),
        };
        Ok((url.to_string(), errand))
    }

    /// Who came back at `back` with a code of the issuer's.
    pub async fn come_back(
        &self,
        back: &str,
        code: String,
        errand: Errand,
    ) -> Result<Vouched, NotVouched> {
        let client = self.client(self.heard(FRESH).await?);
        let refused = |why: String| NotVouched::Refused(why);
        let asked = client
            .exchange_code(AuthorizationCode::new(code))
            .map_err(|error| refused(error.to_string()))?;
        let asked = asked
            .set_pkce_verifier(PkceCodeVerifier::new(errand.verifier))
            .set_redirect_uri(std::borrow::Cow::Owned(redirect(back)?));
        let secret = self.is_secret();
        let ask = |request| exchange(request, secret);
        let answered = asked.request_async(&ask).await.map_err(|error| refused(spelled(&error)))?;
        let nonce = Nonce::new(errand.nonce);
        match checked(&client, &answered, &nonce) {
            // The issuer may sign with another key since it was asked; only its own answers come so far.
            Err(NotVouched::Worthless(_)) => {
                let client = self.client(self.heard(Duration::ZERO).await?);
                checked(&client, &answered, &nonce)
            }
            done => done,
        }
    }

    /// Whether it speaks TLS, and has to go on doing so.
    fn is_secret(&self) -> bool {
        self.issuer.url.starts_with("https://")
    }

    fn client(&self, heard: CoreProviderMetadata) -> Known {
        let client = ClientId::new(self.issuer.client.clone());
        let secret = self.issuer.secret.clone().map(ClientSecret::new);
        CoreClient::from_provider_metadata(heard, client, secret)
    }

    /// What the issuer says of itself, not heard longer ago than this.
    async fn heard(&self, most: Duration) -> Result<CoreProviderMetadata, NotVouched> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((_, heard)) = known.filter(|(at, _)| at.elapsed() < most) {
            return Ok(heard);
        }
        let secret = self.is_secret();
        let ask = |request| exchange(request, secret);
        let heard = CoreProviderMetadata::discover_async(self.url.clone(), &ask).await;
        let heard = heard.map_err(|error| NotVouched::NoIssuer(spelled(&error)))?;
        let now = Instant::now();
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = Some((now, heard.clone()));
        Ok(heard)
    }
}

fn redirect(back: &str) -> Result<RedirectUrl, NotVouched> {
    RedirectUrl::new(back.to_owned()).map_err(|_| NotVouched::NoAddress(back.to_owned()))
}

/// An error with what it comes from, in one line.
fn spelled(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    text
}

/// Asks an issuer something. The host vouches for its address; nothing is followed, and what began with TLS stays so.
async fn exchange(request: HttpRequest, secret: bool) -> Result<HttpResponse, Unsent> {
    let (head, body) = request.into_parts();
    let target = Target::parse(&head.uri.to_string(), Targets::Any)?;
    if secret && !target.is_secret() {
        return Err(Unsent::NoAddress);
    }
    let asked = Asked { method: head.method, headers: head.headers, body, most: LONGEST };
    let (status, body) = target.exchange_within(PATIENCE, Targets::Any, asked).await?;
    let answer = Response::builder().status(status).body(body.to_vec());
    answer.map_err(|_| Unsent::NoAnswer)
}

/// Whom an issuer's answer vouches for.
fn checked(
    client: &Known,
    answered: &CoreTokenResponse,
    nonce: &Nonce,
) -> Result<Vouched, NotVouched> {
    let worthless = |why: &dyn std::error::Error| NotVouched::Worthless(spelled(why));
    let token = answered
        .id_token()
        .ok_or_else(|| NotVouched::Refused("there is no identity token".to_owned()))?;
    let verifier = client.id_token_verifier();
    let claims = token.claims(&verifier, nonce).map_err(|error| worthless(&error))?;
    if let Some(expected) = claims.access_token_hash() {
        let alg = token.signing_alg().map_err(|error| worthless(&error))?;
        let key = token.signing_key(&verifier).map_err(|error| worthless(&error))?;
        let access = AccessTokenHash::from_token(answered.access_token(), alg, key);
        if access.map_err(|error| worthless(&error))? != *expected {
            return Err(NotVouched::Worthless("it belongs to another access token".to_owned()));
        }
    }
    Ok(vouched(claims))
}

fn vouched(claims: &CoreIdTokenClaims) -> Vouched {
    let first = |name: Option<&openidconnect::LocalizedClaim<openidconnect::EndUserName>>| {
        name.and_then(|name| name.get(None)).map(|name| name.as_str().to_owned())
    };
    let login = claims.preferred_username().map(|login| login.as_str().to_owned());
    let mail = claims.email().map(|mail| mail.as_str());
    let before = mail.and_then(|mail| mail.split('@').next()).map(str::to_owned);
    let login = login.or(before).unwrap_or_default();
    let name = first(claims.name()).filter(|name| !name.trim().is_empty());
    Vouched {
        subject: claims.subject().as_str().to_owned(),
        name: name.unwrap_or_else(|| login.clone()),
        login,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn issuer(url: &str) -> Result<Vouching, NotVouched> {
        let (client, name) = ("tavolata".to_owned(), "Example".to_owned());
        Vouching::new(Issuer { url: url.to_owned(), client, secret: Some("s3cret".into()), name })
    }

    #[test]
    fn an_issuer_speaks_tls_or_is_of_this_machine() {
        for right in ["https://id.example", "https://id.example/realms/a", "http://127.0.0.1:9000"]
        {
            assert!(issuer(right).is_ok(), "{right}");
        }
        for wrong in ["http://id.example", "http://10.0.0.1", "id.example", "", "ftp://id.example"]
        {
            assert!(issuer(wrong).is_err(), "{wrong}");
        }
        assert!(!format!("{:?}", issuer("https://id.example")).contains("s3cret"));
    }
}
