import { periodeDeRegleSchema } from '../../catalogue/regle/periode.schemas.ts';
import {
  boolean,
  choice,
  choices,
  colour,
  json,
  number,
  reference,
  text,
  translated,
} from '../../kernel/fields/fields.ts';
import { firstTextOf } from '../../kernel/fields/variants.items.ts';
import { list } from '../../kernel/fields/variants.ts';
import { periodeCouverteEnMots } from './calendrier.words.ts';
import {
  GRAISSES,
  MULTIPLES_DE_PAGES,
  POSITIONS_DE_NUMERO,
  REMPLISSAGES,
  RENVOIS,
  SORTIES_D_EDITION,
} from './modele-edition.choix.ts';

/** The fields that the drawing of a document reads: with their initial values, a new model makes a good A5 guide. */

const media = (label: string, help?: string) =>
  reference({ label, to: 'media', widget: 'image-print', group: 'couverture', ...(help && { help }) });

const police = (label: string) =>
  text({
    label,
    help: 'Son nom, tel qu’un logiciel de mise en page le montre\u00a0: «\u00a0Source Serif\u00a0». Vide\u00a0: celle du gabarit.',
    group: 'charte',
    longest: 100,
  });

export const CHARTE = {
  policeTitres: police('Police des titres'),
  policeTexte: police('Police du texte'),
  corps: number({
    label: 'Corps du texte',
    group: 'charte',
    required: true,
    initial: 8.5,
    min: 5,
    max: 24,
    unit: 'pt',
  }),
  couleurs: list(
    {
      nom: text({ label: 'Nom', required: true, longest: 60 }),
      rvb: colour({ label: 'À l’écran', required: true, initial: '#1d4ed8' }),
      cmjn: text({ label: 'À l’impression', help: 'Quatre parts sur cent\u00a0: 90 60 0 5.', longest: 20 }),
    },
    {
      label: 'Palette',
      help: 'Les couleurs du document, par leur nom.',
      group: 'charte',
      itemTitle: 'nom',
      most: 20,
    },
  ),
  styles: list(
    {
      nom: text({ label: 'Nom', required: true, longest: 60 }),
      police: text({ label: 'Police', longest: 100 }),
      taille: number({ label: 'Taille', min: 4, max: 200, unit: 'pt' }),
      interligne: number({ label: 'Interligne', min: 4, max: 240, unit: 'pt' }),
      graisse: choice(GRAISSES, { label: 'Graisse', required: true, initial: 'normale' }),
      couleur: colour({ label: 'Couleur' }),
    },
    {
      label: 'Styles de paragraphe',
      help: 'Un bloc les demande par leur nom.',
      group: 'charte',
      itemTitle: 'nom',
      most: 40,
      advanced: true,
    },
  ),
  logo: reference({ label: 'Logo', to: 'media', widget: 'image-print', group: 'charte' }),
  piedDePage: translated({ label: 'Pied de page', group: 'charte', longest: 200 }),
  premierNumero: number({
    label: 'Première page numérotée',
    group: 'charte',
    required: true,
    initial: 1,
    min: 1,
    max: 9_999,
    integer: true,
    advanced: true,
  }),
  numerotation: choice(POSITIONS_DE_NUMERO, {
    label: 'Numéro de page',
    group: 'charte',
    required: true,
    initial: 'exterieur',
  }),
  chapitreImpair: boolean({ label: 'Un chapitre commence sur une page de droite', group: 'charte' }),
} as const;

export const COUVERTURE = {
  gabaritCouverture: reference({ label: 'Gabarit de couverture', to: 'gabaritCouverture', group: 'couverture' }),
  couverture: media('Image de couverture'),
  titre: translated({ label: 'Titre', group: 'couverture', longest: 120, searchable: true }),
  sousTitre: translated({ label: 'Sous-titre', group: 'couverture', longest: 200 }),
  mention: translated({
    label: 'Date ou numéro',
    help: 'Par exemple «\u00a0Été 2027\u00a0» ou «\u00a0N°\u00a012\u00a0».',
    group: 'couverture',
    longest: 60,
  }),
  deuxiemeCouverture: media('Deuxième de couverture', 'Vide\u00a0: blanche.'),
  troisiemeCouverture: media('Troisième de couverture', 'Vide\u00a0: blanche.'),
  quatriemeCouverture: media('Quatrième de couverture', 'Vide\u00a0: celle du gabarit.'),
} as const;

export const SOMMAIRE_ET_INDEX = {
  gabaritSommaire: reference({
    label: 'Gabarit de sommaire',
    help: 'Vide\u00a0: celui du gabarit d’édition.',
    to: 'gabaritSommaire',
    group: 'sommaire',
  }),
  niveauxSommaire: number({
    label: 'Niveaux du sommaire',
    group: 'sommaire',
    required: true,
    initial: 2,
    min: 1,
    max: 4,
    integer: true,
  }),
  pointsDeConduite: boolean({
    label: 'Points de conduite',
    help: 'Entre le titre et son numéro de page.',
    group: 'sommaire',
    initial: true,
  }),
  renvois: choice(RENVOIS, { label: 'Renvois des index', group: 'sommaire', required: true, initial: 'page' }),
} as const;

export const MISE_EN_PAGE = {
  equilibrer: boolean({ label: 'Équilibrer les colonnes', group: 'pages', initial: true }),
  insecables: boolean({ label: 'Ne jamais couper une fiche', group: 'pages', initial: true }),
  fichesMin: number({
    label: 'Fiches par page, au moins',
    help: 'Vide\u00a0: autant qu’il en tient.',
    group: 'pages',
    min: 1,
    max: 100,
    integer: true,
    advanced: true,
  }),
  remplissage: choice(REMPLISSAGES, { label: 'Blancs', group: 'pages', required: true, initial: 'notes' }),
  astuces: list(
    { texte: { ...translated({ label: 'Astuce', of: 'longText', longest: 400 }), required: true } },
    {
      label: 'Astuces',
      help: 'Chacune à son tour, là où une rubrique laisse assez de place, puis sur les pages qui complètent le document.',
      group: 'pages',
      words: { noun: { one: 'Astuce', many: 'Astuces', feminine: true }, add: 'Ajouter une astuce' },
      itemTitle: ({ texte }) => firstTextOf(texte) || 'Sans texte',
      most: 50,
      when: { field: 'remplissage', is: ['astuce'] },
    },
  ),
  multiple: choice(MULTIPLES_DE_PAGES, {
    label: 'Nombre de pages',
    help: 'Complété par des pages de notes ou blanches.',
    group: 'pages',
    required: true,
    initial: '4',
    filterable: true,
  }),
} as const;

export const SORTIE = {
  periode: json(periodeDeRegleSchema.nullable(), {
    label: 'Période couverte',
    help: 'Une planification peut en demander une autre.',
    group: 'sortie',
    widget: 'periode-couverte',
    words: (periode) => (periode === null ? '' : periodeCouverteEnMots(periode)),
    initial: null,
  }),
  territoire: text({ label: 'Territoire', help: 'Écrit là où le gabarit le demande.', group: 'sortie', longest: 100 }),
  destinataire: text({
    label: 'Destinataire',
    help: 'Écrit en petit sur la couverture\u00a0: «\u00a0Pour les hébergeurs du Val\u00a0».',
    group: 'sortie',
    longest: 100,
    advanced: true,
  }),
  sorties: choices(SORTIES_D_EDITION, {
    label: 'Fichiers produits',
    group: 'sortie',
    required: true,
    initial: ['ecran', 'impression'],
    filterable: true,
  }),
} as const;
