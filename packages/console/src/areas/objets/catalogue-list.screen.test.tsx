import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readTabState } from '../../navigation/tab-state.ts';
import { TRAIL } from '../../resource/list/trail/trail.state.ts';
import type { Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { standIn } from '../../testing/stand-in.ts';
import * as surface from '../../ui/map/map-surface.ts';
import { LIST, objet, PATH, POINTS, showCatalogue } from './testing/show-catalogue.tsx';

const map = { show: vi.fn(), options: null as surface.SurfaceOptions | null };
standIn(surface, 'openSurface', (_: HTMLElement, options: surface.SurfaceOptions) => {
  map.options = options;
  return { show: map.show, fit: vi.fn(), resize: vi.fn(), close: vi.fn() };
});
fakeBrowser();
beforeEach(() => {
  map.show.mockReset();
  map.options = null;
});

const radio = (name: string) => screen.findByRole('radio', { name });

describe('the list of the catalogue', () => {
  it('offers nothing that nobody may do: no creation, no import, no copy, no trash', async () => {
    const { user } = await showCatalogue();
    const link = await screen.findByRole('link', { name: 'Le moulin de Valbrune' });
    expect(link.getAttribute('href')).toBe('/catalogue/view/12');
    expect(screen.queryByRole('link', { name: /Créer/ })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Corbeille' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Exporter' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions pour Le moulin de Valbrune' }));
    expect(await screen.findByRole('menuitem', { name: 'Consulter' })).toBeTruthy();
    for (const absent of ['Modifier', 'Dupliquer', 'Mettre à la corbeille']) {
      expect(screen.queryByRole('menuitem', { name: absent })).toBeNull();
    }
  });

  it('shows pictures beside the names, loaded when seen, and an icon where there is none', async () => {
    await showCatalogue();
    const row = await screen.findByRole('row', { name: /Le moulin de Valbrune/ });
    const picture = await waitFor(() => {
      const found = row.querySelector('th img');
      if (!found) throw new Error('no picture yet');
      return found;
    });
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(picture.getAttribute('alt')).toBe('');
    expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(screen.getByRole('row', { name: /Sans image/ }).querySelector('th svg')).toBeTruthy();
  });
});

it('who opens an objet goes on from there through what was found', async () => {
  const { user } = await showCatalogue('?statut=publie&anomalies=sans-photo');
  await user.click(await screen.findByRole('link', { name: 'Sans image' }));
  expect(readTabState('/catalogue/view/13', TRAIL)).toMatchObject({
    ...{ ids: [12, 13], rank: 1, total: 2, from: 1 },
    liste: '/catalogue/list?statut=publie&anomalies=sans-photo',
    query: { filter: '{"statut":["publie"],"anomalies":["sans-photo"],"etat":"actif"}' },
  });
});

describe('the anomaly that a list asks for', () => {
  const anomalies = ['type-inconnu', 'sans-photo', 'nom-en-capitales'];
  const api = { [LIST]: () => ({ data: { items: [{ ...objet, anomalies }], total: 1, names: {} } }) };

  it('is the one told whole in its row, before graver ones', async () => {
    await showCatalogue('?statut=publie&anomalies=sans-photo', { api });
    const row = await screen.findByRole('row', { name: /Le moulin de Valbrune/ });
    expect(within(row).getByText('Aucune photo')).toBeTruthy();
  });

  it('is told on the card of a phone, where other lists have no room for it', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    await showCatalogue('?statut=publie&anomalies=sans-photo', { api });
    const card = await screen.findByRole('article', { name: 'Le moulin de Valbrune' });
    expect(within(card).getByText('Aucune photo')).toBeTruthy();
    expect(within(card).getByText('Valbrune')).toBeTruthy();
    cleanup();
    await showCatalogue('', { api });
    await screen.findByRole('article', { name: 'Le moulin de Valbrune' });
    expect(screen.queryByText('Type non reconnu')).toBeNull();
  });
});

describe('what is no longer in its source', () => {
  const asked = (query: URLSearchParams | undefined) => JSON.parse(query?.get('filter') ?? '');

  it('is left out of the list, and shown apart with the day that it went', async () => {
    const gone = { ...objet, statut: 'absent', disparuLe: '2026-11-03T08:00:00.000Z' };
    const { user, sent, address } = await showCatalogue('', {
      api: { [LIST]: () => ({ data: { items: [gone], total: 1, names: {} } }) },
    });
    await screen.findByRole('table');
    expect(asked(sent(LIST).at(-1)?.query)).toEqual({ statut: ['publie', 'masque'], etat: 'actif' });
    expect(screen.queryByRole('columnheader', { name: /Retiré le/ })).toBeNull();
    await user.click(await radio('Retirés'));
    expect(address()).toBe(`${PATH}?statut=absent`);
    expect(await screen.findByRole('columnheader', { name: /Retiré le/ })).toBeTruthy();
    await waitFor(() => expect(sent(LIST).at(-1)?.query.get('fields')).toContain('disparuLe'));
    expect(asked(sent(LIST).at(-1)?.query)).toEqual({ statut: ['absent'], etat: 'actif' });
    await user.click(await radio('Actifs'));
    expect(address()).toBe(PATH);
  });

  it('is where a search that finds nothing offers to look', async () => {
    const { user, address } = await showCatalogue('?q=moulin', {
      api: { [LIST]: () => ({ data: { items: [], total: 0, names: {} } }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Chercher dans «\u00a0Retirés\u00a0»' }));
    expect(address()).toBe(`${PATH}?q=moulin&statut=absent`);
  });

  it('brings a column of its own, which is none of those that the person chose', async () => {
    localStorage.removeItem('bridge.colonnes::objet');
    const { user } = await showCatalogue('?statut=absent');
    expect(await screen.findByRole('columnheader', { name: /Retiré le/ })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Colonnes' }));
    const chosen = within(await screen.findByRole('list', { name: 'Colonnes montrées' }, { timeout: 30_000 }));
    expect(chosen.queryByRole('checkbox', { name: 'Retiré le' })).toBeNull();
    await user.click(chosen.getByRole('checkbox', { name: 'Commune' }));
    expect(screen.getByRole('columnheader', { name: /Retiré le/ })).toBeTruthy();
    await user.click(await radio('Actifs'));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Retiré le/ })).toBeNull());
    expect(screen.queryByRole('columnheader', { name: /Commune/ })).toBeNull();
  });

  it('is found all the same by who asks for its statut', async () => {
    const { sent } = await showCatalogue('?statut=publie,absent');
    await screen.findByRole('table');
    expect(asked(sent(LIST).at(-1)?.query)).toEqual({ statut: ['publie', 'absent'], etat: 'actif' });
  });
});

describe('the columns of the catalogue', () => {
  it('leave the room to the names: nobody’s changes are no columns', async () => {
    await showCatalogue();
    await screen.findByRole('table');
    const heads = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(heads).toEqual(['Nom', 'Type', 'Commune', 'Statut', 'Anomalies', 'Mise à jour source']);
  });
});

describe('an empty catalogue', () => {
  it('leads to the feeds that would fill it', async () => {
    await showCatalogue('', {
      parameters: { enable_import_lei: true, enable_import_apidae: false, enable_import_tourinsoft: false },
      api: { [LIST]: () => ({ data: { items: [], total: 0, names: {} } }) },
    });
    const link = await screen.findByRole('link', { name: /Connecter un flux LEI/ });
    expect(link.getAttribute('href')).toBe('/administration/lei/create');
    expect(screen.queryByRole('link', { name: /Apidae/ })).toBeNull();
  });

  it('is not said to be empty where all that it had was removed', async () => {
    const removed = ({ query }: Sent) => {
      const items = (query.get('filter') ?? '').includes('absent') ? [{ ...objet, statut: 'absent' }] : [];
      return { data: { items, total: items.length, names: {} } };
    };
    const { user, address } = await showCatalogue('', {
      parameters: { enable_import_lei: true },
      api: { [LIST]: removed },
    });
    await user.click(await screen.findByRole('button', { name: 'Voir «\u00a0Retirés\u00a0» (1)' }));
    expect(address()).toBe(`${PATH}?statut=absent`);
    expect(await screen.findByRole('link', { name: 'Le moulin de Valbrune' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Connecter un flux/ })).toBeNull();
  });
});

describe('the map of the catalogue', () => {
  it('shows the same search as the list, and says what it cannot place', async () => {
    const { user, sent, address } = await showCatalogue('?q=moulin&typeBridge=hotel');
    await user.click(await radio('Carte'));
    expect(address()).toBe(`${PATH}?q=moulin&typeBridge=hotel&affichage=carte`);
    await waitFor(() => expect(map.show).toHaveBeenCalled());
    const asked = sent(POINTS)[0]?.query;
    expect(asked?.get('q')).toBe('moulin');
    expect(JSON.parse(asked?.get('filter') ?? '')).toEqual({
      typeBridge: ['hotel'],
      statut: ['publie', 'masque'],
      etat: 'actif',
    });
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: '3 objets sans position' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(address()).toContain('anomalies=sans-position');
  });

  it('stands beside the rows when asked, and is in the address', async () => {
    await showCatalogue('?affichage=cote-a-cote');
    await waitFor(() => expect(map.show).toHaveBeenCalled());
    expect(screen.getByRole('table')).toBeTruthy();
    expect(map.show.mock.calls[0]?.[0]).toHaveLength(2);
  });

  it('opens a card on what is picked, with the way to its page', async () => {
    const { user } = await showCatalogue('?affichage=carte');
    await waitFor(() => expect(map.options).not.toBeNull());
    map.options?.onPick([{ id: 12, label: 'Le moulin', look: 'hotel', lon: 7.2, lat: 48.1 }]);
    const card = await screen.findByRole('region', { name: 'Le moulin' });
    expect(within(card).getByText('Hôtel')).toBeTruthy();
    expect(await within(card).findByText('Valbrune')).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Le moulin' }).getAttribute('href')).toBe('/catalogue/view/12');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Le moulin' })).toBeNull());
  });

  it('lists all those of a same place', async () => {
    await showCatalogue('?affichage=carte');
    await waitFor(() => expect(map.options).not.toBeNull());
    map.options?.onPick([12, 13].map((id) => ({ id, label: '', look: 'hotel', lon: 7.2, lat: 48.1 })));
    const card = await screen.findByRole('region', { name: '2 objets au même endroit' });
    expect(within(card).getAllByRole('link')).toHaveLength(2);
  });
});
