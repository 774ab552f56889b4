-- A model keeps the versions of the gabarits that draw it: those of today, for the models that are there.
ALTER TABLE modeles_edition ADD COLUMN gabarits_epingles jsonb NOT NULL DEFAULT '[]';
UPDATE modeles_edition SET gabarits_epingles = (
  SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('ressource', ressource, 'id', id, 'version', version)), '[]')
  FROM (
    SELECT 'gabaritEdition' AS ressource, id, version FROM gabarits_edition WHERE id = modeles_edition.gabarit
    UNION ALL
    SELECT 'gabaritCouverture', id, version FROM gabarits_couverture WHERE id = modeles_edition.gabarit_couverture
    UNION ALL
    SELECT 'gabaritSommaire', id, version FROM gabarits_sommaire WHERE id = modeles_edition.gabarit_sommaire
    UNION ALL
    SELECT 'gabaritNotes', gabarits_notes.id, version
    FROM jsonb_array_elements(modeles_edition.plan) AS element
    JOIN gabarits_notes ON gabarits_notes.id = (element #>> '{gabarit,id}')::bigint
    WHERE element ->> 'genre' = 'notes'
  ) AS employes
);
-- The number that people raised by hand: versions tell by themselves.
ALTER TABLE gabarits_edition DROP COLUMN edition;
