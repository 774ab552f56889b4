-- Gabarits of screens bring their own typefaces: files of the médiathèque, which screens keep with the rest.
ALTER TABLE gabarits_diaporama ADD COLUMN police_texte bigint REFERENCES medias (id);
ALTER TABLE gabarits_diaporama ADD COLUMN police_titre bigint REFERENCES medias (id);
CREATE INDEX ON gabarits_diaporama (police_texte);
CREATE INDEX ON gabarits_diaporama (police_titre);
