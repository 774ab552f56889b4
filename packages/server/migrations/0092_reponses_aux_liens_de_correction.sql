-- What owners of records answer by the link that shows what is to be corrected in them: one text for each thing, and one for a whole record.
CREATE TABLE reponses_correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Absent once the link was forgotten.
  lien_id bigint REFERENCES liens_correction (id) ON DELETE SET NULL,
  proprietaire text NOT NULL,
  objet_id bigint NOT NULL REFERENCES objets (id) ON DELETE CASCADE,
  -- Empty for what is said of the whole record.
  anomalie text NOT NULL DEFAULT '',
  texte text NOT NULL,
  recu_le timestamptz NOT NULL,
  traite_le timestamptz,
  traite_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  -- A second answer by the same link takes the place of the first.
  UNIQUE (lien_id, objet_id, anomalie)
);
CREATE INDEX ON reponses_correction (objet_id);
CREATE INDEX ON reponses_correction (traite_par);
CREATE INDEX ON reponses_correction (recu_le) WHERE traite_le IS NULL;
