-- Screens: their gabarits, their diaporamas. Translations, and what is written into Apidae.

CREATE TABLE gabarits_diaporama (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  orientation text NOT NULL DEFAULT 'paysage',
  resolution text NOT NULL DEFAULT '1920x1080',
  disposition text NOT NULL DEFAULT 'plein',
  zone_annonce boolean NOT NULL DEFAULT false,
  zone_qr text NOT NULL DEFAULT 'aucun',
  police text NOT NULL DEFAULT 'sans',
  taille_titre double precision NOT NULL DEFAULT 84,
  taille_texte double precision NOT NULL DEFAULT 40,
  max_titre double precision NOT NULL DEFAULT 70,
  max_texte double precision NOT NULL DEFAULT 220,
  fond text NOT NULL DEFAULT '#10222b',
  texte text NOT NULL DEFAULT '#ffffff',
  accent text NOT NULL DEFAULT '#f59f00',
  css text NOT NULL DEFAULT '',
  parametres jsonb NOT NULL DEFAULT '[]',
  transition text NOT NULL DEFAULT 'fondu',
  economie boolean NOT NULL DEFAULT false,
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
CREATE UNIQUE INDEX gabarits_diaporama_code_unique ON gabarits_diaporama (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON gabarits_diaporama (entite_id);
CREATE INDEX ON gabarits_diaporama (cree_par);
CREATE INDEX ON gabarits_diaporama (modifie_par);
CREATE INDEX ON gabarits_diaporama USING gin (tags);
CREATE INDEX ON gabarits_diaporama (modifie_le DESC NULLS LAST, id);

CREATE TABLE diaporamas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  etat text NOT NULL DEFAULT 'preparation',
  gabarit bigint NOT NULL REFERENCES gabarits_diaporama (id),
  parametres jsonb NOT NULL DEFAULT '{}',
  orientation text NOT NULL DEFAULT 'paysage',
  resolution text NOT NULL DEFAULT '1920x1080',
  langues text[] NOT NULL DEFAULT '{fr}',
  alternance text NOT NULL DEFAULT 'boucle',
  sequence jsonb NOT NULL DEFAULT '[]',
  ordre text NOT NULL DEFAULT 'sequence',
  plages jsonb NOT NULL DEFAULT '[]',
  part_annonces double precision,
  bandeau text NOT NULL DEFAULT 'aucun',
  horloge boolean NOT NULL DEFAULT true,
  date boolean NOT NULL DEFAULT true,
  logo bigint REFERENCES medias (id),
  defilant jsonb NOT NULL DEFAULT '{}',
  urgence boolean NOT NULL DEFAULT false,
  urgence_titre jsonb NOT NULL DEFAULT '{}',
  urgence_texte jsonb NOT NULL DEFAULT '{}',
  ecrans jsonb NOT NULL DEFAULT '[]',
  secours_media bigint REFERENCES medias (id),
  secours_texte jsonb NOT NULL DEFAULT '{}',
  anciennete_max double precision DEFAULT 168,
  date_de_maj boolean NOT NULL DEFAULT true,
  description text NOT NULL DEFAULT '',
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
CREATE UNIQUE INDEX diaporamas_code_unique ON diaporamas (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON diaporamas (gabarit);
CREATE INDEX ON diaporamas (logo);
CREATE INDEX ON diaporamas (secours_media);
CREATE INDEX ON diaporamas (entite_id);
CREATE INDEX ON diaporamas (cree_par);
CREATE INDEX ON diaporamas (modifie_par);
CREATE INDEX ON diaporamas USING gin (tags);
CREATE INDEX ON diaporamas (modifie_le DESC NULLS LAST, id);

CREATE TABLE configs_traduction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  actif boolean NOT NULL DEFAULT false,
  fournisseur text NOT NULL DEFAULT 'deepl-pro',
  cle bytea,
  prix_million numeric NOT NULL DEFAULT 20,
  langue_source text NOT NULL DEFAULT 'fr',
  langues_cibles text[] NOT NULL,
  anglais text NOT NULL DEFAULT 'en-GB',
  portugais text NOT NULL DEFAULT 'pt-PT',
  formalites jsonb NOT NULL DEFAULT '[]',
  champs text[] NOT NULL DEFAULT '{}',
  champs_ajoutes bigint[] NOT NULL DEFAULT '{}',
  types text[] NOT NULL DEFAULT '{}',
  selection bigint REFERENCES selections (id),
  glossaire jsonb NOT NULL DEFAULT '[]',
  contexte text NOT NULL DEFAULT '',
  balises_ignorees text NOT NULL DEFAULT '',
  mode text NOT NULL DEFAULT 'demande',
  budget double precision,
  alerte double precision NOT NULL DEFAULT 80,
  priorite bigint REFERENCES profils_scoring (id),
  relecture boolean NOT NULL DEFAULT true,
  marquage boolean NOT NULL DEFAULT true,
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
CREATE INDEX ON configs_traduction (selection);
CREATE INDEX ON configs_traduction (priorite);
CREATE INDEX ON configs_traduction (entite_id);
CREATE INDEX ON configs_traduction (cree_par);
CREATE INDEX ON configs_traduction (modifie_par);
CREATE INDEX ON configs_traduction USING gin (champs_ajoutes);
CREATE INDEX ON configs_traduction (modifie_le DESC NULLS LAST, id);

CREATE TABLE configs_ecriture_apidae (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  actif boolean NOT NULL DEFAULT false,
  environnement text NOT NULL DEFAULT 'test',
  projet text NOT NULL DEFAULT '',
  client text NOT NULL DEFAULT '',
  secret bytea,
  identite text NOT NULL DEFAULT 'projet',
  membre text NOT NULL DEFAULT '',
  flux bigint REFERENCES flux_apidae (id),
  types text[] NOT NULL DEFAULT '{}',
  modes text[] NOT NULL DEFAULT '{}',
  correspondance jsonb NOT NULL DEFAULT '[{"champ":"resume","chemin":"presentation.descriptifCourt"},{"champ":"description","chemin":"presentation.descriptifDetaille"},{"champ":"ouverture","chemin":"ouverture.periodeEnClair"},{"champ":"tarifs","chemin":"descriptionTarif.tarifsEnClair"}]',
  criteres_internes text NOT NULL DEFAULT '',
  skip_validation boolean NOT NULL DEFAULT false,
  si_refus text NOT NULL DEFAULT 'ASK',
  declenchement text NOT NULL DEFAULT 'manuel',
  champs_automatiques text[] NOT NULL DEFAULT '{}',
  limite_heure double precision,
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
CREATE INDEX ON configs_ecriture_apidae (flux);
CREATE INDEX ON configs_ecriture_apidae (entite_id);
CREATE INDEX ON configs_ecriture_apidae (cree_par);
CREATE INDEX ON configs_ecriture_apidae (modifie_par);
CREATE INDEX ON configs_ecriture_apidae (modifie_le DESC NULLS LAST, id);

CREATE TABLE configs_traduction_apidae (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  actif boolean NOT NULL DEFAULT false,
  moteur bigint NOT NULL REFERENCES configs_traduction (id),
  ecriture bigint NOT NULL REFERENCES configs_ecriture_apidae (id),
  langues text[] NOT NULL,
  champs text[] NOT NULL DEFAULT '{}',
  types text[] NOT NULL DEFAULT '{}',
  selection bigint REFERENCES selections (id),
  conditions text[] NOT NULL DEFAULT '{}',
  relecture boolean NOT NULL DEFAULT true,
  critere_interne text NOT NULL DEFAULT '',
  frequence text NOT NULL DEFAULT 'demande',
  plafond double precision,
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
CREATE INDEX ON configs_traduction_apidae (moteur);
CREATE INDEX ON configs_traduction_apidae (ecriture);
CREATE INDEX ON configs_traduction_apidae (selection);
CREATE INDEX ON configs_traduction_apidae (entite_id);
CREATE INDEX ON configs_traduction_apidae (cree_par);
CREATE INDEX ON configs_traduction_apidae (modifie_par);
CREATE INDEX ON configs_traduction_apidae (modifie_le DESC NULLS LAST, id);

-- What comes with the product: everybody may use them, nobody's entity owns them.
INSERT INTO gabarits_diaporama
  (nom, code, description, orientation, resolution, disposition, zone_qr, taille_titre, taille_texte, max_titre, max_texte, partage)
VALUES
  ('Paysage plein écran', 'paysage-plein-ecran', 'La photo remplit l’écran, le texte se lit par-dessus. Vitrines, halls, offices.',
    'paysage', '1920x1080', 'plein', 'bas-droite', 92, 44, 70, 200, 'toutes'),
  ('Portrait', 'portrait', 'La photo en haut, le texte au-dessous. Totems, ascenseurs, halls d’hôtel.',
    'portrait', '1080x1920', 'haut', 'bas-droite', 84, 42, 60, 320, 'toutes'),
  ('Bandeau', 'bandeau', 'Une bande large et basse : au-dessus d’un comptoir, d’un quai.',
    'bandeau', '1920x540', 'bandeau', 'aucun', 64, 36, 60, 120, 'toutes');
