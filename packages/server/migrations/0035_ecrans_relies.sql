-- What screens are given by its fingerprint, and where its bytes come from: photos of objets, files of the médiathèque, maps.
CREATE TABLE medias_ecran (
  empreinte text PRIMARY KEY,
  source text NOT NULL UNIQUE,
  octets bigint NOT NULL,
  type text NOT NULL,
  vu_le timestamptz NOT NULL
);
CREATE INDEX ON medias_ecran (vu_le);

-- The last picture that a screen took of what it shows.
CREATE TABLE captures_ecran (
  ecran_id bigint PRIMARY KEY REFERENCES ecrans (id) ON DELETE CASCADE,
  type text NOT NULL,
  corps bytea NOT NULL,
  prise_le timestamptz NOT NULL
);

-- Diaporamas are published as lists are.
ALTER TABLE publications DROP CONSTRAINT publications_ressource_check;
ALTER TABLE publications ADD CONSTRAINT publications_ressource_check
  CHECK (ressource IN ('listeWeb', 'ficheWeb', 'moteur', 'carte', 'diaporama'));
