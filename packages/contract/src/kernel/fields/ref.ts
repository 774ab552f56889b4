import { z } from 'zod';
import type { Names } from '../resource/resource-answers.ts';

/**
 * A record that a document names. Wherever one stands in a json field, the engine knows it: it is checked when written, counted as a
 * use, and replaced when records are merged.
 */
export interface Ref<R extends string = string> {
  readonly ref: R;
  readonly id: number;
}

export function refSchema<const R extends string>(to: R) {
  return z.strictObject({
    ref: z.literal(to),
    id: z.number().int().positive('Faites un choix.').max(Number.MAX_SAFE_INTEGER),
  });
}

export function isRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && 'ref' in value && 'id' in value && typeof value.id === 'number';
}

/** What a record is called; undefined where nobody told it. */
export const nameOfRef = ({ ref, id }: Ref, names: Names): string | undefined => names[ref]?.[String(id)];

interface RefFound extends Ref {
  /** Where it stands, from the root of the document: « regles.0.valeurs.2 ». */
  readonly path: string;
}

export function refsIn(value: unknown, path = ''): RefFound[] {
  if (isRef(value)) return [{ ref: value.ref, id: value.id, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => refsIn(inner, path === '' ? key : `${path}.${key}`));
}
