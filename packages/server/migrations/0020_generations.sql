-- The documents that models make: one line for each language. Their files lie in the store, under their number.
CREATE TABLE generations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  modele bigint NOT NULL REFERENCES modeles_edition (id) ON DELETE CASCADE,
  planification bigint REFERENCES planifications (id) ON DELETE SET NULL,
  entite_id bigint REFERENCES entites (id) ON DELETE CASCADE,
  langue text NOT NULL,
  sorties text[] NOT NULL,
  -- The days that it covers; null: those of the model.
  periode jsonb,
  etat text NOT NULL CHECK (etat IN ('en-cours', 'prete', 'validee', 'refusee', 'echouee')),
  figee boolean NOT NULL DEFAULT false,
  -- Made again from the data of another.
  depuis bigint REFERENCES generations (id) ON DELETE SET NULL,
  demande_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  cree_le timestamptz NOT NULL,
  fini_le timestamptz,
  duree_ms bigint,
  pages integer,
  objets integer,
  bloquantes integer,
  alertes integer,
  message text NOT NULL DEFAULT '',
  decide_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  decide_le timestamptz,
  tache bigint REFERENCES taches (id) ON DELETE SET NULL,
  fichiers jsonb NOT NULL DEFAULT '[]',
  rapport jsonb NOT NULL DEFAULT '[]',
  -- What its pages are made of, so that they can be made again: see publication/print/instantane.ts.
  instantane jsonb
);
CREATE INDEX ON generations (modele, langue, id DESC);
CREATE INDEX ON generations (entite_id);
CREATE INDEX ON generations (planification) WHERE planification IS NOT NULL;
CREATE INDEX ON generations (demande_par);
CREATE INDEX ON generations (decide_par);
CREATE INDEX ON generations (tache);
CREATE INDEX ON generations (depuis) WHERE depuis IS NOT NULL;

-- Where the newest document that an entity makes of a model is always found: printed on paper, it never changes, and nobody guesses
-- another. Whoever only shares a model has an address of their own.
CREATE TABLE adresses_d_edition (
  modele bigint NOT NULL REFERENCES modeles_edition (id) ON DELETE CASCADE,
  entite_id bigint REFERENCES entites (id) ON DELETE CASCADE,
  cle text NOT NULL UNIQUE,
  UNIQUE NULLS NOT DISTINCT (modele, entite_id)
);
CREATE INDEX ON adresses_d_edition (entite_id);
