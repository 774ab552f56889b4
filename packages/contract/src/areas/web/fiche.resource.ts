import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import {
  boolean,
  choice,
  choices,
  number,
  reference,
  references,
  slug,
  text,
  translated,
} from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { ficheWebHead } from './web.heads.ts';

export const ZONES_DE_FICHE = [
  { value: 'entete', label: 'En-tête' },
  { value: 'galerie', label: 'Galerie' },
  { value: 'corps', label: 'Corps' },
  { value: 'laterale', label: 'Colonne de côté' },
  { value: 'pied', label: 'Pied' },
] as const;
export type ZoneDeFiche = (typeof ZONES_DE_FICHE)[number]['value'];

export const ACTIONS_DE_FICHE = [
  { value: 'appeler', label: 'Appeler' },
  { value: 'ecrire', label: 'Écrire' },
  { value: 'site', label: 'Site web' },
  { value: 'reserver', label: 'Réserver' },
  { value: 'itineraire', label: 'Itinéraire' },
  { value: 'agenda', label: 'Ajouter à son agenda' },
  { value: 'trace', label: 'Télécharger le tracé' },
  { value: 'carnet', label: 'Ajouter à son carnet' },
  { value: 'partager', label: 'Partager' },
  { value: 'imprimer', label: 'Imprimer' },
  { value: 'pdf', label: 'Emporter en PDF, si le site propose des brochures' },
] as const;

export const OBJET_RETIRE = [
  { value: 'alternatives', label: 'Dire qu’il n’y est plus, et proposer les plus proches' },
  { value: 'liste', label: 'Renvoyer vers une liste' },
] as const;

export const ficheWeb = defineResource({
  ...ficheWebHead,
  table: 'fiches_web',
  purpose:
    'Une fiche montre un objet en entier, à une adresse à lui sur chaque site\u00a0: ses zones reçoivent vos blocs.',
  title: 'nom',
  hints: ['typesObjets'],
  published: { canal: 'web' },
  groups: [
    { id: 'fiche', title: 'Fiche' },
    {
      id: 'zones',
      title: 'Zones',
      help: 'La page comme le gabarit la dispose\u00a0: glissez les blocs d’une zone à l’autre.',
    },
    { id: 'actions', title: 'Actions et suggestions' },
    { id: 'referencement', title: 'Référencement' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'fiche', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      from: 'nom',
      group: 'fiche',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’une autre fiche de cette entité.',
    }),
    typesObjets: choices(TYPES_BRIDGE, {
      label: 'Types d’objets',
      help: 'Ceux qu’elle sait montrer. Vide\u00a0: tous.',
      whenEmpty: 'Tous',
      group: 'fiche',
      list: true,
      filterable: true,
    }),
    gabarit: reference({
      label: 'Gabarit',
      to: 'gabaritFiche',
      group: 'fiche',
      required: true,
      list: true,
      filterable: true,
    }),
    zones: list(
      {
        zone: choice(ZONES_DE_FICHE, { label: 'Zone', required: true, initial: 'corps' }),
        bloc: reference({ label: 'Bloc', to: 'bloc', required: true }),
      },
      { label: 'Blocs', group: 'zones', itemTitle: 'bloc', most: 60, widget: 'zones-de-fiche' },
    ),
    actions: choices(ACTIONS_DE_FICHE, {
      label: 'Actions',
      help: 'Celles que l’objet permet sont montrées.',
      group: 'actions',
      initial: ['appeler', 'ecrire', 'site', 'reserver', 'itineraire', 'partager'],
    }),
    proximite: reference({
      label: 'À proximité',
      help: 'Les objets de cette sélection les plus proches. Vide\u00a0: rien.',
      to: 'selection',
      group: 'actions',
    }),
    rayon: number({
      label: 'Dans un rayon de',
      group: 'actions',
      required: true,
      initial: 10,
      min: 1,
      max: 200,
      unit: 'km',
    }),
    nombreProches: number({
      label: 'Nombre',
      group: 'actions',
      required: true,
      initial: 3,
      min: 1,
      max: 12,
      integer: true,
    }),
    lies: boolean({
      label: 'Proposer les objets que la source lie à celui-ci',
      help: 'Du même prestataire, dans le même lieu, dans le même ensemble\u00a0: seulement ceux que le site montre.',
      group: 'actions',
    }),
    similaires: boolean({
      label: 'Proposer des objets semblables',
      help: 'Du même type, avec le plus de points communs.',
      group: 'actions',
    }),
    mentionSource: boolean({ label: 'Nommer la source et la date de mise à jour', group: 'actions', initial: true }),
    signaler: boolean({
      label: 'Proposer de signaler une erreur',
      help: 'À l’adresse que le site indique.',
      group: 'actions',
      initial: true,
    }),
    seoTitre: translated({
      label: 'Titre pour les moteurs',
      help: '{nom}, {commune} et {type} sont remplacés. Vide\u00a0: {nom}, {commune}.',
      group: 'referencement',
      longest: 150,
    }),
    seoDescription: translated({
      label: 'Description pour les moteurs',
      help: '{nom}, {commune}, {type} et {resume} sont remplacés. Vide\u00a0: le résumé de l’objet.',
      of: 'longText',
      group: 'referencement',
      longest: 400,
    }),
    objetRetire: choice(OBJET_RETIRE, {
      label: 'Quand l’objet n’est plus publié',
      group: 'referencement',
      required: true,
      initial: 'alternatives',
    }),
    listeDeRepli: reference({
      label: 'Liste',
      to: 'listeWeb',
      group: 'referencement',
      when: { field: 'objetRetire', is: ['liste'] },
    }),
    tagsAnnonce: references({
      label: 'Tags d’annonce',
      help: 'Les annonces qui visent l’un d’eux paraissent sur ces fiches. D’autres se posent d’eux-mêmes, par leur règle.',
      to: 'tagAnnonce',
      group: 'referencement',
      advanced: true,
    }),
    codes: references({ label: 'Codes personnalisés', to: 'codePersonnalise', group: 'referencement', advanced: true }),
  },
});
export type FicheWeb = RecordOf<typeof ficheWeb>;
