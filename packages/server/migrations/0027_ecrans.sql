-- Screens are records of their own, paired by a code, and no longer a list inside each diaporama.
CREATE TABLE ecrans (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  lieu text NOT NULL DEFAULT '',
  groupe text NOT NULL DEFAULT '',
  contact text NOT NULL DEFAULT '',
  diaporama bigint REFERENCES diaporamas (id),
  langue text,
  horaire jsonb NOT NULL DEFAULT '[]',
  jours_marche text[] NOT NULL DEFAULT '{}',
  marche_de text,
  marche_a text,
  fuseau text NOT NULL DEFAULT 'Europe/Paris',
  orientation text NOT NULL DEFAULT 'paysage',
  rotation text NOT NULL DEFAULT '0',
  latitude double precision,
  longitude double precision,
  diagonale double precision,
  distance double precision,
  alerte_apres double precision DEFAULT 30,
  alertes bigint[] NOT NULL DEFAULT '{}',
  etat text NOT NULL DEFAULT 'a-appairer',
  appaire_le timestamptz,
  vu_le timestamptz,
  version_jouee text NOT NULL DEFAULT '',
  telechargement double precision,
  decalage double precision,
  capture_le timestamptz,
  sante jsonb,
  -- SHA-256 of the credential of the screen that is paired; nothing here opens anything.
  jeton bytea,
  -- When somebody was told that it is silent.
  alerte_le timestamptz,
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
CREATE UNIQUE INDEX ON ecrans (jeton);
CREATE INDEX ON ecrans (diaporama);
CREATE INDEX ON ecrans USING gin (alertes);
CREATE INDEX ON ecrans (entite_id);
CREATE INDEX ON ecrans (cree_par);
CREATE INDEX ON ecrans (modifie_par);
CREATE INDEX ON ecrans USING gin (tags);
CREATE INDEX ON ecrans (modifie_le DESC NULLS LAST, id);

-- Messages that take the whole screen, whatever it plays.
CREATE TABLE urgences (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  diffusee boolean NOT NULL DEFAULT false,
  ton text NOT NULL DEFAULT 'alerte',
  titre jsonb NOT NULL DEFAULT '{}',
  texte jsonb NOT NULL DEFAULT '{}',
  portee text NOT NULL DEFAULT 'tous',
  groupes jsonb NOT NULL DEFAULT '[]',
  ecrans bigint[] NOT NULL DEFAULT '{}',
  du date,
  de text,
  au date NOT NULL,
  a text,
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
CREATE INDEX ON urgences USING gin (ecrans);
CREATE INDEX ON urgences (au) WHERE diffusee;
CREATE INDEX ON urgences (entite_id);
CREATE INDEX ON urgences (cree_par);
CREATE INDEX ON urgences (modifie_par);
CREATE INDEX ON urgences USING gin (tags);
CREATE INDEX ON urgences (modifie_le DESC NULLS LAST, id);

-- The screens that diaporamas named become records, with what they play.
INSERT INTO ecrans (nom, lieu, groupe, contact, diaporama, langue, jours_marche, marche_de, marche_a, orientation,
  entite_id, partage, cree_le, cree_par, modifie_le, modifie_par, archive_le, supprime_le)
SELECT ecran ->> 'nom', coalesce(ecran ->> 'lieu', ''), coalesce(ecran ->> 'groupe', ''), coalesce(ecran ->> 'contact', ''),
  diaporamas.id, ecran ->> 'langue',
  ARRAY(SELECT jsonb_array_elements_text(coalesce(ecran -> 'joursMarche', '[]'))), ecran ->> 'marcheDe', ecran ->> 'marcheA',
  coalesce(ecran ->> 'orientation', 'paysage'), entite_id, partage, cree_le, cree_par, modifie_le, modifie_par, archive_le, supprime_le
FROM diaporamas, jsonb_array_elements(ecrans) WITH ORDINALITY AS liste (ecran, rang)
ORDER BY diaporamas.id, rang;

-- So do their messages, for the screens of each; none was on any screen, and none is until somebody says so, with its end.
INSERT INTO urgences (nom, titre, texte, portee, ecrans, au, entite_id, partage, cree_le, cree_par, modifie_le, modifie_par,
  archive_le, supprime_le)
SELECT 'Message de « ' || nom || ' »', urgence_titre, urgence_texte, 'ecrans',
  ARRAY(SELECT ecrans.id FROM ecrans WHERE ecrans.diaporama = diaporamas.id ORDER BY ecrans.id), current_date,
  entite_id, partage, cree_le, cree_par, modifie_le, modifie_par, archive_le, supprime_le
FROM diaporamas
WHERE EXISTS (SELECT 1 FROM jsonb_each_text(urgence_titre) WHERE value <> '')
  OR EXISTS (SELECT 1 FROM jsonb_each_text(urgence_texte) WHERE value <> '');

ALTER TABLE diaporamas DROP COLUMN ecrans, DROP COLUMN urgence, DROP COLUMN urgence_titre, DROP COLUMN urgence_texte;

-- A diaporama is published, as a list is on the web: until now, no screen played any.
ALTER TABLE diaporamas ALTER COLUMN etat SET DEFAULT 'brouillon', ADD COLUMN publie_le timestamptz;
UPDATE diaporamas SET etat = 'brouillon';

-- What a screen shows while it waits for a person to type its code in the console.
CREATE TABLE appairages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  -- SHA-256 of what the screen alone knows.
  secret bytea NOT NULL UNIQUE,
  expire_le timestamptz NOT NULL,
  -- Once a person typed its code.
  ecran_id bigint REFERENCES ecrans (id) ON DELETE CASCADE
);
CREATE INDEX ON appairages (ecran_id);
CREATE INDEX ON appairages (expire_le);

-- What screens are asked to do, once each.
CREATE TABLE ordres_ecran (
  numero bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ecran_id bigint NOT NULL REFERENCES ecrans (id) ON DELETE CASCADE,
  ordre text NOT NULL CHECK (ordre IN ('rafraichir', 'redemarrer', 'capturer')),
  demande_le timestamptz NOT NULL
);
CREATE INDEX ON ordres_ecran (ecran_id, numero);

-- What was shown, as each screen tells it: once, whatever the network does.
CREATE TABLE passages_ecran (
  ecran_id bigint NOT NULL REFERENCES ecrans (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  demarrage timestamptz NOT NULL,
  numero integer NOT NULL,
  version text NOT NULL,
  diaporama bigint NOT NULL,
  diapositive text NOT NULL,
  vue text NOT NULL,
  objet bigint,
  annonce bigint,
  -- As the screen had it, and corrected by what its clock was off by.
  debut_dit timestamptz NOT NULL,
  debut timestamptz NOT NULL,
  duree integer NOT NULL,
  resultat text NOT NULL CHECK (resultat IN ('entier', 'interrompu', 'echec')),
  recu_le timestamptz NOT NULL,
  PRIMARY KEY (ecran_id, id)
);
CREATE INDEX ON passages_ecran (ecran_id, debut DESC);
CREATE INDEX ON passages_ecran (ecran_id, demarrage, numero);
CREATE INDEX ON passages_ecran (recu_le);

-- The same by hour: kept once the passages themselves are gone, and whatever becomes of what was shown.
CREATE TABLE passages_par_heure (
  entite_id bigint REFERENCES entites (id) ON DELETE CASCADE,
  ecran_id bigint NOT NULL,
  heure timestamptz NOT NULL,
  diaporama bigint NOT NULL,
  diapositive text NOT NULL,
  objet bigint,
  annonce bigint,
  passages integer NOT NULL,
  millisecondes bigint NOT NULL,
  interrompus integer NOT NULL,
  echecs integer NOT NULL,
  UNIQUE NULLS NOT DISTINCT (ecran_id, heure, diaporama, diapositive, objet, annonce)
);
CREATE INDEX ON passages_par_heure (heure);
CREATE INDEX ON passages_par_heure (entite_id, heure);
CREATE INDEX ON passages_par_heure (annonce, heure) WHERE annonce IS NOT NULL;

-- Weather and news of elsewhere: asked for by the server, kept with their date; screens ask for nothing.
CREATE TABLE releves (
  adresse text PRIMARY KEY,
  genre text NOT NULL CHECK (genre IN ('meteo', 'flux')),
  contenu jsonb,
  releve_le timestamptz,
  essaye_le timestamptz NOT NULL,
  erreur text,
  -- The last time that a diaporama was made of it.
  voulu_le timestamptz NOT NULL
);
