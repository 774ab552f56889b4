import type { Systeme } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { textFor } from './autre-systeme.ts';

async function* chunks(...texts: readonly string[]) {
  yield* texts;
}

async function read(systeme: Systeme, ...texts: readonly string[]): Promise<string> {
  let whole = '';
  for await (const text of textFor(systeme, chunks(...texts))) whole += text;
  return whole;
}

const LEI = '<?xml version="1.0"?>\n<LEI><Resultat></Resultat></LEI>';
const ATOM = '<feed xmlns="http://www.w3.org/2005/Atom"></feed>';
const ODATA = '{"value":[{"SyndicObjectID":"A1"}]}';
const APIDAE = '{"numFound":1,"objetsTouristiques":[{"id":4}]}';
const OBJET = '[{"type":"HOTELLERIE","id":4,"nom":{"libelleFr":"Auberge"}}]';

describe('a document of another system', () => {
  it.each([
    [
      'tourinsoft',
      LEI,
      'Ce document commence par «\u00a0<LEI>\u00a0»\u00a0: c’est un fichier LEI. Créez plutôt un flux LEI.',
    ],
    ['tourinsoft', APIDAE, 'c’est un fichier Apidae'],
    ['tourinsoft', OBJET, 'c’est un fichier Apidae'],
    ['lei', ATOM, 'c’est un fichier Tourinsoft'],
    ['lei', ODATA, 'c’est un fichier Tourinsoft'],
    ['lei', APIDAE, 'c’est un fichier Apidae'],
    ['apidae', LEI, 'c’est un fichier LEI'],
    ['apidae', ODATA, 'c’est un fichier Tourinsoft'],
  ] as const)('is not read by %s, which says what it is: %s', async (systeme, text, words) => {
    await expect(read(systeme, text)).rejects.toThrow(words);
  });

  it.each([
    ['lei', LEI],
    ['tourinsoft', ATOM],
    ['tourinsoft', ODATA],
    ['apidae', APIDAE],
    ['apidae', OBJET],
    ['lei', '<html></html>'],
    ['tourinsoft', ''],
  ] as const)('is told from its own, and from what nobody knows: %s %s', async (systeme, text) => {
    expect(await read(systeme, '  ', text)).toBe(`  ${text}`);
  });
});
