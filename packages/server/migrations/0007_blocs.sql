-- Blocs: what is shown of an objet, in one place for every channel.
CREATE TABLE blocs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  genre text NOT NULL DEFAULT 'donnees',
  canaux text[] NOT NULL DEFAULT '{}',
  types_objets text[] NOT NULL DEFAULT '{}',
  lignes jsonb NOT NULL DEFAULT '[]',
  regroupement text NOT NULL DEFAULT 'critere',
  absentes_barrees boolean NOT NULL DEFAULT false,
  max_photos double precision,
  legendes boolean NOT NULL DEFAULT true,
  adresse_sous_carte boolean NOT NULL DEFAULT true,
  horaires text NOT NULL DEFAULT 'periodes',
  nombre_dates double precision,
  paiements boolean NOT NULL DEFAULT false,
  contacts text[] NOT NULL DEFAULT '{}',
  liens text[] NOT NULL DEFAULT '{}',
  texte jsonb NOT NULL DEFAULT '{}',
  cible_qr text NOT NULL DEFAULT 'site',
  legende_qr jsonb NOT NULL DEFAULT '{}',
  colonnes double precision,
  titre jsonb NOT NULL DEFAULT '{}',
  niveau text NOT NULL DEFAULT 'h2',
  afficher_titre boolean NOT NULL DEFAULT true,
  conditions jsonb NOT NULL DEFAULT '{"genre":"groupe","lien":"et","regles":[]}',
  langues text[] NOT NULL DEFAULT '{}',
  mois text[] NOT NULL DEFAULT '{}',
  repli_langue text NOT NULL DEFAULT 'francais' CHECK (repli_langue IN ('masquer', 'francais')),
  presentation text NOT NULL DEFAULT 'liste',
  style_print text NOT NULL DEFAULT '',
  taille_ecran text NOT NULL DEFAULT 'moyenne',
  max_ecran double precision,
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
CREATE UNIQUE INDEX blocs_code_unique ON blocs (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;
CREATE INDEX ON blocs (entite_id);
CREATE INDEX ON blocs (cree_par);
CREATE INDEX ON blocs (modifie_par);
CREATE INDEX ON blocs USING gin (tags);
CREATE INDEX ON blocs (modifie_le DESC NULLS LAST, id);
