import { hash } from 'node:crypto';

/**
 * The fingerprint of a record as received, and of all that decides what is made of it: a record whose fingerprint is known needs
 * not be understood again.
 */
export function createEmpreinte(graine: string): (bruts: readonly string[]) => Buffer {
  const seed = hash('sha1', graine);
  return (bruts) => hash('sha1', [seed, ...bruts].join('\u001e'), 'buffer');
}
