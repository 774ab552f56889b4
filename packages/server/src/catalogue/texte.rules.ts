import type { Textes } from '@bridge/contract';

/** Whether a text says something: some sources send a space, or an empty paragraph. */
export function hasText(textes: Textes, langue: keyof Textes): boolean {
  const text = textes[langue];
  return text !== undefined && lengthOf(text) > 0;
}

/** How many characters a reader sees. */
export function lengthOf(text: string): number {
  if (isPlain(text)) return text.trim().length;
  // A tag holds no other tag: what is no tag is read once, however many « < » it has.
  const plain = text.includes('<') ? text.replace(/<[^<>]*>/g, ' ') : text;
  return plain
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim().length;
}

/** No tag, no entity, no run of spaces: nothing to count apart. Most texts are. */
function isPlain(text: string): boolean {
  return !/[<&\n\t\r]| {2}/.test(text);
}
