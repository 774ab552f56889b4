import type { Fields } from '../../kernel/fields/field.ts';
import { choice, number, text } from '../../kernel/fields/fields.ts';
import { fileTypeInWords } from '../../kernel/words/file-type.words.ts';
import { poidsEnMots } from '../../kernel/words/format.ts';
import { GENRES_DE_MEDIA, ORIENTATIONS, ORIGINES_DE_MEDIA, TEINTES } from './media.choix.ts';

/** The facts read in the file of a media, which nobody types. */
export const technique = {
  genre: choice(GENRES_DE_MEDIA, {
    label: 'Genre',
    group: 'technique',
    readOnly: true,
    initial: 'photo',
    required: true,
    list: true,
    sortable: true,
    filterable: true,
  }),
  typeMime: text({ label: 'Type', group: 'technique', readOnly: true, words: fileTypeInWords }),
  poids: number({
    label: 'Poids',
    group: 'technique',
    readOnly: true,
    sortable: true,
    integer: true,
    unit: 'octets',
    words: poidsEnMots,
  }),
  largeur: number({
    label: 'Largeur',
    group: 'technique',
    readOnly: true,
    sortable: true,
    filterable: true,
    integer: true,
    unit: 'px',
  }),
  hauteur: number({
    label: 'Hauteur',
    group: 'technique',
    readOnly: true,
    sortable: true,
    filterable: true,
    integer: true,
    unit: 'px',
  }),
  orientation: choice(ORIENTATIONS, { label: 'Orientation', group: 'technique', readOnly: true, filterable: true }),
  resolution: number({
    label: 'Résolution',
    help: 'Vide\u00a0: le fichier n’en dit rien, ou il a été déposé avant qu’elle ne soit lue.',
    group: 'technique',
    readOnly: true,
    sortable: true,
    filterable: true,
    integer: true,
    unit: 'dpi',
  }),
  duree: number({ label: 'Durée', group: 'technique', readOnly: true, unit: 's' }),
  profil: text({ label: 'Profil de couleurs', group: 'technique', readOnly: true }),
  couleur: text({ label: 'Couleur dominante', group: 'technique', readOnly: true }),
  teinte: choice(TEINTES, { label: 'Teinte', group: 'technique', readOnly: true, filterable: true }),
  origine: choice(ORIGINES_DE_MEDIA, {
    label: 'Origine',
    group: 'technique',
    readOnly: true,
    initial: 'depot',
    required: true,
    filterable: true,
  }),
  empreinte: text({ label: 'Empreinte', group: 'technique', readOnly: true, advanced: true }),
} as const satisfies Fields;
