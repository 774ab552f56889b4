-- What else sites declare about their accessibility: what is planned, and what was checked with which tools.
ALTER TABLE sites
  ADD accessibilite_plan jsonb NOT NULL DEFAULT '{}',
  ADD accessibilite_tests jsonb NOT NULL DEFAULT '{}';
