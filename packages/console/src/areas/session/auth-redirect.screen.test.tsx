import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readTokens } from '../../api/tokens.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import AuthRedirectScreen from './auth-redirect.screen.tsx';
import LoginTourinsoftScreen from './login-tourinsoft.screen.tsx';
import { startTrip } from './sso-trip.ts';
import { ok, refuse, show, tokensOf } from './testing/show.tsx';

fakeBrowser();

function comeBack(address: string, api = {}) {
  window.history.replaceState(null, '', address);
  return show(<AuthRedirectScreen />, { at: '/auth-redirect', api });
}

describe('coming back from a single sign-on', () => {
  it('exchanges the code for a session, once, and goes to the page wanted before leaving', async () => {
    const state = startTrip('/profile/index');
    const { calls } = comeBack(`/auth-redirect?code=abc&state=${state}`, {
      'POST /login_tourinsoft': () => ok(tokensOf()),
    });
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/profile/index');
    expect(calls('POST /login_tourinsoft').map(({ body }) => body)).toEqual([{ code: 'abc', state }]);
    expect(readTokens()).toEqual(tokensOf());
  });

  it('stores the tokens given in the fragment', async () => {
    const { token, refreshToken } = tokensOf();
    const state = startTrip(null);
    comeBack(`/auth-redirect#token=${encodeURIComponent(token)}&refreshToken=${refreshToken}&state=${state}`);
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/');
    expect(readTokens()).toEqual({ token, refreshToken });
  });

  it('removes the secrets from the address at once', async () => {
    comeBack(`/auth-redirect?code=abc&state=${startTrip(null)}`, {
      'POST /login_tourinsoft': () => refuse('methodOff'),
    });
    expect(window.location.href).not.toContain('abc');
    await screen.findByRole('alert');
  });

  it.each([
    ['a state of another browser', '?code=abc&state=other'],
    ['no state', '?code=abc'],
    ['an empty state', '?code=abc&state='],
    ['tokens that nobody asked for', '#token=t&refreshToken=r&state=other'],
  ])('refuses %s and signs nobody in', async (_, answer) => {
    startTrip(null);
    const { sent } = comeBack(`/auth-redirect${answer}`);
    expect((await screen.findByRole('alert')).textContent).toContain('demandée depuis ce navigateur');
    expect(sent).toEqual([]);
    expect(readTokens()).toEqual({});
    expect(screen.getByRole('link', { name: 'Revenir à la page de connexion' })).toBeDefined();
  });

  it('does not accept the same answer twice', async () => {
    const state = startTrip(null);
    comeBack(`/auth-redirect?code=abc&state=${state}`, { 'POST /login_tourinsoft': () => ok(tokensOf()) });
    await screen.findByTestId('elsewhere');
    comeBack(`/auth-redirect?code=abc&state=${state}`);
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  it('does not follow the wanted page to another site', async () => {
    const state = startTrip('//ailleurs.example');
    comeBack(`/auth-redirect?code=abc&state=${state}`, { 'POST /login_tourinsoft': () => ok(tokensOf()) });
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/');
  });

  it('explains an address with nothing to finish, and a refusal of the other system', async () => {
    comeBack('/auth-redirect');
    expect((await screen.findByRole('alert')).textContent).toContain('rien à terminer');
    startTrip(null);
    comeBack('/auth-redirect?error=access_denied');
    expect(await screen.findByText(/annulée ou refusée/)).toBeDefined();
  });
});

describe('the Tourinsoft sign-in page', () => {
  it('says that the method is not activated, with a way back', async () => {
    const api = { 'POST /getConnectionTypes': () => ok({ types: ['bridge'], registration: false }) };
    show(<LoginTourinsoftScreen />, { at: '/login-tourinsoft', api });
    expect(await screen.findByText('Ce mode de connexion n’est pas activé sur cette instance')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Revenir à la page de connexion' })).toBeDefined();
  });

  it('remembers a fresh state before leaving', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const api = { 'POST /getConnectionTypes': () => ok({ types: ['tourinsoft'], registration: false }) };
    const { user } = show(<LoginTourinsoftScreen />, { at: '/login-tourinsoft?redirect=%2Fprofile%2Findex', api });
    await user.click(await screen.findByRole('button', { name: 'Continuer vers Tourinsoft' }));
    const { state, redirect } = JSON.parse(sessionStorage.getItem('bridge.sso-trip') ?? '{}');
    expect(state).toMatch(/^[0-9a-f]{48}$/);
    expect(redirect).toBe('/profile/index');
    expect(assign).toHaveBeenCalledExactlyOnceWith(`/prod-api/login_tourinsoft?state=${state}`);
  });
});
