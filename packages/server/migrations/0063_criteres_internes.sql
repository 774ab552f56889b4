-- Which internal criteria of Apidae a feed keeps; all where none is named.
ALTER TABLE flux_apidae ADD COLUMN criteres_internes text NOT NULL DEFAULT '';
