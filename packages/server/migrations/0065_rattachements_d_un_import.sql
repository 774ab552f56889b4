-- What a run says of objets of other systems: staged with the run, applied with it, and what was before is kept to take it back.

CREATE TABLE importation_rattachements (
  importation_id bigint NOT NULL REFERENCES importations (id) ON DELETE CASCADE,
  -- The system that completes the objet: that of the run, or the one that the run takes the objet over from.
  systeme text NOT NULL,
  identifiant text NOT NULL,
  objet_id bigint NOT NULL REFERENCES objets (id) ON DELETE CASCADE,
  rang bigint NOT NULL,
  double_id bigint REFERENCES objets (id) ON DELETE SET NULL,
  -- When its source last changed the record: of two, the newest is kept.
  maj_le timestamptz,
  -- Until it is applied.
  document jsonb,
  empreinte bytea,
  -- What it did, once it is applied.
  fait text CHECK (fait IN ('ajoute', 'change', 'vu', 'oublie')),
  avant jsonb,
  PRIMARY KEY (importation_id, identifiant, objet_id)
);
CREATE INDEX ON importation_rattachements (objet_id);
CREATE INDEX ON importation_rattachements (double_id) WHERE double_id IS NOT NULL;
CREATE INDEX ON importation_rattachements (importation_id, rang) WHERE fait IS NULL;

-- Where an offer is, was decided as one; its position and its surroundings are now decided apart.
UPDATE entites SET precedences = precedences
  || jsonb_build_object('position', precedences -> 'lieu', 'situation', precedences -> 'lieu')
WHERE precedences ? 'lieu';

-- When a source may be read, and whom to call when it no longer answers.
ALTER TABLE flux_tourinsoft ADD COLUMN plage_horaire text NOT NULL DEFAULT '', ADD COLUMN contact text NOT NULL DEFAULT '';
ALTER TABLE flux_lei ADD COLUMN plage_horaire text NOT NULL DEFAULT '', ADD COLUMN contact text NOT NULL DEFAULT '';
ALTER TABLE flux_apidae ADD COLUMN plage_horaire text NOT NULL DEFAULT '', ADD COLUMN contact text NOT NULL DEFAULT '';
ALTER TABLE flux_datatourisme ADD COLUMN plage_horaire text NOT NULL DEFAULT '', ADD COLUMN contact text NOT NULL DEFAULT '';
