import type { Tache } from '@bridge/contract';

/** A job as the server tells it: a running import, asked for by the person who is signed in. */
export function tache(others: Partial<Tache> = {}): Tache {
  return {
    id: 1,
    type: 'import',
    cible: 'Hôtels du Val',
    lien: { ressource: 'importation', id: '41' },
    entiteId: null,
    demandePar: 7,
    priorite: 2,
    etat: 'en_cours',
    tentatives: 1,
    maxTentatives: 3,
    progression: 40,
    etape: 'Lecture de la source',
    message: '',
    serveur: 'serveur-1',
    annulationDemandee: false,
    attendAccord: false,
    creeLe: '2026-11-15T09:00:00Z',
    duLe: '2026-11-15T09:00:00Z',
    debutLe: '2026-11-15T09:00:00Z',
    finLe: null,
    dureeMs: 60_000,
    ...others,
  };
}

export const enCours = (...items: readonly Tache[]) => ({
  data: { items, actives: items.filter(({ etat }) => etat === 'en_cours' || etat === 'en_attente').length },
});
