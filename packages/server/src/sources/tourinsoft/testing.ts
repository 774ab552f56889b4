import type { Ligne } from '@bridge/contract';
import type { FluxTourinsoftOuvert } from './flux.ts';
import { type InterpretationDetaillee, interpretFiche } from './interpretation.ts';

export const unFlux = (autres: Partial<FluxTourinsoftOuvert> = {}): FluxTourinsoftOuvert => ({
  origine: 'api-v3',
  client: 'cdt99',
  syndication: '11111111-2222-3333-4444-555555555555',
  lignes: [],
  typeBridge: null,
  sousTables: null,
  depuis: null,
  recenser: false,
  ...autres,
});

/** A record that says the least that a record must. */
export const uneFiche = (champs: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  SyndicObjectID: 'HOTXXX0990000001',
  SyndicObjectName: 'Hôtel des Essais',
  ObjectTypeName: 'Hôtellerie',
  ...champs,
});

export const thes = (ThesCode: string, ThesLibelle: string) => ({
  ThesID: `id-${ThesCode}`,
  ThesCode,
  ThesLibelle,
  ThesPicto: '',
  ThesOrdre: 1,
});

/** What a record with these fields becomes under these lines. */
export const interpret = (
  champs: Readonly<Record<string, unknown>>,
  lignes: readonly Ligne[],
): InterpretationDetaillee => interpretFiche(unFlux({ lignes }), uneFiche(champs));
