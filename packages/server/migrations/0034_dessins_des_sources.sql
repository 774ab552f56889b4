-- The drawings that sources give to the words of their lists.
ALTER TABLE importation_termes ADD COLUMN dessin text;
ALTER TABLE modalites ADD COLUMN dessin_source text NOT NULL DEFAULT '';
