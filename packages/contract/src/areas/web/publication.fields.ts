import { choice, datetime } from '../../kernel/fields.ts';

/** Where a record that visitors see stands: what they see is its last published version, whatever is being prepared. */
export const ETATS_DE_PUBLICATION = [
  { value: 'brouillon', label: 'Brouillon', colour: 'gray' },
  { value: 'publie', label: 'Publié', colour: 'green' },
  { value: 'modifie', label: 'Publié, modifié depuis', colour: 'orange' },
] as const;

/** What a published record tells of its publication: set by the server when it is published, withdrawn or changed. */
export const publicationFields = {
  etat: choice(ETATS_DE_PUBLICATION, {
    label: 'Publication',
    readOnly: true,
    initial: 'brouillon',
    required: true,
    list: true,
    sortable: true,
    filterable: true,
  }),
  publieLe: datetime({ label: 'Publié le', readOnly: true, sortable: true }),
} as const;
