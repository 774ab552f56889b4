import type { Parution } from './parutions.query.ts';

/** Those that have pages. */
export const comparables = (items: readonly Parution[]): readonly Parution[] =>
  items.filter(({ pages, etat }) => pages !== null && etat !== 'en-cours');

/** Those that one may be compared with: older, in the same language, for the same readers. */
export const anterieures = (items: readonly Parution[], { id, langue, entiteId }: Parution): readonly Parution[] =>
  items.filter((other) => other.id < id && other.langue === langue && other.entiteId === entiteId);
