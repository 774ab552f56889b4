import { describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_LIFE, createAccessTokens } from './access-token.ts';

const START = new Date('2026-11-18T10:00:00Z').getTime();
const SECRET = 'a secret that only tests know, long enough';

async function signed() {
  let now = START;
  const tokens = createAccessTokens(SECRET, { now: () => new Date(now) });
  const token = await tokens.sign({
    sub: '7',
    sid: '2b1a4f6e-3c5d-4e7f-8a9b-0c1d2e3f4a5b',
    username: 'lea',
    email: 'lea@exemple.fr',
    firstname: 'Léa',
    lastname: 'Essai',
    roles: ['ROLE_ADMIN'],
    userEntity: null,
  });
  const wait = (seconds: number) => {
    now += seconds * 1_000;
  };
  return { tokens, token, wait };
}

describe('a token', () => {
  it('is what it was signed as, each time', async () => {
    const { tokens, token } = await signed();
    expect(await tokens.verify(token)).toMatchObject({ sub: '7' });
    expect(await tokens.verify(token)).toMatchObject({ sub: '7' });
  });

  it('expires though it was verified before, and is still read where that does not matter', async () => {
    const { tokens, token, wait } = await signed();
    await tokens.verify(token);
    wait(ACCESS_TOKEN_LIFE - 1);
    await expect(tokens.verify(token)).resolves.toBeDefined();
    wait(1);
    await expect(tokens.verify(token)).rejects.toMatchObject({ errorName: 'tokenExpired' });
    await expect(tokens.verify(token, { evenExpired: true })).resolves.toMatchObject({ sub: '7' });
  });

  it('is refused where a letter of it changed, or where another secret signed it', async () => {
    const { tokens, token } = await signed();
    await tokens.verify(token);
    const [head, body, signature = ''] = token.split('.');
    const other = signature.startsWith('A') ? 'B' : 'A';
    const forged = `${head}.${body}.${other}${signature.slice(1)}`;
    await expect(tokens.verify(forged)).rejects.toMatchObject({ errorName: 'tokenInvalid' });
    const elsewhere = createAccessTokens(`${SECRET}, of somebody else`, { now: () => new Date(START) });
    await expect(elsewhere.verify(token)).rejects.toMatchObject({ errorName: 'tokenInvalid' });
  });
});
