import { codeDAppairageSchema, errorKinds } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, refusal, type Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { standIn } from '../../../testing/stand-in.ts';
import * as surface from '../../../ui/map/map-surface.ts';
import EcransScreen from './ecrans.screen.tsx';

const map = { show: vi.fn(), options: null as surface.SurfaceOptions | null };
standIn(surface, 'openSurface', (_: HTMLElement, options: surface.SurfaceOptions) => {
  map.options = options;
  return { show: map.show, fit: vi.fn(), resize: vi.fn(), close: vi.fn() };
});
fakeBrowser();
beforeEach(() => {
  map.show.mockReset();
});

const PATH = '/display/ecrans/list';
const LIST = 'GET /api/display/ecrans';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const row = (id: number, nom: string, changes: object = {}) => ({
  id,
  version: 1,
  nom,
  lieu: 'Office',
  groupe: 'Offices',
  etat: 'en-ligne',
  vuLe: minutesAgo(0),
  versionJouee: 'abcdef0123456789',
  telechargement: 100,
  diaporama: null,
  latitude: 48.1,
  longitude: 7.2,
  ...changes,
});
const ROWS = [
  row(1, 'Vitrine'),
  row(2, 'Gare', { groupe: 'Gares', etat: 'hors-ligne', vuLe: minutesAgo(180), telechargement: 42.7, latitude: null }),
  row(3, 'Hall', { etat: 'a-appairer', vuLe: null, versionJouee: '', telechargement: null }),
];

const show = (search = '', api: Record<string, (sent: Sent) => Answer> = {}) =>
  showScreen(<EcransScreen />, {
    at: `${PATH}${search}`,
    api: {
      'GET /api/vues': () => ({ data: { items: [] } }),
      [LIST]: () => ({ data: { items: ROWS, total: 3, names: {} } }),
      'GET /api/display/ecrans/groupes': () => ({
        data: {
          items: [
            { nom: 'Gares', ecrans: 1 },
            { nom: 'Offices', ecrans: 2 },
          ],
        },
      }),
      ...api,
    },
  });
const lineOf = (name: RegExp) => screen.findByRole('row', { name });

