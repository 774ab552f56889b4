import { json, text } from '../../kernel/fields/fields.ts';
import { defineResource } from '../../kernel/resource/resource.ts';
import { adressesSchema } from './adresses.schemas.ts';
import { listeDestinatairesHead } from './editions.heads.ts';

export const listeDestinataires = defineResource({
  ...listeDestinatairesHead,
  table: 'listes_destinataires',
  purpose:
    'Une liste de destinataires réunit des adresses e-mail que plusieurs planifications emploient\u00a0: corrigée une fois, elle l’est partout.',
  title: 'nom',
  groups: [{ id: 'liste', title: 'Liste' }],
  fields: {
    nom: text({
      label: 'Nom',
      placeholder: 'Hôtels du territoire',
      group: 'liste',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
    }),
    adresses: json(adressesSchema, {
      label: 'Adresses',
      help: 'Une adresse par ligne. Chacune reçoit son propre message.',
      group: 'liste',
      widget: 'destinataires',
      words: (adresses) => adresses,
      initial: [],
      // Addresses of people.
      ownOnly: true,
    }),
  },
});
