import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { dessinDePicto, NOMS_DE_PICTOS } from './pictos.ts';

it('every pictogram that the console offers can be drawn', async () => {
  const set = await readFile(new URL('../../../console/src/resource/values/picto.set.ts', import.meta.url), 'utf8');
  const offered = [...set.matchAll(/\bof\('([^']+)'/g)].map(([, nom]) => nom);
  expect(offered.length).toBeGreaterThan(50);
  expect([...NOMS_DE_PICTOS].sort()).toEqual(offered.sort());
});

it('a drawing is a path and nothing else', () => {
  for (const nom of NOMS_DE_PICTOS) expect(dessinDePicto(nom)).toMatch(/^M[\d\sa-zM.-]+$/);
  for (const nom of [null, 'inconnu', 'constructor', '']) expect(dessinDePicto(nom)).toBeNull();
});
