-- Photos, opening hours and prices that the entity of an objet puts in place of the source's. No import touches them.
CREATE TABLE objet_corrections (
  objet_id bigint NOT NULL REFERENCES objets (id) ON DELETE CASCADE,
  -- A part of the document, by its name there.
  partie text NOT NULL CHECK (partie IN ('medias', 'ouverture', 'tarifs')),
  valeur jsonb NOT NULL,
  -- Of the source's part that it was made from: it tells when that part has changed since.
  empreinte_source bytea NOT NULL,
  maj_le timestamptz NOT NULL,
  maj_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  PRIMARY KEY (objet_id, partie)
);
CREATE INDEX ON objet_corrections (maj_par);
