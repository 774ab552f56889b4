import { boolean, email, longText, reference, text } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { annonceurHead } from './annonces.heads.ts';

export const annonceur = defineResource({
  ...annonceurHead,
  table: 'annonceurs',
  purpose:
    'Un annonceur paie ses annonces et en reçoit le rapport\u00a0: un établissement du catalogue, ou un tiers. Visiteurs et lecteurs voient son nom à côté d’elles.',
  title: 'nom',
  outputs: { key: 'annonces' },
  groups: [
    { id: 'annonceur', title: 'Annonceur' },
    { id: 'contact', title: 'Contact et facturation', help: 'Connus de votre seule entité.' },
    { id: 'rapport', title: 'Rapport' },
  ],
  fields: {
    nom: text({
      label: 'Nom',
      help: 'Tel que les visiteurs le lisent et que la facture le porte.',
      group: 'annonceur',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
    }),
    objet: reference({
      label: 'Établissement du catalogue',
      help: 'Vide\u00a0: un tiers, qui n’y est pas. Ses annonces montrent cet établissement, sauf si elles en disent un autre.',
      to: 'objet',
      group: 'annonceur',
      list: true,
      filterable: true,
    }),
    contact: text({ label: 'Contact', group: 'contact', ownOnly: true, list: true, searchable: true }),
    courriel: email({ label: 'E-mail', group: 'contact', ownOnly: true, list: true, searchable: true }),
    telephone: text({ label: 'Téléphone', group: 'contact', longest: 40, ownOnly: true, searchable: true }),
    convention: text({
      label: 'N° de convention',
      help: 'Repris par ses annonces qui n’en disent pas d’autre.',
      group: 'contact',
      longest: 60,
      ownOnly: true,
      sortable: true,
      searchable: true,
    }),
    adresse: longText({ label: 'Adresse de facturation', group: 'contact', longest: 500, ownOnly: true }),
    rapportMensuel: boolean({
      label: 'Lui envoyer chaque mois le rapport de ses annonces',
      help: 'Le 2 du mois, à son adresse e-mail, avec un lien qui s’ouvre sans compte. Rien ne part un mois sans annonce.',
      group: 'rapport',
      filterable: true,
    }),
  },
});
export type Annonceur = RecordOf<typeof annonceur>;
