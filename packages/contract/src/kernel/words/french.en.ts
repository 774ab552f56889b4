/** The English form of french.ts, for the English console. */
import { formatNumber } from './format.ts';
import type { Noun } from './french.ts';

export type { Noun };

const VOWEL = /^[aeiou](?!se|ni|rl)/i;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A capital inside the word, and a name that comes first, stay. */
function small(word: string): string {
  return /^.\p{Lu}|^(Apidae|Tourinsoft)\b/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
}

export const manyOf = ({ many }: Noun) => small(many);
export const aOf = ({ one }: Noun) => `${VOWEL.test(one) ? 'an' : 'a'} ${small(one)}`;
export const noneOf = ({ one }: Noun) => `No ${small(one)}`;
export const newOf = ({ one }: Noun) => `New ${small(one)}`;
export const theOf = ({ one }: Noun) => `the ${small(one)}`;
export const ofTheOf = (noun: Noun) => `of ${theOf(noun)}`;
export const thisOf = ({ one }: Noun) => `this ${small(one)}`;
/** A participle agrees with nothing. */
export const agree = (_noun: Noun, participle: string, _count = 1) => participle;

export const numberOrMore = (count: number, isMore: boolean): string =>
  isMore ? `more than ${formatNumber(count)}` : formatNumber(count);

/** Only one is singular. */
export function countOf(noun: Noun, count: number, isMore = false): string {
  return `${numberOrMore(count, isMore)} ${count === 1 ? small(noun.one) : manyOf(noun)}`;
}

export const deLieu = (nom: string): string => `of ${nom}`;
export const aLieu = (nom: string): string => `in ${nom}`;
export const deNom = (nom: string): string => `of ${nom}`;
