import { z } from 'zod';
import { refSchema } from '../../kernel/fields/ref.ts';
import { codeDeChampSchema } from '../correspondance/champ-ajoute.ts';
import { langueSchema } from '../langue.ts';
import { MESURES_SIMPLES } from './champs.ts';
import { LONGEST, valuesOf } from './valeurs.ts';

/** A number of an objet. */
export const mesureSchema = z.discriminatedUnion('genre', [
  z.strictObject({ genre: z.literal('simple'), champ: z.enum(valuesOf(MESURES_SIMPLES)) }),
  z.strictObject({ genre: z.literal('capacite'), mesure: z.string().min(1).max(LONGEST) }),
  /** The percentage of texts that exist in a language. */
  z.strictObject({ genre: z.literal('completude'), langue: langueSchema }),
  z.strictObject({ genre: z.literal('critere'), critere: refSchema('critere') }),
  z.strictObject({ genre: z.literal('champ'), code: codeDeChampSchema }),
  z.strictObject({ genre: z.literal('score'), profil: refSchema('scoring') }),
]);
export type Mesure = z.output<typeof mesureSchema>;
