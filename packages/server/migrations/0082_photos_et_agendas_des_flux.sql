-- Whether Bridge keeps the photos that a feed brings, or has them pass through.
ALTER TABLE flux_tourinsoft ADD COLUMN photos text NOT NULL DEFAULT 'copier';
ALTER TABLE flux_lei ADD COLUMN photos text NOT NULL DEFAULT 'copier';
ALTER TABLE flux_apidae ADD COLUMN photos text NOT NULL DEFAULT 'copier';
ALTER TABLE flux_datatourisme ADD COLUMN photos text NOT NULL DEFAULT 'copier';
-- What the events of Apidae take their dates from.
ALTER TABLE flux_apidae ADD COLUMN agenda text NOT NULL DEFAULT 'periodes';
-- The window counts whatever the frequency: one that did not count is forgotten.
UPDATE flux_tourinsoft SET plage_horaire = '' WHERE frequence NOT IN ('heure', 'six-heures');
UPDATE flux_lei SET plage_horaire = '' WHERE frequence NOT IN ('heure', 'six-heures');
UPDATE flux_apidae SET plage_horaire = '' WHERE frequence NOT IN ('heure', 'six-heures');
UPDATE flux_datatourisme SET plage_horaire = '' WHERE frequence NOT IN ('heure', 'six-heures');