describe('the list of screens', () => {
  it('tells at a glance how each of them is, and how far it is with what it downloads', async () => {
    await show();
    expect(within(await lineOf(/Vitrine/)).getByText('En ligne')).toBeTruthy();
    const gare = within(await lineOf(/Gare/));
    expect(gare.getByText(/^Hors ligne, vu il y a 3\sh/)).toBeTruthy();
    expect(gare.getByText(/^42\s%$/)).toBeTruthy();
    expect(within(await lineOf(/Hall/)).getByText('À appairer')).toBeTruthy();
  });

  it('offers a paired screen to be driven or forgotten, and another one to be paired', async () => {
    const ORDRES = 'POST /api/display/ecrans/ordres';
    const OUBLIER = 'POST /api/display/ecrans/1/oublier';
    const { user, sent } = await show('', {
      [ORDRES]: () => ({ data: { faits: [1], refuses: [] } }),
      [OUBLIER]: () => ({ data: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'Actions pour Vitrine' }));
    expect(screen.queryByRole('menuitem', { name: 'Appairer…' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Rafraîchir maintenant' }));
    await waitFor(() => expect(sent(ORDRES)[0]?.body).toEqual({ ids: [1], ordre: 'rafraichir' }));
    await user.click(screen.getByRole('button', { name: 'Actions pour Vitrine' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Oublier' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Oublier cet écran' }));
    await waitFor(() => expect(sent(OUBLIER)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Actions pour Hall' }));
    expect(await screen.findByRole('menuitem', { name: 'Appairer…' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Oublier' })).toBeNull();
  });

  it('places on a map those that have a position, and counts the others', async () => {
    await show('?affichage=carte');
    expect(await screen.findByText(/^2 écrans sur la carte · 1 écran sans position/)).toBeTruthy();
    await waitFor(() => expect(map.show).toHaveBeenCalled());
    const points: { label: string; look: string }[] = map.show.mock.calls.at(-1)?.[0];
    expect(points.map(({ label, look }) => `${label} ${look}`)).toEqual([
      'Vitrine, en ligne en-ligne',
      'Hall, à appairer a-appairer',
    ]);
  });
});

describe('pairing a screen', () => {
  const appairage = (id: number) => `POST /api/display/ecrans/${id}/appairer`;

  it('says what to do on the television, with an address and a QR', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Appairer un écran' }));
    const box = within(await screen.findByRole('dialog'));
    expect(box.getByRole('link', { name: new RegExp(`${location.host}/e`) }).getAttribute('href')).toBe(
      `${location.origin}/e`,
    );
    expect(box.getByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(box.getByRole<HTMLButtonElement>('button', { name: 'Appairer' }).disabled).toBe(true);
  });

  it('makes the screen with its right code alone; and forgives small letters and spaces', async () => {
    const PAIR = 'POST /api/display/ecrans/appairer';
    const { user, sent } = await show('', {
      [PAIR]: ({ body }) =>
        codeDAppairageSchema.parse(Object(body).code) === 'ABC234'
          ? { data: { id: 9, appaireLe: '2026-11-17T10:00:00.000Z' } }
          : { ...refusal(errorKinds.invalidInput), errors: [{ path: 'code', message: 'Aucun écran n’attend.' }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Appairer un écran' }));
    const box = within(await screen.findByRole('dialog'));
    const field = box.getByRole('textbox', { name: 'Code affiché par l’écran' });
    await user.type(box.getByRole('textbox', { name: /Nom du nouvel écran/ }), 'Vitrine 2');
    await user.type(field, 'zzz999');
    await user.click(box.getByRole('button', { name: 'Appairer' }));
    expect(await box.findByText('Aucun écran n’attend.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'abc 234');
    await user.click(box.getByRole('button', { name: 'Appairer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(PAIR).map(({ body }) => body)).toEqual(
      ['zzz999', 'abc 234'].map((code) => ({ code, nom: 'Vitrine 2', diaporama: null })),
    );
    expect(sent('POST /api/display/ecrans')).toEqual([]);
  });

  it('says what is refused under the field that it is about, and the rest under the code', async () => {
    const errors = [
      { path: 'nom', message: 'Ce nom est déjà pris.' },
      { path: 'diaporama', message: 'Ce diaporama n’est plus là.' },
    ];
    const answers = [
      { ...refusal(errorKinds.invalidInput), errors },
      { ...refusal(errorKinds.invalidInput), errors: [{ path: 'lieu', message: 'Donnez un lieu.' }] },
    ];
    const { user } = await show('?appairer=ABC234', {
      'POST /api/display/ecrans/appairer': () => answers.shift() ?? refusal(errorKinds.invalidInput),
    });
    const box = within(await screen.findByRole('dialog'));
    const field = (name: RegExp | string) => box.getByRole('textbox', { name });
    const saidOf = (one: HTMLElement) =>
      (one.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    await user.type(field(/Nom du nouvel écran/), 'Vitrine');
    await user.click(box.getByRole('button', { name: 'Appairer' }));
    await waitFor(() => expect(saidOf(field(/Nom du nouvel écran/))).toContain('Ce nom est déjà pris.'));
    expect(box.getByText('Ce diaporama n’est plus là.')).toBeTruthy();
    expect(field('Code affiché par l’écran').getAttribute('aria-invalid')).not.toBe('true');
    await user.type(field(/Nom du nouvel écran/), ' 2');
    expect(box.queryByText('Ce nom est déjà pris.')).toBeNull();
    await user.click(box.getByRole('button', { name: 'Appairer' }));
    await waitFor(() => expect(saidOf(field('Code affiché par l’écran'))).toContain('Donnez un lieu.'));
  });

  it('begins with the code that the QR of the screen brings, for one that is already named', async () => {
    const { user, sent, address } = await show('?appairer=ABC234', {
      [appairage(3)]: () => ({ data: { appaireLe: '2026-11-17T10:00:00.000Z' } }),
      'GET /api/display/ecrans/3/programme': () => ({
        data: { version: null, aJour: false, medias: 0, octets: 0, programmes: [], urgences: 0, remarques: [] },
      }),
    });
    const box = within(await screen.findByRole('dialog'));
    expect(box.getByRole<HTMLInputElement>('textbox', { name: 'Code affiché par l’écran' }).value).toBe('ABC234');
    await user.selectOptions(await box.findByRole('combobox', { name: 'C’est l’écran' }), 'Hall');
    await user.click(box.getByRole('button', { name: 'Appairer' }));
    await waitFor(() => expect(sent(appairage(3))).toHaveLength(1));
    await waitFor(() => expect(address()).toBe(PATH));
    // The screen has nothing to show yet: the person learns what is left to do.
    expect(
      await screen.findByText(/^Écran appairé\. Il n’a encore rien à montrer\s: donnez-lui un diaporama/),
    ).toBeTruthy();
  });
});

describe('several screens at once', () => {
  it('are those of a group', async () => {
    const ORDRES = 'POST /api/display/ecrans/ordres';
    const { user, sent } = await show('', { [ORDRES]: () => ({ data: { faits: [1], refuses: [3] } }) });
    await user.click(await screen.findByRole('button', { name: 'Agir sur un groupe' }));
    const box = within(await screen.findByRole('dialog'));
    await user.selectOptions(await box.findByRole('combobox', { name: 'Groupe' }), 'Offices');
    await user.click(box.getByRole('radio', { name: 'Redémarrer le lecteur' }));
    await user.click(await box.findByRole('button', { name: 'Appliquer aux 2 écrans' }));
    await waitFor(() => expect(sent(ORDRES)[0]?.body).toEqual({ ids: [1, 3], ordre: 'redemarrer' }));
    expect(await screen.findByText(/Redémarrage demandé à 1 écran\. 1 écran n’est pas concerné/)).toBeTruthy();
  });

  const ATTRIBUER = 'POST /api/display/ecrans/attribuer';
  const openOrders = async () => {
    const shown = await show('', {
      'GET /api/choix/diaporama': () => ({ data: { items: [{ id: 5, titre: 'Été', couleur: null, actif: true }] } }),
      [ATTRIBUER]: () => ({ data: { faits: [1, 2], refuses: [] } }),
    });
    await shown.user.click(await screen.findByRole('checkbox', { name: /Vitrine/ }));
    await shown.user.click(screen.getByRole('checkbox', { name: /Gare/ }));
    await shown.user.click(await screen.findByRole('button', { name: 'Piloter' }));
    return { ...shown, box: within(await screen.findByRole('dialog')) };
  };

  it('are given the same diaporama, once one was chosen', async () => {
    const { user, sent, box } = await openOrders();
    const apply = () => box.getByRole<HTMLButtonElement>('button', { name: 'Appliquer aux 2 écrans' });
    expect(apply().disabled).toBe(true);
    await user.click(box.getByRole('combobox', { name: 'Diaporama' }));
    await user.click(await screen.findByRole('option', { name: 'Été' }));
    await user.click(apply());
    await waitFor(() => expect(sent(ATTRIBUER)[0]?.body).toEqual({ ids: [1, 2], diaporama: 5 }));
  });

  it('lose theirs only where somebody asked for it, and said yes', async () => {
    const { user, sent, box } = await openOrders();
    await user.click(box.getByRole('radio', { name: 'Retirer le diaporama' }));
    const answer = async (name: string) => {
      await user.click(box.getByRole('button', { name: 'Appliquer aux 2 écrans' }));
      const asked = await screen.findByRole('dialog', { name: /Retirer leur diaporama à 2 écrans/ });
      await user.click(within(asked).getByText(name));
    };
    await answer('Ne rien faire');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Retirer leur/ })).toBeNull());
    expect(sent(ATTRIBUER)).toEqual([]);
    await answer('Retirer le diaporama');
    await waitFor(() => expect(sent(ATTRIBUER)[0]?.body).toEqual({ ids: [1, 2], diaporama: null }));
  });
});
