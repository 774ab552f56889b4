import { referredId } from '@bridge/contract';

/**
 * What a widget or a drawing makes of a value that it receives as unknown: a record of an older version, a draft, a history line.
 * What does not fit reads as empty, never as an error.
 */

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textsIn(value: unknown): string[] {
  return listIn(value).filter((item) => typeof item === 'string');
}

/** The number of a record, however a field keeps it. */
export function idIn(value: unknown): number | null {
  const id = referredId(value);
  return Number.isSafeInteger(id) ? id : null;
}

export function idsIn(value: unknown): number[] {
  return listIn(value).flatMap((item) => idIn(item) ?? []);
}

export type Entries = Readonly<Record<string, unknown>>;

const NO_ENTRY: Entries = {};

/** The value itself: what is the same stays the same. */
export const entriesIn = (value: unknown): Entries => (isEntries(value) ? value : NO_ENTRY);

function isEntries(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One text per language, without the empty ones. */
export function translationsIn(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(entriesIn(value)).flatMap(([language, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[language, text]] : [],
    ),
  );
}

export interface Period {
  readonly du: string | null;
  readonly au: string | null;
}

export function periodIn(value: unknown): Period {
  const { du, au } = entriesIn(value);
  return { du: textIn(du) || null, au: textIn(au) || null };
}

/** Whether there is nothing to show. `false` and 0 say something. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
