-- Runs of configurations that translate for Apidae, and the translations that each of them holds.
CREATE TABLE lots_traduction_apidae (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  config bigint NOT NULL REFERENCES configs_traduction_apidae (id) ON DELETE CASCADE,
  entite_id bigint REFERENCES entites (id),
  etat text NOT NULL,
  message text NOT NULL DEFAULT '',
  demande_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  cree_le timestamptz NOT NULL,
  tache bigint
);
-- One at a time translates or leaves.
CREATE UNIQUE INDEX lots_traduction_apidae_un_en_cours ON lots_traduction_apidae (config) WHERE etat IN ('traduction', 'envoi');
CREATE INDEX ON lots_traduction_apidae (config, id DESC);
CREATE INDEX ON lots_traduction_apidae (entite_id);
CREATE INDEX ON lots_traduction_apidae (demande_par);

CREATE TABLE lot_traductions (
  lot bigint NOT NULL REFERENCES lots_traduction_apidae (id) ON DELETE CASCADE,
  traduction bigint NOT NULL REFERENCES traductions (id) ON DELETE CASCADE,
  -- Which text of the machine: another one is another translation.
  machine_le timestamptz NOT NULL,
  PRIMARY KEY (lot, traduction)
);
CREATE INDEX ON lot_traductions (traduction);
