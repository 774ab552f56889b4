-- Organisations, accounts, sessions, instance parameters, the audit log and the throttling of sensitive calls.

CREATE TABLE entites (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL CHECK (nom <> ''),
  code text NOT NULL UNIQUE,
  parent_id bigint REFERENCES entites (id),
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  modifie_le timestamptz NOT NULL DEFAULT now(),
  CHECK (parent_id <> id)
);
CREATE INDEX ON entites (parent_id);

CREATE TABLE utilisateurs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL CHECK (username <> ''),
  email text NOT NULL CHECK (email <> ''),
  firstname text NOT NULL DEFAULT '',
  lastname text NOT NULL DEFAULT '',
  -- Null until a password is chosen: such an account cannot sign in by password.
  password_hash text,
  -- True while the password is the one generated at the first start.
  password_genere boolean NOT NULL DEFAULT false,
  roles text[] NOT NULL DEFAULT '{}',
  entite_id bigint REFERENCES entites (id),
  statut text NOT NULL CHECK (statut IN ('actif', 'invite', 'desactive')),
  email_confirme boolean NOT NULL DEFAULT false,
  user_params jsonb NOT NULL DEFAULT '{}',
  derniere_connexion timestamptz,
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  modifie_le timestamptz NOT NULL DEFAULT now(),
  -- Whoever can sign in holds a role.
  CHECK (statut <> 'actif' OR cardinality(roles) > 0)
);
CREATE UNIQUE INDEX utilisateurs_username_unique ON utilisateurs (lower(username));
CREATE UNIQUE INDEX utilisateurs_email_unique ON utilisateurs (lower(email));
CREATE INDEX ON utilisateurs (entite_id);

-- A sign-in and all the refresh tokens that descend from it.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  utilisateur_id bigint NOT NULL REFERENCES utilisateurs (id) ON DELETE CASCADE,
  -- The one role that the person narrowed the session to.
  role_actif text,
  -- Who really acts, and the session to go back to.
  acteur_id bigint REFERENCES utilisateurs (id) ON DELETE CASCADE,
  session_parente_id uuid REFERENCES sessions (id) ON DELETE CASCADE,
  ip text NOT NULL,
  user_agent text NOT NULL,
  cree_le timestamptz NOT NULL,
  vue_le timestamptz NOT NULL,
  expire_le timestamptz NOT NULL,
  fermee_le timestamptz,
  CHECK ((acteur_id IS NULL) = (session_parente_id IS NULL))
);
CREATE INDEX ON sessions (utilisateur_id) WHERE fermee_le IS NULL;
CREATE INDEX ON sessions (expire_le);

CREATE TABLE refresh_tokens (
  empreinte bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  cree_le timestamptz NOT NULL,
  utilise_le timestamptz,
  -- The token that replaced this one, sealed with a key that only the holder of this one can derive.
  successeur_scelle bytea,
  successeur_empreinte bytea,
  CHECK ((utilise_le IS NULL) = (successeur_scelle IS NULL))
);
CREATE INDEX ON refresh_tokens (session_id);

-- Single-use links sent by e-mail.
CREATE TABLE liens (
  empreinte bytea PRIMARY KEY,
  usage text NOT NULL CHECK (usage IN ('mot-de-passe', 'inscription')),
  utilisateur_id bigint NOT NULL REFERENCES utilisateurs (id) ON DELETE CASCADE,
  cree_le timestamptz NOT NULL,
  expire_le timestamptz NOT NULL,
  utilise_le timestamptz
);
CREATE INDEX ON liens (utilisateur_id);

-- One row per parameter that differs from its default.
CREATE TABLE parametres (
  cle text PRIMARY KEY,
  valeur jsonb NOT NULL,
  modifie_le timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE journal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  le timestamptz NOT NULL,
  action text NOT NULL,
  -- Who really acted, and in whose name: the same person, but while acting as somebody else.
  acteur_id bigint,
  utilisateur_id bigint,
  cible text,
  cible_id text,
  entite_id bigint,
  details jsonb NOT NULL DEFAULT '{}',
  ip text
);
CREATE INDEX ON journal (le);
CREATE INDEX ON journal (cible, cible_id);

-- Attempts counted per subject and window; the subject is a digest, so that no name or address is kept.
CREATE TABLE tentatives (
  sujet bytea PRIMARY KEY,
  nombre integer NOT NULL,
  expire_le timestamptz NOT NULL
);
CREATE INDEX ON tentatives (expire_le);
