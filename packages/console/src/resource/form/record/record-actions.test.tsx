import { errorKinds } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { record } from '../testing/essai.ts';
import { address, button, fill, ok, show, tabOf } from '../testing/form-context.tsx';
import { plainFields } from '../testing/plain-fields.ts';

plainFields();
fakeBrowser();

async function choose({ user }: Pick<ReturnType<typeof show>, 'user'>, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

const known = record({ version: 3 });
const base = { 'GET /api/essais/5': () => ok(known) };

describe('a record', () => {
  it('is duplicated once, and its copy opened', async () => {
    const page = show({ api: { ...base, 'POST /api/essais/5/duplicate': () => ok(record({ id: 12 })) } });
    await choose(page, 'Dupliquer');
    await waitFor(() => expect(address()).toBe('/essais/edit/12'));
    expect(page.calls('POST /api/essais/5/duplicate').map(({ key }) => Boolean(key))).toEqual([true]);
  });

  it('is archived over its version, and brought back', async () => {
    const archived = record({ version: 4, archiveLe: '2026-11-14T10:00:00.000Z' });
    const page = show({
      api: {
        ...base,
        'POST /api/essais/5/archive': () => ok(archived),
        'POST /api/essais/5/restore': () => ok(record({ version: 5 })),
      },
    });
    await choose(page, 'Archiver');
    expect(await screen.findByText(/^Archivé depuis le 14 nov\./)).toBeDefined();
    expect(page.calls('POST /api/essais/5/archive')[0]?.body).toEqual({ version: 3 });
    await page.user.click(button('Désarchiver'));
    expect(await screen.findByLabelText('Nom')).toBeDefined();
    expect(page.calls('POST /api/essais/5/restore')[0]?.body).toEqual({ version: 4 });
  });

  it('that was typed in is not archived, nor set back to a version, without a word about it', async () => {
    const page = show({ api: base });
    await fill(page.user, 'Nom', 'Dune');
    await choose(page, 'Archiver');
    const first = within(await screen.findByRole('dialog', { name: 'Modifications non enregistrées' }));
    await page.user.click(first.getByText('Annuler'));
    expect(page.calls('POST /api/essais/5/archive')).toEqual([]);
    await choose(page, 'Annuler le dernier enregistrement');
    const second = within(await screen.findByRole('dialog', { name: 'Revenir à la version 2' }));
    expect(second.getByText(/Vos modifications non enregistrées restent dans le formulaire/)).toBeDefined();
  });

  it('goes to the trash with its tab, and can be called back', async () => {
    const page = show({ api: { ...base, 'DELETE /api/essais/5': () => ok(null) } });
    await choose(page, 'Mettre à la corbeille');
    await waitFor(() => expect(address()).toBe('/essais/list'));
    expect(tabOf('/essais/edit/5')).toBeUndefined();
    expect(await screen.findByText(/Plage.*mis à la corbeille\.$/)).toBeDefined();
    expect(button('Annuler')).toBeDefined();
  });

  it('that is used elsewhere is not removed: says where, and offers to archive it', async () => {
    const usages = {
      items: [{ ressource: 'essai', nature: 'Essai', champ: 'parent', id: 9, titre: 'Forêt', chemin: null }],
      ailleurs: 0,
    };
    const page = show({
      api: {
        ...base,
        'DELETE /api/essais/5': () => ({ ...refusal(errorKinds.inUse), data: usages }),
        'POST /api/essais/5/archive': () => ok(record({ version: 4, archiveLe: '2026-11-14T10:00:00.000Z' })),
      },
    });
    await choose(page, 'Mettre à la corbeille');
    const box = within(await screen.findByRole('dialog'));
    expect(await box.findByText('Forêt')).toBeDefined();
    await page.user.click(box.getByRole('button', { name: 'Archiver plutôt' }));
    expect(await screen.findByText(/^Archivé depuis le/)).toBeDefined();
  });

  it('has its last save undone', async () => {
    const page = show({
      api: { ...base, 'POST /api/essais/5/history/2/restore': () => ok(record({ version: 4, nom: 'Avant' })) },
    });
    await choose(page, 'Annuler le dernier enregistrement');
    await page.user.click(await screen.findByRole('button', { name: 'Revenir à cette version' }));
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Avant'));
    expect(page.calls('POST /api/essais/5/history/2/restore')[0]?.body).toEqual({ version: 3 });
  });

  it('is set back to what is saved by who gives up', async () => {
    const page = show({ api: base });
    await fill(page.user, 'Nom', 'Dune');
    await choose(page, 'Abandonner les modifications');
    await page.user.click(await screen.findByRole('button', { name: 'Abandonner les modifications' }));
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Plage'));
  });
});

describe('the history', () => {
  const entry = (numero: number, more = {}) => ({
    numero,
    le: '2026-11-14T10:00:00.000Z',
    action: 'modifier',
    par: { id: 3, nom: 'Claire Martin' },
    acteur: null,
    changements: [{ champ: 'nom', avant: `Nom ${numero - 1}`, apres: `Nom ${numero}` }],
    ...more,
  });

  it('says who changed what, in whose name, page by page, and leads back to a version', async () => {
    const asked: (string | null)[] = [];
    const page = show({
      api: {
        ...base,
        'GET /api/essais/5/history': ({ query }) => {
          asked.push(query.get('before'));
          const items =
            asked.length === 1
              ? [entry(3, { acteur: { id: 1, nom: 'Admin' } }), entry(2)]
              : [entry(1, { action: 'creer' })];
          return ok({ items, names: {} });
        },
        'POST /api/essais/5/history/2/restore': () => ok(record({ version: 4, nom: 'Nom 2' })),
      },
    });
    await choose(page, 'Historique');
    const last = within(await screen.findByRole('article', { name: 'Version 3' }));
    expect(last.getByText(/Claire Martin, par Admin/)).toBeDefined();
    expect(last.queryByRole('button', { name: 'Revenir à cette version' })).toBeNull();
    const second = within(screen.getByRole('article', { name: 'Version 2' }));
    expect(second.getByText('Nom 1')).toBeDefined();
    await page.user.click(button('Voir les versions plus anciennes'));
    expect(await screen.findByText('Création')).toBeDefined();
    expect(asked).toEqual(['4', '2']);
    await page.user.click(second.getByRole('button', { name: 'Revenir à cette version' }));
    const box = within(await screen.findByRole('dialog', { name: 'Revenir à la version 2' }));
    await page.user.click(box.getByRole('button', { name: 'Revenir à cette version' }));
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Nom 2'));
  });
});
