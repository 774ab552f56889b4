-- Codes of an application. The secret is sealed; the step of the last code that served is kept, so that none serves twice.
CREATE TABLE codes_totp (
  utilisateur_id bigint PRIMARY KEY REFERENCES utilisateurs (id) ON DELETE CASCADE,
  secret bytea NOT NULL,
  dernier_pas bigint NOT NULL DEFAULT 0,
  cree_le timestamptz NOT NULL,
  -- Null until a first code proved that the application holds it.
  confirme_le timestamptz
);

CREATE TABLE cles_acces (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  utilisateur_id bigint NOT NULL REFERENCES utilisateurs (id) ON DELETE CASCADE,
  identifiant text NOT NULL UNIQUE,
  cle_publique bytea NOT NULL,
  compteur bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  nom text NOT NULL,
  cree_le timestamptz NOT NULL,
  utilisee_le timestamptz
);
CREATE INDEX ON cles_acces (utilisateur_id);

CREATE TABLE codes_secours (
  empreinte bytea PRIMARY KEY,
  utilisateur_id bigint NOT NULL REFERENCES utilisateurs (id) ON DELETE CASCADE
);
CREATE INDEX ON codes_secours (utilisateur_id);

-- Browsers that are not asked for a second factor.
CREATE TABLE appareils (
  empreinte bytea PRIMARY KEY,
  utilisateur_id bigint NOT NULL REFERENCES utilisateurs (id) ON DELETE CASCADE,
  user_agent text NOT NULL,
  cree_le timestamptz NOT NULL,
  expire_le timestamptz NOT NULL
);
CREATE INDEX ON appareils (utilisateur_id);
CREATE INDEX ON appareils (expire_le);

-- A step that was begun and is still to be proved. Nobody is known yet where a passkey says who it is.
CREATE TABLE etapes (
  empreinte bytea PRIMARY KEY,
  usage text NOT NULL CHECK (usage IN ('connexion', 'cle-connexion', 'cle-ajout')),
  utilisateur_id bigint REFERENCES utilisateurs (id) ON DELETE CASCADE,
  -- What an authenticator is asked to sign.
  defi text NOT NULL DEFAULT '',
  essais integer NOT NULL DEFAULT 0,
  cree_le timestamptz NOT NULL,
  expire_le timestamptz NOT NULL
);
CREATE INDEX ON etapes (utilisateur_id);
CREATE INDEX ON etapes (expire_le);

ALTER TABLE entites ADD COLUMN second_facteur boolean NOT NULL DEFAULT false;
