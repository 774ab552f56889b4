import { referredId } from '@bridge/contract';

/**
 * Functions that read an unknown value, from an older version, a draft or a history line, as the type that a widget
 * needs. A value that does not fit reads as empty, never as an error.
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

/** The id of a record, kept as a number or as a text. */
export function idIn(value: unknown): number | null {
  const id = referredId(value);
  return Number.isSafeInteger(id) ? id : null;
}

export function idsIn(value: unknown): number[] {
  return listIn(value).flatMap((item) => idIn(item) ?? []);
}

export type Entries = Readonly<Record<string, unknown>>;

const NO_ENTRY: Entries = {};

/** Answers the value itself rather than a copy, so that an unchanged value stays the same object. */
export const entriesIn = (value: unknown): Entries => (isEntries(value) ? value : NO_ENTRY);

function isEntries(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts by language, without the empty ones. */
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

/** Whether a value has nothing to show. `false` and 0 are shown. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
