import {
  type GabaritImprimeId,
  gabaritCouverture,
  gabaritEdition,
  gabaritNotes,
  gabaritSommaire,
  type RecordOf,
} from '@bridge/contract';

export const GABARITS = { gabaritEdition, gabaritCouverture, gabaritSommaire, gabaritNotes } as const;

/** A resource of printed gabarits, and a record of one. */
export type GabaritResource = (typeof GABARITS)[GabaritImprimeId];
export type Gabarit = RecordOf<GabaritResource>;
