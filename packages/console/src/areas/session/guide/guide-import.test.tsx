import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import GuideScreen from './guide.screen.tsx';

fakeBrowser();
afterEach(() => void vi.useRealTimers());

const steps = [
  { id: 'identite', done: true },
  { id: 'courriel', done: false },
];
const LEI = { enable_import_lei: true, enable_import_apidae: false, enable_import_tourinsoft: false };
const found = (count: number) => () => ({
  data: { items: count > 0 ? [{ id: 4, version: 1, nom: 'x' }] : [], total: count, names: {} },
});

const QUIET = { attentes: [], alertes: [], publications: [], taches: [], qualite: null, jour: '2026-11-17' };
type Catalogue = 'vide' | 'rempli' | null;

type Preparation = { faits: number; total: number } | null;

function show(
  { flux = 0, catalogue = 'vide' as Catalogue, preparation = null as Preparation },
  options: Partial<Parameters<typeof showScreen>[1]> = {},
) {
  return showScreen(<GuideScreen />, {
    at: '/guide/index',
    parameters: LEI,
    roles: ['ROLE_ADMIN'],
    ...options,
    api: {
      'GET /guide/get_state': () => ({
        data: { accueil: QUIET, steps, catalogue, preparation, counts: { utilisateurs: 1, entites: 1 } },
      }),
      'GET /api/administration/lei': found(flux),
      ...options.api,
    },
  });
}
const title = () => screen.findByRole('heading', { level: 3, name: 'Importer vos données' });

describe('the way to a first catalogue', () => {
  it('starts with a source to connect, of a system that is switched on', async () => {
    await show({});
    await title();
    const link = await screen.findByRole('link', { name: 'Connecter une source' });
    expect(link.getAttribute('href')).toBe('/administration/lei/create');
    expect(screen.getByText('1 sur 3')).toBeTruthy();
    const order = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(order[1]).toBe('Importer vos données');
  });

  it('goes on with the feed that has brought nothing yet', async () => {
    await show({ flux: 1 });
    await title();
    const link = await screen.findByRole('link', { name: 'Ouvrir le flux' });
    expect(link.getAttribute('href')).toBe('/administration/lei/edit/4');
  });

  it('is not asked for while the demonstration imports by itself, which says how far it is', async () => {
    await show({ flux: 1, preparation: { faits: 1, total: 3 } });
    expect(await screen.findByRole('heading', { name: 'La démonstration se prépare' })).toBeTruthy();
    expect(screen.getByText(/1 sur 3\./)).toBeTruthy();
    expect(screen.queryByText('Importer vos données')).toBeNull();
    expect(screen.queryByText(/Rien ne vous attend/)).toBeNull();
  });

  it('is followed by the content of the demonstration, made of the data where some were imported', async () => {
    const { unmount } = await show({ preparation: { faits: 3, total: 3 } });
    expect(await screen.findByText(/Les données sont là.*Bridge compose/)).toBeTruthy();
    unmount();
    await show({ preparation: { faits: 0, total: 0 } });
    expect(await screen.findByText(/^Bridge compose/)).toBeTruthy();
  });

  it('is asked for again once the demonstration is made: the home is read until then, and no longer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let preparation: Preparation = { faits: 1, total: 3 };
    const state = () => ({
      accueil: QUIET,
      steps,
      catalogue: 'vide',
      preparation,
      counts: { utilisateurs: 1, entites: 1 },
    });
    const { sent } = await show({}, { api: { 'GET /guide/get_state': () => ({ data: state() }) } });
    await screen.findByRole('heading', { name: 'La démonstration se prépare' });
    preparation = null;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await screen.findByText('Importer vos données')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent('GET /guide/get_state')).toHaveLength(2);
  });

  it('is the only step to wait for the sources', async () => {
    await show({}, { api: { 'GET /api/administration/lei': () => new Promise<never>(() => undefined) } });
    await title();
    expect(screen.getByRole('img', { name: 'En cours de lecture' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Envoyer les messages' })).toBeTruthy();
  });

  it('is gone once there are objets', async () => {
    const { sent } = await show({ flux: 1, catalogue: 'rempli' });
    await title();
    expect(screen.getByText('2 sur 3')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /flux|source/ })).toBeNull();
    expect(sent('GET /api/administration/lei')).toEqual([]);
  });

  it('is not shown to who may connect no source, nor where no system is switched on', async () => {
    const { unmount } = await show({}, { roles: ['ROLE_WEB_USER'] });
    expect(await screen.findByText('1 sur 2')).toBeTruthy();
    unmount();
    const { sent } = await show({}, { parameters: { ...LEI, enable_import_lei: false } });
    expect(await screen.findByText('1 sur 2')).toBeTruthy();
    expect(sent('GET /api/administration/lei')).toHaveLength(0);
  });

  it('leads whoever may switch a system on to where it is done, while none is', async () => {
    await show({}, { parameters: { ...LEI, enable_import_lei: false }, roles: ['ROLE_SUPER_ADMIN'] });
    await title();
    const link = await screen.findByRole('link', { name: 'Activer une source' });
    expect(link.getAttribute('href')).toBe('/superadmin/gestion');
  });
});
