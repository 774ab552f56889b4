import type { Textes } from '@bridge/contract';

/** Whether a text says something: some sources send a space, or an empty paragraph. */
export function hasText(textes: Textes, langue: keyof Textes): boolean {
  const text = textes[langue];
  return text !== undefined && lengthOf(text) > 0;
}

/** How many characters of a text a reader sees. */
export function lengthOf(text: string): number {
  if (isPlain(text)) return text.trim().length;
  // A tag holds no other tag, so that text with many « < » is read only once.
  const plain = text.includes('<') ? text.replace(/<[^<>]*>/g, ' ') : text;
  return plain
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim().length;
}

/** Whether a text has no tag, no entity and no run of spaces, as most texts. */
function isPlain(text: string): boolean {
  return !/[<&\n\t\r]| {2}/.test(text);
}
