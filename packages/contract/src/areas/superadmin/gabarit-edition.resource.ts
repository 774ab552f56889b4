import { defineResource } from '../../kernel/resource/resource.ts';
import { CODE_PROPRE } from './gabarit.fields.ts';
import { GROUPES_DE_GABARIT_IMPRIME, gabaritImprimeFields } from './gabarit-imprime.fields.ts';
import { gabaritEditionHead } from './superadmin.heads.ts';

/** The gabarits that come with the product. */
export const BASES_EDITION = [
  { value: 'guide', label: 'Guide illustré' },
  { value: 'agenda', label: 'Agenda' },
  { value: 'annuaire', label: 'Annuaire' },
  { value: 'depliant', label: 'Dépliant' },
  CODE_PROPRE,
] as const;

export const gabaritEdition = defineResource({
  ...gabaritEditionHead,
  table: 'gabarits_edition',
  purpose: 'Un gabarit d’édition dispose les pages d’un document\u00a0: titres de chapitre, fiches, pieds de page.',
  title: 'nom',
  groups: GROUPES_DE_GABARIT_IMPRIME,
  fields: gabaritImprimeFields('d’édition', BASES_EDITION),
});
