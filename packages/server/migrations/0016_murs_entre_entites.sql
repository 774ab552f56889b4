-- Sharing a site or a place of annonces lets nobody publish there: its owner says who does.
ALTER TABLE sites ADD COLUMN entites_invitees bigint[] NOT NULL DEFAULT '{}';
CREATE INDEX ON sites USING gin (entites_invitees);
ALTER TABLE espaces ADD COLUMN entites_invitees bigint[] NOT NULL DEFAULT '{}';
CREATE INDEX ON espaces USING gin (entites_invitees);

-- Which fiches a site answers for.
ALTER TABLE sites ADD COLUMN fiches_servies text NOT NULL DEFAULT 'montres';

-- What the owner of a site took off it, whoever published it.
CREATE TABLE retraits_de_site (
  site_id bigint NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  ressource text NOT NULL,
  enregistrement bigint NOT NULL,
  retire_le timestamptz NOT NULL,
  PRIMARY KEY (site_id, ressource, enregistrement)
);

-- Whoever fails again and again waits longer each time: until when, and how many came meanwhile.
ALTER TABLE tentatives ADD COLUMN libre_le timestamptz;
ALTER TABLE tentatives ADD COLUMN refusees integer NOT NULL DEFAULT 0;
