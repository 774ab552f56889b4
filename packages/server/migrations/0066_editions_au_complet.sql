-- Free pages are rich texts: what was typed until now are paragraphs.
UPDATE modeles_edition SET plan = (
  SELECT jsonb_agg(
    CASE WHEN part ->> 'genre' = 'page-libre' THEN jsonb_set(part, '{texte}', (
      SELECT coalesce(jsonb_object_agg(langue, '<p>' || regexp_replace(
        replace(replace(replace(btrim(mots, E' \n\r\t'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\\s*\n\\s*', '</p><p>', 'g'
      ) || '</p>'), '{}')
      FROM jsonb_each_text(part -> 'texte') AS dit (langue, mots)
      WHERE btrim(mots, E' \n\r\t') <> ''
    )) ELSE part END
    ORDER BY rang
  )
  FROM jsonb_array_elements(plan) WITH ORDINALITY AS parts (part, rang)
)
WHERE plan @> '[{"genre": "page-libre"}]';

-- What blanks are filled with.
ALTER TABLE modeles_edition ADD COLUMN astuces jsonb NOT NULL DEFAULT '[]';

-- Whose clocks tell the hours of a planification, and which file its e-mails bring.
ALTER TABLE planifications ADD COLUMN fuseau text NOT NULL DEFAULT 'Europe/Paris';
UPDATE planifications SET diffusions = (
  SELECT jsonb_agg(
    CASE WHEN envoi ->> 'genre' = 'courriel' THEN envoi || '{"fichier": "lecture"}' ELSE envoi END
    ORDER BY rang
  )
  FROM jsonb_array_elements(diffusions) WITH ORDINALITY AS envois (envoi, rang)
)
WHERE diffusions @> '[{"genre": "courriel"}]';
