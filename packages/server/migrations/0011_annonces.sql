-- Advertising: what may be shown (formats), where (espaces, tags), and what is (annonces).

CREATE TABLE formats_annonce (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  canal text NOT NULL DEFAULT 'web',
  genre text NOT NULL DEFAULT 'image',
  consignes text NOT NULL DEFAULT '',
  unite text NOT NULL DEFAULT 'px',
  largeur double precision,
  hauteur double precision,
  ratio text,
  recadrage boolean NOT NULL DEFAULT true,
  densite text NOT NULL DEFAULT '1',
  fond_perdu double precision,
  resolution double precision,
  types_fichiers text[] NOT NULL DEFAULT '{}',
  poids_max double precision,
  duree_max double precision,
  cmjn boolean NOT NULL DEFAULT false,
  max_titre double precision,
  max_accroche double precision,
  variantes jsonb NOT NULL DEFAULT '[]',
  gabarit bigint REFERENCES gabarits_element (id),
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
CREATE UNIQUE INDEX formats_annonce_code_unique ON formats_annonce (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON formats_annonce (gabarit);
CREATE INDEX ON formats_annonce (entite_id);
CREATE INDEX ON formats_annonce (cree_par);
CREATE INDEX ON formats_annonce (modifie_par);
CREATE INDEX ON formats_annonce USING gin (tags);
CREATE INDEX ON formats_annonce (modifie_le DESC NULLS LAST, id);

CREATE TABLE tags_annonce (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  libelle jsonb NOT NULL,
  code text NOT NULL,
  couleur text,
  description text NOT NULL DEFAULT '',
  parent bigint REFERENCES tags_annonce (id),
  regles jsonb NOT NULL DEFAULT '{"genre":"groupe","lien":"et","regles":[]}',
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive' CHECK (partage IN ('prive', 'filles', 'toutes')),
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz
);
CREATE UNIQUE INDEX tags_annonce_code_unique ON tags_annonce (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON tags_annonce (parent);
CREATE INDEX ON tags_annonce (entite_id);
CREATE INDEX ON tags_annonce (cree_par);
CREATE INDEX ON tags_annonce (modifie_par);
CREATE INDEX ON tags_annonce (modifie_le DESC NULLS LAST, id);

CREATE TABLE espaces (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  actif boolean NOT NULL DEFAULT true,
  canal text NOT NULL DEFAULT 'web',
  sites bigint[] NOT NULL DEFAULT '{}',
  editions bigint[] NOT NULL DEFAULT '{}',
  diaporamas bigint[] NOT NULL DEFAULT '{}',
  emplacement text NOT NULL DEFAULT 'entre-elements',
  intervalle double precision,
  page_exemple text NOT NULL DEFAULT '',
  formats bigint[] NOT NULL,
  tags_acceptes bigint[] NOT NULL DEFAULT '{}',
  tags_exclus bigint[] NOT NULL DEFAULT '{}',
  capacite double precision NOT NULL DEFAULT 1,
  simultanees double precision NOT NULL DEFAULT 1,
  rotation text NOT NULL DEFAULT 'ponderee',
  remplissage text NOT NULL DEFAULT 'rien',
  paliers jsonb NOT NULL DEFAULT '[]',
  tarif numeric,
  unite_tarif text,
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
CREATE UNIQUE INDEX espaces_code_unique ON espaces (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON espaces (entite_id);
CREATE INDEX ON espaces (cree_par);
CREATE INDEX ON espaces (modifie_par);
CREATE INDEX ON espaces USING gin (sites);
CREATE INDEX ON espaces USING gin (editions);
CREATE INDEX ON espaces USING gin (diaporamas);
CREATE INDEX ON espaces USING gin (formats);
CREATE INDEX ON espaces USING gin (tags_acceptes);
CREATE INDEX ON espaces USING gin (tags_exclus);
CREATE INDEX ON espaces USING gin (tags);
CREATE INDEX ON espaces (modifie_le DESC NULLS LAST, id);

CREATE TABLE annonces (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  format bigint NOT NULL REFERENCES formats_annonce (id),
  priorite text NOT NULL DEFAULT 'contrat',
  objet bigint REFERENCES objets (id),
  raison_sociale text NOT NULL DEFAULT '',
  contact text NOT NULL DEFAULT '',
  courriel text NOT NULL DEFAULT '',
  convention text NOT NULL DEFAULT '',
  montant numeric,
  facture text NOT NULL DEFAULT '',
  creations jsonb NOT NULL DEFAULT '[]',
  du date NOT NULL,
  au date NOT NULL,
  espaces bigint[] NOT NULL DEFAULT '{}',
  tags_cibles bigint[] NOT NULL DEFAULT '{}',
  canaux text[] NOT NULL DEFAULT '{}',
  jours text[] NOT NULL DEFAULT '{}',
  de_heure double precision,
  a_heure double precision,
  poids double precision NOT NULL DEFAULT 10,
  lissage boolean NOT NULL DEFAULT true,
  plafond_page double precision,
  plafond_visite double precision,
  objectif_vues double precision,
  objectif_clics double precision,
  objectif_passages double precision,
  objectif_parutions double precision,
  regles jsonb NOT NULL DEFAULT '{"genre":"groupe","lien":"et","regles":[]}',
  rayon double precision,
  sites bigint[] NOT NULL DEFAULT '{}',
  listes bigint[] NOT NULL DEFAULT '{}',
  langues text[] NOT NULL DEFAULT '{}',
  saisons text[] NOT NULL DEFAULT '{}',
  exclusions jsonb NOT NULL DEFAULT '{"genre":"groupe","lien":"et","regles":[]}',
  fiches_exclues bigint[] NOT NULL DEFAULT '{}',
  utm boolean NOT NULL DEFAULT true,
  campagne text NOT NULL DEFAULT '',
  -- Read from what was decided and the day, never stored.
  etat text CHECK (etat IS NULL),
  validation text NOT NULL DEFAULT 'brouillon' CHECK (validation IN ('brouillon', 'a-valider', 'validee', 'refusee')),
  motif_refus text NOT NULL DEFAULT '',
  decide_le timestamptz,
  decide_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
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
  supprime_le timestamptz,
  CHECK (du <= au)
);
CREATE INDEX ON annonces (format);
CREATE INDEX ON annonces (objet);
CREATE INDEX ON annonces (decide_par);
-- Which of them run on a day: what an espace holds, what must be decided.
CREATE INDEX ON annonces (validation, au);
CREATE INDEX ON annonces (entite_id);
CREATE INDEX ON annonces (cree_par);
CREATE INDEX ON annonces (modifie_par);
CREATE INDEX ON annonces USING gin (espaces);
CREATE INDEX ON annonces USING gin (tags_cibles);
CREATE INDEX ON annonces USING gin (sites);
CREATE INDEX ON annonces USING gin (listes);
CREATE INDEX ON annonces USING gin (fiches_exclues);
CREATE INDEX ON annonces USING gin (tags);
CREATE INDEX ON annonces (modifie_le DESC NULLS LAST, id);
