import type { Field } from '@bridge/contract';
import { type FilterValue, isValues } from './list-state.ts';

/** How a filter is written in an address: `actif,invite`, `2026-01-01..2026-02-01`, `oui`. */

const MOST_VALUES = 500;
const LONGEST = 200;
/** Stands for « none » in an address: the empty text, or no choice. */
const NONE = '-';
const BETWEEN = '..';

export function writeFilter(value: FilterValue): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (isValues(value)) return value.map(writeValue).join(',');
  return `${value.min ?? ''}${BETWEEN}${value.max ?? ''}`;
}

export interface FilterReading {
  readonly value: FilterValue | undefined;
  /** Whether the whole text was understood. */
  readonly whole: boolean;
}

/** Reads what an address asks of a field. Values that the field cannot have are left out. */
export function readFilter(text: string, field: Field): FilterReading {
  switch (field.kind) {
    case 'boolean':
      return { value: text === 'oui' ? true : text === 'non' ? false : undefined, whole: /^(oui|non)$/.test(text) };
    case 'date':
    case 'datetime':
      return readRange(text, (bound) => (isCivilDate(bound) ? bound : undefined));
    case 'number':
    case 'money':
      return readRange(text, readNumber);
    case 'choice':
    case 'choices': {
      const known = field.choices.map(({ value }) => value);
      return readValues(text, null, (part) => known.find((value) => value === part));
    }
    case 'reference':
    case 'references':
      return readValues(text, null, readId);
    default:
      return readValues(text, '', (part) => (part.length > 0 && part.length <= LONGEST ? part : undefined));
  }
}

function writeValue(value: string | number | null): string {
  if (value === null || value === '') return NONE;
  // Commas separate values and percent signs escape them: in a value, both are escaped.
  const text = String(value).replaceAll('%', '%25').replaceAll(',', '%2C');
  return text === NONE ? '%2D' : text;
}

function readValues<V extends string | number>(
  text: string,
  none: null | '',
  read: (part: string) => V | undefined,
): FilterReading {
  const parts = text.split(',');
  const values = parts.flatMap((part): (V | null | '')[] => {
    if (part === NONE) return [none];
    const value = read(part.replaceAll('%2D', NONE).replaceAll('%2C', ',').replaceAll('%25', '%'));
    return value === undefined ? [] : [value];
  });
  const distinct = [...new Set(values)].slice(0, MOST_VALUES);
  return { value: distinct.length > 0 ? distinct : undefined, whole: distinct.length === parts.length };
}

function readRange(text: string, read: (bound: string) => string | number | undefined): FilterReading {
  const at = text.indexOf(BETWEEN);
  if (at < 0) return { value: undefined, whole: false };
  const given = [text.slice(0, at), text.slice(at + BETWEEN.length)];
  const [min, max] = given.map((bound) => (bound === '' ? undefined : read(bound)));
  const value = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const understood = Object.keys(value).length;
  return {
    value: understood > 0 ? value : undefined,
    whole: understood > 0 && understood === given.filter(Boolean).length,
  };
}

function readId(text: string): number | undefined {
  const id = Number(text);
  return /^\d{1,16}$/.test(text) && id > 0 && Number.isSafeInteger(id) ? id : undefined;
}

function readNumber(text: string): number | undefined {
  const value = Number(text);
  return text.trim() !== '' && Number.isFinite(value) ? value : undefined;
}

/** A day that exists: `2026-02-30` does not. */
export function isCivilDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
