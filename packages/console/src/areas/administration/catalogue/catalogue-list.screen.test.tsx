import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import type { SurfaceOptions } from '../../../ui/map/map-surface.ts';
import CatalogueListScreen from './catalogue-list.screen.tsx';
import { ficheOf } from './testing/fiche.ts';

const map = vi.hoisted(() => ({ show: vi.fn(), options: null as SurfaceOptions | null }));
vi.mock('../../../ui/map/map-surface.ts', () => ({
  openSurface: (_: HTMLElement, options: SurfaceOptions) => {
    map.options = options;
    return { show: map.show, fit: vi.fn(), resize: vi.fn(), close: vi.fn() };
  },
}));
vi.setConfig({ testTimeout: 60_000 });
fakeBrowser();
beforeEach(() => {
  map.show.mockReset();
  map.options = null;
});

const PATH = '/administration/catalogue/list';
const LIST = 'GET /api/administration/catalogue';
const POINTS = 'GET /api/administration/catalogue/points';
const { objet } = ficheOf();
const point = (id: number, nom: string) => ({ id, nom, type: 'hotel', lon: 7.2, lat: 48.1 });

function show(search = '', options: Partial<Parameters<typeof showScreen>[1]> = {}) {
  return showScreen(<CatalogueListScreen />, {
    at: `${PATH}${search}`,
    api: {
      'GET /api/vues': () => ({ data: { items: [] } }),
      [LIST]: () => ({
        data: { items: [objet, { ...objet, id: 13, nom: 'Sans image', photo: '' }], total: 2, names: {} },
      }),
      'GET /api/administration/catalogue/12': () => ({ data: objet }),
      [POINTS]: () => ({
        data: { points: [point(12, 'Le moulin'), point(13, 'La grange')], total: 5, sansPosition: 3 },
      }),
      ...options.api,
    },
    ...(options.parameters ? { parameters: options.parameters } : {}),
  });
}
const radio = (name: string) => screen.findByRole('radio', { name });

