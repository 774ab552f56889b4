import { z } from 'zod';
import { OBLIGATORY } from '../kernel/schemas.ts';
import { jourCivilSchema } from './periode.schemas.ts';
import { mesureSchema } from './regle/mesure.schemas.ts';
import { reglesSchema } from './regle/regle.schemas.ts';

/** How the points of a rule are counted. */
export const MODES_DE_POINTS = [
  { value: 'fixe', label: 'Points fixes' },
  { value: 'proportionnel', label: 'Proportionnels à une valeur' },
  { value: 'degressif', label: 'Dégressifs avec le temps' },
] as const;

export const REPERES_DE_TEMPS = [
  { value: 'sourceMajLe', label: 'depuis la dernière mise à jour' },
  { value: 'premiereVueLe', label: 'depuis l’arrivée dans le catalogue' },
  { value: 'prochaineDate', label: 'jusqu’à la prochaine date' },
] as const;

const calculSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('fixe') }),
  /** All the points at `plein` and beyond, none at zero. */
  z.strictObject({ mode: z.literal('proportionnel'), mesure: mesureSchema, plein: z.number().positive().max(1e9) }),
  /** All the points on the day itself, none after so many days. */
  z.strictObject({
    mode: z.literal('degressif'),
    repere: z.enum(REPERES_DE_TEMPS.map(({ value }) => value)),
    jours: z.number().int().min(1).max(3_660),
  }),
]);
export type CalculDePoints = z.output<typeof calculSchema>;

export const regleDeScoreSchema = z
  .strictObject({
    libelle: z.string().trim().min(1, OBLIGATORY).max(200),
    /** Which objets get its points. Without rule, all of them. */
    condition: reglesSchema,
    points: z.number().min(-1_000).max(1_000),
    calcul: calculSchema,
    /** Days that it counts on, both included; open ends are null. */
    du: jourCivilSchema.nullable(),
    au: jourCivilSchema.nullable(),
    /** Whether visitors may be told why. */
    publique: z.boolean(),
  })
  .refine(({ du, au }) => du === null || au === null || du <= au, {
    path: ['au'],
    message: 'La fin vient avant le début.',
  });
export type RegleDeScore = z.output<typeof regleDeScoreSchema>;
