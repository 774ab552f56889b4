import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { invite, sendReset } from './utilisateur.calls.ts';

fakeBrowser();

// A page on plain http, as in a private network, has no `randomUUID`.
beforeEach(() => void vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }));

describe('a letter to an account', () => {
  it('leaves under a key of its own, on any address of the console', async () => {
    const done = () => ({ data: null });
    const sent = fakeApi({ 'POST /api/users/4/invite': done, 'POST /api/users/4/reset_password': done });
    await invite(4);
    await sendReset(4);
    const keys = sent.map(({ key }) => key);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(new Set(keys).size).toBe(2);
  });
});
