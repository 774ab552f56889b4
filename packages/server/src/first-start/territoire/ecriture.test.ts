import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeTerritory } from './ecriture.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territoire-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('files are written where their feed looks for them, and nothing else stays', async () => {
  await writeTerritory(folder, [
    { dossier: 'apidae', fichier: 'objets_modifies/objets_modifies-1.json', contenu: '[]' },
    { dossier: 'lei', fichier: 'fr.xml', contenu: '<LEI/>' },
  ]);
  expect(await readFile(join(folder, 'apidae', 'objets_modifies', 'objets_modifies-1.json'), 'utf8')).toBe('[]');
  expect(await readdir(join(folder, 'lei'))).toEqual(['fr.xml']);
});

it('a second writing replaces the first', async () => {
  await writeTerritory(folder, [{ dossier: 'lei', fichier: 'fr.xml', contenu: 'old, and longer' }]);
  await writeTerritory(folder, [{ dossier: 'lei', fichier: 'fr.xml', contenu: 'new' }]);
  expect(await readFile(join(folder, 'lei', 'fr.xml'), 'utf8')).toBe('new');
});
