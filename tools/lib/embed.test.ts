import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { targets } from './build-targets.mjs';
import { inCache } from './paths.mjs';

const folder = inCache(`embed-${process.pid}`);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const kilobytes = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0) / 1000;

/** A file and what it cannot start without. */
function loadedWith(name: string): string[] {
  const imported = [...read(name).matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, file = '']) => file);
  return [name, ...imported.flatMap(loadedWith)];
}

describe('what sites load', () => {
  beforeAll(() => targets.find(({ name }) => name === 'embed')?.build(folder, () => undefined));
  afterAll(() => rm(folder, { recursive: true, force: true }));

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
