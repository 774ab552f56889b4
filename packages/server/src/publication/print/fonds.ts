import { writeFile } from 'node:fs/promises';
import { BridgeError } from '@bridge/contract';
import type { Cadreur } from '../../catalogue/photos/cadrage.ts';
import type { Reserve } from '../../catalogue/photos/reserve.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { adresseDeTuile, FONDS_DE_TUILES, type FondDeTuiles } from '../../rendering/carte.fonds.ts';
import type { ImageDemandee } from '../../rendering/print/images.ts';

interface Dependencies {
  readonly outside: Pick<Outside, 'read'>;
  /** The store that keeps tiles for the next edition. */
  readonly reserve: Reserve;
  readonly cadreur: Pick<Cadreur, 'assemble'>;
}
type Demande = Extract<ImageDemandee, { readonly genre: 'tuiles' }>;

/** The side of a tile, in pixels. */
const COTE = 256;
const LARGEST_TILE = 1024 ** 2;
const LIMITS = { firstByte: 5_000, silence: 5_000, whole: 15_000 };
/** How many tiles are asked for at the same time. */
const ABREAST = 4;

/** Writes the background of a map to a file; false when one of its tiles cannot be had. */
export async function bringFond(
  dependencies: Dependencies,
  asked: Asked,
  demande: Demande,
  to: string,
): Promise<boolean> {
  const fond = await fondAssemble(dependencies, asked, demande);
  if (fond !== null) await writeFile(to, fond);
  return fond !== null;
}

interface Asked {
  readonly qui: string;
  readonly signal?: AbortSignal;
}

/** The background of a map, its tiles in one picture; null when one of them cannot be had. */
export async function fondAssemble(
  dependencies: Dependencies,
  { qui, signal }: Asked,
  { fond, mosaique: { zoom, x, y, colonnes, lignes, zone } }: Pick<Demande, 'fond' | 'mosaique'>,
): Promise<Buffer | null> {
  const tuiles = FONDS_DE_TUILES[fond];
  if (tuiles === null) return null;
  const carres: Buffer[] = [];
  const queue = Array.from({ length: colonnes * lignes }, (_, rank) => rank);
  const work = async () => {
    for (let rank = queue.shift(); rank !== undefined; rank = queue.shift()) {
      const tuile = { z: zoom, x: x + (rank % colonnes), y: y + Math.floor(rank / colonnes) };
      carres[rank] = await bringTuile(dependencies, { nom: fond, tuiles, ...tuile }, signal);
    }
  };
  try {
    await Promise.all(Array.from({ length: ABREAST }, work));
    return await dependencies.cadreur.assemble(qui, { carres, colonnes, cote: COTE, zone });
  } catch (error) {
    // Too many requests, or an abandoned one, are no fault of the map.
    if (error instanceof BridgeError) throw error;
    signal?.throwIfAborted();
    return null;
  } finally {
    queue.length = 0;
  }
}

interface Tuile {
  readonly nom: string;
  readonly tuiles: FondDeTuiles;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A tile, kept for the next edition. */
async function bringTuile(
  { outside, reserve }: Dependencies,
  { nom, tuiles, z, x, y }: Tuile,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  const kept = `tuiles/${nom}/${z}/${x}-${y}`;
  const known = await reserve.read(kept);
  if (known !== null) return known;
  const { body } = await outside.read(
    { url: adresseDeTuile(tuiles, z, x, y) },
    { largest: LARGEST_TILE, limits: LIMITS, signal },
  );
  // A full disk does not keep anybody from printing.
  await reserve.keep(kept, body).catch(() => undefined);
  return body;
}
