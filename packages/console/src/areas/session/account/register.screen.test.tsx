import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { fill, ok, refuse, show } from '../testing/show.tsx';
import RegisterScreen from './register.screen.tsx';

fakeBrowser();

const OPEN = { 'POST /getConnectionTypes': () => ok({ types: ['bridge'], registration: true }) };

async function fillIn({ user }: ReturnType<typeof show>) {
  await screen.findByLabelText('Prénom');
  await fill(user, 'Prénom', 'Camille');
  await fill(user, 'Nom', 'Durand');
  await fill(user, 'Adresse e-mail', ' camille@exemple.fr ');
  await fill(user, 'Identifiant', ' camille ');
  await fill(user, 'Mot de passe', 'les volets bleus du port');
  await user.click(screen.getByRole('button', { name: 'Demander mon compte' }));
}

describe('the registration page', () => {
  it('explains that registration is closed, with a way back', async () => {
    const api = { 'POST /getConnectionTypes': () => ok({ types: ['bridge'], registration: false }) };
    show(<RegisterScreen />, { at: '/register', api });
    expect(await screen.findByText('L’inscription n’est pas ouverte')).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'Revenir à la page de connexion' })).toBeDefined();
  });

  it('says that every field is required', async () => {
    show(<RegisterScreen />, { at: '/register', api: OPEN });
    const form = await screen.findByRole('form', { description: 'Tous les champs sont obligatoires.' });
    expect([...form.querySelectorAll('input')].every((input) => input.required)).toBe(true);
  });

  it('sends what was typed, trimmed, and acknowledges without telling whether the account existed', async () => {
    const page = show(<RegisterScreen />, { at: '/register', api: { ...OPEN, 'POST /api_register': () => ok() } });
    await fillIn(page);
    expect(await screen.findByText(/Si cette demande peut aboutir/)).toBeDefined();
    expect(page.calls('POST /api_register')[0]?.body).toEqual({
      firstname: 'Camille',
      lastname: 'Durand',
      email: 'camille@exemple.fr',
      username: 'camille',
      password: 'les volets bleus du port',
    });
  });

  it('lists what is to correct and goes to the first field', async () => {
    const { user, calls } = show(<RegisterScreen />, { at: '/register', api: OPEN });
    await user.click(await screen.findByRole('button', { name: 'Demander mon compte' }));
    expect(await screen.findByText('5 champs à corriger')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Prénom')));
    await user.click(screen.getByRole('button', { name: 'Mot de passe' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Mot de passe'));
    expect(calls('POST /api_register')).toEqual([]);
  });

  it('shows on the field what the server refused', async () => {
    const problem = { path: 'username', message: 'Choisissez un autre identifiant.' };
    const api = { ...OPEN, 'POST /api_register': () => refuse('invalidInput', [problem]) };
    await fillIn(show(<RegisterScreen />, { at: '/register', api }));
    expect(await screen.findByText(problem.message)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Identifiant')));
  });

  it('counts down to a password that is long enough', async () => {
    const { user } = show(<RegisterScreen />, { at: '/register', api: OPEN });
    const password = await screen.findByLabelText('Mot de passe');
    await user.type(password, 'onze caract');
    expect(screen.getByText('Encore 1 caractère.')).toBeDefined();
    await user.type(password, 'ères et plus');
    expect(screen.getByText('Bon mot de passe.')).toBeDefined();
  });
});

describe('the confirmation of an address', () => {
  it('waits for the person: a mail filter that opens the link uses nothing up', async () => {
    const api = { ...OPEN, 'POST /api_register/abc': () => ok() };
    const { user, calls } = show(<RegisterScreen />, { at: '/register?confirmation=abc', api });
    expect(calls('POST /api_register/abc')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirmer mon adresse' }));
    expect(await screen.findByText('Votre adresse est confirmée')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toBeDefined();
  });

  it('explains an expired link', async () => {
    const api = { ...OPEN, 'POST /api_register/abc': () => refuse('linkExpired') };
    const { user } = show(<RegisterScreen />, { at: '/register?confirmation=abc', api });
    await user.click(screen.getByRole('button', { name: 'Confirmer mon adresse' }));
    expect(await screen.findByText('Ce lien n’est plus valable')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Recommencer la demande' })).toBeDefined();
  });
});
