-- Addresses that several planifications send to.
CREATE TABLE listes_destinataires (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nom text NOT NULL,
  adresses jsonb NOT NULL DEFAULT '[]',
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
CREATE INDEX ON listes_destinataires (entite_id);
CREATE INDEX ON listes_destinataires (cree_par);
CREATE INDEX ON listes_destinataires (modifie_par);
CREATE INDEX ON listes_destinataires USING gin (tags);
CREATE INDEX ON listes_destinataires (modifie_le DESC NULLS LAST, id);

UPDATE planifications SET diffusions = (
  SELECT jsonb_agg(
    CASE WHEN envoi ->> 'genre' = 'courriel' THEN envoi || '{"listes": []}' ELSE envoi END
    ORDER BY rang
  )
  FROM jsonb_array_elements(diffusions) WITH ORDINALITY AS envois (envoi, rang)
)
WHERE diffusions @> '[{"genre": "courriel"}]';

-- A mailbox has one name, however its address is typed. Of two sendings that wait for the same one, the later keeps the name that it has:
-- it leaves under it.
UPDATE taches SET cle = lower(cle)
WHERE type = 'envoi' AND donnees ->> 'genre' = 'courriel' AND cle <> lower(cle)
  AND NOT (etat IN ('en_attente', 'en_cours') AND EXISTS (
    SELECT FROM taches AS autre
    WHERE autre.type = 'envoi' AND autre.etat IN ('en_attente', 'en_cours') AND autre.id <> taches.id
      AND lower(autre.cle) = lower(taches.cle) AND (autre.id < taches.id OR autre.cle = lower(autre.cle))
  ));
INSERT INTO envois_arrives (generation, cle, le)
SELECT generation, lower(cle), max(le) FROM envois_arrives WHERE cle <> lower(cle) GROUP BY 1, 2
ON CONFLICT (generation, cle) DO UPDATE SET le = greatest(envois_arrives.le, excluded.le);
DELETE FROM envois_arrives WHERE cle <> lower(cle);
