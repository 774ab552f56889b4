import { expect, it } from 'vitest';
import * as contract from '../index.ts';

/** The endings of French verbs. */
const FRENCH_VERB = /^[a-z]+(?:er|ir|ire|dre|ttre)(?=[A-Z]|$)/;
/** English words, and French nouns, that end so too. */
const OTHERS: ReadonlySet<string> = new Set([
  ...['offer', 'order', 'pair', 'register', 'transfer'],
  ...['fichier', 'vocabulaire'],
]);

const isCall = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

it('names the calls of the API by an English verb, or by what they answer', () => {
  const names = Object.entries(contract).flatMap(([name, value]) => (isCall(value) ? [name] : []));
  expect(names).toContain('shareMedias');
  const french = names.filter((name) => {
    const [first] = FRENCH_VERB.exec(name) ?? [];
    return first !== undefined && !OTHERS.has(first);
  });
  expect(french).toEqual([]);
});
