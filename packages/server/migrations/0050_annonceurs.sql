-- Who pays is a record of its own, no longer words repeated on every annonce.
CREATE TABLE annonceurs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  objet bigint REFERENCES objets (id),
  contact text NOT NULL DEFAULT '',
  courriel text NOT NULL DEFAULT '',
  telephone text NOT NULL DEFAULT '',
  convention text NOT NULL DEFAULT '',
  adresse text NOT NULL DEFAULT '',
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
CREATE INDEX ON annonceurs (objet);
CREATE INDEX ON annonceurs (entite_id);
CREATE INDEX ON annonceurs (cree_par);
CREATE INDEX ON annonceurs (modifie_par);
CREATE INDEX ON annonceurs USING gin (tags);
CREATE INDEX ON annonceurs (modifie_le DESC NULLS LAST, id);

ALTER TABLE annonces ADD COLUMN annonceur bigint REFERENCES annonceurs (id);
CREATE INDEX ON annonces (annonceur);

-- One for each name and establishment of an entity, with what its latest annonces tell of how to reach it.
INSERT INTO annonceurs (nom, objet, contact, courriel, entite_id)
SELECT coalesce(nullif(btrim(annonces.raison_sociale), ''), objets.nom), annonces.objet,
  coalesce((array_agg(annonces.contact ORDER BY annonces.au DESC) FILTER (WHERE annonces.contact <> ''))[1], ''),
  coalesce((array_agg(annonces.courriel ORDER BY annonces.au DESC) FILTER (WHERE annonces.courriel <> ''))[1], ''),
  annonces.entite_id
FROM annonces LEFT JOIN objets ON objets.id = annonces.objet
WHERE btrim(annonces.raison_sociale) <> '' OR annonces.objet IS NOT NULL
GROUP BY 1, 2, 5;

UPDATE annonces SET annonceur = annonceurs.id
FROM annonceurs
WHERE annonceurs.objet IS NOT DISTINCT FROM annonces.objet AND annonceurs.entite_id IS NOT DISTINCT FROM annonces.entite_id
  AND annonceurs.nom = coalesce(nullif(btrim(annonces.raison_sociale), ''), (SELECT nom FROM objets WHERE objets.id = annonces.objet));

ALTER TABLE annonces DROP COLUMN raison_sociale, DROP COLUMN contact, DROP COLUMN courriel;
