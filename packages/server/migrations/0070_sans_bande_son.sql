-- A format may refuse films that have a sound.
ALTER TABLE formats_annonce ADD COLUMN sans_son boolean NOT NULL DEFAULT false;
