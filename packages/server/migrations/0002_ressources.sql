-- What every resource has: who changed it, archive, trash, history; and the first resources.

CREATE EXTENSION IF NOT EXISTS unaccent;

-- How texts are compared by searches: neither accents nor capitals count.
CREATE FUNCTION sans_accent(texte text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent', texte));

-- A text of several languages, in the wanted one or else in the first that has it.
CREATE FUNCTION en_langue(textes jsonb, langue text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(
    nullif(textes ->> langue, ''),
    (SELECT value FROM jsonb_each_text(textes) WHERE value <> '' ORDER BY key LIMIT 1),
    ''
  );

CREATE TABLE tags (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  libelle jsonb NOT NULL,
  code text NOT NULL CHECK (code <> ''),
  description text NOT NULL DEFAULT '',
  couleur text,
  picto text,
  famille text NOT NULL DEFAULT '',
  parent bigint REFERENCES tags (id),
  portee text[] NOT NULL DEFAULT '{}',
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive' CHECK (partage IN ('prive', 'filles', 'toutes')),
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz,
  CHECK (parent <> id)
);
CREATE UNIQUE INDEX tags_code_unique ON tags (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON tags (entite_id);
CREATE INDEX ON tags (parent);
CREATE INDEX ON tags (cree_par);
CREATE INDEX ON tags (modifie_par);
-- The order that lists open in.
CREATE INDEX ON tags (modifie_le DESC NULLS LAST, id);

CREATE TABLE mediatags (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  libelle jsonb NOT NULL,
  code text NOT NULL CHECK (code <> ''),
  famille text,
  couleur text,
  synonymes jsonb NOT NULL DEFAULT '[]',
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive' CHECK (partage IN ('prive', 'filles', 'toutes')),
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz
);
CREATE UNIQUE INDEX mediatags_code_unique ON mediatags (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON mediatags (entite_id);
CREATE INDEX ON mediatags (cree_par);
CREATE INDEX ON mediatags (modifie_par);
-- The order that lists open in.
CREATE INDEX ON mediatags (modifie_le DESC NULLS LAST, id);

ALTER TABLE entites
  ADD COLUMN type text NOT NULL DEFAULT 'ot',
  ADD COLUMN tags bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN contact text NOT NULL DEFAULT '',
  ADD COLUMN email text NOT NULL DEFAULT '',
  ADD COLUMN telephone text NOT NULL DEFAULT '',
  ADD COLUMN site text NOT NULL DEFAULT '',
  ADD COLUMN cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  ADD COLUMN modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  ADD COLUMN archive_le timestamptz,
  ADD COLUMN supprime_le timestamptz;
CREATE INDEX ON entites (cree_par);
CREATE INDEX ON entites (modifie_par);
-- The order that lists open in.
CREATE INDEX ON entites (modifie_le DESC NULLS LAST, id);
CREATE INDEX ON entites USING gin (tags);

ALTER TABLE utilisateurs
  -- What colleagues call the person.
  ADD COLUMN nom_complet text NOT NULL GENERATED ALWAYS AS (
    coalesce(nullif(btrim(firstname || ' ' || lastname), ''), username)
  ) STORED,
  ADD COLUMN telephone text NOT NULL DEFAULT '',
  ADD COLUMN entites_supplementaires bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN expire_le date,
  ADD COLUMN notes text NOT NULL DEFAULT '',
  ADD COLUMN cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  ADD COLUMN modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  ADD COLUMN archive_le timestamptz,
  ADD COLUMN supprime_le timestamptz;
CREATE INDEX ON utilisateurs (cree_par);
CREATE INDEX ON utilisateurs (modifie_par);
-- The order that lists open in.
CREATE INDEX ON utilisateurs (modifie_le DESC NULLS LAST, id);

ALTER TABLE liens DROP CONSTRAINT liens_usage_check;
ALTER TABLE liens ADD CONSTRAINT liens_usage_check CHECK (usage IN ('mot-de-passe', 'inscription', 'invitation'));

-- Each version of each record, as it was after the change, without its secrets.
CREATE TABLE versions (
  ressource text NOT NULL,
  ligne_id bigint NOT NULL,
  numero integer NOT NULL,
  le timestamptz NOT NULL,
  action text NOT NULL,
  -- In whose name, and who really acted.
  utilisateur_id bigint,
  acteur_id bigint,
  valeurs jsonb NOT NULL,
  PRIMARY KEY (ressource, ligne_id, numero)
);

-- Answers to requests that carried an idempotency key, written in the transaction of what they tell.
CREATE TABLE idempotences (
  utilisateur_id bigint NOT NULL REFERENCES utilisateurs (id) ON DELETE CASCADE,
  cle text NOT NULL,
  empreinte bytea NOT NULL,
  reponse jsonb,
  le timestamptz NOT NULL,
  PRIMARY KEY (utilisateur_id, cle)
);
CREATE INDEX ON idempotences (le);

-- Saved ways to look at a list.
CREATE TABLE vues (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ressource text NOT NULL,
  nom text NOT NULL,
  utilisateur_id bigint NOT NULL REFERENCES utilisateurs (id) ON DELETE CASCADE,
  partagee boolean NOT NULL DEFAULT false,
  etat jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL,
  modifie_le timestamptz NOT NULL
);
CREATE INDEX ON vues (utilisateur_id, ressource);
CREATE INDEX ON vues (ressource) WHERE partagee;

-- Who has which record open. Worth nothing after a minute, hence unlogged.
CREATE UNLOGGED TABLE presences (
  ressource text NOT NULL,
  ligne_id bigint NOT NULL,
  session_id uuid NOT NULL,
  utilisateur_id bigint NOT NULL,
  modifie boolean NOT NULL,
  vue_le timestamptz NOT NULL,
  PRIMARY KEY (ressource, ligne_id, session_id)
);
CREATE INDEX ON presences (vue_le);

-- Small images of the console: logos. The media library keeps its own.
CREATE TABLE fichiers (
  id uuid PRIMARY KEY,
  nom text NOT NULL,
  type text NOT NULL,
  taille integer NOT NULL,
  contenu bytea NOT NULL,
  utilisateur_id bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  cree_le timestamptz NOT NULL
);
CREATE INDEX ON fichiers (utilisateur_id);
