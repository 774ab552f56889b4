import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { browser } from '../api/browser.ts';
import { reportError } from './error-report.ts';

const fetch = vi.spyOn(browser, 'fetch').mockResolvedValue(new Response());
const bodies = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

beforeEach(() => fetch.mockClear());

describe('an error in the browser', () => {
  it('is told to the server once, with its place and without the query', () => {
    history.replaceState(null, '', '/guide/index?secret=1');
    reportError(new Error('boum'));
    reportError(new Error('boum'));
    expect(bodies()).toMatchObject([{ message: 'boum', path: '/guide/index' }]);
  });

  it('is bounded in length and in number', () => {
    for (let index = 0; index < 50; index += 1) reportError(`${index} ${'x'.repeat(9_000)}`);
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(10);
    expect(bodies().every(({ message }) => message.length <= 500)).toBe(true);
  });

  it('that is a failed call is left to the server, which has seen it', () => {
    reportError(new ApiError({ status: 500, code: 50_000, message: 'panne' }));
    expect(fetch).not.toHaveBeenCalled();
  });
});
