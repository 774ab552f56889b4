import { z } from 'zod';
import { scoring } from './scoring.resource.ts';

const { selection, regles, bonus, min, max, normalise } = scoring.fields;

/** The fields that decide the scores of a profile, saved or not. */
export const brouillonDeScoringSchema = z.strictObject({
  selection: selection.schema,
  regles: regles.schema,
  bonus: bonus.schema,
  min: min.schema,
  max: max.schema,
  normalise: normalise.schema,
});
export type BrouillonDeScoring = z.output<typeof brouillonDeScoringSchema>;

/** An objet with its score, as lists of scores show it. */
export const objetScoreSchema = z.object({
  id: z.number().int(),
  nom: z.string(),
  typeBridge: z.string(),
  commune: z.string(),
  score: z.number(),
  rang: z.number().int(),
});
export type ObjetScore = z.output<typeof objetScoreSchema>;

/** What a rule, a bonus, a bound or the scale adds or takes off. The lines of an explanation add up to the score. */
export const ligneDeScoreSchema = z.object({
  genre: z.enum(['regle', 'bonus', 'echelle', 'borne']),
  libelle: z.string(),
  points: z.number(),
  /** Whether the objet fits the rule, and the rule counts today. */
  tenue: z.boolean(),
  /** Why so many, in words: « 3 sur 5 », « hors de sa période ». */
  detail: z.string(),
  /** Visitors may be told. */
  publique: z.boolean(),
});
export type LigneDeScore = z.output<typeof ligneDeScoreSchema>;

/** A bar of a histogram: from `de`, included, to `a`; the last one includes its end. */
export const barreSchema = z.object({ de: z.number(), a: z.number(), nombre: z.number().int() });
export type Barre = z.output<typeof barreSchema>;
