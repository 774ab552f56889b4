import { expect, test } from 'vitest';
import { checkPort } from './network.mjs';

test('port 0, any free one, is accepted as the server accepts it', async () => {
  expect(await checkPort({ PORT: '0' })).toMatchObject({ ok: true, detail: expect.stringContaining('un port libre') });
});

test.each(['-1', '65536', '80.5', 'http'])('port %j is refused with what to do', async (PORT) => {
  expect(await checkPort({ PORT })).toMatchObject({ ok: false, advice: expect.stringContaining('65535') });
});
