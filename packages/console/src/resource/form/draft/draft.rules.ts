import { blankOf, type Field, type Fields, fieldsOf } from '@bridge/contract';
import { z } from 'zod';
import { pick, type Values } from '../values.rules.ts';

/** A draft: what was typed and not saved. It is kept in the browser and never sent. */
const draftSchema = z.object({
  id: z.string(),
  /** The page load that wrote the draft last: two windows never write the same one. */
  writer: z.string(),
  at: z.iso.datetime(),
  /** The version of the record that the draft was typed over; null for a new record. */
  version: z.number().nullable(),
  changes: z.record(z.string(), z.unknown()),
  /** The changed fields as they were at that version. */
  base: z.record(z.string(), z.unknown()),
  /** The idempotency key that this very content was last sent under, when the answer never came. */
  sentAs: z.string().optional(),
});
export type Draft = z.output<typeof draftSchema>;

/** Where a draft belongs: a person, a resource and a record. */
export interface DraftPlace {
  readonly userId: number;
  readonly resource: string;
  readonly recordId: number | null;
}

export const DRAFT_PREFIX = 'bridge.brouillon:';
const LIFE = 30 * 24 * 3_600_000;

export function placeKey({ userId, resource, recordId }: DraftPlace): string {
  return `${DRAFT_PREFIX}${userId}:${resource}:${recordId ?? 'new'}:`;
}

export function readDraft(text: string | null): Draft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function isTooOld({ at }: Draft, now: Date): boolean {
  return now.getTime() - Date.parse(at) > LIFE;
}

/** The typed values that may be kept: never a secret, at any depth. */
export function withoutSecrets(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name];
      if (!field || field.kind === 'secret') return [];
      if (field.kind !== 'list' || !Array.isArray(value)) return [[name, value]];
      const kept = value.map((item) => {
        const own = fieldsOf(field, item);
        return { ...item, ...emptySecrets(own), ...withoutSecrets(own, item) };
      });
      return [[name, kept]];
    }),
  );
}

/** The empty values that stand for the secrets of an item. An item needs all its fields, so they are typed again. */
function emptySecrets(fields: Fields): Values {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (fields[name]?.kind === 'secret' ? [[name, null]] : [])),
  );
}

/** The changes that the form of today can show: a field may have gone, or have become something else, since they were kept. */
export function usableChanges(fields: Fields, changes: Values): Values {
  const usable = Object.keys(changes).filter((name) => {
    const field = fields[name];
    return field && !field.readOnly && field.kind !== 'secret' && hasShapeOf(field, changes[name]);
  });
  return pick(changes, usable);
}

function hasShapeOf(field: Field, value: unknown): boolean {
  // A value that may be inherited starts as a mark, which has the shape of no value.
  if (field.inherited) return true;
  const blank = blankOf(field);
  // JSON that is not valid yet is kept as the text typed so far.
  if (field.kind === 'json' && typeof value === 'string') return true;
  return blank === null || shapeOf(blank) === shapeOf(value);
}

const shapeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
