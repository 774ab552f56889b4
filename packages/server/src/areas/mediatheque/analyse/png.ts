import { crc32 } from 'node:zlib';
import { add, type Lecteur, type Morceau } from './lecteur.ts';
import { exifDOrientation } from './orientation.rules.ts';
import { abime } from './refus.ts';

/** The chunks that are kept: pixels, colours and movement, without texts, dates and EXIF. */
const KEPT = new Set(
  'IHDR PLTE tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs hIST sPLT IDAT IEND acTL fcTL fdAT'.split(' '),
);
const MOST_CHUNKS = 100_000;
const SIGNATURE = 8;

/** The parts kept of a PNG, byte for byte, without any bytes after the end. */
export async function morceauxDePng(lecteur: Lecteur, orientation: number): Promise<Morceau[]> {
  const morceaux: Morceau[] = [{ debut: 0, fin: SIGNATURE - 1 }];
  let at = SIGNATURE;
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    const head = await lecteur.read(at, 8);
    if (head.length < 8) throw abime();
    const name = head.toString('latin1', 4, 8);
    const end = at + 12 + head.readUInt32BE(0);
    if (end > lecteur.taille) throw abime();
    if (KEPT.has(name)) add(morceaux, at, end - 1);
    if (name === 'IHDR' && orientation > 1) morceaux.push(chunk('eXIf', exifDOrientation(orientation)));
    if (name === 'IEND') return morceaux;
    at = end;
  }
  throw abime();
}

/** The number of pictures of a PNG: an animation tells it before its first picture. */
export async function imagesDePng(lecteur: Lecteur): Promise<number> {
  let at = SIGNATURE;
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    const head = await lecteur.read(at, 12);
    const name = head.toString('latin1', 4, 8);
    if (head.length < 12 || name === 'IDAT' || name === 'IEND') return 1;
    if (name === 'acTL') return Math.max(1, head.readUInt32BE(8));
    at += 12 + head.readUInt32BE(0);
  }
  return 1;
}

/** A piece of a PNG, with its length and its sum. */
export function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, crc]);
}
