import { defineResource, type RecordOf } from '../../kernel/resource.ts';
import { superAdmins } from '../roles.ts';
import { baseField, CODE_PROPRE, gabaritFields, gabaritGroups, sourceFields } from './gabarit.fields.ts';

/** Those that come with the product. */
export const BASES_LISTE = [
  { value: 'grille', label: 'Grille' },
  { value: 'lignes', label: 'Lignes' },
  { value: 'agenda', label: 'Agenda' },
  CODE_PROPRE,
] as const;

export const gabaritListe = defineResource({
  id: 'gabaritListe',
  path: '/superadmin/listes/templates',
  table: 'gabarits_liste',
  noun: { one: 'Gabarit de liste', many: 'Gabarits de liste' },
  icon: 'gabarit',
  purpose: 'Un gabarit de liste dispose les parties d’une liste\u00a0: moteur, compteur, tris, objets, carte et pages.',
  title: 'nom',
  outputs: { key: 'gabarits' },
  groups: gabaritGroups,
  fields: {
    ...gabaritFields('de liste'),
    base: baseField(BASES_LISTE),
    ...sourceFields,
  },
  access: { view: superAdmins, create: superAdmins, edit: superAdmins, remove: superAdmins },
});
export type GabaritListe = RecordOf<typeof gabaritListe>;
