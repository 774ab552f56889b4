import { describe, expect, it } from 'vitest';
import { addToGlossaire, glossaireSchema, readGlossaire } from './glossaire.schemas.ts';

describe('a glossary that is pasted', () => {
  it('has one column a language, in the order of the configuration', () => {
    expect(readGlossaire('office;tourist office;Büro\nAmbrelac', ['en', 'de'])).toEqual([
      { terme: 'office', traductions: { en: 'tourist office', de: 'Büro' } },
      { terme: 'Ambrelac', traductions: {} },
    ]);
  });

  it('may name its languages in its first line, in any order', () => {
    expect(readGlossaire('terme\tde\ten\r\ngîte\tFerienhaus\t"holiday cottage"\r\n', ['en'])).toEqual([
      { terme: 'gîte', traductions: { de: 'Ferienhaus', en: 'holiday cottage' } },
    ]);
  });

  it('completes the words that are known, whatever their capitals', () => {
    const avant = [{ terme: 'Gîte', traductions: { en: 'cottage' } }];
    expect(addToGlossaire(avant, [{ terme: 'gîte', traductions: { de: 'Ferienhaus' } }])).toEqual([
      { terme: 'Gîte', traductions: { en: 'cottage', de: 'Ferienhaus' } },
    ]);
  });

  it('holds each word once', () => {
    const twice = [
      { terme: 'Lac', traductions: {} },
      { terme: 'lac', traductions: {} },
    ];
    expect(glossaireSchema.safeParse(twice).error?.issues[0]?.path).toEqual([1, 'terme']);
  });
});
