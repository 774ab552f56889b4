import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readTokens } from '../../../api/tokens.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { fill, ok, refuse, show, signIn } from '../testing/show.tsx';
import ForgotPasswordScreen from './forgot-password.screen.tsx';
import ResetPasswordScreen from './reset-password.screen.tsx';

fakeBrowser();

describe('asking for a new password', () => {
  it('acknowledges in the same words whatever the server knows', async () => {
    const { user, calls } = show(<ForgotPasswordScreen />, {
      at: '/forgot-password',
      api: { 'POST /forgot_password/': () => ok() },
    });
    await fill(user, 'Adresse e-mail', 'camille@exemple.fr');
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('status')).textContent).toContain('Si un compte correspond à camille@exemple.fr');
    expect(calls('POST /forgot_password/')[0]?.body).toEqual({ email: 'camille@exemple.fr' });
  });

  it('asks for a complete address first', async () => {
    const { user, sent } = show(<ForgotPasswordScreen />, { at: '/forgot-password' });
    await fill(user, 'Adresse e-mail', 'camille');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Saisissez une adresse e-mail complète/)).toBeDefined();
    expect(sent).toEqual([]);
  });
});

describe('choosing the new password', () => {
  const at = { at: '/forgot-password-post/jeton', route: '/forgot-password-post/:token' };
  const CALL = 'POST /forgot_password/jeton';

  async function choose({ user }: ReturnType<typeof show>, password: string, again = password) {
    await fill(user, 'Nouveau mot de passe', password);
    await fill(user, 'Nouveau mot de passe, une seconde fois', again);
    await user.click(screen.getByRole('button', { name: 'Enregistrer ce mot de passe' }));
  }

  it('sends it with the token of the link, then leads to the sign-in page', async () => {
    const page = show(<ResetPasswordScreen />, { ...at, api: { [CALL]: () => ok() } });
    await choose(page, 'les volets bleus du port');
    expect(await screen.findByText('Votre mot de passe est changé')).toBeDefined();
    expect(page.calls(CALL)[0]?.body).toEqual({ password: 'les volets bleus du port' });
    expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login');
  });

  it('lets go of the closed session that this browser still held: /login would lead home with it', async () => {
    signIn();
    const page = show(<ResetPasswordScreen />, { ...at, api: { [CALL]: () => ok() } });
    await choose(page, 'les volets bleus du port');
    await page.user.click(await screen.findByRole('link', { name: 'Se connecter' }));
    expect(readTokens()).toEqual({});
    expect(screen.getByTestId('elsewhere').textContent).toBe('/login');
  });

  it('wants twice the same, and at least twelve characters', async () => {
    const page = show(<ResetPasswordScreen />, at);
    await choose(page, 'court', 'autre');
    expect(await screen.findByText('Les deux mots de passe diffèrent.')).toBeDefined();
    expect(screen.getByText(/Choisissez au moins 12 caractères/)).toBeDefined();
    expect(page.sent).toEqual([]);
  });

  it('follows the length that the instance asks', async () => {
    const instance = { types: ['bridge'], registration: false, name: 'Val d’Ambre', logo: null, shortestPassword: 30 };
    const page = show(<ResetPasswordScreen />, { ...at, api: { 'POST /getConnectionTypes': () => ok(instance) } });
    expect(await screen.findByText(/^30 caractères au moins/)).toBeDefined();
    expect(screen.getByText('Val d’Ambre')).toBeDefined();
    await choose(page, 'les volets bleus du port');
    expect(await screen.findByText(/Choisissez au moins 30 caractères/)).toBeDefined();
    expect(page.sent).toEqual([]);
  });

  it('explains an expired link and offers another', async () => {
    const page = show(<ResetPasswordScreen />, { ...at, api: { [CALL]: () => refuse('linkExpired') } });
    await choose(page, 'les volets bleus du port');
    expect(await screen.findByText('Ce lien n’est plus valable')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Demander un nouveau lien' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });
});
