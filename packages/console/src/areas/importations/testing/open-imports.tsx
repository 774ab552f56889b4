import { PARAMETRES_INITIAUX, type Parametres } from '@bridge/contract';
import { screen } from '@testing-library/react';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { importation, report } from '../../../testing/importations.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { enCours, tache } from '../../../testing/taches.ts';
import ImportsScreen from '../imports.screen.tsx';

export const LIST = 'GET /api/administration/imports';
export const AVIS = 'GET /api/administration/avis';
export const ONE = 'GET /api/administration/imports/41';
export const OBJETS = 'GET /api/administration/imports/41/objets';

export const launched = () => ({ data: { importation: 41, tache: 2 } });

/** The screen of imports at an address, with one run, number 41. */
export async function openImports(
  query = '',
  api: Readonly<Record<string, (sent: Sent) => Answer>> = {},
  parameters: Partial<Parametres> = { enable_import_lei: true },
) {
  const page = await showScreen(<ImportsScreen />, {
    at: `/administration/imports${query}`,
    parameters: { ...PARAMETRES_INITIAUX, ...parameters },
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
