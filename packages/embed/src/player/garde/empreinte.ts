import { sha256 } from '@noble/hashes/sha2.js';

/** A SHA-256 computed here: browsers compute it on HTTPS alone, and of whole files. */
export interface Calcul {
  append(octets: Uint8Array): void;
  /** The SHA-256, as 64 lower-case hexadecimal digits. */
  fin(): string;
}

export function startEmpreinte(): Calcul {
  const hash = sha256.create();
  return { append: (octets) => void hash.update(octets), fin: () => enHexa(hash.digest()) };
}

export function empreinteDuTexte(texte: string): string {
  return enHexa(sha256(new TextEncoder().encode(texte)));
}

const enHexa = (octets: Uint8Array): string =>
  Array.from(octets, (octet) => (octet < 16 ? '0' : '') + octet.toString(16)).join('');

/** Bytes read at once, so that a film of 300 MB takes no more memory. */
const MORCEAU = 1_048_576;

/** The fingerprint of a file, read a piece at a time; `breathe` lets the screen draw in between. */
export async function empreinteDuFichier(fichier: Blob, breathe: () => Promise<void>): Promise<string> {
  const calcul = startEmpreinte();
  for (let from = 0; from < fichier.size; from += MORCEAU) {
    // `Blob.arrayBuffer` is missing in the oldest supported browsers.
    calcul.append(new Uint8Array(await new Response(fichier.slice(from, from + MORCEAU)).arrayBuffer()));
    await breathe();
  }
  return calcul.fin();
}
