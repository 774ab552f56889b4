import { type Importation, PARAMETRES_INITIAUX, type Parametres } from '@bridge/contract';
import { screen } from '@testing-library/react';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { importation, report } from '../../../testing/importations.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { enCours, tache } from '../../../testing/taches.ts';
import ImportationsScreen from '../importations.screen.tsx';

export const LIST = 'GET /api/administration/imports';
export const AVIS = 'GET /api/administration/avis';
export const ONE = 'GET /api/administration/imports/41';
export const OBJETS = 'GET /api/administration/imports/41/objets';

export const BRUTS = 'GET /api/administration/imports/41/pages';

export const listed = (...items: readonly Importation[]) => ({
  data: { items, total: items.length, names: { utilisateur: { 7: 'Camille Durand' } } },
});
export const launched = () => ({ data: { importation: 41, tache: 2 } });

/** Opens the screen of imports at an address, with one import, number 41. */
export async function openImports(
  query = '',
  api: Readonly<Record<string, (sent: Sent) => Answer>> = {},
  parameters: Partial<Parametres> = { enable_import_lei: true },
) {
  const page = await showScreen(<ImportationsScreen />, {
    at: `/administration/imports${query}`,
    parameters: { ...PARAMETRES_INITIAUX, ...parameters },
    api: {
      [LIST]: () => listed(importation()),
      'GET /api/vues': () => ({ data: { items: [] } }),
      [AVIS]: () => ({ data: { items: [] } }),
      [ONE]: () => ({ data: report() }),
      [BRUTS]: () => ({ data: { items: [] } }),
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
