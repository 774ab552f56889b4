-- A picture of the médiathèque whose edges are known, behind the printed map.
ALTER TABLE cartes ADD COLUMN image_de_fond bigint REFERENCES medias (id);
ALTER TABLE cartes ADD COLUMN nord double precision;
ALTER TABLE cartes ADD COLUMN sud double precision;
ALTER TABLE cartes ADD COLUMN ouest double precision;
ALTER TABLE cartes ADD COLUMN est double precision;
CREATE INDEX ON cartes (image_de_fond);
