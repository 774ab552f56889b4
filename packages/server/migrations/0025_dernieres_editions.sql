-- Pages that offer the newest validated document of an edition: a bloc, and lists.
ALTER TABLE blocs ADD COLUMN edition bigint REFERENCES modeles_edition (id);
CREATE INDEX ON blocs (edition);
ALTER TABLE listes_web ADD COLUMN editions bigint[] NOT NULL DEFAULT '{}';
