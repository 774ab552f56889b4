import { describe, expect, it } from 'vitest';
import { PAGES } from '../../areas/navigation.ts';
import { safeRedirect } from './redirect.ts';

const HOSTILE: readonly unknown[] = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example/guide/index',
  'http://console.invalid@evil.example/guide/index',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '/redirect/https://evil.example',
  '/redirect//evil.example',
  '/redirect/%2F%2Fevil.example',
  '/\tevil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' /guide/index',
  '/guide/index\r\nLocation: https://evil.example',
  '/guide/index\u0000',
  '/guide\\..\\index',
  '/login',
  '/login?redirect=/login',
  '/auth-redirect#token=x',
  '/prod-api/logout',
  '/nowhere',
  '/web/listes/edit/abc',
  `/guide/index?${'a'.repeat(8_192)}`,
  '',
  'guide/index',
  null,
  undefined,
  42,
  ['/guide/index'],
  { toString: () => '/guide/index' },
];

describe('a redirect', () => {
  it.each(HOSTILE.map((vector) => [vector]))('%j leads to / instead', (vector) => {
    expect(safeRedirect(vector, PAGES)).toBe('/');
  });

  it.each(['/guide/index', '/profile/index?onglet=sessions#bas', '/web/listes/edit/12', '/selections/list?q=a%20b'])(
    '%s is followed',
    (path) => {
      expect(safeRedirect(path, PAGES)).toBe(path);
    },
  );

  it('normalises dots before it looks the page up', () => {
    expect(safeRedirect('/web/../guide/index', PAGES)).toBe('/guide/index');
    expect(safeRedirect('/guide/../login', PAGES)).toBe('/');
  });
});
