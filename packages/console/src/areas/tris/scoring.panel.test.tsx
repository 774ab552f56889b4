import { type AnyRecord, newItem, scoring } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../api/browser.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showBeside } from '../../testing/show-beside.tsx';
import ScoringPanel from './scoring.panel.tsx';
import ScoringPreview from './scoring.preview.tsx';

fakeBrowser();

const NEUVE = newItem(scoring.fields.regles, {});
const RECORD: AnyRecord = {
  id: 3,
  version: 1,
  nom: 'Qualité',
  code: 'qualite',
  objectif: 'qualite',
  selection: null,
  regles: [{ ...NEUVE, libelle: 'Photo' }],
  bonus: [],
  min: null,
  max: null,
  normalise: false,
  recalcul: 'automatique',
  gele: false,
};
const objet = (id: number, score: number, rang: number) => ({
  id,
  nom: `Objet ${id}`,
  typeBridge: 'restaurant',
  commune: '',
  score,
  rang,
});
const CALCUL = '/api/tris/scoring/3';
const SIMULATION = 'POST /api/tris/scoring/simulation';
const EXPLICATION = 'POST /api/tris/scoring/explication';
const etat = (tache: object | null = null) => ({
  data: { calculeLe: '2026-11-15T08:00:00.000Z', nombreObjets: 2, tache },
});

type Api = NonNullable<Parameters<typeof showBeside>[1]['api']>;

function show(api: Api = {}, changes: object = {}) {
  const record = { ...RECORD, ...changes };
  const beside = (
    <>
      <ScoringPreview />
      <ScoringPanel record={record} resource={scoring} />
    </>
  );
  return showBeside(beside, {
    resource: scoring,
    record,
    api: {
      [`GET ${CALCUL}/etat`]: () => etat(),
      [`GET ${CALCUL}/scores`]: () => ({ data: { items: [objet(1, 42.5, 1), objet(2, 3, 2)], total: 2 } }),
      'GET /api/choix/objet': () => ({
        data: { items: [{ id: 1, titre: 'Auberge du lac', couleur: null, actif: true }] },
      }),
      [SIMULATION]: () => ({
        data: {
          total: 2,
          coupe: false,
          barres: [
            { de: 0, a: 5, nombre: 1 },
            { de: 5, a: 10, nombre: 1 },
          ],
          statistiques: { min: 0, max: 10, moyenne: 5, mediane: 5 },
          meilleurs: [objet(1, 10, 1), objet(2, 0, 2)],
          derniers: [],
          mouvements: { nombre: 1, items: [{ ...objet(1, 10, 1), rangAvant: 12, scoreAvant: 3 }] },
        },
      }),
      [EXPLICATION]: () => ({
        data: {
          objet: { id: 1, nom: 'Auberge du lac', commune: '' },
          horsPerimetre: '',
          score: 7.5,
          enregistre: { score: 7.5, calculeLe: '2026-11-15T08:00:00.000Z', ecart: '' },
          lignes: [
            { genre: 'regle', libelle: 'Photo', points: 10, tenue: true, detail: '4 sur 4', publique: false },
            { genre: 'regle', libelle: 'Label', points: 0, tenue: false, detail: '', publique: false },
            { genre: 'bonus', libelle: 'Malus', points: -2.5, tenue: true, detail: '', publique: false },
          ],
        },
      }),
      ...api,
    },
  });
}

