//! Web Push: what is told is encrypted for one browser (RFC 8291) and signed by this server (VAPID, RFC 8292).

use super::target::{Target, Targets, Unsent};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use base64ct::{Base64UrlUnpadded, Encoding};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use std::fmt;
use web_push_native::{Auth, encrypt};

/// For how many seconds a push service keeps what it could not deliver: two days.
const TTL: u32 = 2 * 24 * 3600;
/// For how many seconds a signature counts: half a day; services take at most a day.
const SIGNED: i64 = 12 * 3600;

/// The key this server's pushes are signed with.
pub struct Vapid(SigningKey);

impl fmt::Debug for Vapid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Vapid(secret)")
    }
}

impl Vapid {
    /// The bytes of a new key.
    pub fn fresh() -> Vec<u8> {
        loop {
            let bytes: [u8; 32] = crate::chance::bytes();
            // Nearly every number is a key.
            if SigningKey::from_slice(&bytes).is_ok() {
                return bytes.to_vec();
            }
        }
    }

    /// The key of these bytes.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        SigningKey::from_slice(bytes).ok().map(Self)
    }

    /// The public half, as browsers want it.
    pub fn public(&self) -> String {
        let point = self.0.verifying_key().as_affine().to_encoded_point(false);
        Base64UrlUnpadded::encode_string(point.as_bytes())
    }

    /// What lets a push service know who sends, until half a day after `now`.
    fn signed(&self, audience: &str, contact: &str, now: i64) -> String {
        let part = |value: serde_json::Value| {
            Base64UrlUnpadded::encode_string(value.to_string().as_bytes())
        };
        let head = part(serde_json::json!({ "typ": "JWT", "alg": "ES256" }));
        let claims =
            part(serde_json::json!({ "aud": audience, "exp": now + SIGNED, "sub": contact }));
        let signature: Signature = self.0.sign(format!("{head}.{claims}").as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        format!("vapid t={head}.{claims}.{signature}, k={}", self.public())
    }
}

/// The keys of a browser: its public key and a secret, as it gives them.
#[derive(Debug, Clone)]
pub struct Browser {
    public: p256::PublicKey,
    auth: Auth,
}

impl Browser {
    /// Reads both, in one line with a blank between.
    pub fn parse(keys: &str) -> Option<Self> {
        let (public, auth) = keys.split_once(' ')?;
        let decoded = |text: &str| Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok();
        let public = p256::PublicKey::from_sec1_bytes(&decoded(public)?).ok()?;
        let auth = decoded(auth).filter(|auth| auth.len() == 16)?;
        Some(Self { public, auth: *Auth::from_slice(&auth) })
    }
}

/// What is pushed to a browser.
#[derive(Debug)]
pub struct Pushed<'a> {
    /// The stable name of what is told: a service keeps one of a name.
    pub topic: &'a str,
    /// Who can be asked about these pushes.
    pub contact: &'a str,
    /// What is told.
    pub text: String,
    /// Now, in seconds since 1970.
    pub now: i64,
}

impl Vapid {
    /// Pushes; answers the status of the service.
    pub async fn push(
        &self,
        target: &Target,
        targets: Targets,
        browser: &Browser,
        pushed: Pushed<'_>,
    ) -> Result<u16, Unsent> {
        let body = encrypt(pushed.text.into_bytes(), &browser.public, &browser.auth);
        let body = body.map_err(|_| Unsent::NoAddress)?;
        let mut headers = HeaderMap::new();
        let signed = self.signed(&target.origin(), pushed.contact, pushed.now);
        let value = |text: &str| HeaderValue::from_str(text).map_err(|_| Unsent::NoAddress);
        headers.insert(header::AUTHORIZATION, value(&signed)?);
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
        headers.insert(HeaderName::from_static("ttl"), TTL.into());
        headers.insert(HeaderName::from_static("urgency"), HeaderValue::from_static("normal"));
        headers.insert(HeaderName::from_static("topic"), value(pushed.topic)?);
        target.post(targets, headers, body).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    #[test]
    fn a_push_is_signed_for_its_service_and_for_a_while() {
        let vapid = Vapid::of(&Vapid::fresh()).unwrap();
        let signed = vapid.signed("https://push.example", "mailto:host@example.org", 1_000);
        let (token, key) = signed.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let key =
            VerifyingKey::from_sec1_bytes(&Base64UrlUnpadded::decode_vec(key).unwrap()).unwrap();
        let (said, signature) = token.rsplit_once('.').unwrap();
        let signature =
            Signature::from_slice(&Base64UrlUnpadded::decode_vec(signature).unwrap()).unwrap();
        key.verify(said.as_bytes(), &signature).unwrap();
        let claims = Base64UrlUnpadded::decode_vec(said.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 1_000 + SIGNED);
        assert!(Vapid::of(&[0; 32]).is_none() && Vapid::of(&[1; 7]).is_none());
    }

    #[test]
    fn the_keys_of_a_browser_are_read_or_refused() {
        let public = "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY";
        let auth = "_ordMnz7uTCmrpBTeUV4Bw";
        assert!(Browser::parse(&format!("{public} {auth}")).is_some());
        assert!(Browser::parse(&format!("{public} {auth}==")).is_some());
        for wrong in [
            "",
            " ",
            public,
            &format!("{auth} {public}"),
            &format!("{public} AAAA"),
            &format!("AAAA {auth}"),
        ] {
            assert!(Browser::parse(wrong).is_none(), "{wrong}");
        }
    }
}
