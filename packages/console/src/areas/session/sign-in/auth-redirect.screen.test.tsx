import { errorKinds } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import { DISABLED_NOTICE, readLoginNotice } from '../../../api/login-notice.ts';
import { readTokens } from '../../../api/tokens.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { ok, refuse, show, signIn, tokensOf } from '../testing/show.tsx';
import AuthRedirectScreen from './auth-redirect.screen.tsx';
import LoginTourinsoftScreen from './login-tourinsoft.screen.tsx';

fakeBrowser();

function comeBack(address: string, api = {}) {
  window.history.replaceState(null, '', address);
  return show(<AuthRedirectScreen />, { at: '/auth-redirect', api });
}

const opened = (destination: string | null) => ok({ ...tokensOf(), destination });

describe('coming back from a single sign-on', () => {
  it('gives the server what came back, once, and goes to the page wanted before leaving', async () => {
    const { calls } = comeBack('/auth-redirect?code=abc&state=s1&iss=https%3A%2F%2Fannuaire.example', {
      'POST /login_tourinsoft': () => opened('/profile/index'),
    });
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/profile/index');
    const sent = { code: 'abc', state: 's1', iss: 'https://annuaire.example' };
    expect(calls('POST /login_tourinsoft').map(({ body }) => body)).toEqual([sent]);
    expect(readTokens()).toEqual(tokensOf());
  });

  it('takes no tokens from the address: a link could sign somebody in to an account that is not theirs', async () => {
    const { sent } = comeBack('/auth-redirect#token=t&refreshToken=r&state=s');
    expect((await screen.findByRole('alert')).textContent).toContain('rien à terminer');
    expect(readTokens()).toEqual({});
    expect(sent.filter(({ call }) => call === 'POST /login_tourinsoft')).toEqual([]);
  });

  it('removes the secrets from the address at once, and says why the server refused', { tags: 'torture' }, async () => {
    comeBack('/auth-redirect?code=abc&state=s1', { 'POST /login_tourinsoft': () => refuse('signOnLost') });
    expect(window.location.href).not.toContain('abc');
    expect((await screen.findByRole('alert')).textContent).toBe(errorKinds.signOnLost.message);
    expect(screen.getByRole('link', { name: 'Revenir à la page de connexion' })).toBeDefined();
    expect(readTokens()).toEqual({});
  });

  it.each([
    ['signOnUnknown', 'a person whom the provider may not create'],
    ['signOnLost', 'an answer that served already, or came too late'],
    ['signOnRefused', 'an answer that proves nothing'],
    ['signOnUnavailable', 'a provider that is away'],
    ['signOnWaiting', 'an account that waits for somebody to look'],
    ['signOnNoRole', 'a person without a role'],
    ['identityTaken', 'an account that is linked to somebody else'],
  ] as const)('says in French what became of it, and leads back: %s, %s', async (name, _of) => {
    comeBack('/auth-redirect?code=abc&state=s1', { 'POST /login_tourinsoft': () => refuse(name) });
    const way = await screen.findByRole('link', { name: 'Revenir à la page de connexion' });
    expect(way.previousElementSibling?.textContent).toBe(errorKinds[name].message);
    expect(readTokens()).toEqual({});
  });

  it('leads whoever is signed in, and came to link their account, back to it', async () => {
    signIn();
    comeBack('/auth-redirect?code=abc&state=s1', { 'POST /login_tourinsoft': () => refuse('identityTaken') });
    const way = await screen.findByRole('link', { name: 'Revenir à mon compte' });
    expect(way.getAttribute('href')).toBe('/profile/index');
    expect(readTokens()).toEqual(tokensOf());
  });

  it('lets the sign-in page say that an account is closed', async () => {
    const reload = vi.spyOn(browser, 'reload').mockImplementation(() => undefined);
    const { unmount } = comeBack('/auth-redirect?code=abc&state=s1', {
      'POST /login_tourinsoft': () => refuse('accountDisabled'),
    });
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
    unmount();
    show(<AuthRedirectScreen />, { at: '/auth-redirect' });
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/login');
    expect(readLoginNotice()).toBe(DISABLED_NOTICE);
  });

  it('does not follow the wanted page to another site', async () => {
    comeBack('/auth-redirect?code=abc&state=s1', { 'POST /login_tourinsoft': () => opened('//ailleurs.example') });
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/');
  });

  it.each([
    ['a refusal of the provider', '?error=access_denied', 'l’a refusée'],
    ['a provider that is away', '?error=signOnUnavailable', 'ne répond pas'],
    ['a provider that says itself that it does not work', '?error=temporarily_unavailable', 'ne répond pas'],
    ['an address with nothing to finish', '', 'rien à terminer'],
  ])('explains %s', async (_, search, words) => {
    comeBack(`/auth-redirect${search}`);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });
});

describe('the Tourinsoft sign-in page', () => {
  it('says that the method is not activated, with a way back', async () => {
    const api = { 'POST /getConnectionTypes': () => ok({ types: ['bridge'], registration: false }) };
    show(<LoginTourinsoftScreen />, { at: '/login-tourinsoft', api });
    expect(await screen.findByText('Ce mode de connexion n’est pas activé sur cette instance')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Revenir à la page de connexion' })).toBeDefined();
  });

  it('leads to the providers of Tourinsoft alone, with the page wanted', async () => {
    const fournisseurs = [
      { code: 'mon-tourinsoft', nom: 'Tourinsoft 67', systeme: 'tourinsoft' },
      { code: 'annuaire', nom: 'Annuaire', systeme: 'autre' },
    ];
    const api = {
      'POST /getConnectionTypes': () => ok({ types: ['bridge', 'tourinsoft'], fournisseurs, registration: false }),
    };
    show(<LoginTourinsoftScreen />, { at: '/login-tourinsoft?redirect=%2Fprofile%2Findex', api });
    const link = await screen.findByRole('link', { name: 'Se connecter avec Tourinsoft 67' });
    expect(link.getAttribute('href')).toBe('/prod-api/login_sso/mon-tourinsoft?redirect=%2Fprofile%2Findex');
    expect(screen.queryByRole('link', { name: /Annuaire/ })).toBeNull();
  });
});
