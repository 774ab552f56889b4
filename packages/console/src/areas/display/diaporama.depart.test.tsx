import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import ResourceFormScreen from '../../resource/resource-form.screen.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import depart from './diaporama.depart.ts';

fakeBrowser();

it('a diaporama that begins with a sélection has a slide of its objets, once', async () => {
  const { address } = await showScreen(<ResourceFormScreen />, {
    at: '/display/diaporamas/create?selection=4',
    api: {
      'GET /api/choix/selection': () => ({
        data: { items: [{ id: 4, titre: 'Où manger', couleur: null, actif: true }] },
      }),
    },
  });
  expect(await screen.findAllByRole('button', { name: /^8 objets au plus de «\sOù manger\s»/ })).toHaveLength(1);
  await waitFor(() => expect(address()).toBe('/display/diaporamas/create'));
});

it('what is typed already stays, and an address that names no sélection adds nothing', () => {
  const typed = { sequence: [{ genre: 'texte' }] };
  expect(depart(new URLSearchParams('selection=4'), typed)).toMatchObject({
    sequence: [{ genre: 'texte' }, { genre: 'objets', selection: { ref: 'selection', id: 4 } }],
  });
  for (const search of ['', 'selection=', 'selection=x', 'selection=-1', 'autre=4'])
    expect(depart(new URLSearchParams(search), typed)).toEqual({});
});
