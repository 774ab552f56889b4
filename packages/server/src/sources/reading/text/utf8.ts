import { isUtf8 } from 'node:buffer';

/** Stands where bytes were no text: it cannot be in a sound answer, so the record that holds it is known to be spoiled. */
export const OCTETS_ILLISIBLES = '\uffff';
export const PAS_DU_TEXTE = 'La fiche contient des octets qui ne sont pas du texte UTF-8.';

/** How many bytes at the end begin a character that the next chunk finishes: 0 to 3. */
export function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < lengthOf(byte) ? back : 0;
  }
  return 0;
}

/** Text of bytes that are not all UTF-8: what is not is marked, what is sound around it is kept. */
export function markedUtf8(bytes: Buffer): string {
  const parts: string[] = [];
  let sound = 0;
  let index = 0;
  while (index < bytes.length) {
    const byte = bytes[index] ?? 0;
    const length = lengthOf(byte);
    if (byte < 0x80 || (length > 0 && isUtf8(bytes.subarray(index, index + length)))) {
      index += Math.max(length, 1);
      continue;
    }
    parts.push(bytes.toString('utf8', sound, index), OCTETS_ILLISIBLES);
    index += 1;
    sound = index;
  }
  parts.push(bytes.toString('utf8', sound));
  return parts.join('');
}

function lengthOf(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  if (lead >= 0xf0 && lead < 0xf5) return 4;
  return 0;
}
