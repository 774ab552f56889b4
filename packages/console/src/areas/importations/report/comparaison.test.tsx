import { SANS_COMPTE } from '@bridge/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { importation, report } from '../../../testing/importations.ts';
import { BRUTS, LIST, listed, ONE, openImports } from '../testing/open-imports.tsx';

fakeBrowser();

const before = importation({ id: 40, compteurs: { ...SANS_COMPTE, recus: 220 }, debutLe: '2026-11-13T03:00:00Z' });
const COMPARED = 'GET /api/administration/imports/41/comparer/40';
const ECARTS = `${COMPARED}/objets`;
const compared = (ecarts = 0) => ({ data: { ici: importation(), autre: before, ecarts } });

describe('the report of an import', () => {
  it('compares with the run before, and gives the answers of the source as they came', async () => {
    const save = vi.spyOn(browser, 'save').mockImplementation(() => undefined);
    const page = await openImports('?import=41&partie=source', {
      [ONE]: () => ({
        data: report({ precedente: 40 }),
      }),
      [BRUTS]: () => ({
        data: { items: [{ cle: 'page-1', objet: 'Page 1', nombre: 215, taille: 84_000 }] },
      }),
      'GET /api/administration/imports/41/pages/page-1': () => ({}),
      [COMPARED]: () => compared(),
    });
    const line = (await screen.findByRole('rowheader', { name: 'Fiches reçues' })).closest('tr');
    expect(line?.textContent).toBe('Fiches reçues220215−5');
    await page.click(/^Télécharger.*Page 1/);
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('is compared with any other of its feed, objet by objet', { tags: 'torture' }, async () => {
    const page = await openImports('?import=41&partie=source', {
      [LIST]: () => listed(importation(), before),
      [COMPARED]: () => compared(2),
      [ECARTS]: () => ({
        data: {
          items: [
            { identifiant: 'LEI-7', nom: 'Hôtel des Tilleuls', objet: 70, ici: 'modifie', autre: null },
            { identifiant: 'LEI-8', nom: '', objet: null, ici: null, autre: 'rejete' },
          ],
          total: 2,
        },
      }),
    });
    await screen.findByRole('option', { name: /^n°\s40 · / });
    fireEvent.change(await screen.findByLabelText('Comparer avec'), { target: { value: '40' } });
    expect(await screen.findByText('Objets traités différemment (2)')).toBeDefined();
    expect(page.address()).toContain('avec=40');
    const both = await screen.findByRole('link', {
      name: /^Avant et après dans l’import n°\s41\s: Hôtel des Tilleuls$/,
    });
    expect(both.getAttribute('href')).toContain('objet=LEI-7');
    expect(screen.getByRole('link', { name: 'Hôtel des Tilleuls' }).getAttribute('href')).toMatch(/\/view\/70$/);
    expect(screen.getByText('LEI-8')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Dans'), { target: { value: 'ici' } });
    await waitFor(() => expect(page.sent(ECARTS).at(-1)?.query.get('seul')).toBe('ici'));
    expect(screen.getByLabelText('Action').textContent).toMatch(/^Toutes/);
    fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'retire' } });
    await waitFor(() => expect(page.sent(ECARTS).at(-1)?.query.get('action')).toBe('retire'));
  });

  it('says when two imports did the same', async () => {
    const page = await openImports('?import=41&partie=source&avec=40', { [COMPARED]: () => compared() });
    expect(await screen.findByText('Les deux imports ont traité les mêmes objets de la même façon.')).toBeDefined();
    expect(page.sent(ECARTS)).toEqual([]);
  });
});
