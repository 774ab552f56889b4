import { MOST_ERREURS } from '@bridge/contract';
import { z } from 'zod';
import { instantDEcran as instant } from '../instant.ts';

/** What a screen tells about itself. It may be wrong about anything: what is kept is bounded. */
export const nouvellesSchema = z.object({
  version: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  lecteur: z.string().max(60),
  demarrage: instant,
  telechargement: z.number().min(0).max(100),
  stockage: z.object({ octets: z.number().min(0).max(1e15), protege: z.boolean() }).nullable(),
  erreurs: z.array(z.object({ quand: instant, message: z.string().max(2_000) })).max(200),
  heure: instant,
  allume: z.number().min(0).max(1e10),
  vue: z.string().max(100).nullable(),
  urgence: z
    .object({
      id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
      version: z
        .number()
        .int()
        .positive()
        .max(2 ** 31 - 1),
    })
    .nullable()
    .default(null),
  taille: z.object({ largeur: z.number().min(0).max(100_000), hauteur: z.number().min(0).max(100_000) }),
});
export type NouvellesLues = z.output<typeof nouvellesSchema>;

const LONGEST_MESSAGE = 300;
/** A clock that is further off is a clock that was never set. In seconds: three years. */
const FURTHEST = 3 * 366 * 86_400;

/** Seconds that the clock of the screen is ahead of ours. */
export function decalageDe({ heure }: Pick<NouvellesLues, 'heure'>, at: Date): number {
  const ahead = Math.round((Date.parse(heure) - at.getTime()) / 1_000);
  return Math.max(-FURTHEST, Math.min(FURTHEST, ahead));
}

/** Without the characters that no database keeps: NUL, and half a character at the end of a text that was cut. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for.
const enClair = (text: string) => text.replace(/[\p{Surrogate}\u0000]/gu, '');

/** The facts kept in one column, besides those that have columns in the list. */
export function santeDe({ lecteur, demarrage, allume, stockage, erreurs, vue, taille }: NouvellesLues) {
  return {
    lecteur: enClair(lecteur),
    demarrage: new Date(demarrage).toISOString(),
    allume: Math.round(allume),
    stockage,
    erreurs: erreurs.slice(-MOST_ERREURS).map(({ quand, message }) => ({
      quand: new Date(quand).toISOString(),
      message: enClair(message.slice(0, LONGEST_MESSAGE)),
    })),
    vue: vue === null ? null : enClair(vue),
    taille: { largeur: Math.round(taille.largeur), hauteur: Math.round(taille.hauteur) },
  };
}
