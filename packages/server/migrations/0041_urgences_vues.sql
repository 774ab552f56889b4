-- Screens confirm the messages of emergency that cover them, as they were saved.
CREATE TABLE urgences_vues (
  urgence_id bigint NOT NULL REFERENCES urgences (id) ON DELETE CASCADE,
  ecran_id bigint NOT NULL REFERENCES ecrans (id) ON DELETE CASCADE,
  version integer NOT NULL,
  vu_le timestamptz NOT NULL,
  PRIMARY KEY (urgence_id, ecran_id)
);
CREATE INDEX ON urgences_vues (ecran_id);
