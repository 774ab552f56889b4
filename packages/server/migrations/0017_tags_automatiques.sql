-- A tag that a sélection puts on objets, and one that visitors see. Those that are there keep what visitors see of them.
ALTER TABLE tags
  ADD COLUMN selection bigint REFERENCES selections (id),
  ADD COLUMN publique boolean NOT NULL DEFAULT true;
ALTER TABLE tags ALTER COLUMN publique SET DEFAULT false;
CREATE INDEX tags_selection ON tags (selection) WHERE selection IS NOT NULL;
