-- Filters on a fact, a field of the dictionary or a score; what they ask at first; when they are shown.
ALTER TABLE filtres
  ADD COLUMN fait text,
  ADD COLUMN champ text NOT NULL DEFAULT '',
  ADD COLUMN profil bigint REFERENCES profils_scoring (id),
  ADD COLUMN depart_de double precision,
  ADD COLUMN depart_a double precision,
  ADD COLUMN depart_quand text,
  ADD COLUMN depart_oui boolean NOT NULL DEFAULT false,
  ADD COLUMN types text[] NOT NULL DEFAULT '{}',
  ADD COLUMN apres bigint REFERENCES filtres (id);
CREATE INDEX ON filtres (profil);
CREATE INDEX ON filtres (apres);
