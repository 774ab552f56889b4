-- Printed editions: the documents, the sections that fill them, when they appear, and what their pictograms mean.

CREATE TABLE gabarits_edition (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  vignette bigint REFERENCES medias (id),
  formats text[] NOT NULL DEFAULT '{}',
  zones jsonb NOT NULL DEFAULT '[]',
  proprietes jsonb NOT NULL DEFAULT '[]',
  styles jsonb NOT NULL DEFAULT '[]',
  jetons jsonb NOT NULL DEFAULT '[]',
  base text NOT NULL DEFAULT 'guide',
  source text NOT NULL DEFAULT '',
  edition double precision NOT NULL DEFAULT 1,
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
CREATE UNIQUE INDEX gabarits_edition_code_unique ON gabarits_edition (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON gabarits_edition (vignette);
CREATE INDEX ON gabarits_edition (entite_id);
CREATE INDEX ON gabarits_edition (cree_par);
CREATE INDEX ON gabarits_edition (modifie_par);
CREATE INDEX ON gabarits_edition USING gin (tags);
CREATE INDEX ON gabarits_edition (modifie_le DESC NULLS LAST, id);

CREATE TABLE gabarits_sommaire (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  vignette bigint REFERENCES medias (id),
  formats text[] NOT NULL DEFAULT '{}',
  zones jsonb NOT NULL DEFAULT '[]',
  proprietes jsonb NOT NULL DEFAULT '[]',
  styles jsonb NOT NULL DEFAULT '[]',
  jetons jsonb NOT NULL DEFAULT '[]',
  base text NOT NULL DEFAULT 'classique',
  source text NOT NULL DEFAULT '',
  niveaux double precision NOT NULL DEFAULT 3,
  colonnes double precision NOT NULL DEFAULT 1,
  pictogrammes boolean NOT NULL DEFAULT false,
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
CREATE UNIQUE INDEX gabarits_sommaire_code_unique ON gabarits_sommaire (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON gabarits_sommaire (vignette);
CREATE INDEX ON gabarits_sommaire (entite_id);
CREATE INDEX ON gabarits_sommaire (cree_par);
CREATE INDEX ON gabarits_sommaire (modifie_par);
CREATE INDEX ON gabarits_sommaire USING gin (tags);
CREATE INDEX ON gabarits_sommaire (modifie_le DESC NULLS LAST, id);

CREATE TABLE gabarits_couverture (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  vignette bigint REFERENCES medias (id),
  formats text[] NOT NULL DEFAULT '{}',
  zones jsonb NOT NULL DEFAULT '[]',
  proprietes jsonb NOT NULL DEFAULT '[]',
  styles jsonb NOT NULL DEFAULT '[]',
  jetons jsonb NOT NULL DEFAULT '[]',
  base text NOT NULL DEFAULT 'pleine-page',
  source text NOT NULL DEFAULT '',
  dos boolean NOT NULL DEFAULT false,
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
CREATE UNIQUE INDEX gabarits_couverture_code_unique ON gabarits_couverture (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON gabarits_couverture (vignette);
CREATE INDEX ON gabarits_couverture (entite_id);
CREATE INDEX ON gabarits_couverture (cree_par);
CREATE INDEX ON gabarits_couverture (modifie_par);
CREATE INDEX ON gabarits_couverture USING gin (tags);
CREATE INDEX ON gabarits_couverture (modifie_le DESC NULLS LAST, id);

CREATE TABLE gabarits_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  vignette bigint REFERENCES medias (id),
  formats text[] NOT NULL DEFAULT '{}',
  zones jsonb NOT NULL DEFAULT '[]',
  proprietes jsonb NOT NULL DEFAULT '[]',
  styles jsonb NOT NULL DEFAULT '[]',
  jetons jsonb NOT NULL DEFAULT '[]',
  base text NOT NULL DEFAULT 'lignes',
  source text NOT NULL DEFAULT '',
  interligne double precision NOT NULL DEFAULT 8,
  cadre_partenaire boolean NOT NULL DEFAULT false,
  numeroter boolean NOT NULL DEFAULT true,
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
CREATE UNIQUE INDEX gabarits_notes_code_unique ON gabarits_notes (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON gabarits_notes (vignette);
CREATE INDEX ON gabarits_notes (entite_id);
CREATE INDEX ON gabarits_notes (cree_par);
CREATE INDEX ON gabarits_notes (modifie_par);
CREATE INDEX ON gabarits_notes USING gin (tags);
CREATE INDEX ON gabarits_notes (modifie_le DESC NULLS LAST, id);

CREATE TABLE legendes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  titre jsonb NOT NULL DEFAULT '{}',
  entrees jsonb NOT NULL DEFAULT '[]',
  colonnes double precision NOT NULL DEFAULT 2,
  style text NOT NULL DEFAULT 'lignes',
  comportement text NOT NULL DEFAULT 'presents',
  canaux text[] NOT NULL DEFAULT '{}',
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
CREATE UNIQUE INDEX legendes_code_unique ON legendes (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON legendes (entite_id);
CREATE INDEX ON legendes (cree_par);
CREATE INDEX ON legendes (modifie_par);
CREATE INDEX ON legendes USING gin (tags);
CREATE INDEX ON legendes (modifie_le DESC NULLS LAST, id);

CREATE TABLE rubriques_dynamiques (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  titre jsonb NOT NULL,
  chapeau jsonb NOT NULL DEFAULT '{}',
  selection bigint NOT NULL REFERENCES selections (id),
  tri bigint REFERENCES tris (id),
  scoring bigint REFERENCES profils_scoring (id),
  score_minimal double precision,
  niveaux jsonb NOT NULL DEFAULT '[]',
  plusieurs_jours text NOT NULL DEFAULT 'premier',
  limite_objets double precision,
  blocs bigint[] NOT NULL DEFAULT '{}',
  couleur text,
  image bigint REFERENCES medias (id),
  par_rangee double precision NOT NULL DEFAULT 2,
  photo boolean NOT NULL DEFAULT true,
  ratio text NOT NULL DEFAULT '3/2',
  sans_photo text NOT NULL DEFAULT 'rien',
  longueur_textes double precision,
  variantes jsonb NOT NULL DEFAULT '[]',
  numeroter boolean NOT NULL DEFAULT false,
  renvoi_carte bigint REFERENCES cartes (id),
  saut text NOT NULL DEFAULT 'aucun',
  annonces jsonb NOT NULL DEFAULT '{"espace":null,"chaque":null,"finDeChapitre":false}',
  limite_pages double precision,
  si_vide text NOT NULL DEFAULT 'masquer',
  texte_vide jsonb NOT NULL DEFAULT '{}',
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
CREATE UNIQUE INDEX rubriques_dynamiques_code_unique ON rubriques_dynamiques (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON rubriques_dynamiques (selection);
CREATE INDEX ON rubriques_dynamiques (tri);
CREATE INDEX ON rubriques_dynamiques (scoring);
CREATE INDEX ON rubriques_dynamiques (image);
CREATE INDEX ON rubriques_dynamiques (renvoi_carte);
CREATE INDEX ON rubriques_dynamiques (entite_id);
CREATE INDEX ON rubriques_dynamiques (cree_par);
CREATE INDEX ON rubriques_dynamiques (modifie_par);
CREATE INDEX ON rubriques_dynamiques USING gin (blocs);
CREATE INDEX ON rubriques_dynamiques USING gin (tags);
CREATE INDEX ON rubriques_dynamiques (modifie_le DESC NULLS LAST, id);

CREATE TABLE modeles_edition (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  type text NOT NULL DEFAULT 'guide',
  langues text[] NOT NULL DEFAULT '{fr}' CHECK (langues <> '{}'),
  plan jsonb NOT NULL DEFAULT '[]',
  gabarit bigint NOT NULL REFERENCES gabarits_edition (id),
  format text NOT NULL DEFAULT 'a5',
  orientation text NOT NULL DEFAULT 'portrait',
  largeur double precision,
  hauteur double precision,
  marge_haut double precision NOT NULL DEFAULT 12,
  marge_bas double precision NOT NULL DEFAULT 14,
  marge_interieure double precision NOT NULL DEFAULT 14,
  marge_exterieure double precision NOT NULL DEFAULT 10,
  colonnes double precision NOT NULL DEFAULT 2,
  gouttiere double precision NOT NULL DEFAULT 5,
  recto_verso boolean NOT NULL DEFAULT true,
  fond_perdu double precision NOT NULL DEFAULT 3,
  traits_de_coupe boolean NOT NULL DEFAULT true,
  zone_tranquille double precision NOT NULL DEFAULT 5,
  grille double precision,
  profil_couleur text NOT NULL DEFAULT 'cmjn',
  resolution double precision NOT NULL DEFAULT 250,
  tolerance double precision NOT NULL DEFAULT 10,
  parametres jsonb NOT NULL DEFAULT '[]',
  police_titres text NOT NULL DEFAULT '',
  police_texte text NOT NULL DEFAULT '',
  corps double precision NOT NULL DEFAULT 8.5,
  couleurs jsonb NOT NULL DEFAULT '[]',
  styles jsonb NOT NULL DEFAULT '[]',
  logo bigint REFERENCES medias (id),
  pied_de_page jsonb NOT NULL DEFAULT '{}',
  premier_numero double precision NOT NULL DEFAULT 1,
  numerotation text NOT NULL DEFAULT 'exterieur',
  chapitre_impair boolean NOT NULL DEFAULT false,
  gabarit_couverture bigint REFERENCES gabarits_couverture (id),
  couverture bigint REFERENCES medias (id),
  titre jsonb NOT NULL DEFAULT '{}',
  sous_titre jsonb NOT NULL DEFAULT '{}',
  mention jsonb NOT NULL DEFAULT '{}',
  deuxieme_couverture bigint REFERENCES medias (id),
  troisieme_couverture bigint REFERENCES medias (id),
  quatrieme_couverture bigint REFERENCES medias (id),
  gabarit_sommaire bigint REFERENCES gabarits_sommaire (id),
  niveaux_sommaire double precision NOT NULL DEFAULT 2,
  points_de_conduite boolean NOT NULL DEFAULT true,
  renvois text NOT NULL DEFAULT 'page',
  equilibrer boolean NOT NULL DEFAULT true,
  insecables boolean NOT NULL DEFAULT true,
  fiches_min double precision,
  remplissage text NOT NULL DEFAULT 'rien',
  multiple text NOT NULL DEFAULT '4',
  periode jsonb,
  territoire text NOT NULL DEFAULT '',
  destinataire text NOT NULL DEFAULT '',
  sorties text[] NOT NULL DEFAULT '{}',
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
CREATE UNIQUE INDEX modeles_edition_code_unique ON modeles_edition (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON modeles_edition (gabarit);
CREATE INDEX ON modeles_edition (logo);
CREATE INDEX ON modeles_edition (gabarit_couverture);
CREATE INDEX ON modeles_edition (couverture);
CREATE INDEX ON modeles_edition (deuxieme_couverture);
CREATE INDEX ON modeles_edition (troisieme_couverture);
CREATE INDEX ON modeles_edition (quatrieme_couverture);
CREATE INDEX ON modeles_edition (gabarit_sommaire);
CREATE INDEX ON modeles_edition (entite_id);
CREATE INDEX ON modeles_edition (cree_par);
CREATE INDEX ON modeles_edition (modifie_par);
CREATE INDEX ON modeles_edition USING gin (tags);
CREATE INDEX ON modeles_edition (modifie_le DESC NULLS LAST, id);

CREATE TABLE planifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  modele bigint NOT NULL REFERENCES modeles_edition (id),
  langues text[] NOT NULL DEFAULT '{}',
  entites bigint[] NOT NULL DEFAULT '{}',
  actif boolean NOT NULL DEFAULT true,
  calendrier jsonb NOT NULL DEFAULT '{"genre":"hebdomadaire","jours":["lundi"],"heure":"06:00"}',
  validite jsonb,
  periode jsonb,
  si_change boolean NOT NULL DEFAULT false,
  minimum double precision,
  apres_import boolean NOT NULL DEFAULT false,
  controle_bloquant boolean NOT NULL DEFAULT true,
  validateurs bigint[] NOT NULL DEFAULT '{}',
  diffusions jsonb NOT NULL DEFAULT '[]',
  secret bytea,
  versions double precision NOT NULL DEFAULT 10,
  alertes bigint[] NOT NULL DEFAULT '{}',
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
CREATE INDEX ON planifications (modele);
CREATE INDEX ON planifications (entite_id);
CREATE INDEX ON planifications (cree_par);
CREATE INDEX ON planifications (modifie_par);
CREATE INDEX ON planifications USING gin (entites);
CREATE INDEX ON planifications USING gin (validateurs);
CREATE INDEX ON planifications USING gin (alertes);
CREATE INDEX ON planifications USING gin (tags);
CREATE INDEX ON planifications (modifie_le DESC NULLS LAST, id);

-- What comes with the product: anybody's, as it is.
INSERT INTO gabarits_edition (nom, code, description, base, formats, partage) VALUES
  ('Guide illustré', 'guide', 'Des fiches avec photo sur deux colonnes, une ouverture par chapitre.', 'guide', '{a4,a5,carre}', 'toutes'),
  ('Agenda', 'agenda', 'Les rendez-vous jour après jour, la date en marge.', 'agenda', '{a4,a5,dl}', 'toutes'),
  ('Annuaire', 'annuaire', 'Des lignes serrées, sans photo : le plus d’adresses par page.', 'annuaire', '{a4,a5,a6}', 'toutes'),
  ('Dépliant', 'depliant', 'Trois volets, l’essentiel en couverture.', 'depliant', '{dl}', 'toutes');
INSERT INTO gabarits_sommaire (nom, code, description, base, colonnes, pictogrammes, partage) VALUES
  ('Sommaire classique', 'classique', 'Titres, points de conduite et numéros de page.', 'classique', 1, false, 'toutes'),
  ('Sommaire en colonnes', 'colonnes', 'Aux couleurs des chapitres, avec leur pictogramme.', 'colonnes', 2, true, 'toutes');
INSERT INTO gabarits_couverture (nom, code, description, base, zones, partage) VALUES
  ('Photo en pleine page', 'pleine-page', 'La photo couvre tout, le titre par-dessus.', 'pleine-page', '[{"nom":"titre","libelle":"Titre","genre":"texte","obligatoire":true},{"nom":"sous-titre","libelle":"Sous-titre","genre":"texte","obligatoire":false},{"nom":"image","libelle":"Photo","genre":"image","obligatoire":true},{"nom":"logo","libelle":"Logo","genre":"logo","obligatoire":false}]', 'toutes'),
  ('Photo et bandeau', 'bandeau', 'La photo en haut, le titre dans un bandeau de couleur.', 'bandeau', '[{"nom":"titre","libelle":"Titre","genre":"texte","obligatoire":true},{"nom":"image","libelle":"Photo","genre":"image","obligatoire":false},{"nom":"date","libelle":"Date ou numéro","genre":"date","obligatoire":false},{"nom":"logo","libelle":"Logo","genre":"logo","obligatoire":false}]', 'toutes');
INSERT INTO gabarits_notes (nom, code, description, base, partage) VALUES
  ('Lignes', 'lignes', 'Des lignes pour écrire.', 'lignes', 'toutes'),
  ('Carreaux', 'carreaux', 'Un quadrillage léger.', 'carreaux', 'toutes'),
  ('Page blanche', 'blanche', 'Rien d’autre que le numéro de page.', 'blanche', 'toutes');
