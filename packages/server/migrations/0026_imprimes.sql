-- What documents show of the médiathèque and of the annonces, and on which pages: where each is used, and the proof of who paid.
CREATE TABLE imprimes (
  generation bigint NOT NULL REFERENCES generations (id) ON DELETE CASCADE,
  ressource text NOT NULL CHECK (ressource IN ('media', 'annonce')),
  cible bigint NOT NULL,
  -- Empty where it is not known: a logo stands wherever the gabarit puts it.
  pages integer[] NOT NULL,
  PRIMARY KEY (ressource, cible, generation)
);
CREATE INDEX ON imprimes (generation);
