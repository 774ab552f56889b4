import type { Parametres } from '@bridge/contract';
import { showScreen } from '../../../testing/show-screen.tsx';
import ObjetViewScreen from '../objet-view.screen.tsx';
import { ficheOf } from './fiche.ts';

export const PATH = '/catalogue/view/12';
export const BASE = '/api/catalogue/12';
export const READ = `GET ${BASE}/fiche`;

type Api = Parameters<typeof showScreen>[1]['api'];

/** Draws the page of an objet, at one of its tabs. */
export function showObjet(fiche = ficheOf(), onglet = '', api: Api = {}, switched: Partial<Parametres> = {}) {
  const at = onglet ? `${PATH}?onglet=${onglet}` : PATH;
  const parameters = { bridge_languages: ['fr', 'en'], ...switched };
  const known: Api = {
    [READ]: () => ({ data: fiche }),
    'GET /api/qualite/reponses': () => ({ data: { items: [], aTraiter: 0 } }),
  };
  return showScreen(<ObjetViewScreen />, { at, parameters, api: { ...known, ...api } });
}
