-- What maps draw around their objets: files of the médiathèque, and images of other servers.
ALTER TABLE cartes ADD calques jsonb NOT NULL DEFAULT '[]';
