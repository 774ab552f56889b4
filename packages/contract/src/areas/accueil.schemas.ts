import { z } from 'zod';
import { ANOMALIES } from '../catalogue/anomalie.ts';
import { phraseSchema } from '../kernel/words/phrase.ts';
import { ETATS_TACHE } from './taches/tache.rules.ts';

/** The figures of what waits for a person's approval or work. */
export const ATTENTES = [
  'annonces-a-valider',
  'annonces-refusees',
  'medias-a-valider',
  'medias-a-completer',
  'documents-a-relire',
  'imports-a-decider',
  'textes-a-traduire',
  'reponses-a-traiter',
] as const;
export type Attente = (typeof ATTENTES)[number];

/** The figures of what failed, or is about to end. */
export const ALERTES = [
  'imports-en-echec',
  'taches-en-echec',
  'documents-en-echec',
  'ecrans-muets',
  'droits-passes',
  'droits-bientot',
  'annonces-bientot',
  'pages-bientot',
  'diaporamas-bientot',
  'editions-bientot',
] as const;
export type AlerteDAccueil = (typeof ALERTES)[number];

/** How many days failures are told, besides the current day. */
export const JOURS_D_ECHEC = 7;

/** Days that the home looks back at, and ahead to. */
export const JOURS_DE_VUES = 14;
export const JOURS_DE_FIN = 14;

const nombre = z.number().int().positive();

const publicationSchema = z.object({
  ressource: z.string(),
  nature: phraseSchema,
  id: z.number().int(),
  nom: z.string(),
  /** The page that edits it. */
  chemin: z.string(),
  le: z.iso.datetime(),
  /** Views by day, oldest first, or null when they are not counted. */
  vues: z.array(z.number().int()).length(JOURS_DE_VUES).nullable(),
});
export type PublicationRecente = z.output<typeof publicationSchema>;

const tacheSchema = z.object({
  id: z.number().int(),
  /** A newer version may have other types. */
  type: z.string(),
  cible: z.string(),
  etat: z.enum(ETATS_TACHE.map(({ value }) => value)),
  progression: z.number().nullable(),
  message: phraseSchema,
  /** The page of its subject, or null when it has none. */
  chemin: z.string().nullable(),
});
export type TacheDAccueil = z.output<typeof tacheSchema>;

/** The home of a person: what they published, what waits for them, what failed or is about to end. */
export const accueilSchema = z.object({
  /** The figures above zero. */
  attentes: z.array(z.object({ id: z.enum(ATTENTES), nombre })),
  alertes: z.array(z.object({ id: z.enum(ALERTES), nombre })),
  publications: z.array(publicationSchema),
  /** The tasks that the person asked for, whatever their role. */
  taches: z.array(tacheSchema),
  /** The quality of the published objets that the person sees, or null without that page or without objets. */
  qualite: z
    .object({
      objets: z.number().int(),
      sansAnomalie: z.number().int(),
      graves: z.number().int(),
      anomalies: z.array(z.object({ anomalie: z.enum(ANOMALIES.map(({ value }) => value)), nombre })),
    })
    .nullable(),
  /** The day of the figures: lists are opened from it. */
  jour: z.string(),
});
export type Accueil = z.output<typeof accueilSchema>;
