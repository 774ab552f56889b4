import { errorKinds, tag } from '@bridge/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, tokenFor } from '../testing/fake-api.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { browser } from './browser.ts';
import { ApiError } from './client.ts';
import { download, fileNameIn } from './download.ts';
import { writeTokens } from './tokens.ts';

fakeBrowser();

const saved = vi.fn<(file: Blob, name: string) => void>();
const exported = (body: string, disposition?: string) =>
  new Response(body, { headers: disposition ? { 'Content-Disposition': disposition } : {} });
const refused = (kind: Parameters<typeof refusal>[0]) => {
  const { status = 500, ...envelope } = refusal(kind);
  return new Response(JSON.stringify(envelope), { status });
};

beforeEach(() => {
  saved.mockClear();
  vi.spyOn(browser, 'save').mockImplementation(saved);
  writeTokens({ token: tokenFor(), refreshToken: 'r' });
});

const exportTags = () => download(tag.calls.export, { query: { format: 'csv' } }, 'tags.csv');

describe('downloading a file', () => {
  it('speaks with the token, and keeps the name that the server gave', async () => {
    const fetch = vi.spyOn(browser, 'fetch');
    fetch.mockResolvedValue(exported('a;b', `attachment; filename="x.csv"; filename*=UTF-8''%C3%A9t%C3%A9.csv`));
    await exportTags();
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('Authorization')).toBe(`Bearer ${tokenFor()}`);
    expect(fetch.mock.calls[0]?.[0]).toBe('/prod-api/api/reglages/tags/export?format=csv');
    expect(saved.mock.calls[0]?.[1]).toBe('été.csv');
    expect(await saved.mock.calls[0]?.[0].text()).toBe('a;b');
  });

  it('renews an expired token, then saves the file once', async () => {
    const fetch = vi.spyOn(browser, 'fetch');
    const renewed = { token: tokenFor({ exp: 9_999_999_998 }), refreshToken: 'r2' };
    fetch.mockResolvedValueOnce(refused(errorKinds.tokenExpired));
    fetch.mockResolvedValueOnce(new Response(JSON.stringify({ code: 20_000, message: '', data: renewed })));
    fetch.mockResolvedValueOnce(exported('a'));
    await exportTags();
    expect(saved.mock.calls.map(([, name]) => name)).toEqual(['tags.csv']);
  });

  it('saves nothing when it is refused, and says why', async () => {
    vi.spyOn(browser, 'fetch').mockResolvedValue(refused(errorKinds.tooManyRows));
    const error = await exportTags().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toHaveProperty('message', errorKinds.tooManyRows.message);
    expect(saved).not.toHaveBeenCalled();
  });
});

describe('the name of a downloaded file', () => {
  it.each([
    [null, null],
    ['attachment', null],
    ['attachment; filename=tags.xlsx', 'tags.xlsx'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [`attachment; filename*=UTF-8''%E9; filename="repli.csv"`, 'repli.csv'],
  ])('%s gives %s', (disposition, name) => {
    expect(fileNameIn(disposition)).toBe(name);
  });
});
