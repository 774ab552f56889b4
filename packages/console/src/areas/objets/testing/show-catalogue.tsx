import { showScreen } from '../../../testing/show-screen.tsx';
import CatalogueListScreen from '../catalogue-list.screen.tsx';
import { ficheOf } from './fiche.ts';

export const PATH = '/catalogue/list';
export const LIST = 'GET /api/catalogue';
export const POINTS = 'GET /api/catalogue/points';
export const { objet } = ficheOf();
export const point = (id: number, nom: string) => ({ id, nom, type: 'hotel', lon: 7.2, lat: 48.1 });

/** Draws the list of the catalogue, with two objets that have a place. */
export function showCatalogue(search = '', options: Partial<Parameters<typeof showScreen>[1]> = {}) {
  return showScreen(<CatalogueListScreen />, {
    at: `${PATH}${search}`,
    api: {
      'GET /api/vues': () => ({ data: { items: [] } }),
      [LIST]: () => ({
        data: { items: [objet, { ...objet, id: 13, nom: 'Sans image', photo: '' }], total: 2, names: {} },
      }),
      'GET /api/catalogue/12': () => ({ data: objet }),
      [POINTS]: () => ({
        data: { points: [point(12, 'Le moulin'), point(13, 'La grange')], total: 5, sansPosition: 3 },
      }),
      ...options.api,
    },
    ...(options.parameters ? { parameters: options.parameters } : {}),
  });
}
