import { expect, it } from 'vitest';
import { pageOf, withoutScripts } from './html-page.ts';

it('carries the nonce that its style needs, and nothing that is none', () => {
  const page = (langue: string, nonce: string) => pageOf('<p>x</p>', { styles: 'p{}', langue, nonce });
  expect(page('en', 'abc+/=')).toContain('<style nonce="abc+/=">p{}</style>');
  expect(page('"><script>', '"><script>')).not.toContain('<script');
  expect(page('fr', '')).toContain('<style>p{}</style>');
});

it('runs nothing of its own, its policy before all else', () => {
  const page = withoutScripts('<!doctype html><html><head lang="fr"><script>x()</script></head><body></body></html>');
  expect(page).toMatch(
    /<head lang="fr"><meta http-equiv="Content-Security-Policy" content="script-src 'none';[^>]*><script>/,
  );
  expect(withoutScripts('<p onclick="x()">x</p>')).toBe('');
});
