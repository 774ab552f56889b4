import { type Field, fieldsOf, isDocument } from '@bridge/contract';

/** A name in a cell that stands for a number of the database: replaced once all names are known. */
export class NameToFind {
  constructor(
    readonly resource: string,
    readonly names: readonly string[],
    readonly many: boolean,
  ) {}
}

/** The value of a cell, the reverse of `cellText`. A cell that cannot be read is left to the schema to refuse. */
export function readCell(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'boolean':
      return YES.includes(fold(text)) ? true : NO.includes(fold(text)) ? false : text;
    case 'choice':
      return text === '' ? null : choiceOf(field.choices, text);
    case 'choices':
      return listOf(text, ',').map((word) => choiceOf(field.choices, word));
    case 'reference':
      return text === '' ? null : new NameToFind(field.to, [text], false);
    case 'references':
      return new NameToFind(field.to, listOf(text, '|'), true);
    case 'number':
    case 'money':
      return text === '' ? null : numberOf(text);
    case 'date':
      return text === '' ? null : dateOf(text);
    case 'colour':
    case 'icon':
      return text === '' ? null : text.toLowerCase();
    case 'list': {
      if (isDocument(field)) return jsonOf(text);
      const [only, ...others] = Object.keys(fieldsOf(field, null));
      // A list of single words is read word by word; a richer one is not written in a cell.
      return only !== undefined && others.length === 0 ? listOf(text, '|').map((word) => ({ [only]: word })) : text;
    }
    case 'json':
      return jsonOf(text);
    default:
      return text;
  }
}

const YES = ['oui', 'vrai', 'true', '1', 'x'];
const NO = ['non', 'faux', 'false', '0', ''];

/** The text without accents and capitals. */
export const fold = (text: string) =>
  text
    .trim()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

function listOf(text: string, by: string): string[] {
  return text
    .split(by)
    .map((word) => word.trim())
    .filter(Boolean);
}

function choiceOf(choices: readonly { value: string; label: string }[], text: string): string {
  const wanted = fold(text);
  return choices.find(({ value, label }) => fold(label) === wanted || fold(value) === wanted)?.value ?? text;
}

function numberOf(text: string): unknown {
  const number = Number(text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'));
  return Number.isNaN(number) ? text : number;
}

/** « 14/07/2026 », as a French spreadsheet writes it, or the date as it is stored. */
function dateOf(text: string): string {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
