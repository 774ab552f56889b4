import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageText, readCatalogue, shownSources, twinOf } from './catalogue.ts';
import { sentencesOfServer } from './server.ts';
import { textsOf } from './source.ts';

const spoken = shownSources().filter((path) => twinOf(path, 'en') === undefined);
const french = new Set([
  pageText(),
  ...sentencesOfServer(),
  ...spoken.flatMap((path) => textsOf(path, readFileSync(path, 'utf8')).map(({ words }) => words)),
]);
const { words } = readCatalogue('en');
const placeholders = (text: string) => new Set(text.match(/\{\d+\}/g));
const edges = (text: string) => [text.startsWith(' '), text.endsWith(' ')];

describe('the English console', () => {
  it('says all that the French one says, and nothing that is gone', () => {
    expect(french.size).toBeGreaterThan(6000);
    expect(sentencesOfServer().size).toBeGreaterThan(600);
    expect([...french].filter((text) => !words.has(text))).toEqual([]);
    expect([...words.keys()].filter((text) => !french.has(text))).toEqual([]);
  });

  it('computes nothing that the French does not, and joins its parts as it does', () => {
    const wrong = [...words].filter(
      ([text, said]) =>
        [...placeholders(said)].some((one) => !placeholders(text).has(one)) || `${edges(text)}` !== `${edges(said)}`,
    );
    expect(wrong).toEqual([]);
  });

  it('makes no plural by adding letters to a word: grammar has functions of its own', () => {
    const glued = spoken.filter((path) =>
      /\$\{\w+\}(s\b|\$\{[^{}]*\? 's' : ''\})/.test(readFileSync(path, 'utf8').replace(/\/\/.*$/gm, '')),
    );
    expect(glued.filter((path) => !path.endsWith('french.ts'))).toEqual([]);
  });

  it('has modules of its own that offer what the French ones do', async () => {
    const twins = shownSources().flatMap((path) =>
      [twinOf(path, 'en')].flatMap((twin) => (twin ? [[path, twin]] : [])),
    );
    expect(twins.length).toBeGreaterThan(2);
    for (const [path = '', twin = ''] of twins) {
      expect(Object.keys(await import(twin)).sort(), twin).toEqual(Object.keys(await import(path)).sort());
    }
  });
});
