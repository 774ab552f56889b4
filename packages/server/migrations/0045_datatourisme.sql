-- DATAtourisme, the fourth system: its feeds, its words, its objets, and what it says of objets that another system brings.

CREATE TABLE flux_datatourisme (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  origine text NOT NULL DEFAULT 'adresse',
  adresse bytea,
  depot text NOT NULL DEFAULT '',
  langues text[] NOT NULL DEFAULT '{}',
  priorites text[] NOT NULL DEFAULT '{}',
  encodage text NOT NULL DEFAULT 'auto',
  producteurs jsonb NOT NULL DEFAULT '[]',
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
CREATE INDEX ON flux_datatourisme (entite_id);
CREATE INDEX ON flux_datatourisme (cree_par);
CREATE INDEX ON flux_datatourisme (modifie_par);
CREATE INDEX ON flux_datatourisme (modifie_le DESC NULLS LAST, id);
CREATE INDEX ON flux_datatourisme (depot) WHERE depot <> '';

ALTER TABLE champs ADD COLUMN chemin_datatourisme text NOT NULL DEFAULT '';

ALTER TABLE objets ADD COLUMN flux_datatourisme bigint REFERENCES flux_datatourisme (id);
CREATE INDEX ON objets (flux_datatourisme);

DO $$
DECLARE
  lien record;
BEGIN
  -- Checks were written with the table, without a name of ours.
  FOR lien IN
    SELECT conrelid::regclass AS nom, conname FROM pg_constraint
    WHERE contype = 'c' AND pg_get_constraintdef(oid) LIKE '%tourinsoft%'
      AND conrelid::regclass::text IN ('champ_mesures', 'types', 'criteres', 'modalites', 'objets', 'objet_identites', 'importations',
        'avertissements_ignores')
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', lien.nom, lien.conname);
  END LOOP;
  FOR lien IN
    SELECT unnest(ARRAY['champ_mesures', 'types', 'criteres', 'modalites', 'objets', 'objet_identites', 'importations',
      'avertissements_ignores']) AS nom
  LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (systeme IN (''tourinsoft'', ''lei'', ''apidae'', ''datatourisme''))',
      lien.nom, lien.nom || '_systeme_check');
  END LOOP;
END $$;
ALTER TABLE objets ADD CONSTRAINT objets_un_flux
  CHECK (num_nonnulls(flux_tourinsoft, flux_lei, flux_apidae, flux_datatourisme) <= 1);

-- What a second system says of an objet: read when its own system brings it again, so that two feeds never make two objets.
CREATE TABLE objet_rattachements (
  systeme text NOT NULL,
  identifiant text NOT NULL,
  objet_id bigint NOT NULL REFERENCES objets (id) ON DELETE CASCADE,
  flux_id bigint NOT NULL,
  importation_id bigint NOT NULL,
  -- Parts that this system gives before the objet's own.
  priorites text[] NOT NULL DEFAULT '{}',
  document jsonb NOT NULL,
  empreinte bytea NOT NULL,
  vu_le timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (systeme, identifiant, objet_id)
);
CREATE INDEX ON objet_rattachements (objet_id);
CREATE INDEX ON objet_rattachements (flux_id);
