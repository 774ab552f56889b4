import { errorKinds } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, type Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { record } from './testing/essai.ts';
import { address, ok, saveState, show, tabOf } from './testing/scene.tsx';

fakeBrowser();
vi.setConfig({ testTimeout: 20_000 });

const EDIT = '/essais/edit/5';
const saved = ({ body }: Sent) => ok(record({ ...Object(body), version: 2, modifieLe: new Date().toISOString() }));
const name = () => screen.findByLabelText('Nom');
const button = (label: string) => screen.getByRole('button', { name: label });

async function rename(user: ReturnType<typeof show>['user'], text: string): Promise<void> {
  const field = await name();
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

describe('saving a record', () => {
  it('sends only what changed with its version, and goes back to the list', async () => {
    const { user, calls } = show({ api: { 'PUT /api/essais/5': saved } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(address()).toBe('/essais/list'));
    expect(calls('PUT /api/essais/5').map(({ body }) => body)).toEqual([{ nom: 'Dune', version: 1 }]);
    expect(tabOf(EDIT)).toBeUndefined();
  });

  it('or stays, with the time of saving and the new name on the tab', async () => {
    const { user } = show({ api: { 'PUT /api/essais/5': saved } });
    await rename(user, 'Dune');
    await waitFor(() => expect(tabOf(EDIT)?.dirty).toBe(true));
    expect(saveState().textContent).toBe('Modifications non enregistrées');
    await user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(saveState().textContent).toMatch(/^Enregistré à \d\d\u00a0h\u00a0\d\d$/));
    expect(address()).toBe(EDIT);
    await waitFor(() => expect(tabOf(EDIT)).toMatchObject({ dirty: false, title: 'Dune' }));
  });

  it('is what Ctrl+S does, without leaving', async () => {
    const { user, calls } = show({ api: { 'PUT /api/essais/5': saved } });
    await rename(user, 'Dune');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(calls('PUT /api/essais/5')).toHaveLength(1));
    expect(address()).toBe(EDIT);
  });

  it('happens once for two clicks', async () => {
    const { user, calls } = show({ api: { 'PUT /api/essais/5': saved } });
    await rename(user, 'Dune');
    await user.dblClick(button('Enregistrer et rester'));
    await waitFor(() => expect(saveState().textContent).toMatch(/^Enregistré à/));
    expect(calls('PUT /api/essais/5')).toHaveLength(1);
  });

  it('keeps what is typed during a slow answer', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = async (sent: Sent) => {
      await waiting;
      return saved(sent);
    };
    const { user } = show({ api: { 'PUT /api/essais/5': slow } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    expect(saveState().textContent).toBe('Enregistrement…');
    await rename(user, 'Dune du Pilat');
    await act(async () => answer());
    await waitFor(() => expect(saveState().textContent).toBe('Modifications non enregistrées'));
    expect(await name()).toHaveProperty('value', 'Dune du Pilat');
    expect(address()).toBe(EDIT);
  });

  it.each([
    [
      'a broken server',
      { status: 500, code: 50_000, message: 'Une erreur inattendue s’est produite.', requestId: 'r-9' },
    ],
    ['an absent one', refusal(errorKinds.unavailable)],
  ])('says what %s means, loses nothing, and tries again', async (_, failure) => {
    let isDown = true;
    const { user, calls } = show({ api: { 'PUT /api/essais/5': (sent) => (isDown ? failure : saved(sent)) } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    const alert = await screen.findByText(/Ce que vous avez saisi est toujours là/);
    expect(alert.textContent).toContain(failure.message);
    expect(await name()).toHaveProperty('value', 'Dune');
    expect(address()).toBe(EDIT);
    isDown = false;
    await user.click(button('Réessayer'));
    await waitFor(() => expect(saveState().textContent).toMatch(/^Enregistré à/));
    expect(calls('PUT /api/essais/5')).toHaveLength(2);
    expect(screen.queryByText(/toujours là/)).toBeNull();
  });

  it('says that it is kept here when there is no network', async () => {
    const offline = () => {
      throw new TypeError('Failed to fetch');
    };
    const { user } = show({ api: { 'PUT /api/essais/5': offline } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(saveState().textContent).toBe('Hors ligne\u00a0: vos modifications sont gardées ici'));
    expect(await name()).toHaveProperty('value', 'Dune');
  });

  it('explains a refusal', async () => {
    const { user } = show({ api: { 'PUT /api/essais/5': () => refusal(errorKinds.accessDenied) } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    expect((await screen.findByText(/toujours là/)).textContent).toContain('appartient sans doute à une autre entité');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });
});

describe('what does not suit', () => {
  it('is said by the field when it is left', async () => {
    const { user } = show();
    const code = await screen.findByLabelText('Code');
    await user.clear(code);
    await user.type(code, 'Pas bon');
    expect(screen.queryByText(/Lettres minuscules/)).toBeNull();
    await user.tab();
    expect(await screen.findByText(/Lettres minuscules/)).toBeDefined();
  });

  it('is summed up above the form, and the first field gets the keyboard', async () => {
    const { user, calls } = show({ id: null });
    await name();
    await user.click(button('Enregistrer'));
    const summary = within((await screen.findByText('2 champs à corriger')).closest('[role="alert"]') as HTMLElement);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nom')));
    await user.click(summary.getByRole('button', { name: 'Code' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    expect(calls('POST /api/essais')).toEqual([]);
  });

  it('for the server is put on the field too', async () => {
    const taken = {
      ...refusal(errorKinds.alreadyTaken),
      errors: [{ path: 'code', message: 'Ce code est déjà pris.' }],
    };
    const { user } = show({ api: { 'PUT /api/essais/5': () => taken } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    expect(await screen.findByText('Ce code est déjà pris.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
    await user.type(screen.getByLabelText('Code'), '2');
    expect(screen.queryByText('Ce code est déjà pris.')).toBeNull();
  });

  it('unfolds what was folded', async () => {
    const wrong = { ...refusal(errorKinds.invalidInput), errors: [{ path: 'cle', message: 'Clé refusée.' }] };
    const { user } = show({
      api: { 'GET /api/essais/5': () => ok(record({ cle: { defini: false } })), 'PUT /api/essais/5': () => wrong },
    });
    await rename(user, 'Dune');
    const fold = button('Avancé');
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await user.click(button('Enregistrer'));
    expect(await screen.findByText('Clé refusée.')).toBeDefined();
    expect(fold.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('creating a record', () => {
  const created = ({ body }: Sent) => ok(record({ ...Object(body), id: 12, cle: { defini: false } }));

  it('sends everything, and goes on in the tab of the new record', async () => {
    const { user, calls } = show({ id: null, api: { 'POST /api/essais': created } });
    await rename(user, 'Dune');
    await user.type(screen.getByLabelText('Code'), 'dune');
    await user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(address()).toBe('/essais/edit/12'));
    expect(calls('POST /api/essais')[0]?.body).toMatchObject({ nom: 'Dune', code: 'dune', entiteId: 1, mots: [] });
    expect(tabOf('/essais/create')).toBeUndefined();
    expect(tabOf('/essais/edit/12')).toBeDefined();
  });

  it('keeps its key as long as its content, and takes another with another content', async () => {
    let isDown = true;
    const { user, calls } = show({
      id: null,
      api: { 'POST /api/essais': (sent) => (isDown ? { status: 502, code: 0 } : created(sent)) },
    });
    await rename(user, 'Dune');
    await user.type(screen.getByLabelText('Code'), 'dune');
    const keys = () => calls('POST /api/essais').map(({ key }) => key);
    for (const count of [1, 2]) {
      await user.click(button('Enregistrer'));
      await waitFor(() => expect(keys()).toHaveLength(count));
      await screen.findByText(/toujours là/);
    }
    await rename(user, 'Dunes');
    await rename(user, 'Dune');
    isDown = false;
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(address()).toBe('/essais/list'));
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a record that cannot be changed', () => {
  it('is read by who may not edit it', async () => {
    show({ roles: ['ROLE_WEB_USER'] });
    expect(await screen.findByText('Vous pouvez consulter cet élément, pas le modifier.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  });

  it('says that it is in the trash, and can be taken out', async () => {
    const trashed = record({ version: 3, supprimeLe: '2026-11-14T10:00:00.000Z' });
    const { user, calls } = show({
      api: {
        'GET /api/essais/5': () => ok(trashed),
        'POST /api/essais/5/restore': () => ok(record({ version: 4 })),
      },
    });
    expect((await screen.findByText(/^Dans la corbeille depuis le/)).textContent).toContain('14 nov.');
    expect(screen.queryByRole('textbox', { name: 'Nom' })).toBeNull();
    await user.click(button('Restaurer'));
    expect(await name()).toHaveProperty('value', 'Plage');
    expect(calls('POST /api/essais/5/restore')[0]?.body).toEqual({ version: 3 });
  });

  it('says what a wrong address means, and leads back to the list', async () => {
    show({ api: { 'GET /api/essais/5': () => refusal(errorKinds.notFound) } });
    expect(await screen.findByRole('heading', { name: 'Aucun essai à cette adresse' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Revenir à la liste' }).getAttribute('href')).toBe('/essais/list');
  });

  it('can be asked for again when the server failed', async () => {
    let isDown = true;
    const { user } = show({
      api: { 'GET /api/essais/5': () => (isDown ? refusal(errorKinds.internal) : ok(record())) },
    });
    await screen.findByText('Cet élément n’a pas pu être lu');
    isDown = false;
    await user.click(button('Réessayer'));
    expect(await name()).toHaveProperty('value', 'Plage');
  });
});

describe('beside the form', () => {
  it('stand what the server notes, where the record is used, and what the area adds', async () => {
    const usages = {
      items: [
        { ressource: 'essai', nature: 'Essai', champ: 'parent', id: 9, titre: 'Forêt', chemin: '/essais/edit/9' },
      ],
      ailleurs: 3,
    };
    show({
      api: { 'GET /api/essais/5/usages': () => ok(usages) },
      panels: ({ record: { nom } }) => <p>Panneau de {String(nom)}</p>,
    });
    expect(await screen.findByText('Panneau de Plage')).toBeDefined();
    expect((await screen.findByRole('link', { name: 'Forêt' })).getAttribute('href')).toBe('/essais/edit/9');
    expect(screen.getByText('et 3 dans d’autres entités')).toBeDefined();
    const info = within(screen.getByRole('region', { name: 'Informations' }));
    expect((await info.findAllByText('Claire Martin')).length).toBe(2);
    expect(info.getByText('Version')).toBeDefined();
  });
});
