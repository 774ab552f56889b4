-- The report of an advertiser: sent each month to who asked for it, and opened by a link without an account.
ALTER TABLE annonceurs ADD COLUMN rapport_mensuel boolean NOT NULL DEFAULT false;

CREATE TABLE rapports_partages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the secret of its link, which is kept nowhere.
  empreinte bytea NOT NULL UNIQUE,
  annonceur bigint NOT NULL REFERENCES annonceurs (id) ON DELETE CASCADE,
  du date NOT NULL,
  au date NOT NULL,
  -- Of the link that leaves by itself: one for each month.
  mois text,
  cree_le timestamptz NOT NULL,
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  expire_le timestamptz NOT NULL,
  revoque_le timestamptz,
  CHECK (du <= au),
  UNIQUE (annonceur, mois)
);
CREATE INDEX ON rapports_partages (cree_par);
