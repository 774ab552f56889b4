-- Of an offer that two systems bring, which one wins, part by part: each entity says so for its objets.

ALTER TABLE entites ADD COLUMN precedences jsonb NOT NULL DEFAULT '{}';

-- Until now each feed of DATAtourisme said it; one of the whole instance said it for all.
WITH dites AS (
  SELECT entites.id, jsonb_object_agg(champ, 'datatourisme') AS precedences
  FROM flux_datatourisme AS flux CROSS JOIN unnest(flux.priorites) AS champ
  JOIN entites ON entites.id = flux.entite_id OR (flux.entite_id IS NULL AND entites.parent_id IS NULL)
  WHERE flux.supprime_le IS NULL GROUP BY entites.id
)
UPDATE entites SET precedences = dites.precedences FROM dites WHERE dites.id = entites.id;
ALTER TABLE flux_datatourisme DROP COLUMN priorites;
ALTER TABLE objet_rattachements DROP COLUMN priorites;

-- When what completes an objet last changed, and when it ceased to: the objet is then read again, even where its feed tells only changes.
ALTER TABLE objet_rattachements ADD COLUMN change_le timestamptz NOT NULL DEFAULT now();
ALTER TABLE objet_rattachements ADD COLUMN oublie_le timestamptz;
-- The objet that the same record had made by itself, until the two become one.
ALTER TABLE objet_rattachements ADD COLUMN double_id bigint REFERENCES objets (id) ON DELETE SET NULL;
CREATE INDEX ON objet_rattachements (double_id) WHERE double_id IS NOT NULL;

-- Objets by the id that their record says it has elsewhere.
CREATE INDEX objet_documents_autres_identifiants ON objet_documents USING gin ((source -> 'autresIdentifiants'))
  WHERE source -> 'autresIdentifiants' <> '[]';
