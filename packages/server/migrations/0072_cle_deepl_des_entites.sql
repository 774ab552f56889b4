-- The key of DeepL that an entity has for itself and those below, sealed; null where it leaves that to those above.
ALTER TABLE preferences ADD COLUMN cle_deepl bytea;
