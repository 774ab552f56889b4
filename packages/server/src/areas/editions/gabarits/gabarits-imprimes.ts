import {
  type GabaritImprimeId,
  gabaritCouverture,
  gabaritEdition,
  gabaritNotes,
  gabaritSommaire,
  type RecordOf,
} from '@bridge/contract';

export const GABARITS = { gabaritEdition, gabaritCouverture, gabaritSommaire, gabaritNotes } as const;

/** One of the resources of gabarits of printed pages, and a record of one of them. */
export type GabaritResource = (typeof GABARITS)[GabaritImprimeId];
export type Gabarit = RecordOf<GabaritResource>;
