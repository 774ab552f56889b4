-- What is written into Apidae, one line for each objet and each time: what it changes, what Apidae answered, how it came back.
CREATE TABLE ecritures_apidae (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  config bigint REFERENCES configs_ecriture_apidae (id) ON DELETE SET NULL,
  objet bigint REFERENCES objets (id) ON DELETE SET NULL,
  nom text NOT NULL,
  -- Its number in Apidae; null of one that is created, until it is.
  identifiant text,
  entite_id bigint REFERENCES entites (id),
  mode text NOT NULL,
  origine text NOT NULL CHECK (origine IN ('correction', 'traduction', 'retablissement')),
  etat text NOT NULL,
  valeurs jsonb NOT NULL DEFAULT '[]',
  -- Internal criteria that this line sets besides those of its configuration.
  criteres bigint[] NOT NULL DEFAULT '{}',
  criteres_poses boolean NOT NULL DEFAULT false,
  -- Of what is asked: the same is not asked twice while the first is on its way.
  empreinte bytea NOT NULL,
  charge jsonb,
  statut text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  suivi jsonb NOT NULL DEFAULT '[]',
  tentatives integer NOT NULL DEFAULT 0,
  lot bigint,
  demande_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  decide_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  cree_le timestamptz NOT NULL,
  -- Not before: so many leave in an hour.
  prevu_le timestamptz,
  envoye_le timestamptz,
  revenu_le timestamptz,
  tache bigint
);
-- An entity has one proposal at a time for an objet, and creates it once.
CREATE UNIQUE INDEX ecritures_apidae_une_ouverte ON ecritures_apidae (coalesce(entite_id, 0), identifiant)
  WHERE etat IN ('a-approuver', 'en-attente', 'en-cours', 'demandee');
CREATE UNIQUE INDEX ecritures_apidae_une_creation ON ecritures_apidae (coalesce(entite_id, 0), objet)
  WHERE mode = 'CREATION' AND etat NOT IN ('refusee', 'echouee', 'annulee', 'remplacee');
CREATE INDEX ON ecritures_apidae (config, prevu_le DESC NULLS LAST);
CREATE INDEX ON ecritures_apidae (objet, id DESC);
CREATE INDEX ON ecritures_apidae (identifiant) WHERE etat IN ('ecrite', 'demandee');
CREATE INDEX ON ecritures_apidae (entite_id);
CREATE INDEX ON ecritures_apidae (demande_par);
CREATE INDEX ON ecritures_apidae (decide_par);
CREATE INDEX ON ecritures_apidae (lot);

-- What a provider gave to act in somebody's name there, sealed; null where it is not kept.
ALTER TABLE identites ADD COLUMN jetons bytea;
