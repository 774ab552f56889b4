-- How many columns a grid has on tablets and on phones: a model says it for its lists, unless a list says it for itself.
ALTER TABLE modeles_liste ADD colonnes_tablette double precision;
ALTER TABLE modeles_liste ADD colonnes_mobile double precision;
ALTER TABLE listes_web ADD colonnes_tablette double precision;
ALTER TABLE listes_web ADD colonnes_mobile double precision;
