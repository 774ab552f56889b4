-- The entity that a view is shared in: it no longer follows its author, who may move to another one.
ALTER TABLE vues ADD entite_id bigint REFERENCES entites (id) ON DELETE SET NULL;
UPDATE vues SET entite_id = utilisateurs.entite_id FROM utilisateurs WHERE utilisateurs.id = vues.utilisateur_id;
CREATE INDEX ON vues (entite_id);
