import { readEnvironment } from '@bridge/server/environment';
import { expect, test } from 'vitest';
import { checkPublicUrl, checkSecretKey } from './settings.mjs';
import { formatVerdict } from './verdict.mjs';

test.each([undefined, '', 'k9Jf72hQzXw1LmPo4RtYv8BnCd6SgAe3UiHx'])('the secret key %j is accepted', (SECRET_KEY) => {
  expect(checkSecretKey({ SECRET_KEY }).ok).toBe(true);
});

test.each(['changeme', 'a'.repeat(64)])('the secret key %j is refused, and never shown', (SECRET_KEY) => {
  const verdict = checkSecretKey({ SECRET_KEY });
  expect(verdict.ok).toBe(false);
  expect(formatVerdict(verdict)).not.toContain(SECRET_KEY);
});

function serverAccepts(SECRET_KEY: string): boolean {
  try {
    readEnvironment({ NODE_ENV: 'production', PUBLIC_URL: 'https://bridge.example.fr', SECRET_KEY });
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['31 characters', '0123456789'.repeat(4).slice(0, 31), false],
  ['32 characters, 10 of them distinct', '0123456789'.repeat(4).slice(0, 32), true],
  ['9 distinct characters', '012345678'.repeat(5), false],
])('a secret key of %s is judged as the server does', (_, SECRET_KEY, accepted) => {
  expect(checkSecretKey({ SECRET_KEY }).ok).toBe(accepted);
  expect(serverAccepts(SECRET_KEY)).toBe(accepted);
});

test.each([undefined, 'https://bridge.example.fr', 'http://localhost:8080'])(
  'the address %j is accepted',
  (PUBLIC_URL) => {
    expect(checkPublicUrl({ PUBLIC_URL }).ok).toBe(true);
  },
);

test.each(['bridge.fr', 'ftp://a.fr', 'http://a.fr', 'https://u:p@a.fr', 'https://a.fr/?x=1'])(
  'the address %j is refused with what to do',
  (PUBLIC_URL) => {
    const verdict = checkPublicUrl({ PUBLIC_URL });
    expect(verdict).toMatchObject({ ok: false, advice: expect.stringContaining('https://') });
    expect(formatVerdict(verdict)).not.toContain(PUBLIC_URL);
  },
);
