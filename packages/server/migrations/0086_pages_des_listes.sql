-- What an entity has in use, in the order that lists open in; and what others share: of the tables that grow, neither is looked through whole.
-- Only people and the first import of an objet set its « modifie_le »: what later imports change in place stays in place.
CREATE INDEX tags_en_service ON tags (entite_id, modifie_le DESC NULLS LAST, id) WHERE supprime_le IS NULL AND archive_le IS NULL;
CREATE INDEX tags_en_partage ON tags (modifie_le DESC NULLS LAST, id) WHERE partage <> 'prive';
CREATE INDEX objets_en_service ON objets (entite_id, modifie_le DESC NULLS LAST, id) WHERE supprime_le IS NULL AND archive_le IS NULL;
CREATE INDEX objets_en_partage ON objets (modifie_le DESC NULLS LAST, id) WHERE partage <> 'prive';
CREATE INDEX medias_en_service ON medias (entite_id, modifie_le DESC NULLS LAST, id) WHERE supprime_le IS NULL AND archive_le IS NULL;
CREATE INDEX medias_en_partage ON medias (modifie_le DESC NULLS LAST, id) WHERE partage <> 'prive';
