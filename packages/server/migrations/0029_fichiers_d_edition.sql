-- What this database put into the store for its editions, and when: nothing else is ever removed from there. A store may hold the documents
-- of another database, or those that a backup will bring back.

-- Each making of a document has a folder of its own: a server that was thought dead, and comes back, writes over nothing.
ALTER TABLE generations ADD COLUMN dossier text;
UPDATE generations SET dossier = 'g' || id WHERE instantane IS NOT NULL;

-- Folders on their way into the store or out of it: what a killed server leaves there is found here, and nowhere else.
CREATE TABLE editions_en_suspens (
  dossier text PRIMARY KEY,
  depuis timestamptz NOT NULL
);
INSERT INTO editions_en_suspens (dossier, depuis) SELECT 'g' || id, now() FROM generations WHERE instantane IS NULL AND etat <> 'en-cours';

CREATE FUNCTION suspendre_dossier() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO editions_en_suspens (dossier, depuis) VALUES (OLD.dossier, now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
-- Whatever takes a document along: somebody, its age, the end of its model or of its entity.
CREATE TRIGGER dossier_suit_sa_generation AFTER DELETE ON generations FOR EACH ROW
  WHEN (OLD.dossier IS NOT NULL) EXECUTE FUNCTION suspendre_dossier();

-- The images of documents, which several may show. Noted before they are looked for in the store.
CREATE TABLE images_d_edition (
  empreinte text PRIMARY KEY,
  demandee_le timestamptz NOT NULL
);
INSERT INTO images_d_edition (empreinte, demandee_le)
SELECT DISTINCT image.value, now() FROM generations, jsonb_each(coalesce(instantane, '{}')) AS canal,
  jsonb_each_text(canal.value -> 'images') AS image;
