import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { formatNumber } from '../../kernel/format.ts';

/** A text by language, inside a document. */
export const textesJusqua = (longest: number) =>
  z.partialRecord(langueSchema, z.string().max(longest, `${formatNumber(longest)} caractères au plus.`));

export const couleurSchema = z.string().regex(/^#[0-9a-f]{6}$/, 'Couleur sous la forme #1da2df.');

/** A time of the day in Paris: « 06:00 ». */
export const heureSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Une heure comme 06:00.');
