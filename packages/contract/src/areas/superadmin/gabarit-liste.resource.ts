import { defineResource } from '../../kernel/resource/resource.ts';
import { baseField, CODE_PROPRE, gabaritFields, gabaritGroups, sourceFields } from './gabarit.fields.ts';
import { gabaritListeHead } from './superadmin.heads.ts';

/** The gabarits that come with the product. */
const BASES_LISTE = [
  { value: 'grille', label: 'Grille' },
  { value: 'lignes', label: 'Lignes' },
  { value: 'agenda', label: 'Agenda' },
  CODE_PROPRE,
] as const;

export const gabaritListe = defineResource({
  ...gabaritListeHead,
  table: 'gabarits_liste',
  purpose: 'Un gabarit de liste dispose les parties d’une liste\u00a0: moteur, compteur, tris, objets, carte et pages.',
  title: 'nom',
  outputs: { key: 'gabarits' },
  groups: gabaritGroups,
  fields: {
    ...gabaritFields('de liste'),
    base: baseField(BASES_LISTE),
    ...sourceFields,
  },
});