describe('the scores of a profile', () => {
  it('are there with when they were worked out, the best first', async () => {
    await show();
    const table = within(await screen.findByRole('table', { name: 'Objets par score' }));
    expect(table.getByRole('row', { name: '1 Objet 1 42,5' })).toBeTruthy();
    expect(screen.getByText(/^2 objets, calculés/)).toBeTruthy();
  });

  it('are worked out again by a task that shows how far it is', async () => {
    let tache: object | null = null;
    const { user, sent } = await show({
      [`GET ${CALCUL}/etat`]: () => etat(tache),
      [`POST ${CALCUL}/recalcul`]: () => {
        tache = { id: 9, progression: 40, etape: 'Qualité\u00a0: 200 objets sur 500' };
        return { data: { tache: 9 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Recalculer' }));
    expect(sent(`POST ${CALCUL}/recalcul`)).toHaveLength(1);
    expect(await screen.findByText(/200 objets sur 500/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Avancement du recalcul' }).getAttribute('aria-valuenow')).toBe(
      '40',
    );
  });

  it('can be asked for again when they could not be read', async () => {
    let fails = true;
    const { user } = await show({
      [`GET ${CALCUL}/scores`]: () =>
        fails ? { status: 500, code: 50_000 } : { data: { items: [objet(1, 42.5, 1)], total: 1 } },
    });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    fails = false;
    await user.click(again);
    expect(await screen.findByRole('table', { name: 'Objets par score' })).toBeTruthy();
  });

  it('of a frozen profile are not worked out again', async () => {
    await show({}, { gele: true });
    expect(await screen.findByText(/ces scores ne changent plus/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Recalculer' })).toBeNull();
  });

  it('leave as a file', async () => {
    const saved = vi.spyOn(browser, 'save').mockImplementation(() => undefined);
    const { user } = await show({ [`GET ${CALCUL}/scores/export`]: () => ({ data: 'Rang;Nom' }) });
    await user.click(await screen.findByRole('button', { name: 'Exporter en CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
  });
});

describe('a simulation', () => {
  it('draws how scores spread, with a table for who prefers it, and tells who moves', async () => {
    const { user, sent } = await show();
    await user.click(await screen.findByRole('button', { name: 'Simuler' }));
    expect(await screen.findByRole('img', { name: 'Répartition des scores, de 0 à 10' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Voir en tableau' }));
    const table = within(screen.getByRole('table', { name: 'Répartition des scores' }));
    expect(table.getByRole('row', { name: 'de 0 à 5 1' })).toBeTruthy();
    expect(screen.getByText('gagne 11 rangs')).toBeTruthy();
    expect(sent(SIMULATION)[0]?.body).toMatchObject({ profil: 3, ecart: 10, brouillon: { regles: RECORD.regles } });
  });

  it('says that the profile has changed since', async () => {
    const { user, form } = await show();
    await user.click(await screen.findByRole('button', { name: 'Simuler' }));
    await screen.findByRole('img');
    act(() => form.store.getState().setValue('normalise', true));
    expect(await screen.findByText(/simulez à nouveau/)).toBeTruthy();
  });

  it('is of what was typed last, even a moment ago', async () => {
    const { user, form, sent } = await show();
    const button = await screen.findByRole('button', { name: 'Simuler' });
    act(() => form.store.getState().setValue('normalise', true));
    await user.click(button);
    await screen.findByRole('img');
    expect(sent(SIMULATION)[0]?.body).toMatchObject({ brouillon: { normalise: true } });
    expect(screen.queryByText(/simulez à nouveau/)).toBeNull();
  });

  it('of a new profile is compared with nothing', async () => {
    const nothing = { nombre: 0, items: [] };
    const { user, sent } = await showBeside(<ScoringPreview />, {
      resource: scoring,
      record: null,
      api: {
        [SIMULATION]: () => ({
          data: {
            total: 0,
            coupe: false,
            barres: [],
            statistiques: null,
            meilleurs: [],
            derniers: [],
            mouvements: nothing,
          },
        }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Simuler' }));
    expect(await screen.findByText('Aucun objet ne recevrait de score.')).toBeTruthy();
    expect(sent(SIMULATION)[0]?.body).toMatchObject({ profil: null });
  });

  it('waits while a rule is half written', async () => {
    await show({}, { regles: [NEUVE] });
    expect(await screen.findByText('Complétez les règles et les bonus pour simuler.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Simuler' })).toHaveProperty('disabled', true);
  });
});

describe('the score of an objet', () => {
  it('is explained rule by rule, up to its total', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('combobox', { name: 'Objet' }));
    await user.click(await screen.findByRole('option', { name: 'Auberge du lac' }));
    const table = within(await screen.findByRole('table', { name: /^Score de «.Auberge du lac.»$/ }));
    expect(table.getByRole('row', { name: /^Photo\s?4 sur 4 \+10$/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /^Label\s?ne répond pas à la condition 0$/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /^Bonus.: Malus −2,5$/ })).toBeTruthy();
    expect(table.getByRole('row', { name: 'Score 7,5' })).toBeTruthy();
  });

  it('is never shown under the name of another', async () => {
    const { user } = await show({
      'GET /api/choix/objet': () => ({
        data: { items: [1, 2].map((id) => ({ id, titre: `Objet n° ${id}`, couleur: null, actif: true })) },
      }),
      [EXPLICATION]: ({ body }) =>
        (body as { objet: number }).objet === 1
          ? {
              data: {
                objet: { id: 1, nom: 'Objet n° 1', commune: '' },
                horsPerimetre: '',
                score: 7.5,
                lignes: [],
                enregistre: null,
              },
            }
          : new Promise(() => undefined),
    });
    await user.click(await screen.findByRole('combobox', { name: 'Objet' }));
    await user.click(await screen.findByRole('option', { name: 'Objet n° 1' }));
    expect(await screen.findByRole('table', { name: /^Score de/ })).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Objet' }));
    await user.click(await screen.findByRole('option', { name: 'Objet n° 2' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: /^Score de/ })).toBeNull());
  });

  it('greys out as soon as the profile changes, until it is explained again', async () => {
    const { user, form, sent } = await show();
    await user.click(await screen.findByRole('combobox', { name: 'Objet' }));
    await user.click(await screen.findByRole('option', { name: 'Auberge du lac' }));
    const isBusy = () =>
      screen
        .getByRole('table', { name: /^Score de/ })
        .closest('[aria-busy]')
        ?.getAttribute('aria-busy');
    await screen.findByRole('table', { name: /^Score de/ });
    expect(isBusy()).toBe('false');
    act(() => form.store.getState().setValue('normalise', true));
    expect(isBusy()).toBe('true');
    await waitFor(() => expect(isBusy()).toBe('false'));
    expect(sent(EXPLICATION).at(-1)?.body).toMatchObject({ brouillon: { normalise: true } });
  });

  it('is told beside the one that is stored, where they are not the same', async () => {
    const { user, sent } = await show({
      [EXPLICATION]: () => ({
        data: {
          objet: { id: 1, nom: 'Auberge du lac', commune: '' },
          horsPerimetre: '',
          score: 7.5,
          lignes: [],
          enregistre: { score: 4, calculeLe: '2026-11-15T08:00:00.000Z', ecart: 'Le score enregistré est 4.' },
        },
      }),
    });
    await user.click(await screen.findByRole('combobox', { name: 'Objet' }));
    await user.click(await screen.findByRole('option', { name: 'Auberge du lac' }));
    expect(await screen.findByText('Le score enregistré est 4.')).toBeTruthy();
    expect(sent(EXPLICATION)[0]?.body).toMatchObject({ profil: 3, objet: 1 });
  });
});
