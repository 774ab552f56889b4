import { z } from 'zod';
import type { Names } from '../resource/resource-answers.ts';

/**
 * A record named in a document. The engine knows it anywhere in a json field: it is checked when written, counted as a
 * use, and replaced in merges.
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

/** The name of a record, or undefined when unknown. */
export const nameOfRef = ({ ref, id }: Ref, names: Names): string | undefined => names[ref]?.[String(id)];

interface RefFound extends Ref {
  /** Its path from the root of the document: « regles.0.valeurs.2 ». */
  readonly path: string;
}

export function refsIn(value: unknown, path = ''): RefFound[] {
  if (isRef(value)) return [{ ref: value.ref, id: value.id, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => refsIn(inner, path === '' ? key : `${path}.${key}`));
}
