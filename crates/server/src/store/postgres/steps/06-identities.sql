-- Whom an issuer vouches for.
CREATE TABLE identities (
    issuer TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    since BIGINT NOT NULL,
    PRIMARY KEY (issuer, subject)
);
CREATE UNIQUE INDEX identities_person ON identities (person, issuer);
