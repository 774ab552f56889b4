import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'acorn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inCache } from '../paths.mjs';
import { targets } from './build-targets.mjs';

const folder = inCache(`embed-${process.pid}`);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const kilobytes = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0) / 1000;

/** A file and what it cannot start without. */
function loadedWith(name: string): string[] {
  const imported = [...read(name).matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, file = '']) => file);
  return [name, ...imported.flatMap(loadedWith)];
}

beforeAll(() => targets.find(({ name }) => name === 'embed')?.build(folder, () => undefined));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('what sites load', () => {
  it('weighs 15 kB at most, and less without a list', () => {
    expect(kilobytes(loadedWith('bridge.js'))).toBeLessThanOrEqual(15);
    expect(kilobytes(loadedWith('cadre.js'))).toBeLessThanOrEqual(1);
    expect(kilobytes(loadedWith('cadre-hote.js'))).toBeLessThanOrEqual(1);
  });

  it('leaves the map and its library to who sees a map, in a file named after its content', () => {
    expect(read('bridge.js')).not.toContain('leaflet');
    const [, carte = ''] = /import\(\s*["'`]\.\/(carte-[\w-]{8}\.js)["'`]\s*\)/.exec(read('bridge.js')) ?? [];
    expect(readdirSync(folder)).toContain(carte);
    expect(read(carte)).toContain('leaflet-container');
  });

  it('evaluates no text and keeps nothing but favourites', () => {
    const all = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map(read)
      .join('\n');
    expect(all).not.toMatch(/\beval\(|new Function\(|document\.cookie|sessionStorage|indexedDB/);
  });
});

describe('what screens load', () => {
  const SCRIPTS = ['lecteur/lecteur.js', 'lecteur/sw.js'];
  /** What came to browsers after Chromium 68, and what the player brings along itself. */
  const LATER =
    /\.(?:replaceAll|matchAll|replaceChildren|toSorted|findLast|arrayBuffer\(\)\.then|randomUUID|trimStart)\(|\b(?:structuredClone|queueMicrotask|WeakRef|BigInt|AggregateError)\b|allSettled|Promise\.any|\bglobalThis\b|AbortSignal\.(?:timeout|any)|dateStyle|\.blob\(\)\.then\(\w+\.stream/;

  it('weighs 60 kB at most, with its page and its styles', () => {
    const all = ['lecteur.js', 'sw.js', 'lecteur.css', 'page.html'].map((name) => `lecteur/${name}`);
    expect(kilobytes(all)).toBeLessThanOrEqual(60);
  });

  it('is a classic script that Chromium 68 reads, and asks nothing of it that came later', () => {
    for (const name of SCRIPTS) {
      // The syntax of ES2019 is that of Chromium 66: it has neither `?.`, nor `??`, nor fields of classes.
      expect(() => parse(read(name), { ecmaVersion: 2019, sourceType: 'script' })).not.toThrow();
      expect(LATER.exec(read(name))?.[0]).toBeUndefined();
    }
  });

  it('carries no validation library, evaluates no text, keeps nothing where a kill loses it', () => {
    for (const name of SCRIPTS)
      expect(read(name)).not.toMatch(/ZodError|\beval\(|new Function\(|document\.cookie|localStorage|sessionStorage/);
  });

  it('says the same version everywhere: a new player is a new worker', () => {
    const [, version] = /bridge-lecteur-([0-9a-f]{12})/.exec(read('lecteur/sw.js')) ?? [];
    expect(version).toBeDefined();
    expect(read('lecteur/lecteur.js')).toContain(`"${version}"`);
  });

  it('has styles that Chromium 68 draws', () => {
    expect(read('lecteur/lecteur.css')).not.toMatch(/\binset:|aspect-ratio|:is\(|:where\(|\bclamp\(|(?<!grid-)gap:/);
  });
});
