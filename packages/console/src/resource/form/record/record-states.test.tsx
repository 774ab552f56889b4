import { annonce, errorKinds, reference } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTabs } from '../../../navigation/tabs.store.ts';
import { refusal, type Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { FormHeader } from '../page/form-header.tsx';
import { essai, record } from '../testing/essai.ts';
import { address, button, fill, ok, saved, show, tabOf } from '../testing/form-context.tsx';
import { plainFields } from '../testing/plain-fields.ts';

plainFields();
fakeBrowser();

const name = () => screen.findByLabelText('Nom');
const rename = (user: ReturnType<typeof show>['user'], text: string) => fill(user, 'Nom', text);

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

describe('a tab', () => {
  const dirty = () => tabOf('/essais/edit/5')?.dirty;

  it('asks before it is closed as long as something typed is not saved', async () => {
    const { user } = show({ api: { 'PUT /api/essais/5': saved } });
    await name();
    expect(dirty()).toBe(false);
    await rename(user, 'Dune');
    expect(dirty()).toBe(true);
    await rename(user, 'Plage');
    expect(dirty()).toBe(false);
    await rename(user, 'Dune');
    await user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(dirty()).toBe(false));
  });

  it('still asks after a refusal', async () => {
    const { user } = show({ api: { 'PUT /api/essais/5': () => refusal(errorKinds.internal) } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    await screen.findByText(/toujours là/);
    expect(dirty()).toBe(true);
  });

  it('that was left while it was being saved is closed quietly, and takes nobody away', async () => {
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
    act(() =>
      useTabs.getState().visit({ pathname: '/guide/index', search: '', hash: '' }, { affix: true, cache: true }),
    );
    await act(async () => answer());
    await waitFor(() => expect(tabOf('/essais/edit/5')).toBeUndefined());
    expect(useTabs.getState().active).toBe('/guide/index');
    expect(address()).toBe('/essais/edit/5');
  });
});

describe('a record that cannot be changed', () => {
  it('is read by who may not edit it', async () => {
    show({ roles: ['ROLE_WEB_USER'] });
    expect(await screen.findByText('Vous pouvez consulter cet élément, pas le modifier.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  });

  it('is read and copied where another entity shares it', async () => {
    const { user } = show({ api: { 'GET /api/essais/5': () => ok(record({ version: 3, modifiable: false })) } });
    const sentence = 'Partagé par une autre entité : vous pouvez le consulter et le dupliquer.';
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    await user.click(button('Autres actions'));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Historique', 'Dupliquer']);
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

  it('is only read on a page that shows', async () => {
    show({ readOnly: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Plage' })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(/pas le modifier/)).toBeNull();
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

it('a record that goes through states shows the one it is in below its name', async () => {
  const saved = savedRecord(annonce, { nom: 'Vélos', etat: 'en-ligne' });
  await showBeside(<FormHeader title="Vélos" />, { resource: annonce, record: saved, api: {} });
  const head = screen.getByRole('heading', { level: 1, name: 'Vélos' }).parentElement;
  expect(head?.textContent).toContain('En cours');
});

describe('beside the form', () => {
  it('who is of another entity is somebody, not a number that is missing', async () => {
    show({ api: { 'GET /api/choix/utilisateur': () => ok({ items: [] }) } });
    const info = within(await screen.findByRole('region', { name: 'Informations' }));
    expect((await info.findAllByText('Un compte que vous ne voyez pas')).length).toBe(2);
    expect(info.queryByText(/introuvable/)).toBeNull();
  });

  it('so is an entity that one may not see', async () => {
    const creePar = reference({ label: 'Créé par', to: 'entite', readOnly: true });
    show({
      resource: { ...essai, fields: { ...essai.fields, creePar } },
      api: { 'GET /api/choix/entite': () => ok({ items: [] }) },
    });
    const info = within(await screen.findByRole('region', { name: 'Informations' }));
    expect(await info.findByText('Une entité que vous ne voyez pas')).toBeDefined();
  });

  it('stand what the server notes, where the record is used, and what the area adds', async () => {
    const usages = {
      items: [
        { ressource: 'essai', nature: 'Essai', champ: 'parent', id: 9, titre: 'Forêt', chemin: '/essais/edit/9' },
      ],
      ailleurs: 3,
    };
    show({
      api: { 'GET /api/essais/5/usages': () => ok(usages) },
      descriptor: { panels: ({ record: { nom } }) => <p>Panneau de {String(nom)}</p> },
    });
    expect(await screen.findByText('Panneau de Plage')).toBeDefined();
    expect((await screen.findByRole('link', { name: 'Forêt' })).getAttribute('href')).toBe('/essais/edit/9');
    expect(screen.getByText(/^Et 3 autres éléments/)).toBeDefined();
    const info = within(screen.getByRole('region', { name: 'Informations' }));
    expect((await info.findAllByText('Claire Martin')).length).toBe(2);
    expect(info.getByText('Version')).toBeDefined();
  });
});
