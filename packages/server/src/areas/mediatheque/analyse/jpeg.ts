import { add, type Lecteur, type Morceau } from './lecteur.ts';
import { exifDOrientation } from './orientation.rules.ts';
import { abime } from './refus.ts';

const PIECE = 256 * 1024;
const MOST_SEGMENTS = 10_000;

/** The parts kept of a JPEG, byte for byte: pixels, colours and profile, without place, time and camera. */
export async function morceauxDeJpeg(lecteur: Lecteur, orientation: number): Promise<Morceau[]> {
  const morceaux: Morceau[] = [{ debut: 0, fin: 1 }];
  if (orientation > 1) morceaux.push(app1(orientation));
  let at = 2;
  for (let segments = 0; segments < MOST_SEGMENTS; segments += 1) {
    const head = await lecteur.read(at, 20);
    if (head.length < 2 || head[0] !== 0xff) throw abime();
    const marker = head[1] ?? 0;
    // Bytes of filling stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      add(morceaux, at, at + 1);
      return morceaux;
    }
    if (head.length < 4) throw abime();
    const end = at + 2 + head.readUInt16BE(2);
    if (end > lecteur.taille) throw abime();
    const next = marker === 0xda ? await endOfScan(lecteur, end) : end;
    if (isKept(marker, head.toString('latin1', 4, 18))) add(morceaux, at, next - 1);
    at = next;
  }
  throw abime();
}

function isKept(marker: number, says: string): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  // JFIF, the profile and Adobe's marker decide how pixels are shown.
  return (
    (marker === 0xe0 && says.startsWith('JFIF\0')) ||
    (marker === 0xe2 && says.startsWith('ICC_PROFILE\0')) ||
    (marker === 0xee && says.startsWith('Adobe'))
  );
}

/** The position of the marker after the pixels that start at a position. */
async function endOfScan(lecteur: Lecteur, start: number): Promise<number> {
  for (let at = start; at < lecteur.taille; ) {
    const piece = await lecteur.read(at, PIECE);
    for (
      let found = piece.indexOf(0xff);
      found !== -1 && found + 1 < piece.length;
      found = piece.indexOf(0xff, found + 1)
    ) {
      const next = piece[found + 1] ?? 0;
      const isPixels = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
      if (!isPixels) return at + found;
    }
    if (piece.length < PIECE) break;
    // The last byte is read again: a marker may lie across two pieces.
    at += piece.length - 1;
  }
  throw abime();
}

function app1(orientation: number): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifDOrientation(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([head, exif]);
}
