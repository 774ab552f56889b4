import { expect, it, vi } from 'vitest';
import { checkPassword, decoy, hashPassword } from './password.ts';

/** The algorithm, version, memory and passes of a hash: the cost of a check. */
const costOf = (hash: string) => hash.split('$').slice(1, 4);

it.each([undefined, null])(
  'a password is checked once, against the decoy, where none is stored (%s)',
  async (stored) => {
    const verify = vi.fn(async () => true);
    expect(await checkPassword(stored, 'Bonjour le monde', verify)).toBe(false);
    expect(verify.mock.calls).toEqual([[await decoy, 'Bonjour le monde']]);
  },
);

it('a password is checked at the same cost where there is no account, and never matches there', async () => {
  expect(costOf(await decoy)).toEqual(costOf(await hashPassword('Bonjour le monde')));
  expect(await checkPassword(undefined, 'Bonjour le monde')).toBe(false);
  expect(await checkPassword(await hashPassword('Bonjour le monde'), 'Bonjour le monde')).toBe(true);
});
