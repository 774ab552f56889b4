import { boolean, number } from '../../kernel/fields/fields.ts';
import { defineResource } from '../../kernel/resource/resource.ts';
import { CODE_PROPRE } from './gabarit.fields.ts';
import { GROUPES_DE_GABARIT_IMPRIME, gabaritImprimeFields } from './gabarit-imprime.fields.ts';
import { gabaritNotesHead } from './superadmin.heads.ts';

/** The gabarits that come with the product. */
export const BASES_NOTES = [
  { value: 'lignes', label: 'Lignes' },
  { value: 'carreaux', label: 'Carreaux' },
  { value: 'blanche', label: 'Page blanche' },
  CODE_PROPRE,
] as const;

export const gabaritNotes = defineResource({
  ...gabaritNotesHead,
  table: 'gabarits_notes',
  purpose: 'Un gabarit de page de notes laisse au lecteur de quoi écrire, et complète le nombre de pages.',
  title: 'nom',
  groups: GROUPES_DE_GABARIT_IMPRIME,
  fields: {
    ...gabaritImprimeFields('de page de notes', BASES_NOTES),
    interligne: number({
      label: 'Interligne',
      group: 'page',
      required: true,
      initial: 8,
      min: 3,
      max: 30,
      unit: 'mm',
    }),
    cadrePartenaire: boolean({ label: 'Cadre pour un partenaire', help: 'En bas de page.', group: 'page' }),
    numeroter: boolean({ label: 'Numéro de page', group: 'page', initial: true }),
  },
});
