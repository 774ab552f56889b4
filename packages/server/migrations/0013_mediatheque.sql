-- The médiathèque: how much of it an entity may fill, and by what else a media is found.

-- In Go; without one, there is no limit.
ALTER TABLE entites ADD quota_medias double precision CHECK (quota_medias > 0);

ALTER TABLE medias
  ADD resolution double precision,
  -- Those that are there already get theirs from the next maintenance.
  ADD teinte text;

-- Whether a file that no media uses may be brought back.
CREATE INDEX versions_fichier ON versions ((valeurs #>> '{fichier,id}')) WHERE ressource = 'media';

-- Lots of media that whoever has the link of one may see, until it expires or is revoked.
CREATE TABLE medias_partages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the secret of its link, which is kept nowhere.
  empreinte bytea NOT NULL UNIQUE,
  medias bigint[] NOT NULL CHECK (cardinality(medias) > 0),
  -- Whose media were shared: one that goes to another entity leaves the lot.
  entites bigint[] NOT NULL,
  entite_id bigint REFERENCES entites (id) ON DELETE CASCADE,
  cree_le timestamptz NOT NULL,
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  expire_le timestamptz NOT NULL,
  revoque_le timestamptz
);
CREATE INDEX ON medias_partages (entite_id);
CREATE INDEX ON medias_partages (cree_par);
