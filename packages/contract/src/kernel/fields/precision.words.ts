import { formatNumber } from '../words/format.ts';
import type { Field, Fields } from './field.ts';
import { valueInWords } from './value.words.ts';
import { titleOfItem } from './variants.items.ts';

/** Beyond, a name would be lost among what tells it apart. */
const MOST = 3;

interface Hinted {
  readonly hints?: readonly string[];
  readonly fields: Fields;
}

/** « Restaurant, Malbrume »; a number with what it counts or its unit: « 12 objets », « Photo, 1 200 × 800 px ». References are named already. */
export function precisionInWords({ hints = [], fields }: Hinted, values: readonly unknown[] | null): string {
  const said: string[] = [];
  let before: Field | undefined;
  for (const [rank, name] of hints.entries()) {
    const field = fields[name];
    const value = values?.[rank];
    const words = field === undefined ? '' : hintInWords(field, value);
    if (field !== undefined && words !== '') {
      const last = said.at(-1);
      if (last !== undefined && isSide(field) && before && isSide(before) && before.unit === field.unit)
        said[said.length - 1] = `${last.replace(/[\s\u00a0\u202f]px$/, '')} × ${words}`;
      else said.push(words);
    }
    before = words === '' ? undefined : field;
  }
  return said.join(', ');
}

/** One side of a picture. */
const isSide = (field: Field): field is Extract<Field, { kind: 'number' }> =>
  field.kind === 'number' && field.unit === 'px';

function hintInWords(field: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'number':
      return field.unit || typeof value !== 'number'
        ? valueInWords(field, value)
        : `${formatNumber(value)}\u00a0${field.label.toLowerCase()}`;
    case 'reference':
      return typeof value === 'string' ? value : '';
    case 'choices':
      return Array.isArray(value) ? shortened(value, (some) => valueInWords(field, some)) : '';
    case 'list':
      return Array.isArray(value)
        ? shortened(value, (some) => some.map((item, rank) => titleOfItem(field, item, {}, rank)).join(', '))
        : '';
    default:
      return valueInWords(field, value);
  }
}

const shortened = (values: readonly unknown[], say: (some: readonly unknown[]) => string) =>
  `${say(values.slice(0, MOST))}${values.length > MOST ? '…' : ''}`;
