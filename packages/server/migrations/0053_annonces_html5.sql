-- HTML5 creations: archives that were looked through, file by file. Small, they are kept with what names them.
CREATE TABLE archives_annonce (
  id uuid PRIMARY KEY,
  nom text NOT NULL,
  largeur integer,
  hauteur integer,
  entite_id bigint REFERENCES entites (id),
  cree_le timestamptz NOT NULL,
  cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL
);
CREATE INDEX ON archives_annonce (entite_id);
CREATE INDEX ON archives_annonce (cree_par);
CREATE INDEX ON archives_annonce (cree_le);

CREATE TABLE archives_annonce_fichiers (
  archive uuid NOT NULL REFERENCES archives_annonce (id) ON DELETE CASCADE,
  chemin text NOT NULL,
  type text NOT NULL,
  contenu bytea NOT NULL,
  PRIMARY KEY (archive, chemin)
);

UPDATE annonces SET creations = (SELECT jsonb_agg(creation || '{"archive": "", "affiche": null}' ORDER BY rang)
  FROM jsonb_array_elements(creations) WITH ORDINALITY AS lues (creation, rang))
WHERE jsonb_array_length(creations) > 0;
