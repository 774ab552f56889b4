-- The part of Bridge that changed something by itself; null where a person did.
ALTER TABLE versions ADD COLUMN automate text;
ALTER TABLE journal ADD COLUMN automate text;
CREATE INDEX ON journal (automate, id) WHERE automate IS NOT NULL;

-- Keys are a person's, or of a part of Bridge.
ALTER TABLE idempotences ADD COLUMN automate text;
ALTER TABLE idempotences DROP CONSTRAINT idempotences_pkey;
ALTER TABLE idempotences ALTER COLUMN utilisateur_id DROP NOT NULL;
CREATE UNIQUE INDEX ON idempotences (coalesce(utilisateur_id, 0), coalesce(automate, ''), cle);
-- Accounts that are removed take their keys along.
CREATE INDEX ON idempotences (utilisateur_id);
