-- How the bytes of a feed are read, and which field names its records where it is not the one of the instance.
ALTER TABLE flux_tourinsoft
  ADD COLUMN champ_id text NOT NULL DEFAULT '',
  ADD COLUMN encodage text NOT NULL DEFAULT 'auto';
ALTER TABLE flux_apidae ADD COLUMN encodage text NOT NULL DEFAULT 'auto';
