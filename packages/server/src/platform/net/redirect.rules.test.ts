import { describe, expect, it } from 'vitest';
import { OutsideError } from './outside.error.ts';
import { type Hop, nextHop, upgradeToHttps } from './redirect.rules.ts';

function hop(url: string, over: Partial<Hop> = {}): Hop {
  return { url: new URL(url), method: 'GET', headers: { authorization: 'x', accept: '*/*' }, body: undefined, ...over };
}
const detailOf = (work: () => unknown): string | undefined => {
  try {
    work();
    return 'none';
  } catch (error) {
    return error instanceof OutsideError ? error.detail : 'other';
  }
};

describe('a redirect', () => {
  it('is read from where it was said', () => {
    expect(nextHop(hop('https://a.example/x/y?z'), 302, '../w?v#t').url.href).toBe('https://a.example/w?v');
  });

  it('keeps the keys on the same origin, and when the same host asks for encryption', () => {
    const kept = (from: string, to: string) => 'authorization' in nextHop(hop(from), 302, to).headers;
    expect(kept('https://a.example/', '/b')).toBe(true);
    expect(kept('http://a.example/', 'https://a.example/b')).toBe(true);
    expect(kept('http://a.example/', 'https://b.example/')).toBe(false);
    expect(kept('https://a.example/', 'https://a.example:8443/')).toBe(false);
    expect(kept('http://a.example:8080/', 'https://a.example:8443/')).toBe(false);
    expect(kept('https://a.example/', 'https://sub.a.example/')).toBe(false);
  });

  it('never leaves encryption', () => {
    expect(detailOf(() => nextHop(hop('https://a.example/'), 302, 'http://a.example/'))).toBe('downgrade');
  });

  it('keeps encryption where the caller knows that the server means https', () => {
    const next = nextHop(hop('https://api.example/'), 302, 'http://wcf.example/Objects?$format=json', {
      rewrite: upgradeToHttps,
    });
    expect(next.url.href).toBe('https://wcf.example/Objects?$format=json');
    // A rewriting that leaves http in place changes nothing to the rule.
    expect(
      detailOf(() => nextHop(hop('https://a.example/'), 302, 'http://a.example/', { rewrite: (url) => url })),
    ).toBe('downgrade');
  });

  it.each([301, 302, 303])('%i turns a POST into a GET without body', (status) => {
    const post = hop('https://a.example/', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(nextHop(post, status, 'https://b.example/')).toMatchObject({
      method: 'GET',
      body: undefined,
      headers: {},
    });
  });

  it.each([307, 308])('%i asks the same again of the same origin, and of no other', (status) => {
    const post = hop('https://a.example/', { method: 'POST', body: '{"apiKey":"x"}' });
    expect(nextHop(post, status, '/b')).toMatchObject({ method: 'POST', body: '{"apiKey":"x"}' });
    expect(detailOf(() => nextHop(post, status, 'https://b.example/'))).toBe('body');
  });

  it.each([301, 302, 303])('%i is not followed where what is sent has to arrive', (status) => {
    const post = hop('https://a.example/', { method: 'POST', body: '{}' });
    expect(detailOf(() => nextHop(post, status, '/b', { keepsBody: true }))).toBe('dropped');
  });

  it('without an address leads nowhere', () => {
    expect(detailOf(() => nextHop(hop('https://a.example/'), 302, undefined))).toBe('unreadable');
  });
});
