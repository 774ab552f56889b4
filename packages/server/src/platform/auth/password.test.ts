import { expect, it } from 'vitest';
import { checkPassword, decoy, hashPassword } from './password.ts';

/** Algorithm, version, memory, passes: what a check costs. */
const costOf = (hash: string) => hash.split('$').slice(1, 4);

it('a password is checked at the same cost where there is no account, and never matches there', async () => {
  expect(costOf(await decoy)).toEqual(costOf(await hashPassword('Bonjour le monde')));
  expect(await checkPassword(undefined, 'Bonjour le monde')).toBe(false);
  expect(await checkPassword(await hashPassword('Bonjour le monde'), 'Bonjour le monde')).toBe(true);
});
