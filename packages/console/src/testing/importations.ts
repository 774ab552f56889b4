import { type Importation, type RapportImportation, SANS_COMPTE } from '@bridge/contract';

/** A run of an import that ended well: three objets created, twelve changed. */
export function importation(others: Partial<Importation> = {}): Importation {
  return {
    id: 41,
    systeme: 'lei',
    flux: { id: 5, nom: 'Hôtels du Val' },
    fluxTourinsoft: null,
    fluxLei: 5,
    fluxApidae: null,
    fluxDatatourisme: null,
    etat: 'terminee',
    aBlanc: false,
    entame: true,
    mode: 'complet',
    compteurs: { ...SANS_COMPTE, recus: 215, crees: 3, modifies: 12, inchanges: 200 },
    avant: 212,
    variation: 1.4,
    motif: '',
    debutLe: '2026-11-14T03:00:00Z',
    finLe: '2026-11-14T03:00:12Z',
    dureeMs: 12_000,
    demandePar: 7,
    entiteId: 1,
    tache: 1,
    annulationDe: null,
    annuleeLe: null,
    annuleePar: null,
    annulable: true,
    detailsEffacesLe: null,
    ...others,
  };
}

export function report(others: Partial<RapportImportation> = {}): RapportImportation {
  return {
    ...importation(),
    rejets: [],
    avertissements: [],
    ignores: [],
    avertissementsIgnores: 0,
    laisses: 0,
    precedente: null,
    contact: '',
    ...others,
  };
}
