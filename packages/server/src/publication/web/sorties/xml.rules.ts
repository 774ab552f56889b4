import { ecrivable } from './contenu.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside markup of XML, in an element or in quotes. */
export const xml = (texte: string): string =>
  ecrivable(texte).replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
