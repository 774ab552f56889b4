-- What models may set of the gabarits that come with the product.
UPDATE gabarits_edition SET proprietes = '[
  {"nom":"papier","libelle":"Épaisseur d’une feuille, en millimètres (dos du livre)","genre":"nombre","valeurs":"","defaut":"0,1"},
  {"nom":"tete","libelle":"Ouverture des chapitres","genre":"choix","valeurs":"ordinaire, compacte","defaut":"ordinaire"}
]' WHERE entite_id IS NULL AND base <> 'propre' AND proprietes = '[]';
UPDATE gabarits_couverture SET proprietes = '[
  {"nom":"logo","libelle":"Logo","genre":"choix","valeurs":"sur fond blanc, nu","defaut":"sur fond blanc"}
]' WHERE entite_id IS NULL AND base <> 'propre' AND proprietes = '[]';
