-- The médiathèque: files, the media that show them, and what was said of their rights.

-- A file is laid down before its row is written, and removed after its row is: a row always has its file.
-- Without a media it lives a day.
CREATE TABLE medias_fichiers (
  id uuid PRIMARY KEY,
  -- Where it lies in the store; its views lie beside it.
  cle text NOT NULL UNIQUE,
  nom text NOT NULL CHECK (nom <> ''),
  type text NOT NULL,
  genre text NOT NULL CHECK (genre IN ('photo', 'picto', 'video', 'audio', 'document', 'trace', 'police')),
  taille bigint NOT NULL CHECK (taille > 0),
  -- SHA-256 of what is kept, and of what was received.
  empreinte text NOT NULL CHECK (empreinte ~ '^[0-9a-f]{64}$'),
  empreinte_recue text NOT NULL CHECK (empreinte_recue ~ '^[0-9a-f]{64}$'),
  -- What it looks like: few bits differ between two that look alike.
  perceptuelle bit(64),
  largeur integer CHECK (largeur > 0),
  hauteur integer CHECK (hauteur > 0),
  duree double precision CHECK (duree >= 0),
  -- The views that were made of it.
  vues text[] NOT NULL DEFAULT '{}',
  details jsonb NOT NULL DEFAULT '{}',
  cree_le timestamptz NOT NULL,
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL
);
CREATE INDEX ON medias_fichiers (cree_le);
CREATE INDEX ON medias_fichiers (cree_par);
CREATE INDEX ON medias_fichiers (empreinte);
CREATE INDEX ON medias_fichiers (empreinte_recue);

-- Files on their way into the store or out of it: what a killed server leaves there is found here, and nowhere else.
CREATE TABLE medias_en_suspens (
  fichier uuid PRIMARY KEY,
  depuis timestamptz NOT NULL
);

CREATE TABLE medias (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  fichier jsonb NOT NULL,
  cadrage jsonb NOT NULL DEFAULT '{"focal":null,"recadrages":[]}',
  titre jsonb NOT NULL,
  alternatif jsonb NOT NULL DEFAULT '{}',
  legende jsonb NOT NULL DEFAULT '{}',
  dossier text NOT NULL DEFAULT '',
  mots_cles bigint[] NOT NULL DEFAULT '{}',
  objets bigint[] NOT NULL DEFAULT '{}',
  statut text NOT NULL DEFAULT 'utilisable' CHECK (statut IN ('a-valider', 'utilisable', 'restreint')),
  credit text NOT NULL,
  auteur text NOT NULL DEFAULT '',
  ayant_droit text NOT NULL DEFAULT '',
  licence text NOT NULL DEFAULT 'cession',
  supports text[] NOT NULL DEFAULT '{}',
  droits jsonb,
  territoire text NOT NULL DEFAULT '',
  exclusif boolean NOT NULL DEFAULT false,
  autorisations jsonb NOT NULL DEFAULT '[]',
  commune text NOT NULL DEFAULT '',
  lat double precision CHECK (lat BETWEEN -90 AND 90),
  lon double precision CHECK (lon BETWEEN -180 AND 180),
  prise_le date,
  saison text,
  genre text NOT NULL DEFAULT 'photo',
  type_mime text NOT NULL DEFAULT '',
  poids double precision,
  largeur double precision,
  hauteur double precision,
  orientation text,
  duree double precision,
  profil text NOT NULL DEFAULT '',
  couleur text NOT NULL DEFAULT '',
  origine text NOT NULL DEFAULT 'depot',
  empreinte text NOT NULL DEFAULT '',
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive' CHECK (partage IN ('prive', 'filles', 'toutes')),
  tags bigint[] NOT NULL DEFAULT '{}',
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz
);
CREATE INDEX medias_fichier ON medias (((fichier ->> 'id')::uuid));
CREATE INDEX ON medias (entite_id);
CREATE INDEX ON medias (cree_par);
CREATE INDEX ON medias (modifie_par);
CREATE INDEX ON medias (dossier text_pattern_ops);
CREATE INDEX ON medias USING gin (mots_cles);
CREATE INDEX ON medias USING gin (objets);
CREATE INDEX ON medias USING gin (tags);
CREATE INDEX ON medias (modifie_le DESC NULLS LAST, id);

-- What people were told about the end of the rights of a media: once for each delay, and anew when the end moves.
CREATE TABLE medias_alertes (
  media_id bigint NOT NULL REFERENCES medias (id) ON DELETE CASCADE,
  fin date NOT NULL,
  jours integer NOT NULL,
  le timestamptz NOT NULL,
  PRIMARY KEY (media_id, fin, jours)
);

-- What public pages show of it.
ALTER TABLE sites ADD logo bigint REFERENCES medias (id);
CREATE INDEX ON sites (logo);
ALTER TABLE listes_web ADD image bigint REFERENCES medias (id);
CREATE INDEX ON listes_web (image);
