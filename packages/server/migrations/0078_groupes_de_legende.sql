-- Groups of a legend have a name in each language. What entries called them by is their code, and their French name.
ALTER TABLE legendes ADD COLUMN groupes jsonb NOT NULL DEFAULT '[]';
UPDATE legendes SET groupes = (
  SELECT jsonb_agg(jsonb_build_object('code', nom, 'nom', jsonb_build_object('fr', nom)) ORDER BY premier)
  FROM (
    SELECT entree ->> 'groupe' AS nom, min(rang) AS premier
    FROM jsonb_array_elements(entrees) WITH ORDINALITY AS dites (entree, rang)
    WHERE entree ->> 'groupe' <> '' GROUP BY 1
  ) AS nommes
)
WHERE entrees @? '$[*] ? (@.groupe != "")';
