-- Whether a fiche offers the objets that the source ties to its own.
ALTER TABLE fiches_web ADD lies boolean NOT NULL DEFAULT false;
-- Whether visitors leaf through the photos of each objet of a list.
ALTER TABLE modeles_liste ADD diaporama boolean NOT NULL DEFAULT false;
-- Whether a list offers its results as a PDF.
ALTER TABLE listes_web ADD pdf boolean NOT NULL DEFAULT false;
