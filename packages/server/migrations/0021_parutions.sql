-- Planifications run: what they leave out, what they sent, and whom they told.
ALTER TABLE generations DROP CONSTRAINT generations_etat_check;
ALTER TABLE generations ADD CONSTRAINT generations_etat_check
  CHECK (etat IN ('en-cours', 'prete', 'validee', 'refusee', 'echouee', 'sans-suite'));
-- Whoever watches over the planification knows how it ended, and which sendings failed.
ALTER TABLE generations ADD COLUMN alertee boolean NOT NULL DEFAULT false;
ALTER TABLE generations ADD COLUMN envois_alertes boolean NOT NULL DEFAULT false;
CREATE INDEX ON generations (id) WHERE planification IS NOT NULL AND NOT (alertee AND envois_alertes);

-- The key that a server showed when a planification first left a file there: another one is refused.
CREATE TABLE serveurs_connus (
  planification bigint NOT NULL REFERENCES planifications (id) ON DELETE CASCADE,
  hote text NOT NULL,
  port integer NOT NULL,
  empreinte text NOT NULL,
  vu_le timestamptz NOT NULL,
  PRIMARY KEY (planification, hote, port)
);

-- The media that a planification keeps up to date, so that whatever shows it shows the newest document.
CREATE TABLE medias_de_parution (
  planification bigint NOT NULL REFERENCES planifications (id) ON DELETE CASCADE,
  entite_id bigint REFERENCES entites (id) ON DELETE CASCADE,
  langue text NOT NULL,
  sortie text NOT NULL,
  media bigint NOT NULL REFERENCES medias (id) ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (planification, entite_id, langue, sortie)
);
CREATE INDEX ON medias_de_parution (entite_id);
CREATE INDEX ON medias_de_parution (media);

-- The sendings of a document.
CREATE INDEX ON taches (cible_id) WHERE type = 'envoi';
