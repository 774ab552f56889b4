import { z } from 'zod';
import { tri } from './tri.resource.ts';

const { cles, epingles } = tri.fields;

/** The fields that decide an order, saved or not. */
export const brouillonDeTriSchema = z.strictObject({ cles: cles.schema, epingles: epingles.schema });
export type BrouillonDeTri = z.output<typeof brouillonDeTriSchema>;
