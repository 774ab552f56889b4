-- Photos of the médiathèque that the entity of an objet adds to those of its source: they are used there.
ALTER TABLE objets ADD COLUMN photos_ajoutees bigint[] NOT NULL DEFAULT '{}';
CREATE INDEX ON objets USING gin (photos_ajoutees);
