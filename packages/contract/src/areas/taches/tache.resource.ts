import { z } from 'zod';
import { boolean, choice, datetime, json, longText, number, reference, text } from '../../kernel/fields/fields.ts';
import { defineReadOnly } from '../../kernel/resource/read-only.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { ETATS_TACHE, NIVEAUX_TACHE, PRIORITES_TACHE } from './tache.rules.ts';
import { resultatEnMots, TYPES_TACHE } from './tache.words.ts';
import { tacheHead } from './taches.heads.ts';

const lien = z.object({ ressource: z.string(), id: z.string() }).nullable();
const resultat = z.record(z.string(), z.unknown()).nullable();
const journal = z.array(
  z.object({ numero: z.number(), le: z.iso.datetime(), niveau: z.enum(NIVEAUX_TACHE), texte: phraseSchema }),
);

/** The long work of the product, with its progress. */
export const tache = defineReadOnly({
  ...tacheHead,
  table: 'taches',
  purpose:
    'Les imports, les générations de PDF, les traductions et les autres travaux longs s’inscrivent ici d’eux-mêmes, avec leur avancement et leur journal.',
  title: 'type',
  owner: 'entiteId',
  fields: {
    // A newer version may have other types.
    type: { ...choice(TYPES_TACHE, { label: 'Type', required: true, filterable: true }), schema: z.string() },
    cible: text({ label: 'Cible' }),
    /** The record to open, when the target can be opened. */
    lien: json(lien, { label: 'Lien', initial: null, words: () => 'Peut être ouvert' }),
    etat: choice(ETATS_TACHE, { label: 'État', required: true, filterable: true }),
    /** Null for work that the product started by itself. */
    demandePar: reference({ label: 'Demandée par', to: 'utilisateur', filterable: true }),
    entiteId: reference({ label: 'Entité', to: 'entite', filterable: true }),
    priorite: {
      ...number({ label: 'Priorité', required: true }),
      schema: z.union(PRIORITES_TACHE.map(({ value }) => z.literal(value))),
    },
    tentatives: number({ label: 'Essais', required: true, integer: true }),
    maxTentatives: number({ label: 'Essais au plus', required: true, integer: true }),
    progression: number({ label: 'Avancement', integer: true, unit: '%' }),
    etape: text({ label: 'Étape' }),
    message: { ...longText({ label: 'Message' }), schema: phraseSchema },
    serveur: { ...text({ label: 'Serveur' }), schema: z.string().nullable() },
    annulationDemandee: boolean({ label: 'Arrêt demandé' }),
    attendAccord: boolean({ label: 'Attend un accord', help: 'Elle a fait sa part, et attend le mot d’une personne.' }),
    creeLe: { ...datetime({ label: 'Demandée', sortable: true, filterable: true }), schema: z.iso.datetime() },
    duLe: { ...datetime({ label: 'Pas avant', sortable: true }), schema: z.iso.datetime() },
    debutLe: datetime({ label: 'Début', sortable: true }),
    finLe: datetime({ label: 'Fin', sortable: true, filterable: true }),
    /** The duration of the last run, so far or in all, in milliseconds; never negative. */
    dureeMs: number({ label: 'Durée', integer: true, unit: 'ms' }),
  },
  detail: {
    resultat: json(resultat, {
      label: 'Résultat',
      initial: null,
      words: (faits) => (faits === null ? '' : resultatEnMots(faits)),
    }),
    journal: json(journal, { label: 'Journal', initial: [], words: (lignes) => lignes.map(({ texte }) => texte) }),
  },
});
export type Tache = z.output<typeof tache.row>;
export type TacheDetail = z.output<typeof tache.record>;
