import { hash } from 'node:crypto';

/**
 * Makes the fingerprints of records, from their text and from all that decides how they are understood: a record whose
 * fingerprint is known need not be understood again.
 */
export function createEmpreinte(graine: string): (bruts: readonly string[]) => Buffer {
  const seed = hash('sha1', graine);
  return (bruts) => hash('sha1', [seed, ...bruts].join('\u001e'), 'buffer');
}
