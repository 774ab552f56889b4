-- The gabarits of screens that come with the product look the same on every screen: they bring their typeface along.
UPDATE gabarits_diaporama SET police = 'source-sans', modifie_le = now()
WHERE code IN ('paysage-plein-ecran', 'agenda-du-jour', 'portrait', 'bandeau', 'mur') AND entite_id IS NULL AND police = 'sans';
