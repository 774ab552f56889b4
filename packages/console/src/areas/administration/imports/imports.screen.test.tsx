import { type Avis, SANS_COMPTE } from '@bridge/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { importation, report } from '../../../testing/importations.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { enCours, tache } from '../../../testing/taches.ts';
import ImportsScreen from './imports.screen.tsx';

fakeBrowser();
vi.setConfig({ testTimeout: 20_000 });

const LIST = 'GET /api/administration/imports';
const AVIS = 'GET /api/administration/avis';
const ONE = 'GET /api/administration/imports/41';
const OBJETS = 'GET /api/administration/imports/41/objets';

const launched = () => ({ data: { importation: 41, tache: 2 } });

async function open(query = '', api: Readonly<Record<string, (sent: Sent) => Answer>> = {}) {
  const page = await showScreen(<ImportsScreen />, {
    at: `/administration/imports${query}`,
    api: {
      [LIST]: () => ({ data: { items: [importation()], total: 1 } }),
      [AVIS]: () => ({ data: { items: [] } }),
      [ONE]: () => ({ data: report() }),
      [OBJETS]: () => ({ data: { items: [], total: 0 } }),
      'GET /api/administration/taches/en-cours': () => enCours(tache()),
      'GET /api/choix/fluxLei': () => ({
        data: { items: [{ id: 5, titre: 'Hôtels du Val', couleur: null, actif: true }] },
      }),
      ...api,
    },
  });
  return {
    ...page,
    click: async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name })),
  };
}

describe('the list of imports', () => {
  it('says what each run did, in figures and words', async () => {
    await open();
    const row = (await screen.findByRole('link', { name: 'Hôtels du Val' })).closest('tr');
    if (!row) throw new Error('no row');
    for (const text of [
      '3 créés',
      '12 modifiés',
      '200 inchangés',
      'Terminé',
      'Complet',
      'Camille Durand',
      /^\+1,4\s%$/,
    ]) {
      expect(within(row).getByText(text)).toBeDefined();
    }
  });

  it('is filtered by the address', async () => {
    const page = await open('?systeme=lei&etat=suspect');
    await screen.findByRole('link', { name: 'Hôtels du Val' });
    expect(page.sent(LIST)[0]?.query.toString()).toContain('systeme=lei&etat=suspect');
    await screen.findByRole('option', { name: 'Hôtels du Val' });
    fireEvent.change(screen.getByLabelText('Flux'), { target: { value: '5' } });
    await vi.waitFor(() => expect(page.sent(LIST).at(-1)?.query.get('flux')).toBe('5'));
    await page.click('Tout effacer');
    expect(page.address()).toBe('/administration/imports');
  });

  it('teaches what an import is while there is none', async () => {
    await open('', { [LIST]: () => ({ data: { items: [], total: 0 } }) });
    expect(await screen.findByRole('heading', { name: 'Aucun import pour l’instant' })).toBeDefined();
  });

  it('follows a run under way, with the progress of its job', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let run = importation({ etat: 'collecte', finLe: null, compteurs: { ...SANS_COMPTE, recus: 120 } });
    await open('', { [LIST]: () => ({ data: { items: [run], total: 1 } }) });
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByText('120 fiches reçues')).toBeDefined();
    run = importation();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await screen.findByText('12 modifiés')).toBeDefined();
  });
});

