import type { Page, Role, Viewer } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { decide, type Visitor } from './guard.ts';

const place = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://console.test');
  return { pathname, search, hash };
};
const viewer = (...roles: Role[]): Viewer => ({ roles, mode: 'autonome', flags: {} });
const ANONYMOUS: Visitor = { status: 'anonymous', viewer: null };
const LOADING: Visitor = { status: 'loading', viewer: null };
const as = (...roles: Role[]): Visitor => ({ status: 'signed-in', viewer: viewer(...roles) });
const everyScreen = () => true;

function outcome(address: string, visitor: Visitor, hasScreen: (page: Page) => boolean = everyScreen): string {
  const decision = decide(place(address), visitor, hasScreen);
  if (decision.kind === 'show') return `show ${decision.placed.page.id}`;
  return decision.kind === 'go' ? decision.to : 'wait';
}

describe('without a session', () => {
  it.each([
    ['/login', 'show session.login'],
    ['/login-tourinsoft', 'show session.login-tourinsoft'],
    ['/login-bridge', 'show session.login-bridge'],
    ['/auth-redirect?code=1', 'show session.auth-redirect'],
    ['/register', 'show session.register'],
    ['/forgot-password', 'show session.forgot-password'],
    ['/forgot-password-post/abc', 'show session.reset-password'],
    ['/404', 'show session.not-found'],
    ['/401', 'show session.forbidden'],
  ])('%s is open', (address, expected) => expect(outcome(address, ANONYMOUS)).toBe(expected));

  it.each([
    ['/', '/login?redirect=%2F'],
    ['/guide/index', '/login?redirect=%2Fguide%2Findex'],
    ['/tris/list?page=2&q=a', '/login?redirect=%2Ftris%2Flist%3Fpage%3D2%26q%3Da'],
    ['/unknown', '/login?redirect=%2Funknown'],
  ])('%s goes to sign-in with the wanted path', (address, expected) =>
    expect(outcome(address, ANONYMOUS)).toBe(expected),
  );
});

describe('with a session', () => {
  const admin = as('ROLE_SUPER_ADMIN');

  it('/ is the guide', () => expect(outcome('/', admin)).toBe('/guide/index'));
  it('sign-in leads home', () => expect(outcome('/login', admin)).toBe('/'));
  it('sign-in leads to the page that was wanted', () => {
    expect(outcome('/login?redirect=%2Ftris%2Flist%3Fpage%3D2', admin)).toBe('/tris/list?page=2');
  });
  it('sign-in never leads to another site', () => {
    for (const wanted of [
      '//evil.test',
      'https://evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      '/%2F%2Fevil.test',
    ]) {
      expect(outcome(`/login?redirect=${encodeURIComponent(wanted)}`, admin)).toBe('/');
    }
  });
  it('waits while the person is being loaded', () => expect(outcome('/tris/list', LOADING)).toBe('wait'));
  it('unknown paths are not found', () => expect(outcome('/unknown', admin)).toBe('/404'));
  it('ids are digits', () => {
    expect(outcome('/tris/edit/12', admin)).toBe('show tris.edit');
    expect(outcome('/tris/edit/abc', admin)).toBe('/404');
  });
  it('a page that the person may not visit is refused', () => {
    expect(outcome('/superadmin/gestion', as('ROLE_WEB_USER'))).toBe('/401');
    expect(outcome('/tris/create', as('ROLE_WEB_USER'))).toBe('/401');
  });

  it('says which option of the instance keeps a page closed, to who could open it otherwise', () => {
    expect(outcome('/annonces/annonce/list', admin)).toBe('/401?option=enable_module_ads');
    expect(outcome('/administration/lei/list', admin)).toBe('/401?option=enable_import_lei');
    expect(outcome('/administration/lei/list', as('ROLE_WEB_USER'))).toBe('/401');
  });
  it('a page without a screen is not found', () => expect(outcome('/tris/list', admin, () => false)).toBe('/404'));
  it('the error page needs no screen, which would turn in circles', () => {
    expect(outcome('/404', admin, () => false)).toBe('show session.not-found');
  });
});

describe('/redirect/{path}', () => {
  it('leads to the path, query included', () => {
    expect(outcome('/redirect/tris/list?page=2', as('ROLE_ADMIN'))).toBe('/tris/list?page=2');
  });
  it.each([
    '/redirect//evil.test',
    '/redirect/https://evil.test',
    '/redirect/unknown',
    '/redirect/login',
    '/redirect/%5Cevil.test',
  ])('%s leads home', (address) => expect(outcome(address, as('ROLE_ADMIN'))).toBe('/'));
});
