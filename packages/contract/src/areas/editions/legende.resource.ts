import { CANAUX } from '../../kernel/canal.ts';
import { choice, choices, number, slug, text, translated } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { legendeHead } from './editions.heads.ts';
import { entreesDeLegende, groupesDeLegende } from './legende.fields.ts';

const COMPORTEMENTS_DE_LEGENDE = [
  { value: 'presents', label: 'Seulement les pictogrammes du document' },
  { value: 'tous', label: 'Tous' },
] as const;

const STYLES_DE_LEGENDE = [
  { value: 'lignes', label: 'En lignes' },
  { value: 'pastilles', label: 'En pastilles de couleur' },
  { value: 'encadres', label: 'Groupes encadrés' },
] as const;

export const legende = defineResource({
  ...legendeHead,
  table: 'legendes',
  purpose: 'Une légende dit ce que les pictogrammes signifient, dans toutes les langues du document.',
  title: 'nom',
  outputs: { key: 'record' },
  groups: [
    { id: 'legende', title: 'Légende' },
    { id: 'entrees', title: 'Contenu', help: 'Un pictogramme, ses mots, et ce qu’il représente.' },
    { id: 'presentation', title: 'Présentation' },
    { id: 'usage', title: 'Usage', help: 'Où elle paraît, et avec quelles entrées.' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'legende', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      from: 'nom',
      group: 'legende',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’une autre légende de cette entité.',
    }),
    titre: translated({ label: 'Titre', group: 'legende', longest: 100, searchable: true, list: true }),
    groupes: groupesDeLegende,
    entrees: entreesDeLegende,
    colonnes: number({
      label: 'Colonnes',
      group: 'presentation',
      required: true,
      initial: 2,
      min: 1,
      max: 6,
      integer: true,
    }),
    style: choice(STYLES_DE_LEGENDE, { label: 'Style', group: 'presentation', required: true, initial: 'lignes' }),
    comportement: choice(COMPORTEMENTS_DE_LEGENDE, {
      label: 'Entrées imprimées',
      group: 'usage',
      required: true,
      initial: 'presents',
      list: true,
      filterable: true,
    }),
    canaux: choices(CANAUX, {
      label: 'Canaux',
      help: 'Là où elle peut servir. Vide\u00a0: partout.',
      whenEmpty: 'Partout',
      group: 'usage',
      list: true,
      filterable: true,
    }),
  },
});
export type Legende = RecordOf<typeof legende>;