describe('what imports notice', () => {
  const avis: Avis = {
    id: 9,
    type: 'champ-renomme',
    systeme: 'tourinsoft',
    flux: { id: 5, nom: 'Hôtels du Val' },
    importation: 41,
    texte: 'Le champ « Tel » s’appelle maintenant « Telephone ».',
    cible: { ressource: 'correspondance', id: 2 },
    usages: [{ ressource: 'selection', libelle: 'Sélections', nombre: 3 }],
    details: {},
    le: '2026-11-14T03:00:12Z',
  };

  it('names who is affected, leads to the record, and follows a renamed field', async () => {
    const page = await open('', {
      [AVIS]: () => ({ data: { items: [avis] } }),
      'POST /api/administration/avis/9/traiter': () => ({}),
    });
    expect(await screen.findByText(/Sélections\s: 3$/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ouvrir la correspondance' }).getAttribute('href')).toBe(
      '/administration/tourinsoft-v3/mapping/edit/2',
    );
    await page.click('Suivre le nouveau nom');
    await vi.waitFor(() =>
      expect(page.sent('POST /api/administration/avis/9/traiter')[0]?.body).toEqual({ action: 'relier' }),
    );
  });
});

describe('the report of an import', () => {
  it('opens from the list on a sentence that says what happened', async () => {
    const page = await open();
    await page.user.click(await screen.findByRole('link', { name: 'Hôtels du Val' }));
    expect(await screen.findByText('3 objets créés, 12 modifiés, aucun retiré')).toBeDefined();
    expect(page.address()).toBe('/administration/imports?import=41');
    expect(screen.getByRole('link', { name: /avec son journal/ }).getAttribute('href')).toBe(
      '/administration/taches/list?tache=1',
    );
  });

  it('tells in one more click why an objet changed', async () => {
    const page = await open('?import=41', {
      [OBJETS]: () => ({
        data: { items: [{ identifiant: 'LEI-7', nom: 'Hôtel des Tilleuls', action: 'modifie', objet: 70 }], total: 1 },
      }),
      'GET /api/administration/imports/41/objets/LEI-7': () => ({
        data: {
          action: 'modifie',
          nom: 'Hôtel des Tilleuls',
          differences: [{ chemin: 'nom.fr', avant: 'Hôtel du Parc', apres: 'Hôtel des Tilleuls' }],
        },
      }),
    });
    await page.click(/^Hôtel des Tilleuls/);
    expect(await screen.findByText('Nom · Français')).toBeDefined();
    expect(screen.getByText('Hôtel du Parc')).toBeDefined();
    expect(page.address()).toBe('/administration/imports?import=41&objet=LEI-7');
    expect(screen.getByRole('link', { name: /Ouvrir la fiche/ }).getAttribute('href')).toMatch(/\/view\/70$/);
  });

  it('finds objets by name and by what happened to them', async () => {
    const page = await open('?import=41');
    await page.click('12 modifiés');
    await vi.waitFor(() => expect(page.sent(OBJETS).at(-1)?.query.get('action')).toBe('modifie'));
    await page.user.type(await screen.findByLabelText('Chercher un objet'), 'tilleuls');
    await vi.waitFor(() => expect(page.sent(OBJETS).at(-1)?.query.get('q')).toBe('tilleuls'));
    expect(await screen.findByText(/Un objet que vous ne trouvez pas ici n’a pas changé/)).toBeDefined();
  });

  it('applies a run that waits only once the number of objets to remove was agreed to', async () => {
    const confirm = 'POST /api/administration/imports/41/confirmer';
    const page = await open('?import=41', {
      [ONE]: () => ({
        data: report({
          etat: 'suspect',
          motif: 'La source donne deux fois moins de fiches que la dernière fois.',
          compteurs: { ...SANS_COMPTE, recus: 100, retires: 112, inchanges: 100 },
          annulable: false,
        }),
      }),
      [confirm]: launched,
    });
    expect(await screen.findByText(/deux fois moins de fiches/)).toBeDefined();
    await page.click('Appliquer quand même');
    expect(await screen.findByText(/112 objets du flux .* seront retirés du catalogue/)).toBeDefined();
    expect(page.sent(confirm)).toHaveLength(0);
    await page.click('Appliquer et retirer 112 objets');
    await vi.waitFor(() => expect(page.sent(confirm)).toHaveLength(1));
    // The job may take its time to begin: the question is not offered twice.
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Appliquer quand même' })).toBeNull());
  });

  it('offers again what was asked for once its job has ended without changing anything', async () => {
    const confirm = 'POST /api/administration/imports/41/confirmer';
    const page = await open('?import=41', {
      [ONE]: () => ({ data: report({ etat: 'suspect', annulable: false }) }),
      [confirm]: launched,
      'GET /api/administration/taches/en-cours': () => enCours(tache({ id: 2, etat: 'echouee' })),
    });
    await page.click('Appliquer quand même');
    await page.click(/^Appliquer(?! quand)/);
    await vi.waitFor(() => expect(page.sent(confirm)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Appliquer quand même' })).toBeDefined();
  });

  it('says nothing when a report that is shown cannot be read again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: Answer = { data: report({ etat: 'collecte', finLe: null }) };
    const page = await open('?import=41', { [ONE]: () => answer });
    await screen.findByText(/Lecture de la source/);
    answer = { status: 500, code: 50_000, message: 'Panne' };
    await vi.waitFor(() => expect(page.sent(ONE)).toHaveLength(2), { timeout: 5_000 });
    expect(screen.queryByText(/Panne/)).toBeNull();
    // Slower, now that it fails.
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.sent(ONE)).toHaveLength(2);
    vi.useRealTimers();
  });

  it('leaves a run that waits alone when the person changes their mind', async () => {
    const page = await open('?import=41', { [ONE]: () => ({ data: report({ etat: 'suspect' }) }) });
    await page.click('Appliquer quand même');
    await page.user.click(await screen.findByText('Ne rien faire'));
    expect(page.sent('POST /api/administration/imports/41/confirmer')).toHaveLength(0);
  });

  it('asks before it gives objets their former state back, and says what that does', async () => {
    const undo = 'POST /api/administration/imports/41/annuler';
    const page = await open('?import=41', { [undo]: launched });
    await page.click('Annuler cet import');
    expect(
      await screen.findByText(/3 créés seront retirés, 12 modifiés retrouveront leur version d’avant/),
    ).toBeDefined();
    expect(page.sent(undo)).toHaveLength(0);
    await page.click('Rétablir l’état d’avant');
    await vi.waitFor(() => expect(page.sent(undo)).toHaveLength(1));
  });

  it('offers no way back where there is none', async () => {
    await open('?import=41', { [ONE]: () => ({ data: report({ annulable: false }) }) });
    await screen.findByRole('button', { name: 'Relancer' });
    expect(screen.queryByRole('button', { name: 'Annuler cet import' })).toBeNull();
  });

  it('launches the feed again and shows the new run', async () => {
    const page = await open('?import=41', {
      'POST /api/administration/imports/41/relancer': () => ({ data: { importation: 42, tache: 3 } }),
      'GET /api/administration/imports/42': () => ({ data: report({ id: 42, etat: 'collecte', finLe: null }) }),
      'GET /api/administration/imports/42/objets': () => ({ data: { items: [], total: 0 } }),
    });
    await page.click('Relancer');
    expect(await screen.findByText(/Lecture de la source\s: 215 fiches reçues/)).toBeDefined();
    expect(page.address()).toBe('/administration/imports?import=42');
  });

  it('groups rejects by cause, lists them all, and hands them over as a file', async () => {
    const save = vi.spyOn(browser, 'save').mockImplementation(() => undefined);
    const page = await open('?import=41&vue=rejets', {
      [ONE]: () => ({
        data: report({
          compteurs: { ...SANS_COMPTE, recus: 4, rejetes: 4 },
          rejets: [
            {
              message: 'La commune manque.',
              nombre: 4,
              exemples: [{ identifiant: 'LEI-3', position: 'ligne 12', valeur: '' }],
            },
          ],
        }),
      }),
      'GET /api/administration/imports/41/rejets': () => ({
        data: {
          items: [
            { identifiant: null, position: 'ligne 14', chemin: 'COMMUNE', motif: 'Commune vide', extrait: '<x/>' },
          ],
          total: 1,
        },
      }),
      'GET /api/administration/imports/41/rejets/export': () => ({}),
    });
    expect(await screen.findByText('La commune manque.')).toBeDefined();
    expect(screen.getByText('LEI-3')).toBeDefined();
    await page.click('Voir la liste complète');
    expect(await screen.findByText('Commune vide')).toBeDefined();
    await page.click('Télécharger en CSV');
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('compares with the run before, and gives the answers of the source as they came', async () => {
    const save = vi.spyOn(browser, 'save').mockImplementation(() => undefined);
    const page = await open('?import=41&vue=source', {
      [ONE]: () => ({
        data: report({
          precedente: { id: 40, compteurs: { ...SANS_COMPTE, recus: 220 }, debutLe: '2026-11-13T03:00:00Z' },
          pages: [{ cle: 'page-1', objet: 'Page 1', nombre: 215, taille: 84_000 }],
        }),
      }),
      'GET /api/administration/imports/41/pages/page-1': () => ({}),
    });
    const line = (await screen.findByRole('rowheader', { name: 'Fiches reçues' })).closest('tr');
    expect(line?.textContent).toBe('Fiches reçues220215−5');
    await page.click(/^Télécharger.*Page 1/);
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  });
});
