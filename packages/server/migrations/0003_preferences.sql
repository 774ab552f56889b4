-- Preferences of entities, the version of the parameters, the periodic maintenance, and what the audit log is searched by.

-- Counts the changes of all parameters together, so that of two people who edit them the second is told. One row.
CREATE TABLE parametres_version (
  seule boolean PRIMARY KEY DEFAULT true CHECK (seule),
  version integer NOT NULL DEFAULT 1,
  modifie_le timestamptz,
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL
);
CREATE INDEX ON parametres_version (modifie_par);
INSERT INTO parametres_version DEFAULT VALUES;

-- What an entity sets for its people. One row an entity: going back to what is inherited removes a key, and the version stays.
CREATE TABLE preferences (
  entite_id bigint PRIMARY KEY REFERENCES entites (id) ON DELETE CASCADE,
  surcharges jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  modifie_le timestamptz NOT NULL,
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL
);
CREATE INDEX ON preferences (modifie_par);

-- The last run of each task of the periodic maintenance.
CREATE TABLE entretiens (
  nom text PRIMARY KEY,
  dernier_le timestamptz NOT NULL,
  duree_ms integer NOT NULL,
  resultat jsonb NOT NULL DEFAULT '{}',
  -- Why it failed; null when it did not.
  erreur text
);

CREATE INDEX ON journal (action, id);
CREATE INDEX ON journal (cible, id);
CREATE INDEX ON journal (utilisateur_id, id);
CREATE INDEX ON journal (acteur_id, id);
