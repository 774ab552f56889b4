import { secondesDe } from './duree.rules.ts';
import type { Lecteur } from './lecteur.ts';
import type { Film } from './mp4.ts';
import { abime, refus } from './refus.ts';

const HEAD = 1024 ** 2;
const MOST_ELEMENTS = 5_000;
/** The largest side in pixels: no camera makes more. */
const LARGEST_SIDE = 20_000;
const [EBML, DOC_TYPE, SEGMENT, INFO, TRACKS] = [0x1a45dfa3, 0x4282, 0x18538067, 0x1549a966, 0x1654ae6b];
const [TRACK_ENTRY, VIDEO, AUDIO, WIDTH, HEIGHT, SCALE, DURATION] = [0xae, 0xe0, 0xe1, 0xb0, 0xba, 0x2ad7b1, 0x4489];
const CONTAINERS = new Set([EBML, SEGMENT, INFO, TRACKS, TRACK_ENTRY, VIDEO]);

/** Reads the head of a WebM: its description comes before its pictures. */
export async function readWebm(lecteur: Lecteur): Promise<Film> {
  const bytes = await lecteur.read(0, HEAD);
  const found = new Map<number, Buffer>();
  walk(bytes, found);
  if (found.get(DOC_TYPE)?.toString('latin1').replace(/\0+$/, '') !== 'webm')
    throw refus('C’est une vidéo Matroska\u00a0: exportez-la en MP4 ou en WebM puis déposez-la.');
  const [largeur, hauteur] = [numberOf(found.get(WIDTH)), numberOf(found.get(HEIGHT))];
  if (!largeur || !hauteur || Math.max(largeur, hauteur) > LARGEST_SIDE) throw abime();
  const units = floatOf(found.get(DURATION));
  const scale = numberOf(found.get(SCALE)) ?? 1_000_000;
  const duree = units === null ? null : secondesDe((units * scale) / 1e9);
  return { largeur, hauteur, duree, son: found.has(AUDIO), morceaux: [{ debut: 0, fin: lecteur.taille - 1 }] };
}

/** Flat: containers are entered by reading on, and only the first of each is noted. */
function walk(bytes: Buffer, found: Map<number, Buffer>): void {
  for (let at = 0, count = 0; at < bytes.length && count < MOST_ELEMENTS; count += 1) {
    const id = vint(bytes, at, true);
    const size = id === null ? null : vint(bytes, at + id.length, false);
    if (id === null || size === null) return;
    const corps = at + id.length + size.length;
    if (CONTAINERS.has(id.value)) at = corps;
    else {
      if (!found.has(id.value)) found.set(id.value, bytes.subarray(corps, Math.min(corps + size.value, corps + 64)));
      at = corps + size.value;
    }
  }
}

/** A number whose first bits tell its length; ids keep those bits. */
function vint(bytes: Buffer, at: number, keep: boolean): { value: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = keep ? first : first & (0xff >> length);
  for (let rang = 1; rang < length; rang += 1) value = value * 256 + (bytes[at + rang] ?? 0);
  return { value, length };
}

function numberOf(bytes: Buffer | undefined): number | null {
  return bytes === undefined || bytes.length === 0 || bytes.length > 6 ? null : bytes.readUIntBE(0, bytes.length);
}

function floatOf(bytes: Buffer | undefined): number | null {
  if (bytes?.length === 4) return bytes.readFloatBE(0);
  return bytes?.length === 8 ? bytes.readDoubleBE(0) : null;
}
