import { modeleEdition } from '@bridge/contract';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import PageNote from '../format/page.note.tsx';
import PlanPreview from './plan.preview.tsx';

vi.setConfig({ testTimeout: 60_000 });
fakeBrowser();

describe('beside a model', () => {
  it('are its parts with their objets, a way to each sélection, and what they lack', async () => {
    await showBeside(<PlanPreview />, {
      resource: modeleEdition,
      record: savedRecord(modeleEdition, { langues: ['fr'], gabarit: 1, plan: [{ genre: 'sommaire', saut: 'page' }] }),
      api: {
        'POST /api/editions/modeles/bilan': () => ({
          data: {
            objets: 3,
            alertes: [],
            sections: [
              {
                rang: 0,
                genre: 'rubrique',
                nom: 'Se restaurer',
                objets: 3,
                selection: { id: 9, nom: 'Où manger' },
                alertes: ['Titre manquant en anglais.'],
              },
            ],
          },
        }),
      },
    });
    expect(await screen.findByText('1 élément, 3 objets · français.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Où manger' }).getAttribute('href')).toContain('/selections/edit/9');
    expect(screen.getByText('Titre manquant en anglais.')).toBeTruthy();
  });

  it('is the size that is left for text, or what does not fit', async () => {
    const { form } = await showBeside(<PageNote />, {
      resource: modeleEdition,
      record: savedRecord(modeleEdition, {}),
      api: {},
    });
    expect(await screen.findByText(/Le texte occupe 124 mm × 184 mm, en 2 colonnes de 59,5 mm/)).toBeTruthy();
    act(() => {
      form.store.getState().setValue('colonnes', 6);
      form.store.getState().setValue('gouttiere', 15);
    });
    expect(await screen.findByText(/^Chaque colonne n’aurait que/)).toBeTruthy();
  });
});
