-- Who sold an annonce is told before it ends, once for each delay.
CREATE TABLE annonces_rappels (
  annonce bigint NOT NULL REFERENCES annonces (id) ON DELETE CASCADE,
  fin date NOT NULL,
  jours integer NOT NULL,
  le timestamptz NOT NULL,
  PRIMARY KEY (annonce, fin, jours)
);
