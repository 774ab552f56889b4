import type { Field } from '../kernel/fields/field.ts';
import { changedField, changeLabel, changeText, isRecord } from './journal.words.ts';
import { resourceById } from './resources.ts';

/** The changes that a line of the audit log tells. */

/** The kinds of fields shown in full where there is room: documents, ordered lists, references by number. */
const LONG: readonly Field['kind'][] = [
  'json',
  'list',
  'richText',
  'longText',
  'code',
  'file',
  'reference',
  'references',
];
/** Fields that the line shows elsewhere: the number, the author and the date. */
const KNOWN: readonly string[] = ['id', 'version', 'creeLe', 'creePar', 'modifieLe', 'modifiePar'];
const LONGEST = 60;

/** A line in few words: short fields with their change, other fields by name. A new record shows its first values. */
export function changesInWords(genre: string, changements: readonly Changement[]): string {
  const filled = changements.filter(
    ({ champ, avant, apres }) => !KNOWN.includes(champ) && (!isNothing(avant) || !isNothing(apres)),
  );
  const isChange = filled.some(({ avant }) => !isNothing(avant));
  // The title of a new record is shown beside, and its empty fields are no news.
  const title = resourceById(genre)?.title;
  const isNews = ({ champ, apres }: Changement) =>
    isChange || (champ !== title && apres !== false && !isLong(changedField(genre, champ)));
  return filled
    .filter(isNews)
    .map((one) => changeInWords(genre, one, isChange))
    .join(' · ');
}

const isLong = (field: Field | undefined) =>
  field !== undefined && (LONG.includes(field.kind) || field.kind === 'secret');

function changeInWords(genre: string, { champ, avant, apres }: Changement, isChange: boolean): string {
  const label = changeLabel(genre, champ);
  if (isLong(changedField(genre, champ))) return label;
  const said = (value: unknown) => {
    const text = changeText(genre, champ, value);
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  };
  return isChange ? `${label}\u00a0: ${said(avant)} → ${said(apres)}` : `${label}\u00a0: ${said(apres)}`;
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Names of values that are never shown, whatever wrote them. */
const SECRET = /pass(word)?$|mot_?de_?passe$|secret|token|cle_api|api_?key|hash/i;
const MASKED = '••••';

export interface Changement {
  readonly champ: string;
  readonly avant: unknown;
  readonly apres: unknown;
}

/** The details of a line as changes, field by field, in either form that they were written in, without secrets. */
export function changesIn(details: Readonly<Record<string, unknown>>): Changement[] {
  const { avant, apres, ...others } = details;
  const changes =
    isRecord(avant) || isRecord(apres)
      ? between(isRecord(avant) ? avant : {}, isRecord(apres) ? apres : {})
      : Object.entries(details).map(([champ, value]) => changeOf(champ, value));
  const facts =
    isRecord(avant) || isRecord(apres) ? Object.entries(others).map(([champ, value]) => changeOf(champ, value)) : [];
  return [...changes, ...facts].map(withoutSecret);
}

function changeOf(champ: string, value: unknown): Changement {
  if (isRecord(value) && ('avant' in value || 'apres' in value))
    return { champ, avant: value.avant ?? null, apres: value.apres ?? null };
  return { champ, avant: null, apres: value };
}

function between(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Changement[] {
  const champs = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return champs
    .filter((champ) => JSON.stringify(before[champ]) !== JSON.stringify(after[champ]))
    .map((champ) => ({ champ, avant: before[champ] ?? null, apres: after[champ] ?? null }));
}

function withoutSecret({ champ, avant, apres }: Changement): Changement {
  const hide = SECRET.test(champ);
  return { champ, avant: masked(avant, hide), apres: masked(apres, hide) };
}

/** A secret inside a value is a secret too. */
function masked(value: unknown, hide: boolean): unknown {
  if (value === null || value === undefined) return null;
  if (hide) return MASKED;
  if (Array.isArray(value)) return value.map((item) => masked(item, false));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, masked(item, SECRET.test(key))]));
}
