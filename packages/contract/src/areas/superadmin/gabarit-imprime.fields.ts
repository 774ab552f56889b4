import type { Choice } from '../../kernel/fields/field.ts';
import { boolean, choice, choices, code, colour, number, reference, slug, text } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { FORMATS_IMPRIMES } from '../imprime.choix.ts';
import { GENRES_DE_PROPRIETE } from './composant.resource.ts';
import { CODE_PROPRE, gabaritFields } from './gabarit.fields.ts';

/** The contents that a zone of a printed page may have. */
const GENRES_DE_ZONE = [
  { value: 'texte', label: 'Texte' },
  { value: 'image', label: 'Image' },
  { value: 'logo', label: 'Logo' },
  { value: 'date', label: 'Date ou numéro' },
  { value: 'qr', label: 'QR code' },
  { value: 'contenu', label: 'Contenu' },
] as const;

const GENRES_DE_JETON = [
  { value: 'couleur', label: 'Couleur' },
  { value: 'police', label: 'Police' },
  { value: 'longueur', label: 'Longueur' },
] as const;

export const GROUPES_DE_GABARIT_IMPRIME = [
  { id: 'gabarit', title: 'Gabarit' },
  { id: 'page', title: 'Page', help: 'Ce que les modèles y trouvent à remplir et à régler.' },
  { id: 'styles', title: 'Styles et jetons', help: 'Ce que la charte d’un modèle peut changer.' },
  {
    id: 'source',
    title: 'Source',
    help: 'Un gabarit du produit suit ses mises à jour\u00a0; le vôtre ne change que par vous.',
  },
] as const;

/** The fields of every printed gabarit. `of`: its name in messages. */
export function gabaritImprimeFields<const C extends readonly [Choice, ...Choice[]]>(of: string, bases: C) {
  return {
    ...gabaritFields(of),
    vignette: reference({ label: 'Vignette', to: 'media', widget: 'media', group: 'gabarit' }),
    formats: choices(FORMATS_IMPRIMES, {
      label: 'Formats',
      help: 'Ceux qu’il sait remplir. Vide\u00a0: tous.',
      whenEmpty: 'Tous',
      group: 'page',
      list: true,
      filterable: true,
    }),
    zones: list(
      {
        nom: slug({ label: 'Nom', required: true }),
        libelle: text({ label: 'Libellé', required: true, longest: 100 }),
        genre: choice(GENRES_DE_ZONE, { label: 'Contient', required: true, initial: 'texte' }),
        obligatoire: boolean({ label: 'Toujours remplie' }),
      },
      { label: 'Zones', group: 'page', itemTitle: 'libelle', most: 40 },
    ),
    proprietes: list(
      {
        nom: slug({ label: 'Nom', required: true }),
        libelle: text({ label: 'Libellé', required: true, longest: 100 }),
        genre: choice(GENRES_DE_PROPRIETE, { label: 'Genre', required: true, initial: 'texte' }),
        valeurs: text({ label: 'Choix possibles', help: 'Séparés par des virgules.', longest: 500 }),
        defaut: text({ label: 'Par défaut', longest: 200 }),
      },
      {
        label: 'Paramètres',
        help: 'Ce que chaque modèle peut régler.',
        group: 'page',
        itemTitle: 'libelle',
        most: 30,
      },
    ),
    styles: list(
      {
        nom: slug({ label: 'Nom', required: true }),
        police: text({ label: 'Police', longest: 100 }),
        taille: number({ label: 'Taille', min: 4, max: 200, unit: 'pt' }),
        interligne: number({ label: 'Interligne', min: 4, max: 240, unit: 'pt' }),
        couleur: colour({ label: 'Couleur' }),
      },
      { label: 'Styles nommés', group: 'styles', itemTitle: 'nom', most: 60 },
    ),
    jetons: list(
      {
        nom: slug({ label: 'Nom', required: true }),
        genre: choice(GENRES_DE_JETON, { label: 'Genre', required: true, initial: 'couleur' }),
        valeur: text({ label: 'Valeur', help: 'Par exemple #1d4ed8, Inter ou 4mm.', required: true, longest: 100 }),
      },
      { label: 'Jetons', group: 'styles', itemTitle: 'nom', most: 60 },
    ),
    base: choice(bases, {
      label: 'Modèle de départ',
      group: 'source',
      required: true,
      initial: bases[0].value,
      list: true,
      filterable: true,
    }),
    source: code({
      label: 'Source Typst',
      help: 'Les zones, les paramètres et les jetons y sont des variables.',
      language: 'typst',
      group: 'source',
      widget: 'typst',
      when: { field: 'base', is: [CODE_PROPRE.value] },
    }),
  } as const;
}
