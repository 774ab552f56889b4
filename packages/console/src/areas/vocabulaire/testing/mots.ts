import type { ContexteMot, Critere, Modalite, Type } from '@bridge/contract';

const COMMON = {
  version: 1,
  systeme: 'lei',
  schema: 'lei:val',
  libelleLocal: {},
  picto: null,
  apparuLe: '2026-01-01T08:00:00.000Z',
  disparuLe: null,
  equivaut: null,
  entiteId: null,
  partage: 'toutes',
  notesInternes: '',
  creeLe: null,
  creePar: null,
  modifieLe: null,
  modifiePar: null,
  archiveLe: null,
  supprimeLe: null,
} as const;

/** A type of an invented vocabulary. */
export function typeOf(changes: Partial<Type> = {}): Type {
  return {
    ...COMMON,
    id: 5,
    code: 'HOT',
    libelle: { fr: 'Hôtellerie' },
    nombreObjets: 14,
    niveau: 'genre',
    parent: null,
    typeBridge: null,
    typeDeduit: null,
    couleur: null,
    ...changes,
  };
}

export function critereOf(changes: Partial<Critere> = {}): Critere {
  return {
    ...COMMON,
    id: 7,
    code: '1900048',
    libelle: { fr: 'Équipements' },
    nombreObjets: 30,
    nature: 'multiple',
    classe: '',
    nombreModalites: 2,
    unite: '',
    ...changes,
  };
}

export function modaliteOf(changes: Partial<Modalite> = {}): Modalite {
  return {
    ...COMMON,
    id: 71,
    code: '21',
    libelle: { fr: 'Piscine' },
    nombreObjets: 9,
    critere: 7,
    ordre: 1,
    dessinSource: '',
    ...changes,
  };
}

export function contexteOf(changes: Partial<ContexteMot> = {}): ContexteMot {
  return {
    publies: 28,
    masques: 2,
    types: [],
    echantillon: false,
    equivalents: [],
    ascendance: [],
    enfants: [],
    couple: null,
    disparues: [],
    ...changes,
  };
}
