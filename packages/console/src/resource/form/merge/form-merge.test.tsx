import { errorKinds } from '@bridge/contract';
import { notificationsStore } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, type Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { tellSaved } from '../record/record.channel.ts';
import { essai, record } from '../testing/essai.ts';
import { button, fill, ok, saved, saveState, show, USER } from '../testing/form-context.tsx';
import { plainFields } from '../testing/plain-fields.ts';

plainFields();
fakeBrowser();

const conflictWith = (current: ReturnType<typeof record>) => ({
  ...refusal(errorKinds.conflict),
  data: { current, base: record() },
});
const line = async (label: string) => within(await screen.findByRole('group', { name: new RegExp(`^${label}`) }));
const nom = () => screen.findByLabelText('Nom');

describe('two people on the same record', () => {
  const theirs = record({ version: 2, nom: 'Falaise', rang: 7 });
  const api = {
    'PUT /api/essais/5': (sent: Sent) => (Object(sent.body).version === 1 ? conflictWith(theirs) : saved(sent)),
  };

  it('merge what each changed alone, and choose for the rest', async () => {
    const { user, calls } = show({ api });
    await fill(user, 'Nom', 'Dune');
    await fill(user, 'Code', 'dune');
    await user.click(button('Enregistrer'));
    expect(await screen.findByText('Cet élément a été enregistré entre-temps')).toBeDefined();
    expect((await line('Rang')).getByText('La leur est reprise')).toBeDefined();
    expect((await line('Code')).getByText('La vôtre est gardée')).toBeDefined();
    const name = await line('Nom');
    expect(name.getByText('Plage')).toBeDefined();
    await user.click(button('Enregistrer la fusion'));
    expect(name.getByText('Choisissez la valeur à garder.')).toBeDefined();
    expect(calls('PUT /api/essais/5')).toHaveLength(1);
    await user.click(name.getByRole('radio', { name: 'La mienne' }));
    await user.click(button('Enregistrer la fusion'));
    await waitFor(() => expect(calls('PUT /api/essais/5')).toHaveLength(2));
    expect(calls('PUT /api/essais/5')[1]?.body).toEqual({ nom: 'Dune', code: 'dune', version: 2 });
    expect(await nom()).toHaveProperty('value', 'Dune');
  });

  it('are taken to the choice to make, in their own tab', async () => {
    const elsewhere = document.createElement('div');
    elsewhere.innerHTML = '<div data-merge="nom"><input /></div>';
    document.body.prepend(elsewhere);
    const { user } = show({ api });
    await fill(user, 'Nom', 'Dune');
    await user.click(button('Enregistrer'));
    const radio = (await line('Nom')).getByRole('radio', { name: 'La leur' });
    await user.click(button('Enregistrer la fusion'));
    expect(document.activeElement).toBe(radio);
    expect(radio.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('group', { name: /^Nom/, description: 'Choisissez la valeur à garder.' })).toBeDefined();
    elsewhere.remove();
  });

  it('may take the other value', async () => {
    const { user, calls } = show({ api });
    await fill(user, 'Nom', 'Dune');
    await fill(user, 'Code', 'dune');
    await user.click(button('Enregistrer'));
    await user.click((await line('Nom')).getByRole('radio', { name: 'La leur' }));
    await user.click(button('Enregistrer la fusion'));
    await waitFor(() => expect(calls('PUT /api/essais/5')[1]?.body).toEqual({ code: 'dune', version: 2 }));
  });

  it('may go back to what they typed, which is still there', async () => {
    const { user } = show({ api });
    await fill(user, 'Nom', 'Dune');
    await user.click(button('Enregistrer'));
    await user.click(await screen.findByRole('button', { name: 'Revenir au formulaire' }));
    expect(await nom()).toHaveProperty('value', 'Dune');
    expect(screen.getByText('Une version plus récente a été enregistrée')).toBeDefined();
  });
});

describe('one person in two windows', () => {
  it('is not in conflict with oneself', async () => {
    const mine = record({ version: 2, rang: 7, modifiePar: USER });
    const { user, calls } = show({
      api: { 'PUT /api/essais/5': (sent) => (Object(sent.body).version === 1 ? conflictWith(mine) : saved(sent)) },
    });
    await fill(user, 'Nom', 'Dune');
    await user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(saveState().textContent).toMatch(/^Enregistré à/));
    expect(calls('PUT /api/essais/5')[1]?.body).toEqual({ nom: 'Dune', version: 2 });
    expect(screen.queryByText('Cet élément a été enregistré entre-temps')).toBeNull();
  });

  it('is told so where both windows changed the same, and not of another person', async () => {
    const mine = record({ version: 2, nom: 'Falaise', modifiePar: USER });
    const { user } = show({ api: { 'PUT /api/essais/5': () => conflictWith(mine) } });
    await fill(user, 'Nom', 'Dune');
    await user.click(button('Enregistrer'));
    await screen.findByText('Cet élément a été enregistré entre-temps');
    const { notifications, queue } = notificationsStore.getState();
    expect([...notifications, ...queue].map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Vous avez modifié cet élément entre-temps, dans une autre fenêtre/),
    ]);
  });

  it('sees what the other one saved, where nothing was typed', async () => {
    let now = record();
    show({ api: { 'GET /api/essais/5': () => ok(now) } });
    await nom();
    now = record({ version: 2, nom: 'Falaise' });
    await act(async () => tellSaved({ resource: essai.id, id: 5, version: 2 }));
    await waitFor(async () => expect(await nom()).toHaveProperty('value', 'Falaise'));
  });

  it('is told of it where something was typed', async () => {
    let now = record();
    const { user } = show({ api: { 'GET /api/essais/5': () => ok(now) } });
    await fill(user, 'Nom', 'Dune');
    now = record({ version: 2, nom: 'Falaise' });
    await act(async () => tellSaved({ resource: essai.id, id: 5, version: 2 }));
    await screen.findByText('Une version plus récente a été enregistrée');
    expect(await nom()).toHaveProperty('value', 'Dune');
    await user.click(button('Voir les différences'));
    expect(await screen.findByText('Cet élément a été enregistré entre-temps')).toBeDefined();
  });
});

describe('the others', () => {
  it('are named while they have the record open', async () => {
    const autres = [{ nom: 'Claire Martin', modifie: true }];
    const { user, calls } = show({ api: { 'POST /api/presence': () => ok({ autres, version: 1 }) } });
    expect(await screen.findByText('Claire Martin modifie cet élément')).toBeDefined();
    expect(calls('POST /api/presence')[0]?.body).toEqual({ ressource: 'essai', id: 5, modifie: false });
    await fill(user, 'Nom', 'Dune');
    await waitFor(() => expect(calls('POST /api/presence').at(-1)?.body).toMatchObject({ modifie: true }));
  });

  it('have saved: the form reloads when asked', async () => {
    let version = 1;
    const { user } = show({
      api: {
        'GET /api/essais/5': () => ok(record(version === 1 ? {} : { version: 2, nom: 'Falaise' })),
        'POST /api/presence': () => ok({ autres: [], version: 2 }),
      },
    });
    await screen.findByText('Une version plus récente a été enregistrée');
    version = 2;
    await user.click(button('Recharger'));
    await waitFor(async () => expect(await nom()).toHaveProperty('value', 'Falaise'));
    expect(screen.queryByText('Une version plus récente a été enregistrée')).toBeNull();
  });

  it('hear nothing from a window that nobody looks at', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { calls } = show();
    await nom();
    await screen.findByText('Nulle part pour l’instant.');
    expect(calls('POST /api/presence')).toEqual([]);
  });
});
