-- The same fingerprints, sooner: a text whose spaces are plain already, and without markup, needs no rewriting to be told from another.
-- Not STRICT, so that the planner puts its expression in place of the call; of nothing it is nothing all the same.
CREATE OR REPLACE FUNCTION empreinte_de_texte(texte text) RETURNS bytea
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN decode(md5(btrim(CASE
    WHEN strpos(texte, '<') > 0 THEN regexp_replace(regexp_replace(texte, '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g')
    WHEN texte ~ '\s\s|[^\S ]' THEN regexp_replace(texte, '\s+', ' ', 'g')
    ELSE texte
  END)), 'hex');
