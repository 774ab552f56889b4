-- The domain names that the sites of an entity may have; none: any.
ALTER TABLE entites ADD COLUMN domaines jsonb NOT NULL DEFAULT '[]';
