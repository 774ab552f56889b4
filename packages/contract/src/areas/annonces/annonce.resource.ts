import { CANAUX } from '../../kernel/canal.ts';
import {
  choice,
  choices,
  date,
  datetime,
  longText,
  money,
  reference,
  references,
  text,
} from '../../kernel/fields/fields.ts';
import { isAway } from '../../kernel/resource/publication.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { ETATS_D_ANNONCE, PRIORITES_D_ANNONCE, VALIDATIONS_D_ANNONCE } from './annonce.choix.ts';
import { annonceHead } from './annonces.heads.ts';
import { creations } from './creation.fields.ts';
import { diffusionFields } from './diffusion.fields.ts';

export const annonce = defineResource({
  ...annonceHead,
  table: 'annonces',
  purpose:
    'Une annonce montre un partenaire sur vos sites, vos éditions et vos écrans, entre deux dates, sans cookie. Elle paraît une fois validée.',
  title: 'nom',
  outputs: { key: 'annonces', hides: (one) => isAway(one) || one.validation !== 'validee' },
  groups: [
    { id: 'annonce', title: 'Annonce' },
    { id: 'annonceur', title: 'Annonceur', help: 'Qui paie, et ce qui lui est facturé.' },
    {
      id: 'creations',
      title: 'Créations',
      help: 'Ce qui est montré, par format et par langue. Contrôlé par le format dès l’enregistrement.',
    },
    {
      id: 'diffusion',
      title: 'Dates et espaces',
      help: 'Quand elle paraît, et les places qu’elle prend.',
    },
    { id: 'rythme', title: 'Rythme', help: 'Quels jours, à quelles heures, combien de fois.' },
    {
      id: 'ciblage',
      title: 'Ciblage',
      help: 'Sur ce dont parle la page, jamais sur qui la lit. Vide\u00a0: partout.',
    },
    { id: 'exclusions', title: 'Exclusions', help: 'Là où elle ne paraît jamais.' },
    { id: 'suivi', title: 'Suivi des clics' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'annonce', required: true, list: true, sortable: true, searchable: true }),
    /** Computed at each reading, from the decision and the day. */
    etat: choice(ETATS_D_ANNONCE, { label: 'État', readOnly: true, list: true, sortable: true }),
    du: date({
      label: 'Du',
      group: 'diffusion',
      required: true,
      list: true,
      sortable: true,
      filterable: true,
    }),
    au: date({
      label: 'Au',
      help: 'Dernier jour compris\u00a0: elle se retire d’elle-même.',
      group: 'diffusion',
      required: true,
      list: true,
      sortable: true,
      filterable: true,
    }),
    format: reference({
      label: 'Format vendu',
      help: 'Ses créations s’y conforment\u00a0; d’autres formats peuvent s’y ajouter.',
      to: 'formatAnnonce',
      group: 'annonce',
      required: true,
      filterable: true,
    }),
    priorite: choice(PRIORITES_D_ANNONCE, {
      label: 'Priorité',
      help: 'Exclusive\u00a0: seule dans ses espaces. Sous contrat, elle les partage. De remplissage, elle paraît quand il reste de la place.',
      group: 'annonce',
      required: true,
      initial: 'contrat',
      sortable: true,
      filterable: true,
    }),
    annonceur: reference({
      label: 'Annonceur',
      help: 'Qui paie\u00a0: son nom est lu à côté de l’annonce.',
      to: 'annonceur',
      create: true,
      group: 'annonceur',
      list: true,
      filterable: true,
    }),
    objet: reference({
      label: 'Établissement montré',
      help: 'Son nom, sa photo et sa fiche font d’eux-mêmes une annonce native. Vide\u00a0: celui de l’annonceur, s’il est au catalogue.',
      to: 'objet',
      group: 'annonceur',
      filterable: true,
    }),
    convention: text({
      label: 'N° de convention',
      help: 'Vide\u00a0: celui de l’annonceur.',
      group: 'annonceur',
      longest: 60,
      ownOnly: true,
      sortable: true,
      searchable: true,
    }),
    montant: money({ label: 'Montant HT', group: 'annonceur', ownOnly: true, sortable: true }),
    facture: text({
      label: 'Référence de facture',
      group: 'annonceur',
      longest: 60,
      ownOnly: true,
      searchable: true,
    }),
    creations,
    espaces: references({
      label: 'Espaces',
      help: 'Les places vendues, parmi les espaces de votre entité. Pour celui d’une autre, demandez-lui de vendre l’annonce. Vide\u00a0: tous les espaces de ses tags.',
      to: 'espace',
      acts: true,
      group: 'diffusion',
      list: true,
      filterable: true,
    }),
    tagsCibles: references({
      label: 'Tags d’annonce',
      help: 'Elle paraît sur toute page qui porte l’un d’eux.',
      to: 'tagAnnonce',
      create: true,
      group: 'diffusion',
      filterable: true,
    }),
    canaux: choices(CANAUX, {
      label: 'Canaux',
      help: 'Vide\u00a0: tous ceux de ses formats.',
      group: 'diffusion',
      filterable: true,
    }),
    ...diffusionFields,
    validation: choice(VALIDATIONS_D_ANNONCE, {
      label: 'Validation',
      readOnly: true,
      initial: 'brouillon',
      required: true,
      sortable: true,
      filterable: true,
    }),
    motifRefus: longText({ label: 'Motif du refus', readOnly: true, ownOnly: true, longest: 1_000 }),
    decideLe: datetime({ label: 'Décidé le', readOnly: true, ownOnly: true, sortable: true }),
    decidePar: reference({ label: 'Décidé par', to: 'utilisateur', readOnly: true, ownOnly: true }),
  },
});
export type Annonce = RecordOf<typeof annonce>;
