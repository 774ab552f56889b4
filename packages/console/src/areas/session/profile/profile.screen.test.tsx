import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTabs } from '../../../navigation/tabs.store.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { fill, ok, refuse, show, signIn, tokensOf } from '../testing/show.tsx';
import ProfileScreen from './profile.screen.tsx';

fakeBrowser();

const PROFILE = {
  username: 'camille',
  email: 'camille@exemple.fr',
  firstname: 'Camille',
  lastname: 'Durand',
  version: 3,
};
const DATE = new Date().toISOString();
const session = (id: number, more = {}) => ({
  id: `0190a000-0000-7000-8000-00000000000${id}`,
  current: false,
  createdAt: DATE,
  lastSeenAt: DATE,
  lieu: 'FR',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  ip: `192.0.2.${id}`,
  actor: null,
  ...more,
});
const QUIET = { attentes: [], alertes: [], publications: [], taches: [], qualite: null, jour: '2026-11-17' };
const API = {
  'GET /users/profile': () => ok(PROFILE),
  'GET /users/sessions': () => ok({ sessions: [session(2, { actor: 'region' }), session(1, { current: true })] }),
  'POST /token/refresh': () => ok(tokensOf({ firstname: 'Camilla' })),
  'GET /guide/get_state': () =>
    ok({ accueil: QUIET, steps: [], catalogue: null, preparation: null, counts: { utilisateurs: 1, entites: 1 } }),
};
const at = '/profile/index';

async function open(api: Parameters<typeof show>[1]['api'] = {}, claims = {}) {
  window.history.replaceState(null, '', at);
  signIn(claims);
  const page = show(<ProfileScreen />, { at, api: { ...API, ...api } });
  await screen.findByLabelText('Prénom');
  return page;
}
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

describe('the identity', () => {
  it('is saved with its version, and the time of saving is said', async () => {
    const { user, calls } = await open({
      'PUT /users/profile': () => ok({ ...PROFILE, firstname: 'Camilla', version: 4 }),
    });
    await fill(user, 'Prénom', 'Camilla');
    await user.click(save());
    expect(await screen.findByText(/^Enregistré à \d{1,2}\sh\s\d\d$/)).toBeDefined();
    const body = { firstname: 'Camilla', lastname: 'Durand', email: 'camille@exemple.fr', version: 3 };
    expect(calls('PUT /users/profile')[0]?.body).toEqual(body);
    await waitFor(() => expect(calls('POST /token/refresh')).toHaveLength(1));
  });

  it('keeps what is typed while it is being saved, over the new version', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, calls } = await open({
      'PUT /users/profile': async () => {
        await answered;
        return ok({ ...PROFILE, firstname: 'Camilla', version: 4 });
      },
    });
    await fill(user, 'Prénom', 'Camilla');
    await user.click(save());
    await fill(user, 'Nom', 'Martin');
    answer();
    await waitFor(() => expect(calls('POST /token/refresh')).toHaveLength(1));
    expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Martin');
    expect(screen.getByText('Modifications non enregistrées')).toBeDefined();
    await waitFor(() => expect(save()).toHaveProperty('disabled', false));
    await user.click(save());
    await waitFor(() => expect(calls('PUT /users/profile')).toHaveLength(2));
    expect(calls('PUT /users/profile')[1]?.body).toMatchObject({
      firstname: 'Camilla',
      lastname: 'Martin',
      version: 4,
    });
  });

  it('saved for a person who has left does not reach the next one', async () => {
    const { user, calls } = await open({
      'PUT /users/profile': () => {
        signIn({ username: 'autre' });
        return ok({ ...PROFILE, firstname: 'Camilla', version: 4 });
      },
    });
    await fill(user, 'Prénom', 'Camilla');
    await user.click(save());
    await screen.findByText(/erreur inattendue/);
    expect(screen.getByLabelText('Prénom')).toHaveProperty('value', 'Camille');
    expect(screen.queryByText(/^Enregistré à/)).toBeNull();
    expect(calls('POST /token/refresh')).toEqual([]);
  });

  it('given up, forgets the password and the errors too', { tags: 'torture' }, async () => {
    const { user } = await open({ 'PUT /users/profile': () => refuse('wrongPassword') });
    const password = () => within(screen.getByRole('form', { name: 'Identité' })).getByLabelText('Mot de passe actuel');
    await fill(user, 'Adresse e-mail', 'nouvelle@exemple.fr');
    await user.type(password(), 'x');
    await user.click(save());
    await screen.findByText(/ne correspond pas/);
    await user.click(screen.getByRole('button', { name: 'Annuler les modifications' }));
    await fill(user, 'Adresse e-mail', 'autre@exemple.fr');
    expect(password()).toHaveProperty('value', '');
    expect(screen.queryByText(/ne correspond pas/)).toBeNull();
  });

  it('asks for the password only when the e-mail address changes', async () => {
    const { user, calls } = await open({ 'PUT /users/profile': () => refuse('wrongPassword') });
    const field = () => within(screen.getByRole('form', { name: 'Identité' })).queryByLabelText('Mot de passe actuel');
    expect(field()).toBeNull();
    await fill(user, 'Adresse e-mail', 'nouvelle@exemple.fr');
    expect(field()).not.toBeNull();
    await user.click(save());
    expect(await screen.findByText('Saisissez votre mot de passe pour changer d’adresse e-mail.')).toBeDefined();
    expect(calls('PUT /users/profile')).toEqual([]);
  });

  it('marks its tab unsaved and is still there as typed when the page is drawn anew, until the changes are saved or given up', async () => {
    useTabs.getState().visit({ pathname: at, search: '', hash: '' }, { affix: false, cache: true });
    const first = await open();
    await fill(first.user, 'Nom', 'Martin');
    await waitFor(() => expect(useTabs.getState().tabs.find(({ path }) => path === at)?.dirty).toBe(true));
    cleanup();
    const { user } = await open();
    expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Martin');
    await waitFor(() => expect(useTabs.getState().tabs.find(({ path }) => path === at)?.dirty).toBe(true));
    expect(screen.getByText('Modifications non enregistrées')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Annuler les modifications' }));
    expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Durand');
    await waitFor(() => expect(useTabs.getState().tabs.find(({ path }) => path === at)?.dirty).toBe(false));
  });

  it('explains a conflict, loses nothing, and saves over the new version once the person decides', async () => {
    let version = 3;
    const { user, calls } = await open({
      'GET /users/profile': () => ok({ ...PROFILE, lastname: version === 3 ? 'Durand' : 'Dupont', version }),
      'PUT /users/profile': () => {
        if (version === 4) return ok({ ...PROFILE, firstname: 'Camilla', version: 5 });
        version = 4;
        return refuse('conflict');
      },
    });
    await fill(user, 'Prénom', 'Camilla');
    await user.click(save());
    expect((await screen.findByText(/Il contient maintenant/)).textContent).toContain('Camille Dupont');
    expect(screen.getByLabelText('Prénom')).toHaveProperty('value', 'Camilla');
    await user.click(screen.getByRole('button', { name: 'Garder ma saisie' }));
    await user.click(save());
    await screen.findByText(/^Enregistré à/);
    expect(calls('PUT /users/profile')[1]?.body).toMatchObject({ firstname: 'Camilla', version: 4 });
  });

  it('says on the field that an address is taken', { tags: 'torture' }, async () => {
    const { user } = await open({ 'PUT /users/profile': () => refuse('alreadyTaken') });
    await fill(user, 'Adresse e-mail', 'prise@exemple.fr');
    await user.type(within(screen.getByRole('form', { name: 'Identité' })).getByLabelText('Mot de passe actuel'), 'x');
    await user.click(save());
    expect(await screen.findByText(/déjà utilisé par un autre compte/)).toBeDefined();
  });
});

