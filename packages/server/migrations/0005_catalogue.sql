-- The catalogue: feeds, their vocabulary, the objets that they bring, and the runs of imports that bring them.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Feeds, one table a system: each has fields of its own.

CREATE TABLE correspondances (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  description text NOT NULL DEFAULT '',
  structure jsonb NOT NULL DEFAULT '[]',
  lignes jsonb NOT NULL DEFAULT '[]',
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
CREATE INDEX ON correspondances (entite_id);
CREATE INDEX ON correspondances (cree_par);
CREATE INDEX ON correspondances (modifie_par);
CREATE INDEX ON correspondances (modifie_le DESC NULLS LAST, id);

CREATE TABLE flux_tourinsoft (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  origine text NOT NULL DEFAULT 'api-v3',
  client text NOT NULL DEFAULT '',
  syndication bytea,
  depot text NOT NULL DEFAULT '',
  correspondance bigint REFERENCES correspondances (id),
  type_bridge text,
  langues text[] NOT NULL DEFAULT '{}',
  mode text NOT NULL DEFAULT 'complet',
  frequence text NOT NULL DEFAULT 'manuelle',
  heure text NOT NULL DEFAULT '',
  cron text NOT NULL DEFAULT '',
  seuil double precision NOT NULL DEFAULT 10,
  suppression text NOT NULL DEFAULT 'immediate',
  absences double precision,
  perimetre text NOT NULL DEFAULT '',
  actif boolean NOT NULL DEFAULT true,
  alerte text NOT NULL DEFAULT '',
  dernier_etat text,
  dernier_import_le timestamptz,
  nombre_objets double precision,
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
CREATE INDEX ON flux_tourinsoft (correspondance);
CREATE INDEX ON flux_tourinsoft (entite_id);
CREATE INDEX ON flux_tourinsoft (cree_par);
CREATE INDEX ON flux_tourinsoft (modifie_par);
CREATE INDEX ON flux_tourinsoft (modifie_le DESC NULLS LAST, id);

CREATE TABLE flux_lei (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  origine text NOT NULL DEFAULT 'service',
  url text NOT NULL DEFAULT '',
  utilisateur text NOT NULL DEFAULT '',
  cle bytea,
  clause text NOT NULL DEFAULT '',
  depot text NOT NULL DEFAULT '',
  region text NOT NULL,
  langues jsonb NOT NULL DEFAULT '[]',
  parametres jsonb NOT NULL DEFAULT '[]',
  champs text NOT NULL DEFAULT '',
  criteres text NOT NULL DEFAULT '',
  entites text NOT NULL DEFAULT '',
  fenetre double precision NOT NULL DEFAULT 250,
  encodage text NOT NULL DEFAULT 'auto',
  roles jsonb NOT NULL DEFAULT '[]',
  entites_liees jsonb NOT NULL DEFAULT '[]',
  frequence text NOT NULL DEFAULT 'manuelle',
  heure text NOT NULL DEFAULT '',
  cron text NOT NULL DEFAULT '',
  seuil double precision NOT NULL DEFAULT 10,
  suppression text NOT NULL DEFAULT 'immediate',
  absences double precision,
  perimetre text NOT NULL DEFAULT '',
  actif boolean NOT NULL DEFAULT true,
  alerte text NOT NULL DEFAULT '',
  dernier_etat text,
  dernier_import_le timestamptz,
  nombre_objets double precision,
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
CREATE INDEX ON flux_lei (entite_id);
CREATE INDEX ON flux_lei (cree_par);
CREATE INDEX ON flux_lei (modifie_par);
CREATE INDEX ON flux_lei (modifie_le DESC NULLS LAST, id);

CREATE TABLE flux_apidae (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  origine text NOT NULL DEFAULT 'api',
  environnement text NOT NULL DEFAULT 'production',
  projet text NOT NULL DEFAULT '',
  cle bytea,
  notification text NOT NULL DEFAULT '',
  depot text NOT NULL DEFAULT '',
  selections text NOT NULL DEFAULT '',
  territoires text NOT NULL DEFAULT '',
  criteres text NOT NULL DEFAULT '',
  langues text[] NOT NULL DEFAULT '{}',
  mode text NOT NULL DEFAULT 'complet',
  membres jsonb NOT NULL DEFAULT '[]',
  -- The next export that Apidae announces holds everything, whatever it says.
  reinitialiser boolean NOT NULL DEFAULT false,
  frequence text NOT NULL DEFAULT 'manuelle',
  heure text NOT NULL DEFAULT '',
  cron text NOT NULL DEFAULT '',
  seuil double precision NOT NULL DEFAULT 10,
  suppression text NOT NULL DEFAULT 'immediate',
  absences double precision,
  perimetre text NOT NULL DEFAULT '',
  actif boolean NOT NULL DEFAULT true,
  alerte text NOT NULL DEFAULT '',
  dernier_etat text,
  dernier_import_le timestamptz,
  nombre_objets double precision,
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
CREATE INDEX ON flux_apidae (entite_id);
CREATE UNIQUE INDEX flux_apidae_notification ON flux_apidae (notification) WHERE notification <> '';
CREATE INDEX ON flux_apidae (cree_par);
CREATE INDEX ON flux_apidae (modifie_par);
CREATE INDEX ON flux_apidae (modifie_le DESC NULLS LAST, id);

-- The dictionary of fields: those of the product, and those that an instance adds.

CREATE TABLE champs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  libelle jsonb NOT NULL,
  code text NOT NULL,
  groupe text NOT NULL DEFAULT '',
  nature text NOT NULL DEFAULT 'texte',
  multiple boolean NOT NULL DEFAULT false,
  traduisible boolean NOT NULL DEFAULT false,
  unite text NOT NULL DEFAULT '',
  systeme boolean NOT NULL DEFAULT false,
  chemin_tourinsoft text NOT NULL DEFAULT '',
  chemin_lei text NOT NULL DEFAULT '',
  chemin_apidae text NOT NULL DEFAULT '',
  confidentialite text NOT NULL DEFAULT 'interne',
  exemple text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  deprecie boolean NOT NULL DEFAULT false,
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
CREATE INDEX ON champs (entite_id);
CREATE INDEX ON champs (cree_par);
CREATE INDEX ON champs (modifie_par);
CREATE INDEX ON champs (modifie_le DESC NULLS LAST, id);
CREATE UNIQUE INDEX champs_code_unique ON champs (code) WHERE supprime_le IS NULL;

-- The fields that the product itself knows, and where each system has them.
INSERT INTO champs (libelle, code, groupe, nature, multiple, traduisible, chemin_tourinsoft, chemin_lei, chemin_apidae,
  confidentialite, systeme, partage)
VALUES
  ('{"fr": "Nom"}'::jsonb, 'nom', 'Identité', 'texte', false, true, 'nom', 'NOM', 'nom', 'public', true, 'toutes'),
  ('{"fr": "Résumé"}'::jsonb, 'resume', 'Textes', 'texte', false, true, 'resume', 'COMMENTAIREL1', 'presentation.descriptifCourt', 'public', true, 'toutes'),
  ('{"fr": "Description"}'::jsonb, 'description', 'Textes', 'texte', false, true, 'description', 'COMMENTAIRE', 'presentation.descriptifDetaille', 'public', true, 'toutes'),
  ('{"fr": "Autres textes"}'::jsonb, 'textes', 'Textes', 'texte', true, true, 'texte', '', 'presentation.descriptifsThematises', 'public', true, 'toutes'),
  ('{"fr": "Type Bridge"}'::jsonb, 'type-bridge', 'Identité', 'liste', false, false, 'type', 'TYPE_DE_PRODUIT', 'type', 'public', true, 'toutes'),
  ('{"fr": "Types de la source"}'::jsonb, 'types', 'Identité', 'liste', true, false, 'type', 'TYPE_NOM', 'informations*', 'public', true, 'toutes'),
  ('{"fr": "Lieu"}'::jsonb, 'lieu', 'Lieu', 'texte', false, false, 'lieu.nom', '', 'localisation.adresse.nomDuLieu', 'public', true, 'toutes'),
  ('{"fr": "Adresse"}'::jsonb, 'rue', 'Lieu', 'adresse', true, false, 'lieu.rue', 'ADRPROD_LIB_VOIE', 'localisation.adresse.adresse1', 'public', true, 'toutes'),
  ('{"fr": "Code postal"}'::jsonb, 'code-postal', 'Lieu', 'texte', false, false, 'lieu.codePostal', 'ADRPROD_CP', 'localisation.adresse.codePostal', 'public', true, 'toutes'),
  ('{"fr": "Commune"}'::jsonb, 'commune', 'Lieu', 'texte', false, false, 'lieu.commune', 'ADRPROD_LIBELLE_COMMUNE', 'localisation.adresse.commune.nom', 'public', true, 'toutes'),
  ('{"fr": "Code INSEE"}'::jsonb, 'insee', 'Lieu', 'texte', false, false, 'lieu.insee', 'INSEE', 'localisation.adresse.commune.code', 'public', true, 'toutes'),
  ('{"fr": "Position"}'::jsonb, 'position', 'Lieu', 'geo', false, false, 'GmapLatitude, GmapLongitude', 'LATITUDE, LONGITUDE', 'localisation.geolocalisation', 'public', true, 'toutes'),
  ('{"fr": "Altitude"}'::jsonb, 'altitude', 'Lieu', 'nombre', false, false, 'lieu.altitude', '', 'localisation.geolocalisation.altitude', 'public', true, 'toutes'),
  ('{"fr": "Accès"}'::jsonb, 'acces', 'Lieu', 'texte', false, true, 'lieu.acces', '', 'localisation.geolocalisation.complement', 'public', true, 'toutes'),
  ('{"fr": "Tracé"}'::jsonb, 'trace', 'Lieu', 'geo', false, false, 'trace', '', 'multimedias', 'public', true, 'toutes'),
  ('{"fr": "Périodes d’ouverture"}'::jsonb, 'periodes', 'Ouverture', 'periode', true, false, 'periodes', 'HORAIRES', 'ouverture.periodesOuvertures', 'public', true, 'toutes'),
  ('{"fr": "Ouverture en clair"}'::jsonb, 'ouverture-texte', 'Ouverture', 'texte', false, true, 'ouverture.texte', '', 'ouverture.periodeEnClair', 'public', true, 'toutes'),
  ('{"fr": "Fermetures exceptionnelles"}'::jsonb, 'fermetures', 'Ouverture', 'date', true, false, '', '', 'ouverture.fermeturesExceptionnelles', 'public', true, 'toutes'),
  ('{"fr": "Tarifs"}'::jsonb, 'tarifs', 'Tarifs', 'prix', true, false, 'tarifs', '', 'descriptionTarif.periodes', 'public', true, 'toutes'),
  ('{"fr": "Tarifs en clair"}'::jsonb, 'tarifs-texte', 'Tarifs', 'texte', false, true, 'tarifs.texte', '', 'descriptionTarif.tarifsEnClair', 'public', true, 'toutes'),
  ('{"fr": "Modes de paiement"}'::jsonb, 'paiements', 'Tarifs', 'liste', true, false, 'tarifs.paiement', '', 'descriptionTarif.modesPaiement', 'public', true, 'toutes'),
  ('{"fr": "Contacts publics"}'::jsonb, 'contacts', 'Contacts', 'contact', true, false, 'contacts', 'ADRPROD_TEL', 'informations.moyensCommunication', 'public', true, 'toutes'),
  ('{"fr": "Contacts entre professionnels"}'::jsonb, 'contacts-professionnels', 'Contacts', 'contact', true, false, '', 'ADRPREST_TEL', 'contacts', 'personnel', true, 'toutes'),
  ('{"fr": "Réservation"}'::jsonb, 'reservation', 'Contacts', 'contact', true, false, 'contact.reservation', '', 'reservation.organismes', 'public', true, 'toutes'),
  ('{"fr": "Photos"}'::jsonb, 'photos', 'Médias', 'media', true, false, 'medias', '', 'illustrations', 'public', true, 'toutes'),
  ('{"fr": "Autres médias"}'::jsonb, 'medias', 'Médias', 'media', true, false, 'media.document', '', 'multimedias', 'public', true, 'toutes'),
  ('{"fr": "Critères et modalités"}'::jsonb, 'criteres', 'Critères', 'liste', true, false, 'critere', 'CRITERES', 'prestations', 'public', true, 'toutes'),
  ('{"fr": "Labels"}'::jsonb, 'labels', 'Critères', 'liste', true, false, 'label', '', 'presentation.typologiesPromoSitra', 'public', true, 'toutes'),
  ('{"fr": "Classement"}'::jsonb, 'classement', 'Critères', 'texte', false, false, 'classement', '', 'informations*.classement', 'public', true, 'toutes'),
  ('{"fr": "Capacités"}'::jsonb, 'capacites', 'Critères', 'nombre', true, false, 'capacite', '', 'informations*.capacite', 'public', true, 'toutes'),
  ('{"fr": "Langues parlées"}'::jsonb, 'langues-parlees', 'Critères', 'liste', true, false, 'languesParlees', '', 'prestations.languesParlees', 'public', true, 'toutes'),
  ('{"fr": "Accessibilité"}'::jsonb, 'accessibilite', 'Critères', 'liste', true, false, 'accessibilite', '', 'prestations.tourismesAdaptes', 'public', true, 'toutes'),
  ('{"fr": "Animaux acceptés"}'::jsonb, 'animaux', 'Critères', 'liste', false, false, 'animaux', '', 'prestations.animauxAcceptes', 'public', true, 'toutes'),
  ('{"fr": "Publics"}'::jsonb, 'publics', 'Critères', 'liste', true, false, 'publics', '', 'prestations.typesClientele', 'public', true, 'toutes'),
  ('{"fr": "Objets liés"}'::jsonb, 'liens', 'Liens', 'liste', true, false, 'lien', '', 'liens.liensObjetsTouristiquesTypes', 'public', true, 'toutes'),
  ('{"fr": "Propriétaire"}'::jsonb, 'proprietaire', 'Source', 'texte', false, false, 'Structure', 'ENTITE_GESTIONNAIRE', 'gestion.membreProprietaire', 'interne', true, 'toutes'),
  ('{"fr": "Identifiant de la source"}'::jsonb, 'identifiant', 'Source', 'texte', false, false, 'SyndicObjectID', 'PRODUIT', 'id', 'interne', true, 'toutes'),
  ('{"fr": "Mise à jour à la source"}'::jsonb, 'mise-a-jour', 'Source', 'date', false, false, 'Updated', 'DATMAJ', 'gestion.dateModification', 'interne', true, 'toutes');

-- How often each field is filled, by source and type, and values met: worked out now and then over the whole catalogue.
CREATE TABLE champ_mesures (
  champ_id bigint NOT NULL REFERENCES champs (id) ON DELETE CASCADE,
  systeme text NOT NULL CHECK (systeme IN ('tourinsoft', 'lei', 'apidae')),
  type_bridge text NOT NULL,
  remplis integer NOT NULL,
  total integer NOT NULL,
  exemples text[] NOT NULL DEFAULT '{}',
  mesure_le timestamptz NOT NULL,
  PRIMARY KEY (champ_id, systeme, type_bridge)
);

-- The vocabulary of the sources. A code means something inside its list only.

CREATE TABLE types (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  libelle jsonb NOT NULL DEFAULT '{}',
  systeme text NOT NULL CHECK (systeme IN ('tourinsoft', 'lei', 'apidae')),
  schema text NOT NULL DEFAULT '',
  code text NOT NULL DEFAULT '',
  libelle_local jsonb NOT NULL DEFAULT '{}',
  picto text,
  nombre_objets double precision,
  apparu_le timestamptz,
  disparu_le timestamptz,
  niveau text NOT NULL,
  parent bigint REFERENCES types (id),
  type_bridge text,
  type_deduit text,
  couleur text,
  equivaut bigint REFERENCES types (id),
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive' CHECK (partage IN ('prive', 'filles', 'toutes')),
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz,
  -- How a word is named in imports.
  cle text GENERATED ALWAYS AS (schema || chr(31) || code) STORED UNIQUE
);
CREATE INDEX ON types (parent);
CREATE INDEX ON types (equivaut);
CREATE INDEX ON types (entite_id);
CREATE INDEX ON types (cree_par);
CREATE INDEX ON types (modifie_par);
CREATE INDEX ON types (modifie_le DESC NULLS LAST, id);

CREATE TABLE criteres (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  libelle jsonb NOT NULL DEFAULT '{}',
  systeme text NOT NULL CHECK (systeme IN ('tourinsoft', 'lei', 'apidae')),
  schema text NOT NULL DEFAULT '',
  code text NOT NULL DEFAULT '',
  libelle_local jsonb NOT NULL DEFAULT '{}',
  picto text,
  nombre_objets double precision,
  apparu_le timestamptz,
  disparu_le timestamptz,
  nature text NOT NULL,
  classe text NOT NULL DEFAULT '',
  nombre_modalites double precision,
  unite text NOT NULL DEFAULT '',
  equivaut bigint REFERENCES criteres (id),
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive' CHECK (partage IN ('prive', 'filles', 'toutes')),
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz,
  -- How a word is named in imports.
  cle text GENERATED ALWAYS AS (schema || chr(31) || code) STORED UNIQUE
);
CREATE INDEX ON criteres (equivaut);
CREATE INDEX ON criteres (entite_id);
CREATE INDEX ON criteres (cree_par);
CREATE INDEX ON criteres (modifie_par);
CREATE INDEX ON criteres (modifie_le DESC NULLS LAST, id);

CREATE TABLE modalites (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  libelle jsonb NOT NULL DEFAULT '{}',
  systeme text NOT NULL CHECK (systeme IN ('tourinsoft', 'lei', 'apidae')),
  schema text NOT NULL DEFAULT '',
  code text NOT NULL DEFAULT '',
  libelle_local jsonb NOT NULL DEFAULT '{}',
  picto text,
  nombre_objets double precision,
  apparu_le timestamptz,
  disparu_le timestamptz,
  critere bigint NOT NULL REFERENCES criteres (id),
  ordre double precision,
  equivaut bigint REFERENCES modalites (id),
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive' CHECK (partage IN ('prive', 'filles', 'toutes')),
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz,
  -- How a word is named in imports.
  cle text GENERATED ALWAYS AS (schema || chr(31) || code) STORED UNIQUE
);
CREATE INDEX ON modalites (critere);
CREATE INDEX ON modalites (equivaut);
CREATE INDEX ON modalites (entite_id);
CREATE INDEX ON modalites (cree_par);
CREATE INDEX ON modalites (modifie_par);
CREATE INDEX ON modalites (modifie_le DESC NULLS LAST, id);

-- How many objets of each entity use a word: readers count those that they see.
CREATE TABLE mot_comptes (
  vocabulaire text NOT NULL CHECK (vocabulaire IN ('types', 'criteres', 'modalites')),
  mot_id bigint NOT NULL,
  entite_id bigint REFERENCES entites (id) ON DELETE CASCADE,
  partage text NOT NULL,
  publies integer NOT NULL,
  masques integer NOT NULL,
  UNIQUE NULLS NOT DISTINCT (vocabulaire, mot_id, entite_id, partage)
);
CREATE INDEX ON mot_comptes (entite_id);

-- The objets: typed columns for what is filtered and sorted; the documents lie in a table of their own.
CREATE TABLE objets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  photo text NOT NULL DEFAULT '',
  nom text NOT NULL,
  type_bridge text NOT NULL,
  commune text NOT NULL DEFAULT '',
  code_postal text NOT NULL DEFAULT '',
  insee text NOT NULL DEFAULT '',
  statut text NOT NULL CHECK (statut IN ('publie', 'masque', 'absent')),
  systeme text NOT NULL CHECK (systeme IN ('tourinsoft', 'lei', 'apidae')),
  identifiant text NOT NULL DEFAULT '',
  flux_tourinsoft bigint REFERENCES flux_tourinsoft (id),
  flux_lei bigint REFERENCES flux_lei (id),
  flux_apidae bigint REFERENCES flux_apidae (id),
  types bigint[] NOT NULL DEFAULT '{}',
  criteres bigint[] NOT NULL DEFAULT '{}',
  modalites bigint[] NOT NULL DEFAULT '{}',
  proprietaire text NOT NULL DEFAULT '',
  latitude double precision,
  longitude double precision,
  nombre_photos double precision,
  langues text[] NOT NULL DEFAULT '{}',
  anomalies text[] NOT NULL DEFAULT '{}',
  prix_min numeric,
  prochaine_date date,
  derniere_date date,
  source_maj_le timestamptz,
  premiere_vue_le timestamptz,
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
  -- Beyond what lists show: what imports compare and what searches use.
  empreinte bytea NOT NULL DEFAULT '',
  -- The day that its dates and anomalies were last worked out: they depend on it.
  indexe_le date NOT NULL DEFAULT '-infinity',
  absences integer NOT NULL DEFAULT 0,
  disparu_le timestamptz,
  jours datemultirange NOT NULL DEFAULT '{}',
  completude jsonb NOT NULL DEFAULT '{}',
  texte_recherche text NOT NULL DEFAULT '',
  recherche tsvector NOT NULL DEFAULT '',
  CHECK (num_nonnulls(flux_tourinsoft, flux_lei, flux_apidae) <= 1)
);
CREATE INDEX ON objets (flux_tourinsoft);
CREATE INDEX ON objets (flux_lei);
CREATE INDEX ON objets (flux_apidae);
CREATE INDEX ON objets (entite_id);
CREATE INDEX ON objets USING gin (types);
CREATE INDEX ON objets USING gin (criteres);
CREATE INDEX ON objets USING gin (modalites);
CREATE INDEX ON objets USING gin (tags);
CREATE INDEX ON objets (modifie_le DESC NULLS LAST, id);
CREATE INDEX ON objets (systeme, identifiant);
CREATE INDEX ON objets (type_bridge, nom);
CREATE INDEX ON objets (latitude, longitude);
CREATE INDEX ON objets USING gist (jours);
CREATE INDEX ON objets (indexe_le);
CREATE INDEX ON objets USING gin (texte_recherche gin_trgm_ops);
CREATE INDEX ON objets USING gin (recherche);
-- Foreign keys: only the few rows that people made or changed need to be found by them.
CREATE INDEX ON objets (cree_par) WHERE cree_par IS NOT NULL;
CREATE INDEX ON objets (modifie_par) WHERE modifie_par IS NOT NULL;

CREATE TABLE objet_documents (
  objet_id bigint PRIMARY KEY REFERENCES objets (id) ON DELETE CASCADE,
  document jsonb NOT NULL,
  source jsonb NOT NULL,
  avertissements jsonb NOT NULL DEFAULT '[]',
  -- As received: JSON or XML.
  brut text NOT NULL
);

-- Where the server knows the faster compression.
DO $$
BEGIN
  ALTER TABLE objet_documents ALTER document SET COMPRESSION lz4, ALTER brut SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN NULL;
END
$$;

-- Every id that an objet has or had: it keeps its number when it moves to another feed or system.
CREATE TABLE objet_identites (
  systeme text NOT NULL CHECK (systeme IN ('tourinsoft', 'lei', 'apidae')),
  identifiant text NOT NULL,
  -- Whose catalogue knows it by that id: another entity's feed of the same id brings an objet of its own.
  entite_id bigint REFERENCES entites (id),
  objet_id bigint NOT NULL REFERENCES objets (id) ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (systeme, identifiant, entite_id)
);
CREATE INDEX ON objet_identites (objet_id);
CREATE INDEX ON objet_identites (entite_id);

-- Ids that a task links, line by line: what is done is marked in the transaction that does it.
CREATE TABLE identite_lignes (
  tache_id bigint NOT NULL REFERENCES taches (id) ON DELETE CASCADE,
  ligne integer NOT NULL,
  ancien_systeme text NOT NULL,
  ancien text NOT NULL,
  nouveau_systeme text NOT NULL,
  nouveau text NOT NULL,
  faite boolean NOT NULL DEFAULT false,
  -- Why it was left aside.
  motif text,
  PRIMARY KEY (tache_id, ligne)
);

-- What an entity words in its own way or translates. No import touches it.
CREATE TABLE objet_textes (
  objet_id bigint NOT NULL REFERENCES objets (id) ON DELETE CASCADE,
  entite_id bigint NOT NULL REFERENCES entites (id),
  champ text NOT NULL CHECK (champ IN ('nom', 'resume', 'description')),
  langue text NOT NULL,
  valeur text NOT NULL,
  origine text NOT NULL CHECK (origine IN ('machine', 'humain')),
  -- Of the source's text that it was made from: it tells when that text has changed since.
  empreinte_source bytea NOT NULL,
  maj_le timestamptz NOT NULL,
  maj_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  PRIMARY KEY (objet_id, entite_id, champ, langue)
);
CREATE INDEX ON objet_textes (entite_id);
CREATE INDEX ON objet_textes (maj_par);

-- One reading of a feed. Its state and cursor say where it resumes after a crash.
CREATE TABLE importations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  systeme text NOT NULL CHECK (systeme IN ('tourinsoft', 'lei', 'apidae')),
  flux_id bigint NOT NULL,
  flux_nom text NOT NULL,
  entite_id bigint REFERENCES entites (id),
  tache_id bigint,
  etat text NOT NULL DEFAULT 'collecte'
    CHECK (etat IN ('collecte', 'application', 'suspect', 'terminee', 'incomplet', 'echouee', 'abandonnee', 'annulee')),
  a_blanc boolean NOT NULL DEFAULT false,
  mode text NOT NULL DEFAULT 'complet' CHECK (mode IN ('complet', 'differentiel')),
  -- A person said yes to what the thresholds stopped.
  accord boolean NOT NULL DEFAULT false,
  -- What an announced export said: where it is, whether it replaces everything.
  annonce jsonb,
  compteurs jsonb NOT NULL DEFAULT '{}',
  avant integer NOT NULL DEFAULT 0,
  motif text NOT NULL DEFAULT '',
  -- Where it was when its task stopped: the task taken up again, it goes on from there.
  reprise text,
  -- The whole feed was read: what it did not bring is absent.
  entier boolean NOT NULL DEFAULT false,
  -- What decided how records were understood: a differential run goes on only from the same.
  graine text NOT NULL DEFAULT '',
  -- The run that this one takes back.
  annulation_de bigint REFERENCES importations (id),
  debut_le timestamptz NOT NULL,
  fin_le timestamptz,
  demande_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  annulee_le timestamptz,
  annulee_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  -- Whoever watches over the feed knows how it ended, or had been told of the same failure before. Taken up again, it ends anew.
  alertee boolean NOT NULL DEFAULT false,
  -- When the states before it, its rejects and its answers were thrown away: it has no way back since.
  details_effaces_le timestamptz
);
CREATE INDEX ON importations (systeme, flux_id, id DESC);
CREATE INDEX ON importations (fin_le) WHERE NOT alertee;
CREATE INDEX ON importations (entite_id);
CREATE INDEX ON importations (demande_par);
CREATE INDEX ON importations (annulee_par);
CREATE INDEX ON importations (annulation_de);
CREATE INDEX ON importations (tache_id);

CREATE TABLE importation_pages (
  importation_id bigint NOT NULL REFERENCES importations (id) ON DELETE CASCADE,
  numero integer NOT NULL,
  cle text NOT NULL,
  objet text NOT NULL,
  langue text,
  content_type text,
  taille bigint NOT NULL DEFAULT 0,
  -- Of a file that lies outside of the run: another instant, another file.
  modifie_le timestamptz(3),
  -- How many pieces of it are staged: where reading resumes.
  lus integer NOT NULL DEFAULT 0,
  -- What the whole answer taught, once it is read to its end.
  resume jsonb,
  PRIMARY KEY (importation_id, cle)
);

-- The staging table: what the source sent, beside what the catalogue holds, before anything is touched.
CREATE TABLE importation_lignes (
  importation_id bigint NOT NULL REFERENCES importations (id) ON DELETE CASCADE,
  -- The place in the run: records in the order of the source, then removals.
  rang bigint NOT NULL,
  identifiant text NOT NULL,
  -- `identique`: received otherwise, and the same all the same.
  action text NOT NULL CHECK (action IN ('cree', 'modifie', 'identique', 'retire', 'restaure')),
  objet_id bigint,
  empreinte bytea,
  -- Where in the answer it was read.
  position text,
  document jsonb,
  source jsonb,
  avertissements jsonb,
  brut text,
  -- The columns of its objet, worked out when it was read, and the words that it uses.
  colonnes jsonb,
  types text[],
  criteres text[],
  modalites text[],
  PRIMARY KEY (importation_id, rang)
);
-- Read once, and gone: as long as a line fits a page, it is neither compressed nor cut.
ALTER TABLE importation_lignes SET (toast_tuple_target = 8160);

-- Objets that a run found as they were, a lot a row: most records of most runs.
CREATE TABLE importation_vus (
  importation_id bigint NOT NULL REFERENCES importations (id) ON DELETE CASCADE,
  rang bigint NOT NULL,
  objets bigint[] NOT NULL,
  PRIMARY KEY (importation_id, rang)
);

-- The words of the vocabulary that a run met.
CREATE TABLE importation_termes (
  importation_id bigint NOT NULL REFERENCES importations (id) ON DELETE CASCADE,
  genre text NOT NULL CHECK (genre IN ('type', 'critere', 'modalite')),
  schema text NOT NULL,
  code text NOT NULL,
  libelle jsonb NOT NULL,
  -- Of a type its parent, of a value its criterion.
  parent_schema text,
  parent_code text,
  nature text,
  -- By a record, not only listed in a dictionary.
  utilise boolean NOT NULL,
  PRIMARY KEY (importation_id, genre, schema, code)
);

-- The same record in another language, until its main answer is read.
CREATE TABLE importation_langues (
  importation_id bigint NOT NULL REFERENCES importations (id) ON DELETE CASCADE,
  identifiant text NOT NULL,
  langue text NOT NULL,
  brut text NOT NULL,
  valeur jsonb NOT NULL,
  PRIMARY KEY (importation_id, identifiant, langue)
);

CREATE TABLE importation_rejets (
  importation_id bigint NOT NULL REFERENCES importations (id) ON DELETE CASCADE,
  rang bigint NOT NULL,
  identifiant text,
  position text NOT NULL,
  chemin text NOT NULL,
  motif text NOT NULL,
  extrait text NOT NULL,
  PRIMARY KEY (importation_id, rang)
);

-- What a run did to each objet, with what it was before: the history of the objet, and the way back.
CREATE TABLE importation_objets (
  importation_id bigint NOT NULL REFERENCES importations (id) ON DELETE CASCADE,
  objet_id bigint NOT NULL REFERENCES objets (id) ON DELETE CASCADE,
  action text NOT NULL CHECK (action IN ('cree', 'modifie', 'retire', 'restaure')),
  -- Null for what the run created.
  avant jsonb,
  PRIMARY KEY (importation_id, objet_id)
);
CREATE INDEX ON importation_objets (objet_id, importation_id DESC);

-- Objets that a way back left alone: another run changed them since.
CREATE TABLE importation_laisses (
  importation_id bigint NOT NULL REFERENCES importations (id) ON DELETE CASCADE,
  objet_id bigint NOT NULL REFERENCES objets (id) ON DELETE CASCADE,
  -- The run that changed it: a number to show, whatever became of it.
  par bigint NOT NULL,
  PRIMARY KEY (importation_id, objet_id)
);
CREATE INDEX ON importation_laisses (objet_id);

-- What the records that a run read were warned of, by cause and field: as it found them, whatever becomes of the objets.
CREATE TABLE importation_avertissements (
  importation_id bigint NOT NULL REFERENCES importations (id) ON DELETE CASCADE,
  message text NOT NULL,
  champ text NOT NULL,
  nombre integer NOT NULL,
  exemples jsonb NOT NULL
);
CREATE INDEX ON importation_avertissements (importation_id);

-- Warnings that somebody chose not to hear of any more, by feed, cause and field.
CREATE TABLE avertissements_ignores (
  systeme text NOT NULL CHECK (systeme IN ('tourinsoft', 'lei', 'apidae')),
  flux_id bigint NOT NULL,
  message text NOT NULL,
  champ text NOT NULL,
  ignore_le timestamptz NOT NULL,
  ignore_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  PRIMARY KEY (systeme, flux_id, message, champ)
);
CREATE INDEX ON avertissements_ignores (ignore_par);

-- What imports noticed and a person should know.
CREATE TABLE avis (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  systeme text NOT NULL,
  flux_id bigint NOT NULL,
  flux_nom text NOT NULL,
  entite_id bigint REFERENCES entites (id),
  importation_id bigint REFERENCES importations (id) ON DELETE SET NULL,
  -- The same thing is told once.
  cle text NOT NULL,
  texte text NOT NULL,
  cible_ressource text,
  cible_id bigint,
  details jsonb NOT NULL DEFAULT '{}',
  cree_le timestamptz NOT NULL,
  traite_le timestamptz,
  traite_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX avis_ouverts ON avis (cle, coalesce(entite_id, 0)) WHERE traite_le IS NULL;
CREATE INDEX ON avis (entite_id);
CREATE INDEX ON avis (importation_id);
CREATE INDEX ON avis (traite_par);

-- A run follows its task, however that ends: a failure, a cancellation, a server that died once too often.
CREATE FUNCTION suivre_tache() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touchee importations%ROWTYPE;
BEGIN
  IF NEW.etat IN ('echouee', 'annulee') THEN
    UPDATE importations
    SET reprise = etat, fin_le = NEW.fin_le,
      etat = CASE NEW.etat WHEN 'annulee' THEN 'abandonnee' ELSE 'echouee' END,
      motif = CASE NEW.etat WHEN 'annulee' THEN 'Arrêté à la demande d’une personne.' ELSE NEW.message END
    WHERE tache_id = NEW.id AND etat IN ('collecte', 'application') RETURNING * INTO touchee;
  ELSE
    UPDATE importations
    SET etat = coalesce(reprise, 'collecte'), reprise = NULL, fin_le = NULL, motif = '', alertee = false
    WHERE tache_id = NEW.id AND etat IN ('echouee', 'abandonnee', 'incomplet') RETURNING * INTO touchee;
  END IF;
  IF touchee.id IS NOT NULL AND NOT touchee.a_blanc THEN
    EXECUTE format('UPDATE %I SET dernier_etat = $1 WHERE id = $2', 'flux_' || touchee.systeme)
      USING touchee.etat, touchee.flux_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER importation_suit_sa_tache AFTER UPDATE OF etat ON taches FOR EACH ROW
  WHEN ((NEW.etat IN ('echouee', 'annulee') AND OLD.etat <> NEW.etat)
    OR (NEW.etat = 'en_attente' AND OLD.etat IN ('echouee', 'annulee')))
  EXECUTE FUNCTION suivre_tache();
