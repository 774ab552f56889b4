import { ORIENTATIONS_D_ECRAN, RESOLUTIONS, TRANSITIONS } from '../../catalogue/ecran/ecran.choix.ts';
import { boolean, choice, code, colour, number, reference, slug, text } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource } from '../../kernel/resource/resource.ts';
import { gabaritFields } from './gabarit.fields.ts';
import { COINS_D_ECRAN, DISPOSITIONS, GENRES_DE_PARAMETRE, POLICES_D_ECRAN } from './gabarit-diaporama.choix.ts';
import { gabaritDiaporamaHead } from './superadmin.heads.ts';

const mediatheque = { field: 'police', is: ['mediatheque'] } as const;

export const gabaritDiaporama = defineResource({
  ...gabaritDiaporamaHead,
  table: 'gabarits_diaporama',
  purpose: 'Un gabarit de diaporama dispose la photo et les textes d’une diapositive, lisibles à trois mètres.',
  title: 'nom',
  outputs: { key: 'gabarits' },
  groups: [
    { id: 'gabarit', title: 'Gabarit' },
    { id: 'ecran', title: 'Écran' },
    { id: 'zones', title: 'Zones' },
    {
      id: 'textes',
      title: 'Textes',
      help: 'Les tailles valent pour la résolution de référence\u00a0: elles suivent celle de l’écran.',
    },
    { id: 'couleurs', title: 'Couleurs et styles' },
    { id: 'parametres', title: 'Paramètres', help: 'Ce que chaque diaporama peut régler sans toucher au gabarit.' },
    { id: 'mouvement', title: 'Mouvement' },
  ],
  fields: {
    ...gabaritFields('de diaporama'),
    orientation: choice(ORIENTATIONS_D_ECRAN, {
      label: 'Orientation',
      group: 'ecran',
      required: true,
      initial: 'paysage',
      list: true,
      filterable: true,
    }),
    resolution: choice(RESOLUTIONS, {
      label: 'Résolution de référence',
      group: 'ecran',
      required: true,
      initial: '1920x1080',
    }),
    disposition: choice(DISPOSITIONS, {
      label: 'Disposition',
      group: 'zones',
      required: true,
      initial: 'plein',
      list: true,
      filterable: true,
    }),
    zoneAnnonce: boolean({
      label: 'Garder une place pour une annonce',
      help: 'Un tiers de la largeur, ou de la hauteur en portrait, à côté des objets. Elle montre les annonces de l’espace que le diaporama passe\u00a0; sans annonce, l’objet prend toute la place.',
      group: 'zones',
    }),
    zoneQr: choice(COINS_D_ECRAN, {
      label: 'QR code de l’objet',
      help: 'Il ouvre son site web sur le téléphone du passant.',
      group: 'zones',
      required: true,
      initial: 'aucun',
    }),
    police: choice(POLICES_D_ECRAN, {
      label: 'Police',
      help: 'Les trois premières dépendent de chaque écran. Une police embarquée est la même sur tous\u00a0: elle y est gardée avec les médias, réseau ou non.',
      group: 'textes',
      required: true,
      initial: 'sans',
    }),
    policeTexte: reference({
      label: 'Police des textes',
      help: 'Un fichier de police (WOFF2, TTF, OTF) dont les droits permettent les écrans.',
      to: 'media',
      widget: 'police-ecran',
      group: 'textes',
      when: mediatheque,
    }),
    policeTitre: reference({
      label: 'Police des titres',
      help: 'Vide\u00a0: celle des textes.',
      to: 'media',
      widget: 'police-ecran',
      group: 'textes',
      when: mediatheque,
    }),
    tailleTitre: number({
      label: 'Taille des titres',
      group: 'textes',
      required: true,
      initial: 84,
      min: 36,
      max: 240,
      integer: true,
      unit: 'px',
    }),
    tailleTexte: number({
      label: 'Taille des textes',
      help: 'Au moins 28\u00a0px en 1920 × 1080\u00a0: au-dessous, rien ne se lit à trois mètres.',
      group: 'textes',
      required: true,
      initial: 40,
      min: 28,
      max: 160,
      integer: true,
      unit: 'px',
    }),
    maxTitre: number({
      label: 'Longueur des titres',
      help: 'Un titre plus long est coupé entre deux mots.',
      group: 'textes',
      required: true,
      initial: 70,
      min: 15,
      max: 200,
      integer: true,
      unit: 'caractères',
    }),
    maxTexte: number({
      label: 'Longueur des textes',
      group: 'textes',
      required: true,
      initial: 220,
      min: 30,
      max: 1_000,
      integer: true,
      unit: 'caractères',
    }),
    fond: colour({ label: 'Fond', group: 'couleurs', required: true, initial: '#10222b' }),
    texte: colour({
      label: 'Texte',
      help: 'Assez contrasté sur le fond\u00a0: 4,5 au moins.',
      group: 'couleurs',
      required: true,
      initial: '#ffffff',
    }),
    accent: colour({ label: 'Accent', group: 'couleurs', required: true, initial: '#f59f00' }),
    css: code({
      label: 'Styles',
      help: 'Ils ne s’appliquent qu’à ce gabarit. Classes\u00a0: .diapo, .diapo-photo, .diapo-textes, .diapo-titre, .diapo-bandeau.',
      language: 'css',
      group: 'couleurs',
      advanced: true,
    }),
    parametres: list(
      {
        nom: slug({ label: 'Nom', help: 'Dans les styles\u00a0: var(--ce-nom).', required: true }),
        libelle: text({ label: 'Libellé', required: true, longest: 100 }),
        genre: choice(GENRES_DE_PARAMETRE, { label: 'Genre', required: true, initial: 'couleur' }),
        defaut: text({ label: 'Par défaut', help: 'Une couleur comme #1da2df, ou un nombre.', longest: 20 }),
      },
      { label: 'Paramètres', group: 'parametres', itemTitle: 'libelle', most: 20 },
    ),
    transition: choice(TRANSITIONS, { label: 'Transition', group: 'mouvement', required: true, initial: 'fondu' }),
    economie: boolean({
      label: 'Mode économie',
      help: 'Aucun mouvement\u00a0: pour les écrans qui restent allumés jour et nuit.',
      group: 'mouvement',
    }),
  },
});
