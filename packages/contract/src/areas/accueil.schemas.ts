import { z } from 'zod';
import { ANOMALIES } from '../catalogue/anomalie.ts';
import { phraseSchema } from '../kernel/words/phrase.ts';
import { ETATS_TACHE } from './taches/tache.rules.ts';

/** What waits for somebody: their yes, or their hand. */
export const ATTENTES = [
  'annonces-a-valider',
  'annonces-refusees',
  'medias-a-valider',
  'medias-a-completer',
  'documents-a-relire',
  'imports-a-decider',
  'textes-a-traduire',
] as const;
export type Attente = (typeof ATTENTES)[number];

/** What failed, or is about to end. */
export const ALERTES = [
  'imports-en-echec',
  'taches-en-echec',
  'documents-en-echec',
  'ecrans-muets',
  'droits-passes',
  'droits-bientot',
  'annonces-bientot',
] as const;
export type AlerteDAccueil = (typeof ALERTES)[number];

/** For how many days what failed is told, the day itself besides. */
export const JOURS_D_ECHEC = 7;

/** Days that the home looks back at, and ahead to. */
export const JOURS_DE_VUES = 14;
export const JOURS_DE_FIN = 14;

const nombre = z.number().int().positive();

const publicationSchema = z.object({
  ressource: z.string(),
  nature: z.string(),
  id: z.number().int(),
  nom: z.string(),
  /** Where it is edited. */
  chemin: z.string(),
  le: z.iso.datetime(),
  /** By day, the oldest first; null where nobody counts them. */
  vues: z.array(z.number().int()).length(JOURS_DE_VUES).nullable(),
});
export type PublicationRecente = z.output<typeof publicationSchema>;

const tacheSchema = z.object({
  id: z.number().int(),
  /** A newer version may know other types. */
  type: z.string(),
  cible: z.string(),
  etat: z.enum(ETATS_TACHE.map(({ value }) => value)),
  progression: z.number().nullable(),
  message: phraseSchema,
  /** Where what it is about is opened, where that can be. */
  chemin: z.string().nullable(),
});
export type TacheDAccueil = z.output<typeof tacheSchema>;

/** The day of a person: what they published, what waits for them, what failed or is about to end. */
export const accueilSchema = z.object({
  /** Never an empty one. */
  attentes: z.array(z.object({ id: z.enum(ATTENTES), nombre })),
  alertes: z.array(z.object({ id: z.enum(ALERTES), nombre })),
  publications: z.array(publicationSchema),
  /** Those that the person asked for, whatever their role. */
  taches: z.array(tacheSchema),
  /** Of the published objets that one sees, as the page of quality counts them; null to who has no page for them, or has none. */
  qualite: z
    .object({
      objets: z.number().int(),
      sansAnomalie: z.number().int(),
      graves: z.number().int(),
      anomalies: z.array(z.object({ anomalie: z.enum(ANOMALIES.map(({ value }) => value)), nombre })),
    })
    .nullable(),
  /** The day that the figures are of: lists are opened from it. */
  jour: z.string(),
});
export type Accueil = z.output<typeof accueilSchema>;
