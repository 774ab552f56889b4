-- The entity that somebody of several works for in a session; null, for all of theirs.
ALTER TABLE sessions ADD COLUMN entite_active bigint REFERENCES entites (id) ON DELETE SET NULL;
CREATE INDEX ON sessions (entite_active);