describe('the list of the catalogue', () => {
  it('offers nothing that nobody may do: no creation, no import, no copy, no trash', async () => {
    const { user } = await show();
    const link = await screen.findByRole('link', { name: 'Le moulin de Valbrune' });
    expect(link.getAttribute('href')).toBe('/administration/catalogue/view/12');
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
    await show();
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

describe('what is no longer in its source', () => {
  const asked = (query: URLSearchParams | undefined) => JSON.parse(query?.get('filter') ?? '');

  it('is left out of the list, and shown apart with the day that it went', async () => {
    const gone = { ...objet, statut: 'absent', disparuLe: '2026-11-03T08:00:00.000Z' };
    const { user, sent, address } = await show('', {
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
    const { user, address } = await show('?q=moulin', {
      api: { [LIST]: () => ({ data: { items: [], total: 0, names: {} } }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Chercher dans «\u00a0Retirés\u00a0»' }));
    expect(address()).toBe(`${PATH}?q=moulin&statut=absent`);
  });

  it('brings a column of its own, which is none of those that the person chose', async () => {
    localStorage.removeItem('bridge.colonnes::objet');
    const { user } = await show('?statut=absent');
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
    const { sent } = await show('?statut=publie,absent');
    await screen.findByRole('table');
    expect(asked(sent(LIST).at(-1)?.query)).toEqual({ statut: ['publie', 'absent'], etat: 'actif' });
  });
});

describe('the columns of the catalogue', () => {
  it('leave the room to the names: nobody’s changes are no columns', async () => {
    await show();
    await screen.findByRole('table');
    const heads = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(heads).toEqual(['Nom', 'Type', 'Commune', 'Statut', 'Anomalies', 'Mise à jour source']);
  });
});

describe('an empty catalogue', () => {
  it('leads to the feeds that would fill it', async () => {
    await show('', {
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
    const { user, address } = await show('', { parameters: { enable_import_lei: true }, api: { [LIST]: removed } });
    await user.click(await screen.findByRole('button', { name: 'Voir «\u00a0Retirés\u00a0» (1)' }));
    expect(address()).toBe(`${PATH}?statut=absent`);
    expect(await screen.findByRole('link', { name: 'Le moulin de Valbrune' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Connecter un flux/ })).toBeNull();
  });
});

describe('the map of the catalogue', () => {
  it('shows the same search as the list, and says what it cannot place', async () => {
    const { user, sent, address } = await show('?q=moulin&typeBridge=hotel');
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
    await show('?affichage=cote-a-cote');
    await waitFor(() => expect(map.show).toHaveBeenCalled());
    expect(screen.getByRole('table')).toBeTruthy();
    expect(map.show.mock.calls[0]?.[0]).toHaveLength(2);
  });

  it('opens a card on what is picked, with the way to its page', async () => {
    const { user } = await show('?affichage=carte');
    await waitFor(() => expect(map.options).not.toBeNull());
    map.options?.onPick([{ id: 12, label: 'Le moulin', look: 'hotel', lon: 7.2, lat: 48.1 }]);
    const card = await screen.findByRole('region', { name: 'Le moulin' });
    expect(within(card).getByText('Hôtel')).toBeTruthy();
    expect(await within(card).findByText('Valbrune')).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Le moulin' }).getAttribute('href')).toBe(
      '/administration/catalogue/view/12',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Le moulin' })).toBeNull());
  });

  it('lists all those of a same place', async () => {
    await show('?affichage=carte');
    await waitFor(() => expect(map.options).not.toBeNull());
    map.options?.onPick([12, 13].map((id) => ({ id, label: '', look: 'hotel', lon: 7.2, lat: 48.1 })));
    const card = await screen.findByRole('region', { name: '2 objets au même endroit' });
    expect(within(card).getAllByRole('link')).toHaveLength(2);
  });
});

describe('changing the source of objets', () => {
  const LINK = 'POST /api/administration/catalogue/identites';

  it('tries the list of ids first, says what it leaves aside, then links the rest', async () => {
    const refus = [{ ligne: 2, motif: 'Aucun objet n’a cet identifiant.' }];
    const { user, sent } = await show('', { api: { [LINK]: () => ({ data: { lies: 1, refus, tache: null } }) } });
    await user.click(await screen.findByRole('button', { name: 'Changer de source' }));
    const box = within(await screen.findByRole('dialog', { name: 'Changer de source' }));
    await user.selectOptions(box.getByRole('combobox', { name: 'Nouvelle source' }), 'apidae');
    await user.click(box.getByRole('textbox', { name: 'Identifiants' }));
    await user.paste('ancien;nouveau\n1;A\n2;B');
    await user.click(box.getByRole('button', { name: 'Vérifier' }));
    expect(await box.findByText('1 objet peut être relié')).toBeTruthy();
    expect(box.getByText(/^Ligne 3\s: Aucun objet n’a cet identifiant/)).toBeTruthy();
    await user.click(box.getByRole('button', { name: 'Relier l’objet' }));
    expect(await screen.findByText('1 objet relié, 1 ligne laissée de côté')).toBeTruthy();
    expect(box.getByRole('textbox', { name: 'Identifiants' })).toHaveProperty('value', '2;B');
    expect(box.getByText(/^Ligne 1\s: Aucun objet n’a cet identifiant/)).toBeTruthy();
    expect(sent(LINK).map(({ body }) => body)).toEqual([
      { ...asked, dryRun: true },
      { ...asked, dryRun: false },
    ]);
  });

  it('leaves a long list to a task, and says so', async () => {
    const answer = ({ body }: Sent) => ({
      data: { lies: 300, refus: [], tache: JSON.stringify(body).includes('"dryRun":true') ? null : 41 },
    });
    const { user, address } = await show('', { api: { [LINK]: answer } });
    await user.click(await screen.findByRole('button', { name: 'Changer de source' }));
    const box = within(await screen.findByRole('dialog', { name: 'Changer de source' }));
    await user.click(box.getByRole('textbox', { name: 'Identifiants' }));
    await user.paste(Array.from({ length: 300 }, (_, n) => `${n};A${n}`).join('\n'));
    await user.click(box.getByRole('button', { name: 'Vérifier' }));
    await user.click(await box.findByRole('button', { name: 'Relier les 300 objets' }));
    expect(await screen.findByText('300 objets en cours de liaison.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Suivre la tâche' }));
    expect(address()).toContain('41');
  });

  const asked = {
    ancienSysteme: 'lei',
    nouveauSysteme: 'apidae',
    couples: [
      ['1', 'A'],
      ['2', 'B'],
    ],
  };
});
