import { type Avis, SANS_COMPTE } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { importation } from '../../testing/importations.ts';
import { AVIS, LIST, listed, openImports } from './testing/open-imports.tsx';

fakeBrowser();

describe('the list of imports', () => {
  it('says what each run did, in figures and words', async () => {
    await openImports();
    const row = (await screen.findByRole('link', { name: /^n°\s41 · Hôtels du Val$/ })).closest('tr');
    if (!row) throw new Error('no row');
    for (const text of [
      '3 créés',
      '12 modifiés',
      '200 inchangés',
      'Terminé',
      'Complet · LEI',
      'Camille Durand',
      /^\+1,4\s%$/,
    ]) {
      expect(within(row).getByText(text)).toBeDefined();
    }
  });

  it('is filtered by the address', async () => {
    const page = await openImports('?fluxLei=5&etat=suspect');
    await screen.findByRole('link', { name: /Hôtels du Val/ });
    const asked = () => JSON.parse(page.sent(LIST).at(-1)?.query.get('filter') ?? '');
    expect(asked()).toEqual({ fluxLei: [5], etat: ['suspect'] });
    expect(await screen.findByText('Flux LEI')).toBeDefined();
    await page.click('Tout effacer');
    expect(page.address()).toBe('/administration/imports');
  });

  it('teaches what an import is while there is none', async () => {
    await openImports('', { [LIST]: () => listed() });
    expect(await screen.findByRole('heading', { name: 'Aucun import pour l’instant' })).toBeDefined();
  });

  it('follows a run under way, with the progress of its job', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let run = importation({ etat: 'collecte', finLe: null, compteurs: { ...SANS_COMPTE, recus: 120 } });
    await openImports('', { [LIST]: () => listed(run) });
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByText('120 fiches reçues')).toBeDefined();
    run = importation();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await screen.findByText('12 modifiés')).toBeDefined();
  });

  it('tells a way back from an import', async () => {
    await openImports('', { [LIST]: () => listed(importation({ annulationDe: 40 })) });
    expect(await screen.findByText('Retour en arrière · LEI')).toBeDefined();
  });

  it('of a trial says what it would do', async () => {
    await openImports('', { [LIST]: () => listed(importation({ aBlanc: true })) });
    expect(await screen.findByText('3 à créer')).toBeDefined();
    expect(screen.getByText('12 à modifier')).toBeDefined();
    expect(screen.queryByText('3 créés')).toBeNull();
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
    const page = await openImports('', {
      [AVIS]: () => ({ data: { items: [avis] } }),
      'POST /api/administration/avis/9/traiter': () => ({}),
    });
    expect(await screen.findByText(/Sélections\s: 3$/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ouvrir la correspondance' }).getAttribute('href')).toBe(
      '/administration/tourinsoft-v3/mapping/edit/2',
    );
    await page.click('Suivre le nouveau nom');
    await waitFor(() =>
      expect(page.sent('POST /api/administration/avis/9/traiter')[0]?.body).toEqual({ action: 'relier' }),
    );
  });
});
