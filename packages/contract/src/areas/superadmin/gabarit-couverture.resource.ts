import { boolean } from '../../kernel/fields/fields.ts';
import { defineResource } from '../../kernel/resource/resource.ts';
import { CODE_PROPRE } from './gabarit.fields.ts';
import { GROUPES_DE_GABARIT_IMPRIME, gabaritImprimeFields } from './gabarit-imprime.fields.ts';
import { gabaritCouvertureHead } from './superadmin.heads.ts';

/** The gabarits that come with the product. */
export const BASES_COUVERTURE = [
  { value: 'pleine-page', label: 'Photo en pleine page' },
  { value: 'bandeau', label: 'Photo et bandeau de titre' },
  CODE_PROPRE,
] as const;

export const gabaritCouverture = defineResource({
  ...gabaritCouvertureHead,
  table: 'gabarits_couverture',
  purpose: 'Un gabarit de couverture place le titre, l’image et le logo, fond perdu compris.',
  title: 'nom',
  groups: GROUPES_DE_GABARIT_IMPRIME,
  fields: {
    ...gabaritImprimeFields('de couverture', BASES_COUVERTURE),
    dos: boolean({
      label: 'Dos',
      help: 'Pour un document broché\u00a0: le titre y est écrit.',
      group: 'page',
    }),
  },
});
