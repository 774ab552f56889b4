import { z } from 'zod';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import {
  boolean,
  choice,
  choices,
  datetime,
  json,
  longText,
  number,
  reference,
  references,
  text,
} from '../../kernel/fields/fields.ts';
import { defineReadOnly } from '../../kernel/resource/read-only.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { generationHead } from './editions.heads.ts';
import { SORTIES_D_EDITION } from './modele-edition.choix.ts';
import { remarqueSchema } from './rapport.schemas.ts';

/** `colour` is that of the dot beside the word: the word alone must do. */
export const ETATS_DE_GENERATION = [
  { value: 'en-cours', label: 'En préparation', colour: 'blue' },
  { value: 'prete', label: 'À relire', colour: 'orange' },
  { value: 'validee', label: 'Validé', colour: 'green' },
  { value: 'refusee', label: 'Refusé', colour: 'gray' },
  { value: 'echouee', label: 'Échoué', colour: 'red' },
  /** A condition of its planification left it out: the message says which. */
  { value: 'sans-suite', label: 'Sans suite', colour: 'gray' },
] as const;
export type EtatDeGeneration = (typeof ETATS_DE_GENERATION)[number]['value'];

/** A file of a document, downloaded by the name of its sortie. */
const fichierSchema = z.object({
  sortie: z.enum(SORTIES_D_EDITION.map(({ value }) => value)),
  nom: z.string(),
  poids: z.number().int(),
  pages: z.number().int(),
  /** The size of a sheet, bleed and marks included, in millimetres. */
  largeur: z.number(),
  hauteur: z.number(),
  /** Whether pages face each other. */
  rectoVerso: z.boolean(),
});
export type FichierDeGeneration = z.output<typeof fichierSchema>;

/** The states of the task of a sending, in words that suit a sending. */
const ETATS_D_ENVOI = [
  { value: 'en_attente', label: 'En attente', colour: 'gray' },
  { value: 'en_cours', label: 'En cours', colour: 'blue' },
  { value: 'reussie', label: 'Arrivé', colour: 'green' },
  { value: 'echouee', label: 'Échoué', colour: 'red' },
  { value: 'annulee', label: 'Arrêté', colour: 'orange' },
] as const;

/** The outcome of a sending of a document. */
const envoiSchema = z.object({
  tache: z.number().int(),
  genre: z.enum(['courriel', 'depot', 'webhook', 'mediatheque']),
  /** The destination in words. */
  destination: z.string(),
  etat: z.enum(ETATS_D_ENVOI.map(({ value }) => value)),
  /** Why it did not leave, or an empty text. */
  message: phraseSchema,
  /** When it ended or, until then, when it was asked for. */
  le: z.iso.datetime(),
});
export type EnvoiDeGeneration = z.output<typeof envoiSchema>;

/** The documents that were made, one for each language. */
export const generation = defineReadOnly({
  ...generationHead,
  table: 'generations',
  purpose:
    'Chaque document produit reste ici avec ses fichiers, son contrôle avant impression et les données dont il est fait.',
  title: 'nom',
  owner: 'entiteId',
  fields: {
    /** The name of its model. */
    nom: text({ label: 'Document', required: true, sortable: true, searchable: true }),
    modele: reference({ label: 'Modèle', to: 'modeleEdition', required: true, filterable: true }),
    langue: choice(LANGUES_CHOIX, { label: 'Langue', required: true, filterable: true, sortable: true }),
    etat: choice(ETATS_DE_GENERATION, { label: 'État', required: true, filterable: true, sortable: true }),
    sorties: choices(SORTIES_D_EDITION, { label: 'Fichiers', required: true }),
    pages: number({ label: 'Pages', integer: true, sortable: true }),
    objets: number({ label: 'Objets', integer: true, sortable: true }),
    bloquantes: number({ label: 'Contrôle', help: 'Points qui bloquent l’impression.', integer: true, sortable: true }),
    alertes: number({ label: 'Alertes', integer: true, sortable: true }),
    figee: boolean({ label: 'Figé', help: 'Jamais retirée d’elle-même.', filterable: true }),
    creeLe: { ...datetime({ label: 'Demandé', sortable: true, filterable: true }), schema: z.iso.datetime() },
    dureeMs: number({ label: 'Durée', integer: true, unit: 'ms' }),
    /** Null for a document that a planification asked for. */
    demandePar: reference({ label: 'Demandé par', to: 'utilisateur', filterable: true }),
    planification: reference({ label: 'Planification', to: 'planification', filterable: true }),
    decidePar: reference({ label: 'Décidé par', to: 'utilisateur' }),
    decideLe: datetime({ label: 'Décidé', sortable: true }),
    envoisEchoues: number({ label: 'Envois échoués', integer: true }),
    message: { ...longText({ label: 'Message' }), schema: phraseSchema },
    entiteId: reference({ label: 'Entité', to: 'entite', filterable: true }),
  },
  detail: {
    fichiers: json(z.array(fichierSchema), {
      label: 'Fichiers',
      initial: [],
      words: (fichiers) => fichiers.map(({ nom }) => nom),
    }),
    rapport: json(z.array(remarqueSchema), {
      label: 'Contrôle avant impression',
      initial: [],
      words: (remarques) => remarques.map(({ texte }) => texte),
    }),
    tache: number({ label: 'Tâche', integer: true }),
    /** The accounts that may validate it besides the admins of editions. */
    validateurs: references({ label: 'À valider par', to: 'utilisateur' }),
    envois: json(z.array(envoiSchema), {
      label: 'Envois',
      initial: [],
      words: (envois) => envois.map(({ destination, etat }) => `${destination}\u00a0: ${etatDEnvoi(etat).label}`),
    }),
    /** The permanent address of the newest validated document, or null before the first one. */
    adresse: json(z.string().nullable(), {
      label: 'Adresse permanente',
      initial: null,
      words: (adresse) => adresse ?? '',
    }),
  },
});
export type Generation = z.output<typeof generation.row>;
export type GenerationDetail = z.output<typeof generation.record>;

export const etatDeGenerationLabel = (etat: string): string =>
  ETATS_DE_GENERATION.find(({ value }) => value === etat)?.label ?? etat;

export const etatDEnvoi = (etat: EnvoiDeGeneration['etat']) =>
  ETATS_D_ENVOI.find(({ value }) => value === etat) ?? ETATS_D_ENVOI[0];
