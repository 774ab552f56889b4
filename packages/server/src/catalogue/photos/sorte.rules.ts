/** The type of a file by its content, whatever its name or its server say. */
export type SorteDImage = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** How many bytes tell the type. */
export const ENTETE = 32;

const starts = (bytes: Buffer, ...first: readonly number[]) => first.every((byte, index) => bytes[index] === byte);
const says = (bytes: Buffer, at: number, word: string) => bytes.toString('latin1', at, at + word.length) === word;

/** The type of an image, or null for other files. Drawings are refused: an SVG may hold anything. */
export function sorteDImage(bytes: Buffer): SorteDImage | null {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP')) return 'webp';
  if (says(bytes, 0, 'GIF87a') || says(bytes, 0, 'GIF89a')) return 'gif';
  if (says(bytes, 4, 'ftyp') && (says(bytes, 8, 'avif') || says(bytes, 8, 'avis'))) return 'avif';
  return null;
}
