import { defineResource } from '../../kernel/resource/resource.ts';
import { baseField, CODE_PROPRE, gabaritFields, gabaritGroups, sourceFields } from './gabarit.fields.ts';
import { gabaritElementHead } from './superadmin.heads.ts';

/** The gabarits that come with the product. */
const BASES_ELEMENT = [
  { value: 'vignette', label: 'Vignette' },
  { value: 'ligne', label: 'Ligne avec photo' },
  { value: 'date', label: 'Date d’agenda' },
  { value: 'compact', label: 'Ligne sans photo' },
  CODE_PROPRE,
] as const;

export const gabaritElement = defineResource({
  ...gabaritElementHead,
  table: 'gabarits_element',
  purpose: 'Un gabarit d’élément dessine un objet dans une liste.',
  title: 'nom',
  outputs: { key: 'gabarits' },
  groups: gabaritGroups,
  fields: {
    ...gabaritFields('d’élément de liste'),
    base: baseField(BASES_ELEMENT),
    ...sourceFields,
  },
});
