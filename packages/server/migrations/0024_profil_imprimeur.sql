-- The colours that a printer's inks and paper give: a file of the médiathèque, named by models.
ALTER TABLE medias_fichiers DROP CONSTRAINT medias_fichiers_genre_check;
ALTER TABLE medias_fichiers ADD CONSTRAINT medias_fichiers_genre_check
  CHECK (genre IN ('photo', 'picto', 'video', 'audio', 'document', 'trace', 'police', 'profil'));
ALTER TABLE modeles_edition ADD COLUMN profil_imprimeur bigint REFERENCES medias (id);
CREATE INDEX ON modeles_edition (profil_imprimeur);
