import { ANOMALIES } from '../../catalogue/anomalie.ts';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import {
  choice,
  choices,
  date,
  datetime,
  money,
  number,
  reference,
  references,
  text,
} from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { objetHead } from './objets.heads.ts';

/** The state of an objet: `masque` by its source; `absent` from its source, until it comes back. */
export const STATUTS_OBJET = [
  { value: 'publie', label: 'Publié', colour: 'green' },
  { value: 'masque', label: 'Masqué', colour: 'gray' },
  { value: 'absent', label: 'Retiré', colour: 'orange' },
] as const;
export type StatutObjet = (typeof STATUTS_OBJET)[number]['value'];

/**
 * A record of the catalogue: the columns that lists sort and filter by. Its document is read apart. Searches read what
 * imports write, and notes for their owner only.
 */
export const objet = defineResource({
  ...objetHead,
  table: 'objets',
  purpose:
    'Le catalogue rassemble tout ce que vos flux apportent\u00a0: hébergements, restaurants, fêtes, visites… Connectez une source pour le remplir.',
  title: 'nom',
  hints: ['typeBridge', 'commune'],
  outputs: { key: 'record' },
  groups: [{ id: 'source', title: 'Source', help: 'Ce que disent les flux.' }],
  fields: {
    photo: text({ label: 'Photo', readOnly: true, longest: 2_000, widget: 'vignette', list: true }),
    nom: text({ label: 'Nom', required: true, readOnly: true, list: true, sortable: true, searchable: true }),
    typeBridge: choice(TYPES_BRIDGE, {
      label: 'Type',
      required: true,
      readOnly: true,
      list: true,
      sortable: true,
      filterable: true,
    }),
    commune: text({ label: 'Commune', readOnly: true, list: true, sortable: true, filterable: true, searchable: true }),
    codePostal: text({ label: 'Code postal', readOnly: true, sortable: true, filterable: true }),
    insee: text({ label: 'Code INSEE', readOnly: true, filterable: true }),
    statut: choice(STATUTS_OBJET, {
      label: 'Statut',
      required: true,
      readOnly: true,
      list: true,
      filterable: true,
    }),
    systeme: choice(SYSTEMES, { label: 'Système', required: true, readOnly: true, filterable: true }),
    identifiant: text({ label: 'Identifiant source', readOnly: true, sortable: true, searchable: true }),
    fluxTourinsoft: reference({ label: 'Flux Tourinsoft', to: 'fluxTourinsoft', readOnly: true, filterable: true }),
    fluxLei: reference({ label: 'Flux LEI', to: 'fluxLei', readOnly: true, filterable: true }),
    fluxApidae: reference({ label: 'Flux Apidae', to: 'fluxApidae', readOnly: true, filterable: true }),
    fluxDatatourisme: reference({
      label: 'Flux DATAtourisme',
      to: 'fluxDatatourisme',
      readOnly: true,
      filterable: true,
    }),
    types: references({ label: 'Types de la source', to: 'type', readOnly: true, filterable: true }),
    criteres: references({ label: 'Critères', to: 'critere', readOnly: true, filterable: true }),
    modalites: references({ label: 'Modalités', to: 'modalite', readOnly: true, filterable: true }),
    proprietaire: text({ label: 'Propriétaire', readOnly: true, filterable: true }),
    latitude: number({ label: 'Latitude', readOnly: true }),
    longitude: number({ label: 'Longitude', readOnly: true }),
    nombrePhotos: number({ label: 'Photos', readOnly: true, sortable: true, filterable: true }),
    photosAjoutees: references({
      label: 'Photos de la médiathèque',
      to: 'media',
      readOnly: true,
      holds: true,
      filterable: true,
    }),
    langues: choices(LANGUES_CHOIX, { label: 'Langues', readOnly: true, filterable: true }),
    anomalies: choices(ANOMALIES, { label: 'Anomalies', readOnly: true, list: true, filterable: true }),
    prixMin: money({ label: 'Prix à partir de', readOnly: true, sortable: true, filterable: true }),
    prochaineDate: date({ label: 'Prochaine date', readOnly: true, sortable: true, filterable: true }),
    derniereDate: date({ label: 'Dernière date', readOnly: true, sortable: true, filterable: true }),
    sourceMajLe: datetime({
      label: 'Mise à jour source',
      readOnly: true,
      list: true,
      sortable: true,
      filterable: true,
    }),
    premiereVueLe: datetime({ label: 'Arrivé le', readOnly: true, sortable: true, filterable: true }),
    disparuLe: datetime({ label: 'Retiré le', readOnly: true, sortable: true, filterable: true }),
  },
});
export type Objet = RecordOf<typeof objet>;
