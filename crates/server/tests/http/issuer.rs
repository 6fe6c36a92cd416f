//! An issuer of our own on the loopback: it vouches for whom it is told to, and can be told to lie.

use axum::extract::{Form, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64ct::{Base64, Base64UrlUnpadded, Encoding};
use openidconnect::core::{CoreJwsSigningAlgorithm, CoreRsaPrivateSigningKey};
use openidconnect::{JsonWebKeyId, PkceCodeChallenge, PkceCodeVerifier, PrivateSigningKey};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::net::TcpListener;

/// For whom it vouches, and how.
#[derive(Debug, Clone)]
pub(crate) struct Says {
    pub(crate) subject: String,
    pub(crate) login: String,
    pub(crate) name: String,
    /// What is changed in the claims it makes.
    pub(crate) claims: Value,
    /// How it signs.
    pub(crate) signs: Signs,
}

/// How an identity token is signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Signs {
    Ec,
    Rsa,
    /// With a key nobody knows.
    Forged,
    /// With nothing, and says so.
    Not,
}

/// What is kept of a code: what was asked for with it.
type Asked = BTreeMap<String, String>;

pub(crate) struct Kept {
    pub(crate) says: Says,
    codes: BTreeMap<String, Asked>,
    key: SigningKey,
    /// How often its keys were asked for.
    pub(crate) heard: u32,
}

/// The issuer.
#[derive(Clone)]
pub(crate) struct Issuer {
    pub(crate) address: SocketAddr,
    /// The secret it wants to see, if it wants one.
    secret: Option<&'static str>,
    kept: Arc<Mutex<Kept>>,
}

fn a_key(first: u8) -> SigningKey {
    SigningKey::from_slice(&[first; 32]).unwrap()
}

fn rsa() -> CoreRsaPrivateSigningKey {
    let id = JsonWebKeyId::new("rsa".to_owned());
    CoreRsaPrivateSigningKey::from_pem(include_str!("issuer.pem"), Some(id)).unwrap()
}

fn coded(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

impl Issuer {
    pub(crate) async fn open(secret: Option<&'static str>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let says = Says {
            subject: "s-1".to_owned(),
            login: "anna".to_owned(),
            name: "Anna of the Club".to_owned(),
            claims: json!({}),
            signs: Signs::Ec,
        };
        let kept = Kept { says, codes: BTreeMap::new(), key: a_key(1), heard: 0 };
        let kept = Arc::new(Mutex::new(kept));
        let issuer = Self { address: listener.local_addr().unwrap(), secret, kept };
        let router = Router::new()
            .route("/club/.well-known/openid-configuration", get(description))
            .route("/club/keys", get(keys))
            .route("/club/authorize", get(authorize))
            .route("/club/token", post(token))
            .with_state(issuer.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        issuer
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/club", self.address)
    }

    /// As a host sets it.
    pub(crate) fn setting(&self) -> server::Issuer {
        let (client, name) = ("tavolata".to_owned(), "the Club".to_owned());
        server::Issuer { url: self.url(), client, secret: self.secret.map(str::to_owned), name }
    }

    pub(crate) fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap()
    }

    /// From now on it signs with another key.
    pub(crate) fn change_its_key(&self) {
        self.kept().key = a_key(2);
    }
}

async fn description(State(issuer): State<Issuer>) -> Json<Value> {
    let url = issuer.url();
    Json(json!({
        "issuer": url, "authorization_endpoint": format!("{url}/authorize"), "token_endpoint": format!("{url}/token"),
        "jwks_uri": format!("{url}/keys"), "response_types_supported": ["code"], "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["RS256", "ES256"],
    }))
}

async fn keys(State(issuer): State<Issuer>) -> Json<Value> {
    let mut kept = issuer.kept();
    kept.heard += 1;
    let point = kept.key.verifying_key().to_encoded_point(false);
    let (x, y) = (coded(point.x().unwrap()), coded(point.y().unwrap()));
    let ec = json!({ "kty": "EC", "crv": "P-256", "use": "sig", "kid": "ec", "alg": "ES256", "x": x, "y": y });
    Json(json!({ "keys": [ec, rsa().as_verification_key()] }))
}

/// Whoever comes is who it is told they are; they are sent back with a code.
async fn authorize(State(issuer): State<Issuer>, Query(asked): Query<Asked>) -> Response {
    assert_eq!(asked["response_type"], "code");
    assert_eq!(asked["client_id"], "tavolata");
    assert_eq!(asked["code_challenge_method"], "S256");
    assert!(asked["scope"].split(' ').any(|scope| scope == "openid"));
    let code = format!("code-{}", asked["state"]);
    let back = format!("{}?code={code}&state={}", asked["redirect_uri"], asked["state"]);
    issuer.kept().codes.insert(code, asked);
    Redirect::to(&back).into_response()
}

async fn token(
    State(issuer): State<Issuer>,
    headers: HeaderMap,
    Form(sent): Form<Asked>,
) -> Response {
    let shown = headers.get("authorization").map(|value| value.to_str().unwrap().to_owned());
    let wanted = issuer.secret.map(|secret| {
        format!("Basic {}", Base64::encode_string(format!("tavolata:{secret}").as_bytes()))
    });
    let mut kept = issuer.kept();
    let asked = kept.codes.remove(&sent["code"]);
    let verifier = PkceCodeVerifier::new(sent["code_verifier"].clone());
    let challenge = PkceCodeChallenge::from_code_verifier_sha256(&verifier);
    let fits = |asked: &Asked| {
        asked["code_challenge"] == challenge.as_str()
            && asked["redirect_uri"] == sent["redirect_uri"]
            && sent["grant_type"] == "authorization_code"
            && shown == wanted
    };
    let Some(asked) = asked.filter(fits) else {
        let refused = json!({ "error": "invalid_grant" });
        return (StatusCode::BAD_REQUEST, Json(refused)).into_response();
    };
    let token = identity(&issuer.url(), &kept, &asked["nonce"]);
    Json(
        json!({ "access_token": "a", "token_type": "Bearer", "expires_in": 60, "id_token": token }),
    )
    .into_response()
}

fn identity(url: &str, kept: &Kept, nonce: &str) -> String {
    let Says { subject, login, name, claims: changed, signs } = &kept.says;
    let now = server::chance::now();
    let mut claims = json!({
        "iss": url, "sub": subject, "aud": "tavolata", "iat": now, "exp": now + 60, "nonce": nonce,
        "preferred_username": login, "name": name, "email": "not@checked.example",
    });
    for (name, value) in changed.as_object().unwrap() {
        claims[name] = value.clone();
    }
    let (alg, kid) = match signs {
        Signs::Ec | Signs::Forged => ("ES256", "ec"),
        Signs::Rsa => ("RS256", "rsa"),
        Signs::Not => ("none", "ec"),
    };
    let head = json!({ "alg": alg, "kid": kid });
    let said =
        format!("{}.{}", coded(head.to_string().as_bytes()), coded(claims.to_string().as_bytes()));
    let signed = |key: &SigningKey| {
        let signature: Signature = key.sign(said.as_bytes());
        signature.to_bytes().to_vec()
    };
    let signature = match signs {
        Signs::Ec => signed(&kept.key),
        Signs::Forged => signed(&a_key(9)),
        Signs::Rsa => {
            rsa().sign(&CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256, said.as_bytes()).unwrap()
        }
        Signs::Not => Vec::new(),
    };
    format!("{said}.{}", coded(&signature))
}
