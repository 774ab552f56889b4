-- The address of a photo of the médiathèque on an objet tells how it is cut too, and only those that the web shows are counted.
UPDATE objets SET indexe_le = '-infinity' WHERE photos_ajoutees <> '{}';
-- Providers of identity are of the whole instance.
UPDATE fournisseurs SET entite_id = NULL;
-- Bounds that a filter of another kind had left, and that distances take into account from now on.
UPDATE filtres SET min = NULL, max = NULL WHERE cible = 'distance';
