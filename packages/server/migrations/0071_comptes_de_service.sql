-- Programs that act in nobody's name, with tokens of their own.
CREATE TABLE comptes_de_service (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  description text NOT NULL DEFAULT '',
  actif boolean NOT NULL DEFAULT true,
  entite bigint REFERENCES entites (id),
  portees jsonb NOT NULL DEFAULT '[]',
  utilise_le timestamptz,
  entite_id bigint REFERENCES entites (id),
  partage text NOT NULL DEFAULT 'prive',
  notes_internes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  cree_le timestamptz NOT NULL DEFAULT now(),
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  modifie_le timestamptz NOT NULL DEFAULT now(),
  modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  archive_le timestamptz,
  supprime_le timestamptz
);
-- The history says who acted by this name alone.
CREATE UNIQUE INDEX comptes_de_service_nom_unique ON comptes_de_service (nom) WHERE supprime_le IS NULL;
CREATE INDEX ON comptes_de_service (entite);
CREATE INDEX ON comptes_de_service (entite_id);
CREATE INDEX ON comptes_de_service (cree_par);
CREATE INDEX ON comptes_de_service (modifie_par);
CREATE INDEX ON comptes_de_service (modifie_le DESC NULLS LAST, id);

-- A token is a person's, with portées of its own, or a service account's, whose portées count as they are at each call.
ALTER TABLE jetons_api ALTER COLUMN utilisateur_id DROP NOT NULL;
ALTER TABLE jetons_api ALTER COLUMN portees DROP NOT NULL;
ALTER TABLE jetons_api ADD COLUMN compte_de_service_id bigint REFERENCES comptes_de_service (id) ON DELETE CASCADE;
ALTER TABLE jetons_api ADD CHECK (num_nonnulls(utilisateur_id, compte_de_service_id) = 1);
ALTER TABLE jetons_api ADD CHECK ((portees IS NULL) = (utilisateur_id IS NULL));
CREATE INDEX ON jetons_api (compte_de_service_id);
