-- The legend whose drawings the pages of a site have.
ALTER TABLE sites ADD COLUMN legende bigint REFERENCES legendes (id);
CREATE INDEX ON sites (legende);
