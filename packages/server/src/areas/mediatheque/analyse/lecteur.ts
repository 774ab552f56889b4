import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Span } from '../../../platform/files/files.ts';

/** Reads parts of a file: a large file is never whole in memory. */
export interface Lecteur {
  readonly taille: number;
  /** Shorter than asked for at the end of the file. */
  read(debut: number, longueur: number): Promise<Buffer>;
}

export async function avecLecteur<T>(fichier: string, work: (lecteur: Lecteur) => Promise<T>): Promise<T> {
  const handle = await open(fichier, 'r');
  try {
    const { size } = await handle.stat();
    return await work({
      taille: size,
      async read(debut, longueur) {
        const wanted = Math.max(0, Math.min(longueur, size - debut));
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, debut);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}

/** A part of the kept content: bytes of its own, or a span of the file. */
export type Morceau = Buffer | Span;

/** Adds a span, merged with the one before when they touch. */
export function add(morceaux: Morceau[], debut: number, fin: number): void {
  const last = morceaux.at(-1);
  if (last !== undefined && !Buffer.isBuffer(last) && last.fin + 1 === debut)
    morceaux[morceaux.length - 1] = { debut: last.debut, fin };
  else morceaux.push({ debut, fin });
}

/** The kept content, as parts of a file on this disk. Plain data, which crosses from process to process. */
export interface Contenu {
  readonly fichier: string;
  readonly morceaux: readonly Morceau[];
}

/** The path of a file written anew, until it is stored. */
export const reecritureDe = (fichier: string): string => `${fichier}-reecrit.part`;

const PIECE = 256 * 1024;

export function fluxDe({ fichier, morceaux }: Contenu): Readable {
  return Readable.from(octets(fichier, morceaux), { objectMode: false });
}

async function* octets(fichier: string, morceaux: readonly Morceau[]): AsyncGenerator<Buffer> {
  const handle = await open(fichier, 'r');
  try {
    for (const morceau of morceaux) {
      if (Buffer.isBuffer(morceau)) {
        yield morceau;
        continue;
      }
      for (let debut = morceau.debut; debut <= morceau.fin; ) {
        const wanted = Math.min(PIECE, morceau.fin - debut + 1);
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, debut);
        if (bytesRead === 0) throw new Error('the file is shorter than it was');
        yield buffer.subarray(0, bytesRead);
        debut += bytesRead;
      }
    }
  } finally {
    await handle.close();
  }
}
