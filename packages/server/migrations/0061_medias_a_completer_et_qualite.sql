-- Médias that are kept before somebody described them, and those of which there is nothing to describe.

ALTER TABLE medias DROP CONSTRAINT medias_statut_check;
ALTER TABLE medias
  ADD CONSTRAINT medias_statut_check CHECK (statut IN ('a-completer', 'a-valider', 'utilisable', 'restreint')),
  ADD decorative boolean NOT NULL DEFAULT false,
  ALTER credit SET DEFAULT '';
CREATE INDEX medias_a_completer ON medias (id) WHERE statut = 'a-completer';

-- How complete the objets of a feed were after each of its imports.
CREATE TABLE releves_qualite (
  importation_id bigint PRIMARY KEY REFERENCES importations (id) ON DELETE CASCADE,
  le timestamptz NOT NULL,
  objets integer NOT NULL,
  -- In hundredths.
  completude double precision NOT NULL,
  a_corriger integer NOT NULL
);

-- Links by which an owner of records sees, without an account, what is to be corrected in them.
CREATE TABLE liens_correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the secret of its link, which is kept nowhere.
  empreinte bytea NOT NULL UNIQUE,
  proprietaire text NOT NULL,
  -- In whose name it was given: its objets are those that it shows.
  entite_id bigint REFERENCES entites (id) ON DELETE CASCADE,
  cree_le timestamptz NOT NULL,
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  expire_le timestamptz NOT NULL,
  revoque_le timestamptz
);
CREATE INDEX ON liens_correction (entite_id);
CREATE INDEX ON liens_correction (cree_par);

-- The records of one owner, however long its name is.
CREATE INDEX ON objets USING hash (proprietaire) WHERE proprietaire <> '';
