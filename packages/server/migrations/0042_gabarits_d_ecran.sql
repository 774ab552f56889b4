-- The five gabarits of screens that come with the product: the first is called by what it is for, two are new.
UPDATE gabarits_diaporama SET nom = 'Vitrine', modifie_le = now()
WHERE code = 'paysage-plein-ecran' AND entite_id IS NULL AND nom = 'Paysage plein écran';
INSERT INTO gabarits_diaporama
  (nom, code, description, orientation, resolution, disposition, zone_qr, taille_titre, taille_texte, max_titre, max_texte, partage,
    fond, texte, accent, css)
SELECT * FROM (VALUES
  ('Agenda du jour', 'agenda-du-jour', 'Clair, l’heure d’abord : le programme de la journée, de l’accueil à la salle des fêtes.',
    'paysage', '1920x1080', 'gauche', 'bas-droite', 72, 42, 60, 160, 'toutes', '#fbf7ef', '#1c2a32', '#a5311f',
    '.diapo-agenda{font-size:1.2em}'),
  ('Mur', 'mur', 'Deux écrans côte à côte : la photo sur l’un, le texte sur l’autre, rien sur la jointure.',
    'mur', '3840x1080', 'gauche', 'bas-gauche', 112, 58, 70, 220, 'toutes', '#0f2a24', '#ffffff', '#ffc857',
    '.diapo-seul{flex-direction:row;padding:0;background:linear-gradient(90deg,#ffffff0d 50%,transparent 50%)}
.diapo-seul::before{display:none!important}
.diapo-seul>.diapo-titre{flex:0 0 50%;padding:0 var(--marge)}
.diapo-seul>*+*{flex:1;margin:0 var(--marge)!important}
.diapo-seul>.diapo-code{flex:none;margin-right:0!important}
.diapo-agenda{columns:2;column-gap:calc(var(--marge)*2)}
.diapo-agenda li{break-inside:avoid}
.diapo[data-disposition]:not([data-photo]) .diapo-textes{padding-left:calc(50% + var(--marge))}')
) AS livres (nom, code, description, orientation, resolution, disposition, zone_qr, taille_titre, taille_texte, max_titre, max_texte, partage,
    fond, texte, accent, css)
WHERE NOT EXISTS (SELECT FROM gabarits_diaporama AS connu WHERE connu.code = livres.code AND connu.entite_id IS NULL AND connu.supprime_le IS NULL);
