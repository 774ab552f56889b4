-- The files that people put down for their feeds: who, when, how heavy. The file itself lies in the folder of feeds.
CREATE TABLE depots (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As a feed names it: « entite-3/gites.json ».
  nom text NOT NULL UNIQUE,
  -- None for what every entity reads.
  entite_id bigint REFERENCES entites (id) ON DELETE SET NULL,
  taille bigint NOT NULL CHECK (taille >= 0),
  depose_le timestamptz NOT NULL,
  -- None for what was found in the folder.
  depose_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
  -- Put down in the console: it is removed by itself once no feed names it.
  par_la_console boolean NOT NULL
);
CREATE INDEX ON depots (entite_id);
CREATE INDEX ON depots (depose_par);
CREATE INDEX ON depots (depose_le);

-- In Go; none: no limit.
ALTER TABLE entites ADD quota_depots double precision DEFAULT 5 CHECK (quota_depots > 0);

-- Which feeds read a file.
CREATE INDEX ON flux_tourinsoft (depot) WHERE depot <> '';
CREATE INDEX ON flux_lei (depot) WHERE depot <> '';
CREATE INDEX ON flux_apidae (depot) WHERE depot <> '';
