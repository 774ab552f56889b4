-- Whether visitors leaf through the photos of each objet of a list.
ALTER TABLE modeles_liste ADD diaporama boolean NOT NULL DEFAULT false;
