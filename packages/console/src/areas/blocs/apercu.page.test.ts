import { describe, expect, it } from 'vitest';
import { pageOf } from './apercu.page.ts';

describe('the page of a preview', () => {
  it('carries the nonce that its style needs, and nothing that is none', () => {
    expect(pageOf('<p>x</p>', { langue: 'en', nonce: 'abc+/=' })).toContain('<style nonce="abc+/=">');
    expect(pageOf('<p>x</p>', { langue: '"><script>', nonce: '"><script>' })).not.toContain('<script');
  });
});
