-- The ledger of translations: one line per translatable text and language, whoever wrote it, and what machines proposed.

-- Of the words of a text: its markup and its spaces may change without anything to translate again.
CREATE FUNCTION empreinte_de_texte(texte text) RETURNS bytea
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN decode(md5(btrim(regexp_replace(
    CASE WHEN strpos(texte, '<') > 0 THEN regexp_replace(texte, '<[^>]*>', ' ', 'g') ELSE texte END, '\s+', ' ', 'g'))), 'hex');

-- Every text of an objet may be worded locally, by its address: « resume », « textes:apidae:Theme:12 », « legendes:photo-3 ».
ALTER TABLE objet_textes DROP CONSTRAINT objet_textes_champ_check;
ALTER TABLE objet_textes ADD CONSTRAINT objet_textes_champ_check
  CHECK (champ ~ '^(nom|resume|description|ouverture|tarifs|acces)$|^(textes|legendes|champs):.');
-- The French that it was made from, to tell what changed since; unknown for those written before.
ALTER TABLE objet_textes ADD COLUMN source text;
-- Fingerprints are of another kind from now on: what is there is taken to be of the French of today.
UPDATE objet_textes AS texte SET empreinte_source = empreinte_de_texte(coalesce(doc.document -> texte.champ ->> 'fr', ''))
FROM objet_documents AS doc WHERE doc.objet_id = texte.objet_id;

CREATE TABLE traductions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- « objet », or the resource of a record; and its number.
  ressource text NOT NULL,
  sujet bigint NOT NULL,
  -- Whose words: that of the record or, of an objet, one that words it in its own way.
  entite_id bigint REFERENCES entites (id),
  -- What the record is called; objets have their own.
  nom text,
  champ text NOT NULL,
  langue text NOT NULL,
  etat text NOT NULL CHECK (etat IN ('a_jour', 'perimee', 'manquante', 'a_relire', 'refusee')),
  -- Of the text in force.
  origine text CHECK (origine IN ('source', 'humain', 'machine')),
  faite_sur bytea,
  faite_le timestamptz,
  -- Of the French of today: its fingerprint, and how long it is.
  empreinte bytea NOT NULL,
  caracteres integer NOT NULL,
  -- What the source, or the record itself, says in the language: its fingerprint, and that of the French that it came with.
  propre bytea,
  propre_sur bytea,
  propre_le timestamptz,
  -- What a machine proposed. Nothing but machines and reviews write here, and machines write nowhere else.
  machine text,
  machine_sur bytea,
  machine_source text,
  machine_le timestamptz,
  moteur text,
  glossaire text,
  configuration bigint REFERENCES configs_traduction (id) ON DELETE SET NULL,
  relecture text CHECK (relecture IN ('sans', 'attendue', 'acceptee', 'refusee')),
  relue_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  relue_le timestamptz,
  assignee_a bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  UNIQUE NULLS NOT DISTINCT (ressource, sujet, champ, langue, entite_id)
);
-- Lists are of a state in a language; the rest is found by the record.
CREATE INDEX ON traductions (entite_id, langue, etat, id);
CREATE INDEX ON traductions (assignee_a) WHERE assignee_a IS NOT NULL;
CREATE INDEX ON traductions (relue_par) WHERE relue_par IS NOT NULL;
CREATE INDEX ON traductions (configuration) WHERE configuration IS NOT NULL;
-- What public pages show of machines.
CREATE INDEX ON traductions (sujet) WHERE origine = 'machine' AND ressource = 'objet';

-- What was translated once serves again, for nothing: by the French, whoever translated it.
CREATE TABLE memoire_traductions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entite_id bigint REFERENCES entites (id),
  langue text NOT NULL,
  empreinte bytea NOT NULL,
  francais text NOT NULL,
  texte text NOT NULL,
  origine text NOT NULL CHECK (origine IN ('humain', 'machine')),
  -- Of a machine: the engine, its options and its glossary. Others give another text.
  cle text NOT NULL DEFAULT '',
  faite_le timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (entite_id, langue, empreinte, origine, cle)
);

-- What engines were sent, lot by lot. Written down before it leaves: what a killed server sent is counted all the same.
CREATE TABLE usages_traduction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  configuration bigint NOT NULL REFERENCES configs_traduction (id) ON DELETE CASCADE,
  tache bigint,
  le timestamptz NOT NULL,
  langue text NOT NULL,
  etat text NOT NULL CHECK (etat IN ('envoye', 'fait', 'incertain', 'refuse')),
  textes integer NOT NULL,
  caracteres integer NOT NULL,
  message text NOT NULL DEFAULT ''
);
CREATE INDEX ON usages_traduction (configuration, le);

-- The glossary of a configuration as its engine keeps it.
CREATE TABLE glossaires_moteur (
  configuration bigint PRIMARY KEY REFERENCES configs_traduction (id) ON DELETE CASCADE,
  version text NOT NULL,
  identifiant text NOT NULL
);

-- Another service than those of DeepL, or another address of theirs.
ALTER TABLE configs_traduction ADD COLUMN adresse text NOT NULL DEFAULT '';
-- The last step of the budget that people were told of, « 2026-11 80 ».
CREATE TABLE budgets_dits (
  configuration bigint PRIMARY KEY REFERENCES configs_traduction (id) ON DELETE CASCADE,
  mot text NOT NULL
);

-- The texts that are there get their lines.
INSERT INTO taches (type, max_tentatives, cible, donnees, cree_le, modifie_le)
SELECT 'registre', 5, 'Toutes les traductions', '{"importation": null}', now(), now() WHERE EXISTS (SELECT FROM objets);
