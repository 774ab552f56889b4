-- Made again from the data of another: what `depuis` alone does not tell any more once that one is gone.
ALTER TABLE generations ADD COLUMN refaite boolean NOT NULL DEFAULT false;
UPDATE generations SET refaite = true WHERE depuis IS NOT NULL;
