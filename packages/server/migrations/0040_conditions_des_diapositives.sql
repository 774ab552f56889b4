-- Slides may wait for a weather, of a place that their diaporama names, or for an event that is under way.
ALTER TABLE diaporamas ADD COLUMN meteo_latitude double precision;
ALTER TABLE diaporamas ADD COLUMN meteo_longitude double precision;
ALTER TABLE diaporamas ADD COLUMN meteo_adresse text NOT NULL DEFAULT 'https://api.open-meteo.com/v1/forecast';

-- Those that are there wait for nothing, published ones included.
UPDATE diaporamas SET sequence = (
  SELECT jsonb_agg('{"ciels": [], "degresMin": null, "degresMax": null, "pendant": null}' || diapositive ORDER BY rang)
  FROM jsonb_array_elements(sequence) WITH ORDINALITY AS une (diapositive, rang)
) WHERE sequence <> '[]';
UPDATE publications SET contenu = jsonb_set(contenu, '{sequence}', (
  SELECT jsonb_agg('{"ciels": [], "degresMin": null, "degresMax": null, "pendant": null}' || diapositive ORDER BY rang)
  FROM jsonb_array_elements(contenu -> 'sequence') WITH ORDINALITY AS une (diapositive, rang)
)) WHERE ressource = 'diaporama' AND contenu -> 'sequence' <> '[]';
