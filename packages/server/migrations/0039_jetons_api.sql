-- Tokens that programs present in the name of a person. What is kept of one is its digest.
CREATE TABLE jetons_api (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  utilisateur_id bigint NOT NULL REFERENCES utilisateurs (id) ON DELETE CASCADE,
  nom text NOT NULL,
  empreinte bytea NOT NULL UNIQUE,
  fin text NOT NULL,
  portees jsonb NOT NULL,
  cree_le timestamptz NOT NULL,
  expire_le timestamptz NOT NULL,
  utilise_le timestamptz,
  revoque_le timestamptz
);
CREATE INDEX ON jetons_api (utilisateur_id);
