-- Objets found by typed words come by their name, read without accents: a page of them reads its first rows alone.
CREATE INDEX objets_par_nom_cherche ON objets (sans_accent(nom) COLLATE "C", id);