describe('the password', () => {
  it('is changed after the current one is given, and the screen says that other sessions are closed; it never reaches the storage of the browser', async () => {
    const { user, calls } = await open({ 'PUT /users/password': () => ok() });
    await fill(user, 'Mot de passe actuel', 'ancien');
    await fill(user, 'Nouveau mot de passe', 'les volets bleus du port');
    await fill(user, 'Nouveau mot de passe, une seconde fois', 'les volets bleus du port');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('volets');
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
    expect(await screen.findByText(/Vos autres sessions sont fermées/)).toBeDefined();
    expect(calls('PUT /users/password')[0]?.body).toEqual({
      currentPassword: 'ancien',
      newPassword: 'les volets bleus du port',
    });
    expect(screen.getByLabelText('Mot de passe actuel')).toHaveProperty('value', '');
  });

  it('is out of reach, like the e-mail address, for whoever acts as somebody else', async () => {
    await open({}, { act: { username: 'region' } });
    expect(screen.getByLabelText('Adresse e-mail')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Changer le mot de passe' })).toBeNull();
    expect(screen.getAllByText(/seule cette personne peut changer/)).not.toHaveLength(0);
  });
});

it('e-mails that one may do without are turned off one by one', async () => {
  const { user, calls } = await open({ 'PUT /users/update_user_params': () => ok() });
  await user.click(await screen.findByRole('switch', { name: /^Droits de médias qui finissent/ }));
  await waitFor(() =>
    expect(calls('PUT /users/update_user_params')[0]?.body).toEqual({ courriel_droits_medias: false }),
  );
});

describe('the open sessions', () => {
  it('are named in plain words, this one first, with who acts on behalf of the person, closed after a confirmation, and read again', async () => {
    const { id } = session(2);
    const { user, calls } = await open({ [`DELETE /users/sessions/${id}`]: () => ok() });
    const [first, second] = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(first?.textContent).toContain('Firefox sur Windows');
    expect(first?.textContent).toContain('Cette session');
    expect(second?.textContent).toContain('region, qui agit en votre nom');
    expect(second?.textContent).toContain('France · 192.0.2.2');
    await user.click(await screen.findByRole('button', { name: /^Fermer la session Firefox sur Windows/ }));
    expect(calls(`DELETE /users/sessions/${id}`)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Fermer la session' }));
    await waitFor(() => expect(calls(`DELETE /users/sessions/${id}`)).toHaveLength(1));
    await waitFor(() => expect(calls('GET /users/sessions')).toHaveLength(2));
  });

  it('say so when they cannot be read', async () => {
    await open({ 'GET /users/sessions': () => refuse('unavailable') });
    expect(await screen.findByText('Vos sessions ouvertes n’ont pas pu être lues')).toBeDefined();
  });
});
