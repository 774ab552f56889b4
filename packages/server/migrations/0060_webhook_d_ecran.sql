-- Another tool is told of a screen that gives no news; the word that signs what it is told is sealed.
ALTER TABLE ecrans ADD COLUMN alerte_url text NOT NULL DEFAULT '', ADD COLUMN alerte_cle bytea;
