-- What all configurations of translation sent this month is summed before each lot leaves.
CREATE INDEX ON usages_traduction (le);
-- The last step of the ceiling of the instance that people were told of, « 2026-11 80 ».
CREATE TABLE plafond_dit (
  seul boolean PRIMARY KEY DEFAULT true CHECK (seul),
  mot text NOT NULL
);
