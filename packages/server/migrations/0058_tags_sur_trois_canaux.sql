-- Chapters of documents and slides of annonces bear tags of annonces, as pages do. Those that are there bear none, published ones included.
ALTER TABLE rubriques_dynamiques ADD COLUMN tags_annonce bigint[] NOT NULL DEFAULT '{}';
CREATE INDEX ON rubriques_dynamiques USING gin (tags_annonce);

UPDATE diaporamas SET sequence = (
  SELECT jsonb_agg(CASE diapositive ->> 'genre' WHEN 'annonce' THEN '{"tagsAnnonce": []}' || diapositive ELSE diapositive END ORDER BY rang)
  FROM jsonb_array_elements(sequence) WITH ORDINALITY AS une (diapositive, rang)
) WHERE sequence @> '[{"genre": "annonce"}]';
UPDATE publications SET contenu = jsonb_set(contenu, '{sequence}', (
  SELECT jsonb_agg(CASE diapositive ->> 'genre' WHEN 'annonce' THEN '{"tagsAnnonce": []}' || diapositive ELSE diapositive END ORDER BY rang)
  FROM jsonb_array_elements(contenu -> 'sequence') WITH ORDINALITY AS une (diapositive, rang)
)) WHERE ressource = 'diaporama' AND contenu -> 'sequence' @> '[{"genre": "annonce"}]';

-- A showing is sold whole: one that was interrupted is none.
CREATE OR REPLACE VIEW mesures_annonce AS
  SELECT annonce, espace, 'web'::text AS canal, site AS support, heure, genre, nombre FROM comptes_annonce
  UNION ALL
  SELECT annonce, NULL, 'ecran', ecran_id, heure, 'passage', (passages - interrompus)::bigint FROM passages_par_heure
  WHERE annonce IS NOT NULL AND passages > interrompus
  UNION ALL
  SELECT imprimes.cible, NULL, 'print', generations.modele,
    date_trunc('hour', coalesce(generations.decide_le, generations.fini_le, generations.cree_le)), 'parution', 1::bigint
  FROM imprimes JOIN generations ON generations.id = imprimes.generation
  WHERE imprimes.ressource = 'annonce' AND generations.etat = 'validee';
