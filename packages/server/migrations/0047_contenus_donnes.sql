-- What each screen was given to show. A screen tells what it showed: what it was never given does not count, and is named to nobody.
CREATE TABLE contenus_donnes (
  ecran_id bigint NOT NULL REFERENCES ecrans (id) ON DELETE CASCADE,
  genre text NOT NULL CHECK (genre IN ('diaporama', 'objet', 'annonce')),
  numero bigint NOT NULL,
  -- The last day that it was.
  donne_le timestamptz NOT NULL,
  PRIMARY KEY (ecran_id, genre, numero)
);
CREATE INDEX ON contenus_donnes (donne_le);

-- What screens told until now was what they were given.
INSERT INTO contenus_donnes (ecran_id, genre, numero, donne_le)
SELECT ecran_id, dits.genre, dits.numero, max(recu_le)
FROM passages_ecran, LATERAL (VALUES ('diaporama', diaporama), ('objet', objet), ('annonce', annonce)) AS dits (genre, numero)
WHERE dits.numero IS NOT NULL
GROUP BY 1, 2, 3;
