import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { leaveLoginNotice } from '../../../api/login-notice.ts';
import { readTokens } from '../../../api/tokens.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { fill, ok, refuse, show, tokensOf } from '../testing/show.tsx';
import LoginScreen from './login.screen.tsx';
import LoginBridgeScreen from './login-bridge.screen.tsx';

fakeBrowser();

const ONLY_BRIDGE = { 'POST /getConnectionTypes': () => ok({ types: ['bridge'], registration: false }) };
const WELCOMING = { ...ONLY_BRIDGE, 'POST /login_check': () => ok(tokensOf()) };
const username = () => screen.getByLabelText('Identifiant ou adresse e-mail');
const password = () => screen.getByLabelText('Mot de passe');
const button = () => screen.getByRole('button', { name: 'Se connecter' });

async function fillIn(user: ReturnType<typeof show>['user'], name = 'camille') {
  await fill(user, 'Identifiant ou adresse e-mail', name);
  await fill(user, 'Mot de passe', 'une phrase de passe');
}

describe('the sign-in page', () => {
  it('sends the user name trimmed, keeps the tokens and goes to the wanted page', async () => {
    const { user, calls } = show(<LoginScreen />, {
      at: '/login?redirect=%2Fprofile%2Findex%23sessions',
      api: WELCOMING,
    });
    await fillIn(user, '  camille ');
    await user.keyboard('{Enter}');
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/profile/index#sessions');
    expect(calls('POST /login_check')[0]?.body).toEqual({ username: 'camille', password: 'une phrase de passe' });
    expect(readTokens()).toEqual(tokensOf());
  });

  it.each([
    '//ailleurs.example',
    'https://ailleurs.example',
    '/\\ailleurs.example',
    '/inconnue',
    'javascript:alert(1)',
  ])('does not follow a redirect to %s', async (wanted) => {
    const { user } = show(<LoginScreen />, { at: `/login?redirect=${encodeURIComponent(wanted)}`, api: WELCOMING });
    await fillIn(user);
    await user.click(button());
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/');
  });

  it('asks for what is missing without calling the server, and puts the cursor there', async () => {
    const { user, calls } = show(<LoginScreen />, { at: '/login', api: WELCOMING });
    await fill(user, 'Mot de passe', 'une phrase');
    await user.click(button());
    expect(await screen.findByText('Saisissez votre identifiant ou votre adresse e-mail.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(username()));
    expect(username().getAttribute('aria-invalid')).toBe('true');
    expect(calls('POST /login_check')).toEqual([]);
  });

  it('says in place and in a toast that the credentials are wrong, and keeps what was typed', async () => {
    const api = { ...ONLY_BRIDGE, 'POST /login_check': () => refuse('badCredentials') };
    const { user } = show(<LoginScreen />, { at: '/login', api });
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText(/^Identifiants incorrects\. /)).toBeDefined();
    expect(await screen.findByText('Identifiants incorrects')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(username()).toHaveProperty('value', 'camille');
  });

  it('forgets what failed once somebody is in', async () => {
    let attempts = 0;
    const check = () => (attempts++ === 0 ? refuse('badCredentials') : ok(tokensOf()));
    const { user } = show(<LoginScreen />, { at: '/login', api: { ...ONLY_BRIDGE, 'POST /login_check': check } });
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText('Identifiants incorrects')).toBeDefined();
    await user.click(button());
    await screen.findByTestId('elsewhere');
    await waitFor(() => expect(screen.queryByText('Identifiants incorrects')).toBeNull());
  });

  it('explains in place and in a toast that there were too many attempts', async () => {
    const toast = vi.spyOn(notifications, 'show');
    const api = { ...ONLY_BRIDGE, 'POST /login_check': () => refuse('tooManyRequests') };
    const { user } = show(<LoginScreen />, { at: '/login', api });
    await fillIn(user);
    await user.click(button());
    expect((await screen.findAllByText(/Trop de tentatives/)).length).toBeGreaterThan(0);
    expect(toast).toHaveBeenCalledOnce();
  });

  it('signs in once, however often the button is pressed', async () => {
    const { user, calls } = show(<LoginScreen />, { at: '/login', api: WELCOMING });
    await fillIn(user);
    await user.dblClick(button());
    await screen.findByTestId('elsewhere');
    expect(calls('POST /login_check')).toHaveLength(1);
  });

  it('lets password managers fill in and people look at what they type', async () => {
    const { user } = show(<LoginScreen />, { at: '/login', api: WELCOMING });
    expect(username().getAttribute('autocomplete')).toBe('username');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
    await user.click(username());
    await user.paste('collé');
    expect(username()).toHaveProperty('value', 'collé');
  });

  it('offers registration and Tourinsoft only where the instance does', async () => {
    show(<LoginScreen />, { at: '/login', api: ONLY_BRIDGE });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Demander un compte' })).toBeNull());
    expect(screen.queryByRole('link', { name: 'Se connecter avec Tourinsoft' })).toBeNull();
  });

  it('takes the wanted page along to a provider', async () => {
    const fournisseurs = [{ code: 'mon-tourinsoft', nom: 'Tourinsoft', systeme: 'tourinsoft' }];
    const types = ['bridge', 'tourinsoft'];
    const api = { 'POST /getConnectionTypes': () => ok({ types, fournisseurs, registration: true }) };
    show(<LoginScreen />, { at: '/login?redirect=%2Fprofile%2Findex', api });
    const link = await screen.findByRole('link', { name: 'Se connecter avec Tourinsoft' });
    expect(link.getAttribute('href')).toBe('/prod-api/login_sso/mon-tourinsoft?redirect=%2Fprofile%2Findex');
    expect(screen.getByRole('link', { name: 'Demander un compte' })).toBeDefined();
  });

  it('keeps the form when the methods cannot be asked', async () => {
    show(<LoginScreen />, { at: '/login', api: { 'POST /getConnectionTypes': () => refuse('unavailable') } });
    await waitFor(() => expect(button()).toBeDefined());
  });

  it('hides the password form where the instance signs in otherwise, except at /login-bridge', async () => {
    const api = { 'POST /getConnectionTypes': () => ok({ types: ['tourinsoft'], registration: false }) };
    show(<LoginScreen />, { at: '/login', api });
    await screen.findByRole('link', { name: 'Se connecter avec un compte Bridge' });
    expect(screen.queryByLabelText('Mot de passe')).toBeNull();
    show(<LoginBridgeScreen />, { at: '/login-bridge', api });
    expect(screen.getByLabelText('Mot de passe')).toBeDefined();
  });

  it('tells once why the account was signed out', async () => {
    leaveLoginNotice('Votre compte a été désactivé.');
    show(<LoginScreen />, { at: '/login', api: ONLY_BRIDGE });
    expect(screen.getByRole('alert').textContent).toBe('Votre compte a été désactivé.');
    expect(sessionStorage).toHaveLength(0);
  });
});
