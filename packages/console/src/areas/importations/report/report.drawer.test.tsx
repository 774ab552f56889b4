import { fluxLei, SANS_COMPTE } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import type { Answer } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { report } from '../../../testing/importations.ts';
import { fluxOf } from '../../flux/testing/flux.ts';
import { OBJETS, ONE, openImports } from '../testing/open-imports.tsx';

fakeBrowser();

describe('the report of an import', () => {
  it('opens from the list on a sentence that says what happened', async () => {
    const page = await openImports();
    await page.user.click(await screen.findByRole('link', { name: /Hôtels du Val/ }));
    expect(await screen.findByText('3 objets créés, 12 modifiés, aucun retiré')).toBeDefined();
    expect(page.address()).toBe('/administration/imports?import=41');
    expect(screen.getByRole('link', { name: /avec son journal/ }).getAttribute('href')).toBe(
      '/administration/taches/list?tache=1',
    );
    await page.click('Fermer le rapport');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /Hôtels du Val/ })));
  });

  it('says how many values were kept back because they tell of people', async () => {
    const compteurs = { ...SANS_COMPTE, recus: 4, crees: 4, avertissements: 9, ecartees: 7 };
    await openImports('?import=41', { [ONE]: () => ({ data: report({ compteurs }) }) });
    const name = await screen.findByText('Valeurs personnelles écartées');
    expect(name.nextElementSibling?.textContent).toBe('7');
  });

  it('says of a feed that is a file that nothing is copied of it', async () => {
    await openImports('?import=41&partie=source', {
      'GET /api/administration/lei/5': () => ({
        data: fluxOf(fluxLei, { id: 5, origine: 'fichier', region: 'val', cle: { defini: false } }),
      }),
    });
    expect(await screen.findByText(/Ce flux lit un fichier déposé\s: il n’est pas recopié\./)).toBeDefined();
  });

  it('tells in one more click why an objet changed', async () => {
    const page = await openImports('?import=41', {
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
    expect(screen.getByRole('link', { name: /Ouvrir l’objet/ }).getAttribute('href')).toMatch(/\/view\/70$/);
  });

  it('finds objets by name and by what happened to them', async () => {
    const page = await openImports('?import=41');
    await page.click('12 modifiés');
    await waitFor(() => expect(page.sent(OBJETS).at(-1)?.query.get('action')).toBe('modifie'));
    await page.user.type(await screen.findByLabelText('Chercher un objet'), 'tilleuls');
    await waitFor(() => expect(page.sent(OBJETS).at(-1)?.query.get('q')).toBe('tilleuls'));
    expect(await screen.findByText(/Un objet que vous ne trouvez pas ici n’a pas changé/)).toBeDefined();
  });

  it('says nothing when a report that is shown cannot be read again', { tags: 'torture' }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: Answer = { data: report({ etat: 'collecte', finLe: null }) };
    const page = await openImports('?import=41', { [ONE]: () => answer });
    await screen.findByText(/^Lecture de la source\s: 215/);
    answer = { status: 500, code: 50_000, message: 'Panne' };
    await waitFor(() => expect(page.sent(ONE)).toHaveLength(2));
    expect(screen.queryByText(/Panne/)).toBeNull();
    // After a failure, the next question comes later.
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.sent(ONE)).toHaveLength(2);
    vi.useRealTimers();
  });

  it('groups rejects by cause, lists them all, and hands them over as a file', async () => {
    const save = vi.spyOn(browser, 'save').mockImplementation(() => undefined);
    const page = await openImports('?import=41&partie=rejets', {
      [ONE]: () => ({
        data: report({
          compteurs: { ...SANS_COMPTE, recus: 4, rejetes: 4 },
          rejets: [
            {
              message: 'La commune manque.',
              dit: 'La commune manque.',
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
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('of a way back lists what it left alone, with the import that changed it', async () => {
    await openImports('?import=41', {
      [ONE]: () => ({ data: report({ annulationDe: 40, laisses: 1 }) }),
      'GET /api/administration/imports/41/laisses': () => ({
        data: { items: [{ objet: 70, identifiant: 'LEI-7', nom: 'Hôtel des Tilleuls', par: 39 }], total: 1 },
      }),
    });
    expect(await screen.findByText('1 objet laissé tel quel')).toBeDefined();
    expect(screen.getByRole('link', { name: /^l’import n°\s40$/ }).getAttribute('href')).toContain('import=40');
    expect((await screen.findByRole('link', { name: /^l’import n°\s39$/ })).getAttribute('href')).toContain(
      'import=39',
    );
    expect(screen.getByRole('link', { name: 'Hôtel des Tilleuls' }).getAttribute('href')).toMatch(/\/view\/70$/);
  });
});
