import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError } from '@bridge/contract';
import { fluxDe, reecritureDe } from '../analyse/lecteur.ts';
import type { Analyze } from './depot.service.ts';

interface Dependencies {
  readonly analyze: Analyze;
  /** A folder of this server where files lie while they are looked at. */
  readonly arrivees: string;
}

/** What is kept of an image: its bytes without what is private in them, and what it is. */
export interface ImageNette {
  readonly type: string;
  readonly contenu: Buffer;
}

const IMAGES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Looks at a small image as the médiathèque does at its own, in the name of an entity; throws what it is refused for. */
export function createNettoyage({ analyze, arrivees }: Dependencies) {
  return async (entiteId: number | null, image: Buffer, nom: string): Promise<ImageNette> => {
    await mkdir(arrivees, { recursive: true });
    const chemin = join(arrivees, `${randomUUID()}.part`);
    try {
      await writeFile(chemin, image, { flag: 'wx' });
      const { type, contenu } = await analyze(entiteId, chemin, nom);
      if (!IMAGES.includes(type)) throw new BridgeError('notFile');
      return { type, contenu: Buffer.concat(await fluxDe(contenu).toArray()) };
    } finally {
      for (const left of [chemin, reecritureDe(chemin)]) await rm(left, { force: true });
    }
  };
}
