import { type EndpointAnswer, type getImportation, type Importation, SANS_COMPTE } from '@bridge/contract';

type Report = EndpointAnswer<typeof getImportation>;

/** A run that ended well: three objets entered, twelve changed. */
export function importation(others: Partial<Importation> = {}): Importation {
  return {
    id: 41,
    systeme: 'lei',
    flux: { id: 5, nom: 'Hôtels du Val' },
    etat: 'terminee',
    aBlanc: false,
    entame: true,
    mode: 'complet',
    compteurs: { ...SANS_COMPTE, recus: 215, crees: 3, modifies: 12, inchanges: 200 },
    avant: 212,
    motif: '',
    debutLe: '2026-11-14T03:00:00Z',
    finLe: '2026-11-14T03:00:12Z',
    demandePar: 'Camille Durand',
    tache: 1,
    annuleeLe: null,
    annuleePar: null,
    annulable: true,
    detailsEffacesLe: null,
    ...others,
  };
}

export function report(others: Partial<Report> = {}): Report {
  return {
    ...importation(),
    rejets: [],
    avertissements: [],
    ignores: [],
    avertissementsIgnores: 0,
    laisses: 0,
    annulationDe: null,
    pages: [],
    precedente: null,
    ...others,
  };
}
