-- Which objets come to an entity: by the codes that systems know it under, and by where they are.

ALTER TABLE entites ADD COLUMN codes_sources jsonb NOT NULL DEFAULT '[]';
ALTER TABLE entites ADD COLUMN territoire jsonb;
