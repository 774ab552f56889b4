import { modeleEdition, startsOf } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import PageNote from '../format/page.note.tsx';
import PlanPreview from './plan.preview.tsx';

fakeBrowser();

const elementNeuf = (genre: string) =>
  startsOf(modeleEdition.fields.plan).find(({ form }) => form === genre)?.values ?? {};

const rubrique = (id: number) => ({ ...elementNeuf('rubrique'), rubrique: { ref: 'rubriqueDynamique', id } });

describe('beside a model', () => {
  it('are the parts that are to be completed too, marked, and those that can be counted', async () => {
    const sent: unknown[] = [];
    const { form } = await showBeside(<PlanPreview />, {
      resource: modeleEdition,
      record: savedRecord(modeleEdition, { langues: ['fr'], gabarit: 1, plan: [elementNeuf('carte')] }),
      api: {
        'POST /api/editions/modeles/bilan': ({ body }) => {
          sent.push(Object(body).plan);
          const section = { rang: 0, genre: 'rubrique', nom: 'Se restaurer', objets: 3, selection: null, alertes: [] };
          return { data: { objets: 3, alertes: ['Du plan entier.'], sections: [section] } };
        },
      },
    });
    const shown = await screen.findByText('1 élément, dont 1 à compléter, 0 objet · français.');
    expect(shown.parentElement?.getAttribute('aria-busy')).toBe('false');
    expect(sent).toEqual([]);
    act(() => form.store.getState().setValue('plan', [elementNeuf('carte'), rubrique(4)]));
    expect(await screen.findByText('2 éléments, dont 1 à compléter, 3 objets · français.')).toBeTruthy();
    expect(sent).toEqual([[rubrique(4)]]);
    const [carte, section] = screen.getAllByRole('listitem');
    expect(carte?.textContent).toBe('CarteÀ compléter');
    expect(section?.textContent).toBe('Se restaurer');
    expect(screen.queryByText('Du plan entier.')).toBeNull();
  });

  it('are its parts with their objets, a way to each sélection, and what they lack', async () => {
    await showBeside(<PlanPreview />, {
      resource: modeleEdition,
      record: savedRecord(modeleEdition, { langues: ['fr'], gabarit: 1, plan: [rubrique(4)] }),
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

  it('can be counted again when it failed, and is late until it is', async () => {
    let fails = true;
    const bilan = (objets: number) => ({ data: { objets, alertes: [], sections: [] } });
    let answer = (_: Answer) => {};
    const second = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const answers: (Answer | Promise<Answer>)[] = [bilan(3), second];
    const { user, form } = await showBeside(<PlanPreview />, {
      resource: modeleEdition,
      record: savedRecord(modeleEdition, { langues: ['fr'], gabarit: 1, plan: [{ genre: 'sommaire', saut: 'page' }] }),
      api: {
        'POST /api/editions/modeles/bilan': () =>
          fails ? { status: 500, code: 50_000, message: 'En panne.' } : (answers.shift() ?? bilan(0)),
      },
    });
    expect(await screen.findByText('Le contenu du plan n’a pas pu être compté. En panne.')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    const shown = await screen.findByText('1 élément, 3 objets · français.');
    expect(shown.parentElement?.getAttribute('aria-busy')).toBe('false');
    act(() => form.store.getState().setValue('plan', [{ genre: 'sommaire', saut: 'aucun' }]));
    // The count has been asked for, and not answered yet.
    await waitFor(() => expect(answers).toEqual([]));
    expect(shown.parentElement?.getAttribute('aria-busy')).toBe('true');
    answer(bilan(5));
    expect(await screen.findByText('1 élément, 5 objets · français.')).toBeTruthy();
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
