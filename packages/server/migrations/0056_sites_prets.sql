-- What the new lists of a site are given.
ALTER TABLE sites ADD COLUMN moteur bigint REFERENCES moteurs (id);
ALTER TABLE sites ADD COLUMN moteur_agenda bigint REFERENCES moteurs (id);
ALTER TABLE sites ADD COLUMN carte bigint REFERENCES cartes (id);
CREATE INDEX ON sites (moteur);
CREATE INDEX ON sites (moteur_agenda);
CREATE INDEX ON sites (carte);
