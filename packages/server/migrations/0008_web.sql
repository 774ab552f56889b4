-- Publication on the web: what is shown, how, where, and which version of it visitors see.

CREATE TABLE gabarits_liste (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  base text NOT NULL DEFAULT 'propre',
  liquide text NOT NULL DEFAULT '',
  css text NOT NULL DEFAULT '',
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
CREATE UNIQUE INDEX gabarits_liste_code_unique ON gabarits_liste (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON gabarits_liste (entite_id);
CREATE INDEX ON gabarits_liste (cree_par);
CREATE INDEX ON gabarits_liste (modifie_par);
CREATE INDEX ON gabarits_liste USING gin (tags);
CREATE INDEX ON gabarits_liste (modifie_le DESC NULLS LAST, id);

CREATE TABLE gabarits_element (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  base text NOT NULL DEFAULT 'propre',
  liquide text NOT NULL DEFAULT '',
  css text NOT NULL DEFAULT '',
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
CREATE UNIQUE INDEX gabarits_element_code_unique ON gabarits_element (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON gabarits_element (entite_id);
CREATE INDEX ON gabarits_element (cree_par);
CREATE INDEX ON gabarits_element (modifie_par);
CREATE INDEX ON gabarits_element USING gin (tags);
CREATE INDEX ON gabarits_element (modifie_le DESC NULLS LAST, id);

CREATE TABLE gabarits_fiche (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  base text NOT NULL DEFAULT 'propre',
  liquide text NOT NULL DEFAULT '',
  css text NOT NULL DEFAULT '',
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
CREATE UNIQUE INDEX gabarits_fiche_code_unique ON gabarits_fiche (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON gabarits_fiche (entite_id);
CREATE INDEX ON gabarits_fiche (cree_par);
CREATE INDEX ON gabarits_fiche (modifie_par);
CREATE INDEX ON gabarits_fiche USING gin (tags);
CREATE INDEX ON gabarits_fiche (modifie_le DESC NULLS LAST, id);

CREATE TABLE gabarits_carte (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  controles text[] NOT NULL DEFAULT '{}',
  position_legende text NOT NULL DEFAULT 'haut-droite',
  liste_liee text NOT NULL DEFAULT 'cote',
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
CREATE UNIQUE INDEX gabarits_carte_code_unique ON gabarits_carte (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON gabarits_carte (entite_id);
CREATE INDEX ON gabarits_carte (cree_par);
CREATE INDEX ON gabarits_carte (modifie_par);
CREATE INDEX ON gabarits_carte USING gin (tags);
CREATE INDEX ON gabarits_carte (modifie_le DESC NULLS LAST, id);

CREATE TABLE gabarits_infobulle (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  largeur double precision NOT NULL DEFAULT 260,
  base text NOT NULL DEFAULT 'propre',
  liquide text NOT NULL DEFAULT '',
  css text NOT NULL DEFAULT '',
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
CREATE UNIQUE INDEX gabarits_infobulle_code_unique ON gabarits_infobulle (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON gabarits_infobulle (entite_id);
CREATE INDEX ON gabarits_infobulle (cree_par);
CREATE INDEX ON gabarits_infobulle (modifie_par);
CREATE INDEX ON gabarits_infobulle USING gin (tags);
CREATE INDEX ON gabarits_infobulle (modifie_le DESC NULLS LAST, id);

CREATE TABLE composants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  statut text NOT NULL DEFAULT 'stable',
  remplace_par bigint REFERENCES composants (id),
  proprietes jsonb NOT NULL DEFAULT '[]',
  base text NOT NULL DEFAULT 'propre',
  liquide text NOT NULL DEFAULT '',
  css text NOT NULL DEFAULT '',
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
CREATE UNIQUE INDEX composants_code_unique ON composants (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON composants (remplace_par);
CREATE INDEX ON composants (entite_id);
CREATE INDEX ON composants (cree_par);
CREATE INDEX ON composants (modifie_par);
CREATE INDEX ON composants USING gin (tags);
CREATE INDEX ON composants (modifie_le DESC NULLS LAST, id);

CREATE TABLE codes_personnalises (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  actif boolean NOT NULL DEFAULT true,
  type text NOT NULL DEFAULT 'css',
  css text NOT NULL DEFAULT '',
  js text NOT NULL DEFAULT '',
  html text NOT NULL DEFAULT '',
  portees text[] NOT NULL DEFAULT '{}',
  emplacement text NOT NULL DEFAULT 'fin',
  ordre double precision NOT NULL DEFAULT 100,
  dates jsonb,
  environnements text[] NOT NULL DEFAULT '{}',
  origines jsonb NOT NULL DEFAULT '[]',
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
CREATE INDEX ON codes_personnalises (entite_id);
CREATE INDEX ON codes_personnalises (cree_par);
CREATE INDEX ON codes_personnalises (modifie_par);
CREATE INDEX ON codes_personnalises USING gin (tags);
CREATE INDEX ON codes_personnalises (modifie_le DESC NULLS LAST, id);

CREATE TABLE filtres (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  cible text NOT NULL DEFAULT 'typeBridge',
  critere bigint REFERENCES criteres (id),
  mesure text NOT NULL DEFAULT '',
  choix jsonb NOT NULL DEFAULT '[]',
  multiple boolean NOT NULL DEFAULT true,
  tous boolean NOT NULL DEFAULT false,
  min double precision,
  max double precision,
  libelle jsonb NOT NULL,
  aide jsonb NOT NULL DEFAULT '{}',
  widget text NOT NULL DEFAULT 'cases',
  indexable boolean NOT NULL DEFAULT false,
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
CREATE UNIQUE INDEX filtres_code_unique ON filtres (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON filtres (critere);
CREATE INDEX ON filtres (entite_id);
CREATE INDEX ON filtres (cree_par);
CREATE INDEX ON filtres (modifie_par);
CREATE INDEX ON filtres USING gin (tags);
CREATE INDEX ON filtres (modifie_le DESC NULLS LAST, id);

CREATE TABLE moteurs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  mode text NOT NULL DEFAULT 'direct',
  filtres jsonb NOT NULL DEFAULT '[]',
  compteurs boolean NOT NULL DEFAULT true,
  masquer_vides boolean NOT NULL DEFAULT true,
  champ_texte boolean NOT NULL DEFAULT true,
  indication jsonb NOT NULL DEFAULT '{}',
  synonymes jsonb NOT NULL DEFAULT '[]',
  etat text NOT NULL DEFAULT 'brouillon',
  publie_le timestamptz,
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
CREATE UNIQUE INDEX moteurs_code_unique ON moteurs (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON moteurs (entite_id);
CREATE INDEX ON moteurs (cree_par);
CREATE INDEX ON moteurs (modifie_par);
CREATE INDEX ON moteurs USING gin (tags);
CREATE INDEX ON moteurs (modifie_le DESC NULLS LAST, id);

CREATE TABLE modeles_liste (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  gabarit bigint NOT NULL REFERENCES gabarits_liste (id),
  gabarit_element bigint NOT NULL REFERENCES gabarits_element (id),
  elements jsonb NOT NULL DEFAULT '[]',
  blocs bigint[] NOT NULL DEFAULT '{}',
  photo boolean NOT NULL DEFAULT true,
  ratio text NOT NULL DEFAULT '4/3',
  focale text NOT NULL DEFAULT 'sujet',
  badges text[] NOT NULL DEFAULT '{}',
  dates boolean NOT NULL DEFAULT true,
  prix boolean NOT NULL DEFAULT true,
  bouton jsonb NOT NULL DEFAULT '{}',
  favoris boolean NOT NULL DEFAULT false,
  zone_moteur text NOT NULL DEFAULT 'haut',
  densite text NOT NULL DEFAULT 'normale',
  couleur text,
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
CREATE UNIQUE INDEX modeles_liste_code_unique ON modeles_liste (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON modeles_liste (gabarit);
CREATE INDEX ON modeles_liste (gabarit_element);
CREATE INDEX ON modeles_liste (entite_id);
CREATE INDEX ON modeles_liste (cree_par);
CREATE INDEX ON modeles_liste (modifie_par);
CREATE INDEX ON modeles_liste USING gin (blocs);
CREATE INDEX ON modeles_liste USING gin (tags);
CREATE INDEX ON modeles_liste (modifie_le DESC NULLS LAST, id);

CREATE TABLE cartes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  sites bigint[] NOT NULL DEFAULT '{}',
  langues text[] NOT NULL DEFAULT '{}',
  titre jsonb NOT NULL,
  gabarit bigint NOT NULL REFERENCES gabarits_carte (id),
  infobulle bigint NOT NULL REFERENCES gabarits_infobulle (id),
  couches jsonb NOT NULL DEFAULT '[]',
  fond text NOT NULL DEFAULT 'plan-ign',
  latitude double precision,
  longitude double precision,
  zoom double precision,
  hauteur double precision NOT NULL DEFAULT 480,
  regrouper boolean NOT NULL DEFAULT true,
  traces boolean NOT NULL DEFAULT false,
  etat text NOT NULL DEFAULT 'brouillon',
  publie_le timestamptz,
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
CREATE UNIQUE INDEX cartes_code_unique ON cartes (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON cartes (gabarit);
CREATE INDEX ON cartes (infobulle);
CREATE INDEX ON cartes (entite_id);
CREATE INDEX ON cartes (cree_par);
CREATE INDEX ON cartes (modifie_par);
CREATE INDEX ON cartes USING gin (sites);
CREATE INDEX ON cartes USING gin (tags);
CREATE INDEX ON cartes (modifie_le DESC NULLS LAST, id);

CREATE TABLE fiches_web (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  types_objets text[] NOT NULL DEFAULT '{}',
  gabarit bigint NOT NULL REFERENCES gabarits_fiche (id),
  zones jsonb NOT NULL DEFAULT '[]',
  actions text[] NOT NULL DEFAULT '{}',
  proximite bigint REFERENCES selections (id),
  rayon double precision NOT NULL DEFAULT 10,
  nombre_proches double precision NOT NULL DEFAULT 3,
  similaires boolean NOT NULL DEFAULT false,
  mention_source boolean NOT NULL DEFAULT true,
  signaler boolean NOT NULL DEFAULT true,
  seo_titre jsonb NOT NULL DEFAULT '{}',
  seo_description jsonb NOT NULL DEFAULT '{}',
  objet_retire text NOT NULL DEFAULT 'alternatives',
  liste_de_repli bigint,
  codes bigint[] NOT NULL DEFAULT '{}',
  etat text NOT NULL DEFAULT 'brouillon',
  publie_le timestamptz,
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
CREATE UNIQUE INDEX fiches_web_code_unique ON fiches_web (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON fiches_web (gabarit);
CREATE INDEX ON fiches_web (proximite);
CREATE INDEX ON fiches_web (liste_de_repli);
CREATE INDEX ON fiches_web (entite_id);
CREATE INDEX ON fiches_web (cree_par);
CREATE INDEX ON fiches_web (modifie_par);
CREATE INDEX ON fiches_web USING gin (codes);
CREATE INDEX ON fiches_web USING gin (tags);
CREATE INDEX ON fiches_web (modifie_le DESC NULLS LAST, id);

CREATE TABLE sites (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  type text NOT NULL DEFAULT 'heberge',
  environnement text NOT NULL DEFAULT 'production',
  titre jsonb NOT NULL DEFAULT '{}',
  domaines jsonb NOT NULL DEFAULT '[]',
  langues text[] NOT NULL DEFAULT '{fr}',
  langue_par_defaut text NOT NULL DEFAULT 'fr',
  couleur text,
  police text NOT NULL DEFAULT 'systeme',
  arrondi text NOT NULL DEFAULT 'doux',
  mentions jsonb NOT NULL DEFAULT '{}',
  fiches jsonb NOT NULL DEFAULT '[]',
  contact_erreur text NOT NULL DEFAULT '',
  indexer boolean NOT NULL DEFAULT true,
  site_maitre bigint REFERENCES sites (id),
  redirections jsonb NOT NULL DEFAULT '[]',
  statistiques boolean NOT NULL DEFAULT true,
  cache double precision NOT NULL DEFAULT 300,
  codes bigint[] NOT NULL DEFAULT '{}',
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
CREATE UNIQUE INDEX sites_code_unique ON sites (code) WHERE supprime_le IS NULL;
CREATE INDEX ON sites (site_maitre);
CREATE INDEX ON sites (entite_id);
CREATE INDEX ON sites (cree_par);
CREATE INDEX ON sites (modifie_par);
CREATE INDEX ON sites USING gin (codes);
CREATE INDEX ON sites USING gin (tags);
CREATE INDEX ON sites (modifie_le DESC NULLS LAST, id);

CREATE TABLE listes_web (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  sites bigint[] NOT NULL,
  langues text[] NOT NULL DEFAULT '{}',
  selection bigint NOT NULL REFERENCES selections (id),
  moteur bigint REFERENCES moteurs (id),
  tri bigint REFERENCES tris (id),
  tris jsonb NOT NULL DEFAULT '[]',
  fenetre text,
  modele bigint NOT NULL REFERENCES modeles_liste (id),
  vue text NOT NULL DEFAULT 'grille',
  carte bigint REFERENCES cartes (id),
  par_page double precision NOT NULL DEFAULT 20,
  pagination text NOT NULL DEFAULT 'pages',
  colonnes double precision NOT NULL DEFAULT 3,
  titre jsonb NOT NULL,
  introduction jsonb NOT NULL DEFAULT '{}',
  texte_pied jsonb NOT NULL DEFAULT '{}',
  message_vide jsonb NOT NULL DEFAULT '{}',
  seo_titre jsonb NOT NULL DEFAULT '{}',
  seo_description jsonb NOT NULL DEFAULT '{}',
  indexer boolean NOT NULL DEFAULT true,
  ouverture text NOT NULL DEFAULT 'fiche',
  exports text[] NOT NULL DEFAULT '{}',
  partager boolean NOT NULL DEFAULT false,
  codes bigint[] NOT NULL DEFAULT '{}',
  etat text NOT NULL DEFAULT 'brouillon',
  publie_le timestamptz,
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
CREATE UNIQUE INDEX listes_web_code_unique ON listes_web (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON listes_web (selection);
CREATE INDEX ON listes_web (moteur);
CREATE INDEX ON listes_web (tri);
CREATE INDEX ON listes_web (modele);
CREATE INDEX ON listes_web (carte);
CREATE INDEX ON listes_web (entite_id);
CREATE INDEX ON listes_web (cree_par);
CREATE INDEX ON listes_web (modifie_par);
CREATE INDEX ON listes_web USING gin (sites);
CREATE INDEX ON listes_web USING gin (codes);
CREATE INDEX ON listes_web USING gin (tags);
CREATE INDEX ON listes_web (modifie_le DESC NULLS LAST, id);

ALTER TABLE fiches_web ADD FOREIGN KEY (liste_de_repli) REFERENCES listes_web (id);

-- One row a published version, never changed afterwards; visitors see the one that is in force, inside its dates.
CREATE TABLE publications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ressource text NOT NULL CHECK (ressource IN ('listeWeb', 'ficheWeb', 'moteur', 'carte')),
  enregistrement bigint NOT NULL,
  version integer NOT NULL,
  contenu jsonb NOT NULL,
  du timestamptz,
  au timestamptz,
  publie_le timestamptz NOT NULL DEFAULT now(),
  publie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  CHECK (du IS NULL OR au IS NULL OR du < au)
);
CREATE INDEX ON publications (ressource, enregistrement, id DESC);
CREATE INDEX ON publications (publie_par);

CREATE TABLE publications_en_cours (
  ressource text NOT NULL,
  enregistrement bigint NOT NULL,
  publication_id bigint NOT NULL REFERENCES publications (id),
  -- Seen until the other one starts, where that is for later.
  precedente_id bigint REFERENCES publications (id),
  PRIMARY KEY (ressource, enregistrement)
);
CREATE INDEX ON publications_en_cours (publication_id);
CREATE INDEX ON publications_en_cours (precedente_id);

-- What visitors see, now or later: each from its start to its end, the earlier one until the later one starts.
CREATE VIEW publications_suivies AS
  SELECT en_cours.ressource, en_cours.enregistrement, choisie.version, choisie.contenu, choisie.du, choisie.au
  FROM publications_en_cours AS en_cours JOIN publications AS choisie ON choisie.id = en_cours.publication_id
  UNION ALL
  SELECT en_cours.ressource, en_cours.enregistrement, avant.version, avant.contenu, avant.du, least(avant.au, choisie.du)
  FROM publications_en_cours AS en_cours JOIN publications AS choisie ON choisie.id = en_cours.publication_id
  JOIN publications AS avant ON avant.id = en_cours.precedente_id
  WHERE choisie.du IS NOT NULL;

-- What changed since: every server forgets the pages that depend on it, those that were away too.
CREATE TABLE changements_publics (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cles text[] NOT NULL,
  le timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON changements_publics (le);

-- What a sélection held when its pages were last checked: another value, other pages.
CREATE TABLE empreintes_publiques (
  selection_id bigint PRIMARY KEY REFERENCES selections (id) ON DELETE CASCADE,
  empreinte text NOT NULL
);

CREATE TABLE cles_api (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id bigint NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  nom text NOT NULL,
  debut text NOT NULL,
  empreinte text NOT NULL UNIQUE,
  origines text[] NOT NULL DEFAULT '{}',
  quota integer NOT NULL CHECK (quota > 0),
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  expire_le timestamptz,
  revoquee_le timestamptz,
  derniere_utilisation timestamptz
);
CREATE INDEX ON cles_api (site_id);
CREATE INDEX ON cles_api (cree_par);

CREATE TABLE cles_api_usages (
  cle_id bigint NOT NULL REFERENCES cles_api (id) ON DELETE CASCADE,
  jour date NOT NULL,
  nombre bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (cle_id, jour)
);

-- How often, by day: nothing of who.
CREATE TABLE mesures_web (
  site_id bigint NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  jour date NOT NULL,
  genre text NOT NULL,
  ressource text NOT NULL,
  enregistrement bigint NOT NULL,
  objet_id bigint NOT NULL DEFAULT 0,
  texte text NOT NULL DEFAULT '',
  nombre bigint NOT NULL,
  PRIMARY KEY (site_id, jour, genre, ressource, enregistrement, objet_id, texte)
);
CREATE INDEX ON mesures_web (ressource, enregistrement, jour);
CREATE INDEX ON mesures_web (jour);

-- What comes with the product: anybody's, as it is.
INSERT INTO gabarits_liste (nom, code, description, base, partage) VALUES
  ('Grille', 'grille', 'Des vignettes en colonnes, le moteur au-dessus ou à gauche.', 'grille', 'toutes'),
  ('Lignes', 'lignes', 'Un objet par ligne, pour comparer.', 'lignes', 'toutes'),
  ('Agenda', 'agenda', 'Les événements jour par jour.', 'agenda', 'toutes');
INSERT INTO gabarits_element (nom, code, description, base, partage) VALUES
  ('Vignette', 'vignette', 'La photo, puis le nom, la commune et l’essentiel.', 'vignette', 'toutes'),
  ('Ligne avec photo', 'ligne', 'La photo à gauche, le texte à droite.', 'ligne', 'toutes'),
  ('Date d’agenda', 'date', 'La date en grand, pour les événements.', 'date', 'toutes'),
  ('Ligne sans photo', 'compact', 'Le nom et l’essentiel, très court.', 'compact', 'toutes');
INSERT INTO gabarits_fiche (nom, code, description, base, partage) VALUES
  ('Deux colonnes', 'deux-colonnes', 'Le texte à gauche, le pratique à droite.', 'deux-colonnes', 'toutes'),
  ('Magazine', 'magazine', 'Une grande photo, puis une colonne de lecture.', 'magazine', 'toutes'),
  ('Sobre', 'sobre', 'Une colonne, sans effet : la plus légère.', 'sobre', 'toutes');
INSERT INTO gabarits_carte (nom, code, description, partage) VALUES
  ('Carte et liste', 'carte-et-liste', 'La liste des objets à côté de la carte.', 'toutes');
INSERT INTO gabarits_infobulle (nom, code, description, base, partage) VALUES
  ('Photo, nom et bouton', 'photo', 'Pour donner envie d’ouvrir la fiche.', 'photo', 'toutes'),
  ('Nom et commune', 'texte', 'Pour les cartes très remplies.', 'texte', 'toutes');
INSERT INTO composants (nom, code, description, base, partage) VALUES
  ('Galerie de photos', 'galerie', 'Les photos de l’objet avec leur crédit.', 'galerie', 'toutes'),
  ('Barre d’actions', 'actions', 'Appeler, écrire, réserver, s’y rendre : ce que l’objet permet.', 'actions', 'toutes'),
  ('Classement en étoiles', 'etoiles', 'Étoiles, épis ou clés, avec leur nombre en toutes lettres.', 'etoiles', 'toutes'),
  ('Ouvert ou fermé', 'ouverture', 'Dit si l’objet est ouvert maintenant.', 'ouverture', 'toutes'),
  ('Fil d’Ariane', 'ariane', 'Le chemin jusqu’à la page.', 'ariane', 'toutes'),
  ('Badges', 'badges', 'Gratuit, nouveau, labels.', 'badges', 'toutes');
