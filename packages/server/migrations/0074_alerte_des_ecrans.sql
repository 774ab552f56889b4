-- A screen without a delay of its own has that of the instance; 0 is what says that nobody is told.
UPDATE ecrans SET alerte_apres = 0 WHERE alerte_apres IS NULL;
ALTER TABLE ecrans ALTER COLUMN alerte_apres DROP DEFAULT;
