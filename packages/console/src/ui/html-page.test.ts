import { expect, it } from 'vitest';
import { pageOf } from './html-page.ts';

it('carries the nonce that its style needs, and nothing that is none', () => {
  const page = (langue: string, nonce: string) => pageOf('<p>x</p>', { styles: 'p{}', langue, nonce });
  expect(page('en', 'abc+/=')).toContain('<style nonce="abc+/=">p{}</style>');
  expect(page('"><script>', '"><script>')).not.toContain('<script');
  expect(page('fr', '')).toContain('<style>p{}</style>');
});
