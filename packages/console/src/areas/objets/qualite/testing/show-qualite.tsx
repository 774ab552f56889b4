import type { Sent } from '../../../../testing/fake-api.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import QualiteScreen from '../qualite.screen.tsx';

export const part = (cle: string, nom: string, objets: number, completude: number, aCorriger: number) => ({
  ...{ cle, nom, sansNom: null, objets, completude, aCorriger },
});
export const named = [part('Gîtes du Val', 'Gîtes du Val', 12, 50, 10)];
export const qualite = (changes: object = {}) => ({
  data: {
    ...{ objets: 40, completude: 72, aCorriger: 25, graves: 3 },
    anomalies: [
      { anomalie: 'sans-photo', nombre: 20 },
      { anomalie: 'position-hors-pays', nombre: 3 },
    ],
    parts: {
      type: [part('hotel', '', 30, 65, 22), part('camping', '', 10, 93, 0)],
      entite: [],
      proprietaire: [...named, { ...part('962', '', 4, 80, 1), sansNom: { systeme: 'lei', communes: ['Valbrune'] } }],
      source: [],
    },
    ...changes,
  },
});
const lien = {
  id: 4,
  proprietaire: 'Gîtes du Val',
  par: 'Anne Roche',
  creeLe: '2026-11-01T08:00:00.000Z',
  expireLe: '2099-12-01T08:00:00.000Z',
  revoqueLe: null,
};
const API = {
  'GET /api/qualite': () => qualite(),
  'GET /api/qualite/communes': () => ({
    data: {
      items: [{ nom: 'Valbrune', lat: 44, lon: 5, objets: 2, completude: 40, aCorriger: 2 }],
      sansObjet: ['Les Trous'],
    },
  }),
  'GET /api/qualite/tendance': () => ({
    data: {
      flux: [
        {
          ...{ systeme: 'lei', id: 7, nom: 'Flux du Val' },
          releves: [
            { importation: 1, le: '2026-11-01T08:00:00.000Z', objets: 38, completude: 60, aCorriger: 30 },
            { importation: 2, le: '2026-11-08T08:00:00.000Z', objets: 40, completude: 72, aCorriger: 25 },
          ],
        },
      ],
    },
  }),
  'GET /api/qualite/proprietaires': () => ({
    data: {
      items: [
        { cle: 'Gîtes du Val', nom: 'Gîtes du Val', objets: 12, aCorriger: 10, systeme: 'lei', communes: ['Valbrune'] },
        { cle: '962', nom: null, objets: 4, aCorriger: 1, systeme: 'lei', communes: ['Valbrune', 'Le Bourg'] },
        { cle: 'd78d0405-1f64', nom: 'Maison du Val', objets: 1, aCorriger: 0, systeme: 'tourinsoft', communes: [] },
      ],
    },
  }),
  'GET /api/qualite/liens': () => ({ data: { items: [] } }),
  'GET /api/qualite/reponses': () => ({ data: { items: [], aTraiter: 0 } }),
  'POST /api/qualite/liens': () => ({
    data: { items: [lien], adresse: '/prod-api/api/qualite/corrections/correction.x' },
  }),
};
type Roles = readonly ('ROLE_SUPER_ADMIN' | 'ROLE_WEB_USER')[];
export const show = (search = '', roles: Roles = ['ROLE_SUPER_ADMIN'], api: object = {}) =>
  showScreen(<QualiteScreen />, { at: `/catalogue/qualite${search}`, roles, api: { ...API, ...api } });

/** The filters that a call asks for. */
export const asked = (sent: Sent | undefined) => JSON.parse(sent?.query.get('filter') ?? '{}');
