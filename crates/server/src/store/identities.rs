//! Who somebody is to an issuer that vouches for them (`OpenID` Connect): they sign in there, and are known here.

use super::{Answer, PersonId, PersonRecord, TokenHash};
use std::fmt::Debug;

/// Somebody as an issuer knows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Identity {
    /// The address of the issuer.
    pub issuer: String,
    /// What it calls them, for ever and to nobody else.
    pub subject: String,
    /// Who that is here.
    pub person: PersonId,
    /// Since when, in seconds since 1970.
    pub since: i64,
}

/// Who is known to issuers.
pub trait Identities: Debug + Send + Sync {
    /// The person whom an issuer calls so.
    fn identified(&self, issuer: String, subject: String) -> Answer<'_, Option<PersonRecord>>;
    /// The identities of a person, in the order of their issuers.
    fn identities_of(&self, person: PersonId) -> Answer<'_, Vec<Identity>>;
    /// Lets an account be entered through an issuer. [`super::StoreError::Conflict`] if the issuer's word stands for another
    /// already, or the person has another of the same issuer; [`super::StoreError::Missing`] if they have no account.
    fn identify(&self, identity: Identity) -> Answer<'_, ()>;
    /// An account is no longer entered through an issuer. [`super::StoreError::Missing`] if it was not;
    /// [`super::StoreError::Conflict`] if it has no password, so that nobody could enter it any more.
    fn unidentify(&self, person: PersonId, issuer: String) -> Answer<'_, ()>;
    /// As [`super::Admin::join`], for somebody an issuer vouches for, in one transaction. [`super::StoreError::Conflict`] also if
    /// the issuer's word stands for another already.
    fn join_identified(
        &self,
        person: PersonRecord,
        identity: Identity,
        code: Option<TokenHash>,
        at: i64,
    ) -> Answer<'_, ()>;
}
