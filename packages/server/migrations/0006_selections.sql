-- Which objets, in which order, and with how many points: sélections, sorts, profiles of scoring.

CREATE TABLE tris (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  cles jsonb NOT NULL DEFAULT '[]',
  epingles jsonb NOT NULL DEFAULT '[]',
  propose boolean NOT NULL DEFAULT false,
  libelle jsonb NOT NULL DEFAULT '{}',
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive' CHECK (partage IN ('prive', 'filles', 'toutes')),
  tags bigint[] NOT NULL DEFAULT '{}',
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz
);
CREATE UNIQUE INDEX tris_code_unique ON tris (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON tris (entite_id);
CREATE INDEX ON tris (cree_par);
CREATE INDEX ON tris (modifie_par);
CREATE INDEX ON tris USING gin (tags);
CREATE INDEX ON tris (modifie_le DESC NULLS LAST, id);

CREATE TABLE selections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  couleur text,
  icone text,
  mode text NOT NULL DEFAULT 'dynamique' CHECK (mode IN ('dynamique', 'manuelle', 'mixte')),
  regles jsonb NOT NULL DEFAULT '{"genre":"groupe","lien":"et","regles":[]}',
  inclusions jsonb NOT NULL DEFAULT '[]',
  exclusions jsonb NOT NULL DEFAULT '[]',
  tri bigint REFERENCES tris (id),
  limite double precision,
  dedoublonnage text,
  alerte_variation double precision,
  alerte_email text NOT NULL DEFAULT '',
  nombre_objets double precision,
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive' CHECK (partage IN ('prive', 'filles', 'toutes')),
  tags bigint[] NOT NULL DEFAULT '{}',
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz
);
CREATE UNIQUE INDEX selections_code_unique ON selections (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON selections (tri);
CREATE INDEX ON selections (entite_id);
CREATE INDEX ON selections (cree_par);
CREATE INDEX ON selections (modifie_par);
CREATE INDEX ON selections USING gin (tags);
CREATE INDEX ON selections (modifie_le DESC NULLS LAST, id);

CREATE TABLE profils_scoring (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  objectif text NOT NULL DEFAULT 'qualite',
  description text NOT NULL DEFAULT '',
  selection bigint REFERENCES selections (id),
  regles jsonb NOT NULL DEFAULT '[]',
  bonus jsonb NOT NULL DEFAULT '[]',
  min double precision,
  max double precision,
  normalise boolean NOT NULL DEFAULT false,
  recalcul text NOT NULL DEFAULT 'automatique' CHECK (recalcul IN ('automatique', 'nuit', 'manuel')),
  gele boolean NOT NULL DEFAULT false,
  calcule_le timestamptz,
  nombre_objets double precision,
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive' CHECK (partage IN ('prive', 'filles', 'toutes')),
  tags bigint[] NOT NULL DEFAULT '{}',
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz
);
CREATE UNIQUE INDEX profils_scoring_code_unique ON profils_scoring (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON profils_scoring (selection);
CREATE INDEX ON profils_scoring (entite_id);
CREATE INDEX ON profils_scoring (cree_par);
CREATE INDEX ON profils_scoring (modifie_par);
CREATE INDEX ON profils_scoring USING gin (tags);
CREATE INDEX ON profils_scoring (modifie_le DESC NULLS LAST, id);

-- One score per objet and profile: what sorts and rules read.
CREATE TABLE objet_scores (
  profil_id bigint NOT NULL REFERENCES profils_scoring (id) ON DELETE CASCADE,
  objet_id bigint NOT NULL REFERENCES objets (id) ON DELETE CASCADE,
  score double precision NOT NULL,
  PRIMARY KEY (profil_id, objet_id)
);
CREATE INDEX ON objet_scores (objet_id);
CREATE INDEX ON objet_scores (profil_id, score DESC);

-- How many objets a sélection kept, each time that the number changed.
CREATE TABLE selection_volumes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  selection_id bigint NOT NULL REFERENCES selections (id) ON DELETE CASCADE,
  le timestamptz NOT NULL,
  nombre integer NOT NULL,
  -- What was imported, when an import is why; else what happened, in words.
  importation_id bigint REFERENCES importations (id) ON DELETE SET NULL,
  cause text NOT NULL,
  -- It varied by more than its sélection allows.
  alerte boolean NOT NULL DEFAULT false
);
CREATE INDEX ON selection_volumes (selection_id, id DESC);
CREATE INDEX ON selection_volumes (importation_id);

-- What rules and sorts read of an objet. All of it comes from the document: what is there already is worked out again by the
-- maintenance of the catalogue, which looks for objets whose dates are the oldest.
ALTER TABLE objets
  ADD nom_tri text NOT NULL DEFAULT '',
  ADD nom_norme text NOT NULL DEFAULT '',
  ADD commune_norme text NOT NULL DEFAULT '',
  ADD premiere_date date,
  -- When it is open in the days that follow indexe_le, in minutes from the midnight that it begins with.
  ADD creneaux int4multirange NOT NULL DEFAULT '{}',
  ADD faits text[] NOT NULL DEFAULT '{}',
  ADD valeurs jsonb NOT NULL DEFAULT '{}',
  ADD nombres jsonb NOT NULL DEFAULT '{}',
  ADD langues_parlees text[] NOT NULL DEFAULT '{}';
CREATE INDEX ON objets (nom_tri COLLATE "C", id);
UPDATE objets SET indexe_le = '-infinity';
