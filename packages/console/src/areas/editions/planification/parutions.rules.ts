import type { Parution } from './parutions.query.ts';

/** The documents that have pages, and can be compared. */
export const comparables = (items: readonly Parution[]): readonly Parution[] =>
  items.filter(({ pages, etat }) => pages !== null && etat !== 'en-cours');

/** The documents that a document may be compared with: older, in the same language, for the same readers. */
export const anterieures = (items: readonly Parution[], { id, langue, entiteId }: Parution): readonly Parution[] =>
  items.filter((other) => other.id < id && other.langue === langue && other.entiteId === entiteId);
