import { boolean, number } from '../../kernel/fields/fields.ts';
import { defineResource } from '../../kernel/resource/resource.ts';
import { CODE_PROPRE } from './gabarit.fields.ts';
import { GROUPES_DE_GABARIT_IMPRIME, gabaritImprimeFields } from './gabarit-imprime.fields.ts';
import { gabaritSommaireHead } from './superadmin.heads.ts';

/** The gabarits that come with the product. */
export const BASES_SOMMAIRE = [
  { value: 'classique', label: 'Classique\u00a0: titres et numéros' },
  { value: 'colonnes', label: 'En colonnes, aux couleurs des chapitres' },
  CODE_PROPRE,
] as const;

export const gabaritSommaire = defineResource({
  ...gabaritSommaireHead,
  table: 'gabarits_sommaire',
  purpose: 'Un gabarit de sommaire présente les rubriques d’un document et leurs pages.',
  title: 'nom',
  groups: GROUPES_DE_GABARIT_IMPRIME,
  fields: {
    ...gabaritImprimeFields('de sommaire', BASES_SOMMAIRE),
    niveaux: number({
      label: 'Niveaux, au plus',
      group: 'page',
      required: true,
      initial: 3,
      min: 1,
      max: 4,
      integer: true,
    }),
    colonnes: number({ label: 'Colonnes', group: 'page', required: true, initial: 1, min: 1, max: 4, integer: true }),
    pictogrammes: boolean({ label: 'Pictogramme de chaque rubrique', group: 'page' }),
  },
});
