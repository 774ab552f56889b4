-- Annonces are shown: what visitors read beside them, the pages that bear a tag by hand, and what is counted.

ALTER TABLE espaces ADD COLUMN mention text NOT NULL DEFAULT 'annonce';

ALTER TABLE listes_web ADD COLUMN tags_annonce bigint[] NOT NULL DEFAULT '{}';
ALTER TABLE fiches_web ADD COLUMN tags_annonce bigint[] NOT NULL DEFAULT '{}';
ALTER TABLE cartes ADD COLUMN tags_annonce bigint[] NOT NULL DEFAULT '{}';
CREATE INDEX ON listes_web USING gin (tags_annonce);
CREATE INDEX ON fiches_web USING gin (tags_annonce);
CREATE INDEX ON cartes USING gin (tags_annonce);

-- By the hour, and nothing of who. What was counted stays when an annonce is gone: it was shown all the same.
CREATE TABLE comptes_annonce (
  annonce bigint NOT NULL,
  espace bigint NOT NULL,
  site bigint NOT NULL,
  heure timestamptz NOT NULL,
  genre text NOT NULL CHECK (genre IN ('vue', 'clic')),
  nombre bigint NOT NULL CHECK (nombre > 0),
  PRIMARY KEY (annonce, heure, espace, site, genre)
);
CREATE INDEX ON comptes_annonce (espace, heure);
CREATE INDEX ON comptes_annonce (heure);

-- What was told once: told again, it counts for nothing. A key is drawn by chance and forgotten within a day.
CREATE TABLE evenements_annonce (
  cle bytea PRIMARY KEY,
  recu_le timestamptz NOT NULL
);
CREATE INDEX ON evenements_annonce (recu_le);

-- Every number that is told of an annonce is read here.
CREATE VIEW mesures_annonce AS
  SELECT annonce, espace, 'web'::text AS canal, site AS support, heure, genre, nombre FROM comptes_annonce
  UNION ALL
  SELECT annonce, NULL, 'ecran', ecran_id, heure, 'passage', passages::bigint FROM passages_par_heure WHERE annonce IS NOT NULL
  UNION ALL
  SELECT imprimes.cible, NULL, 'print', generations.modele,
    date_trunc('hour', coalesce(generations.decide_le, generations.fini_le, generations.cree_le)), 'parution', 1::bigint
  FROM imprimes JOIN generations ON generations.id = imprimes.generation
  WHERE imprimes.ressource = 'annonce' AND generations.etat = 'validee';
