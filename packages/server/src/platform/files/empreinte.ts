import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { Kept } from './files.ts';

/** Lets bytes pass, and measures them: their number and their fingerprint. */
export function measuring(): { readonly through: Transform; result(): Kept } {
  const hash = createHash('sha256');
  let taille = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      taille += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, result: () => ({ taille, empreinte: hash.digest('hex') }) };
}
