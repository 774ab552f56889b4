-- Lists are sorted by a name in the language of their reader. The other languages of a text are looked into apart: what is left of « en_langue »
-- is an expression, which PostgreSQL writes into each query, where it called a function for each row.
CREATE FUNCTION premier_texte(textes jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce((SELECT value FROM jsonb_each_text(textes) WHERE value <> '' ORDER BY key LIMIT 1), '');

CREATE OR REPLACE FUNCTION en_langue(textes jsonb, langue text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(nullif(textes ->> langue, ''), premier_texte(textes));

-- The catalogue by name, for those who see all of it and for entities that have much of it.
CREATE INDEX objets_par_nom ON objets (nom, id);
