import { add, type Lecteur, type Morceau } from './lecteur.ts';
import { exifDOrientation } from './orientation.rules.ts';
import { abime } from './refus.ts';

const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const MOST_CHUNKS = 100_000;
const EXIF = 0x08;
const XMP = 0x04;
const HEAD = 12;

/** The parts kept of a WebP, byte for byte: pixels, profile and movement. */
export async function morceauxDeWebp(lecteur: Lecteur, orientation: number): Promise<Morceau[]> {
  const head = await lecteur.read(0, HEAD);
  const end = 8 + head.readUInt32LE(4);
  if (end > lecteur.taille) throw abime();
  const morceaux: Morceau[] = [];
  let isExtended = false;
  let at = HEAD;
  for (let chunks = 0; at + 8 <= end; chunks += 1) {
    if (chunks === MOST_CHUNKS) throw abime();
    const chunk = await lecteur.read(at, 18);
    const name = chunk.toString('latin1', 0, 4);
    const length = chunk.readUInt32LE(4);
    const next = at + 8 + length + (length % 2);
    if (next > end + 1) throw abime();
    if (name === 'VP8X' && chunk.length === 18) {
      isExtended = true;
      chunk[8] = ((chunk[8] ?? 0) & ~(EXIF | XMP)) | (orientation > 1 ? EXIF : 0);
      morceaux.push(chunk);
    } else if (KEPT.has(name)) add(morceaux, at, Math.min(next, lecteur.taille) - 1);
    at = next;
  }
  // Only a file with the extended header can hold the orientation.
  if (isExtended && orientation > 1) morceaux.push(exifChunk(orientation));
  return [riff(morceaux), ...morceaux];
}

function exifChunk(orientation: number): Buffer {
  const content = exifDOrientation(orientation);
  const head = Buffer.alloc(8);
  head.write('EXIF', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

function riff(morceaux: readonly Morceau[]): Buffer {
  const length = morceaux.reduce(
    (sum, morceau) => sum + (Buffer.isBuffer(morceau) ? morceau.length : morceau.fin - morceau.debut + 1),
    4,
  );
  const head = Buffer.alloc(HEAD);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(length, 4);
  head.write('WEBP', 8, 'latin1');
  return head;
}
