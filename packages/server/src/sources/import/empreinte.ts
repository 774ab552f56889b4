import { createHash } from 'node:crypto';

/**
 * The fingerprint of a record as received, and of all that decides what is made of it: a record whose fingerprint is known needs
 * not be understood again.
 */
export function empreinteDe(graine: string, bruts: readonly string[]): Buffer {
  const hash = createHash('sha1').update(graine);
  for (const brut of bruts) hash.update('\u001e').update(brut);
  return hash.digest();
}
