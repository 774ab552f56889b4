import { isDeepStrictEqual } from 'node:util';
import { type Field, fieldsOf } from '@bridge/contract';
import { seal, unseal } from '../../platform/auth/secret.ts';
import { cleanHtml } from '../../platform/html.clean.ts';
import type { Stored } from '../stored.ts';

/** Encrypts secrets, so that only this instance can read them. */
export interface Vault {
  seal(secret: string): Buffer;
  open(sealed: Buffer): string;
}

export function createVault(secret: string): Vault {
  const holder = `vault ${secret}`;
  return { seal: (text) => seal(text, holder), open: (sealed) => unseal(sealed, holder) };
}

/** The values to store: rich texts lose whatever could harm their readers. */
export function cleanValues(stored: Stored, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = new Map(stored.columns.map(({ name, field }) => [name, field]));
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields.get(name);
      return field === undefined || value === undefined ? [] : [[name, cleanValue(field, value)]];
    }),
  );
}

function cleanValue(field: Field, value: unknown): unknown {
  if (field.kind === 'richText' && typeof value === 'string') return cleanHtml(value);
  if (field.kind === 'translated' && field.of === 'richText')
    return mapValues(value, (text) => cleanHtml(String(text)));
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item) =>
      mapValues(item, (inner, name) => {
        const of = fieldsOf(field, item)[name];
        return of ? cleanValue(of, inner) : inner;
      }),
    );
  }
  return value;
}

function mapValues(value: unknown, change: (inner: unknown, name: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]));
}

/** Whether two values are the same for people: an absent one is null. */
export function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one ?? null, other ?? null);
}

const NOTED = ['version', 'modifiable', 'modifieLe', 'modifiePar'];

export function changesBetween(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = Object.keys(after).filter((name) => !NOTED.includes(name) && !same(before?.[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, { avant: before?.[name] ?? null, apres: after[name] }]));
}
