import { modeleEdition, startsOf } from '@bridge/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import EditionPreview from './edition.preview.tsx';

fakeBrowser();

it('all the fiches are drawn once, for who asks: what is typed next is shown in part again', async () => {
  const asked: [titre: unknown, entier: unknown][] = [];
  const page = startsOf(modeleEdition.fields.plan).find(({ form }) => form === 'page-libre')?.values ?? {};
  const { form } = await showBeside(<EditionPreview />, {
    resource: modeleEdition,
    record: savedRecord(modeleEdition, { langues: ['fr'], nom: 'Guide', gabarit: 1, plan: [page] }),
    api: {
      'POST /api/editions/modeles/apercu': ({ body }) => {
        const { valeurs, entier } = Object(body);
        asked.push([valeurs.nom, entier]);
        const shown = {
          jeton: 'j',
          pages: 1,
          largeur: 148,
          hauteur: 210,
          rectoVerso: false,
          tardives: 0,
          remarques: [],
          manques: [],
          erreurs: [],
        };
        return { data: { ...shown, coupe: !entier } };
      },
      'GET /api/editions/modeles/apercu/j/1': () => ({ data: { image: 'data:image/webp;base64,' } }),
      'POST /api/editions/modeles/bilan': () => ({ data: { objets: 0, alertes: [], sections: [] } }),
    },
  });
  fireEvent.click(await screen.findByText('Tout dessiner'));
  await waitFor(() => expect(asked).toHaveLength(2));
  act(() => form.store.getState().setValue('nom', 'Autre guide'));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked).toEqual([
    ['Guide', false],
    ['Guide', true],
    ['Autre guide', false],
  ]);
});

it('pages are shown without the photos that are long to come, then with them', async () => {
  const asked: unknown[] = [];
  const page = startsOf(modeleEdition.fields.plan).find(({ form }) => form === 'page-libre')?.values ?? {};
  const shown = { pages: 1, largeur: 148, hauteur: 210, rectoVerso: false, coupe: false };
  const said = { remarques: [], manques: [], erreurs: [] };
  await showBeside(<EditionPreview />, {
    resource: modeleEdition,
    record: savedRecord(modeleEdition, { langues: ['fr'], nom: 'Guide', gabarit: 1, plan: [page] }),
    api: {
      'POST /api/editions/modeles/apercu': ({ body }) => {
        const { vite } = Object(body);
        asked.push(vite);
        return { data: { ...shown, ...said, jeton: vite ? 'vite' : 'complet', tardives: vite ? 2 : 0 } };
      },
      'GET /api/editions/modeles/apercu/vite/1': () => ({ data: { image: 'data:image/webp;base64,A' } }),
      'GET /api/editions/modeles/apercu/complet/1': () => ({ data: { image: 'data:image/webp;base64,B' } }),
      'POST /api/editions/modeles/bilan': () => ({ data: { objets: 0, alertes: [], sections: [] } }),
    },
  });
  await waitFor(() => expect(screen.getByAltText('Page 1').getAttribute('src')).toBe('data:image/webp;base64,B'));
  expect(asked).toEqual([true, false]);
  expect(screen.queryByText(/arrivent/)).toBeNull();
});
