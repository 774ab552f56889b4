import { defineResource } from '../../kernel/resource/resource.ts';
import { baseField, CODE_PROPRE, gabaritFields, gabaritGroups, sourceFields } from './gabarit.fields.ts';
import { gabaritFicheHead } from './superadmin.heads.ts';

/** The gabarits that come with the product. */
const BASES_FICHE = [
  { value: 'deux-colonnes', label: 'Deux colonnes' },
  { value: 'magazine', label: 'Magazine' },
  { value: 'sobre', label: 'Sobre\u00a0: une colonne' },
  CODE_PROPRE,
] as const;

export const gabaritFiche = defineResource({
  ...gabaritFicheHead,
  table: 'gabarits_fiche',
  purpose: 'Un gabarit de fiche dispose les zones d’une fiche.',
  title: 'nom',
  outputs: { key: 'gabarits' },
  groups: gabaritGroups,
  fields: {
    ...gabaritFields('de fiche'),
    base: baseField(BASES_FICHE),
    ...sourceFields,
  },
});
