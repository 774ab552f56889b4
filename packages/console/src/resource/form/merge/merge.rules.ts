import type { Field, Fields } from '@bridge/contract';
import { sameValue, type Values, writableNames } from '../values.rules.ts';

/** Two people changed the same record from the same version: field by field, who changed what. */

export type Side = 'theirs' | 'mine';
export type Choices = Readonly<Record<string, Side>>;

export interface MergeLine {
  readonly name: string;
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  readonly outcome:
    | { readonly kind: 'taken'; readonly side: Side }
    /** Both people made the same change. */
    | { readonly kind: 'same' }
    /** Both people changed the field, in different languages: both changes stand. */
    | { readonly kind: 'combined'; readonly value: unknown }
    | { readonly kind: 'ask' };
}

/** The fields that at least one side changed. */
export function mergeLines(fields: Fields, base: Values, theirs: Values, mine: Values): MergeLine[] {
  return writableNames(fields).flatMap((name): MergeLine[] => {
    const sides = { name, base: base[name], theirs: theirs[name], mine: mine[name] };
    const outcome = outcomeOf(fields[name], sides);
    return outcome ? [{ ...sides, outcome }] : [];
  });
}

function outcomeOf(
  field: Field | undefined,
  { base, theirs, mine }: Pick<MergeLine, 'base' | 'theirs' | 'mine'>,
): MergeLine['outcome'] | undefined {
  const theyChanged = !sameValue(field, base, theirs);
  const iChanged = !sameValue(field, base, mine);
  if (!theyChanged && !iChanged) return undefined;
  if (!iChanged) return { kind: 'taken', side: 'theirs' };
  if (!theyChanged) return { kind: 'taken', side: 'mine' };
  if (sameValue(field, theirs, mine)) return { kind: 'same' };
  const value = field?.kind === 'translated' ? combineTexts(base, theirs, mine) : undefined;
  return value === undefined ? { kind: 'ask' } : { kind: 'combined', value };
}

/** The texts of two translators, each in their language; undefined when both changed the same language. */
function combineTexts(base: unknown, theirs: unknown, mine: unknown): Record<string, string> | undefined {
  const texts = [base, theirs, mine].map((value) => new Map<string, unknown>(Object.entries(Object(value))));
  const combined: Record<string, string> = {};
  for (const language of new Set(texts.flatMap((map) => [...map.keys()]))) {
    const [was, their, my] = texts.map((map) => String(map.get(language) ?? ''));
    if (their !== was && my !== was && their !== my) return undefined;
    const text = my === was ? their : my;
    if (text) combined[language] = text;
  }
  return combined;
}

/** The names of the fields that still need a choice. */
export function unanswered(lines: readonly MergeLine[], choices: Choices): string[] {
  return lines.filter(({ name, outcome }) => outcome.kind === 'ask' && choices[name] === undefined).map(nameOf);
}

const nameOf = ({ name }: MergeLine) => name;

/** The record of the other person with our changes on it. A field without a choice keeps what was typed here. */
export function mergedValues(theirs: Values, lines: readonly MergeLine[], choices: Choices): Values {
  const merged = lines.map((line) => [line.name, resultOf(line, choices[line.name] ?? 'mine')]);
  return { ...theirs, ...Object.fromEntries(merged) };
}

function resultOf({ outcome, theirs, mine }: MergeLine, chosen: Side): unknown {
  switch (outcome.kind) {
    case 'taken':
      return outcome.side === 'mine' ? mine : theirs;
    case 'same':
      return theirs;
    case 'combined':
      return outcome.value;
    case 'ask':
      return chosen === 'mine' ? mine : theirs;
  }
}
