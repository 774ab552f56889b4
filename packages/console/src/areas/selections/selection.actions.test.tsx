import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../api/browser.ts';
import ResourceListScreen from '../../resource/resource-list.screen.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import SelectionsListScreen from './selections-list.screen.tsx';
import { API, type Api, ok, retenu, selectionOf } from './testing/selections.tsx';

fakeBrowser();

const LIST = [selectionOf(), selectionOf({ id: 4, nom: 'Nuits du Val', code: 'nuits-du-val' })];

function openList(api: Api = {}) {
  return showScreen(<ResourceListScreen />, {
    at: '/selections/list',
    api: {
      ...API,
      'GET /api/vues': () => ok({ items: [] }),
      'GET /api/selections': () => ok({ items: LIST, total: 2, names: {} }),
      'GET /api/choix/selection': () =>
        ok({ items: LIST.map(({ id, nom }) => ({ id, titre: nom, couleur: null, actif: true })) }),
      'GET /api/selections/comparaison': () =>
        ok({
          a: { id: 3, nom: 'Tables du Val', total: 2 },
          b: { id: 4, nom: 'Nuits du Val', total: 1 },
          communs: { total: 1, items: [retenu(12, 'Le moulin')] },
          seulementA: { total: 1, items: [retenu(13, 'La grange')] },
          seulementB: { total: 0, items: [] },
        }),
      ...api,
    },
  });
}

describe('the list of sélections', () => {
  it('counts in one call what one sees of those that others share, and keeps the number of one’s own', async () => {
    const shared = [5, 6].map((id) =>
      selectionOf({ id, nom: `Partagée ${id}`, code: `partagee-${id}`, nombreObjets: null }),
    );
    const { sent } = await showScreen(<SelectionsListScreen />, {
      at: '/selections/list',
      api: {
        ...API,
        'GET /api/vues': () => ok({ items: [] }),
        'GET /api/selections': () => ok({ items: [selectionOf({ nombreObjets: 12 }), ...shared], total: 3, names: {} }),
        'GET /api/selections/comptes': () => ok({ items: [{ id: 5, nombre: 37 }] }),
      },
    });
    expect(await screen.findByText('37')).toBeTruthy();
    expect(screen.getByText('12')).toBeTruthy();
    expect(sent('GET /api/selections/comptes').map(({ query }) => query.get('ids'))).toEqual(['5,6']);
  });

  it('compares two of them in three columns', { tags: 'torture' }, async () => {
    const { user, sent } = await openList();
    await user.click(await screen.findByRole('checkbox', { name: /Tables du Val/ }));
    await user.click(screen.getByRole('checkbox', { name: /Nuits du Val/ }));
    await user.click(await screen.findByRole('button', { name: 'Comparer' }));
    const both = within(await screen.findByRole('region', { name: 'Dans les deux' }));
    expect(both.getByRole('link', { name: 'Le moulin' })).toBeTruthy();
    const only = within(screen.getByRole('region', { name: 'Seulement dans «\u00a0Tables du Val\u00a0»' }));
    expect(only.getByRole('link', { name: 'La grange' })).toBeTruthy();
    const none = within(screen.getByRole('region', { name: 'Seulement dans «\u00a0Nuits du Val\u00a0»' }));
    expect(none.getByText('Aucun objet')).toBeTruthy();
    const { query } = sent('GET /api/selections/comparaison').at(-1) ?? {};
    expect([query?.get('a'), query?.get('b')]).toEqual(['3', '4']);
  });

  it('gives the keyboard back once the comparison is closed', { tags: 'torture' }, async () => {
    const { user } = await openList();
    await user.click(await screen.findByRole('checkbox', { name: /Tables du Val/ }));
    await user.click(screen.getByRole('checkbox', { name: /Nuits du Val/ }));
    const opener = await screen.findByRole('button', { name: 'Comparer' });
    await user.click(opener);
    await screen.findByRole('region', { name: 'Dans les deux' });
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(document.activeElement === opener).toBe(true));
  });

  it('opens the result of one without opening its form', async () => {
    const { user } = await openList();
    await user.click(await screen.findByRole('button', { name: 'Actions pour Tables du Val' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ouvrir le résultat' }));
    expect(await screen.findByRole('table', { name: 'Objets retenus' })).toBeTruthy();
  });

  it('turns the pages of a result', async () => {
    const { user } = await openList({
      'POST /api/selections/resultat': ({ body }) =>
        ok({ items: [retenu(Object(body).page, `Objet ${Object(body).page}`)], total: 60 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Actions pour Tables du Val' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ouvrir le résultat' }));
    await user.click(await screen.findByRole('button', { name: 'Page suivante' }));
    expect(await screen.findByRole('link', { name: 'Objet 2' })).toBeTruthy();
  });

  it('says that the objets of a result could not be counted', async () => {
    const { user } = await openList({ 'POST /api/selections/compte': () => ({ status: 500 }) });
    await user.click(await screen.findByRole('button', { name: 'Actions pour Tables du Val' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ouvrir le résultat' }));
    expect(await screen.findByText('Les objets n’ont pas pu être comptés')).toBeTruthy();
  });

  it.each([
    ['Ouvrir dans une liste', '/web/listes/create?selection=3'],
    ['Ouvrir dans une édition', '/editions/modeleRubriqueDynamiques/create?selection=3'],
    ['Ouvrir dans un diaporama', '/display/diaporamas/create?selection=3'],
  ])('%s begins a new one with it', async (label, path) => {
    const { user, address } = await openList();
    await user.click(await screen.findByRole('button', { name: 'Actions pour Tables du Val' }));
    await user.click(await screen.findByRole('menuitem', { name: label }));
    await waitFor(() => expect(address()).toBe(path));
  });

  it('gives one as a file', async () => {
    const save = vi.spyOn(browser, 'save').mockReturnValue();
    const { user, sent } = await openList({ 'GET /api/selections/3/export': () => ok('nom') });
    await user.click(await screen.findByRole('button', { name: 'Actions pour Tables du Val' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exporter en GeoJSON (carte)' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), 'selection-3.geojson'));
    expect(sent('GET /api/selections/3/export')[0]?.query.get('format')).toBe('geojson');
  });
});
