/** Marks stand for the parts that the product draws until a template was cleaned: no data may hold their letters. */

const OUVRE = '\u0001';
const FERME = '\u0002';

export const marque = (numero: number): string => `${OUVRE}${numero}${FERME}`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: letters that no text has are what marks are made of.
const LETTRES = /[\u0000-\u0002]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same.
const MARQUE = /\u0001(\d+)\u0002/g;

export const sansLettresDeMarque = (texte: string): string => texte.replace(LETTRES, '');
export const sansMarques = (texte: string): string => texte.replace(MARQUE, '').replace(LETTRES, '');

export const replaceMarques = (html: string, de: (numero: number) => string): string =>
  html.replace(MARQUE, (_, numero: string) => de(Number(numero)));
