import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDLESS_ROOM } from '../platform/files/room.ts';
import { createDisque } from './cache.disque.ts';
import { entree } from './cache.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const page = (texte: string, cles: readonly string[] = []) =>
  entree({
    statut: 200,
    type: 'text/html',
    corps: Buffer.from(texte),
    cles,
    entetes: { a: 'b' },
    fraicheJusque: 1,
    perime: 1,
    parametres: ['q'],
  });
const folder = () => mkdtemp(join(tmpdir(), 'bridge-disque-'));
const open = (dossier: string, octets = 1e6, now = NOW) =>
  createDisque({
    dossier,
    octets,
    now: () => now,
    room: ENDLESS_ROOM,
    onError: (error) => {
      throw error;
    },
  });

describe('copies on disk', () => {
  it('are read back as they were, by this server and by the next', async () => {
    const dossier = await folder();
    const disque = open(dossier);
    await disque.write('clé', page('été', ['liste:1']));
    for (const reader of [disque, open(dossier)]) {
      const read = await reader.read('clé');
      expect(read).toMatchObject({
        statut: 200,
        type: 'text/html',
        cles: ['liste:1'],
        entetes: { a: 'b' },
        parametres: ['q'],
        perime: 0,
      });
      expect(read?.corps.toString()).toBe('été');
      expect(await reader.read('autre')).toBeUndefined();
    }
  });

  it('of an older form are swept away at start', async () => {
    const dossier = await folder();
    await open(dossier).write('un', page('1'));
    const [name = ''] = await readdir(dossier);
    const written = await readFile(join(dossier, name), 'utf8');
    await writeFile(join(dossier, name), written.replace('"forme":2', '"forme":1'));
    const disque = open(dossier);
    await disque.settled();
    expect(await readdir(dossier)).toEqual([]);
    expect(await disque.read('un')).toBeUndefined();
  });

  it('of what is withdrawn are erased, those of an earlier server too', async () => {
    const dossier = await folder();
    const before = open(dossier);
    await before.write('un', page('1', ['liste:1']));
    await before.write('deux', page('2', ['liste:2']));
    const disque = open(dossier);
    await disque.erase(new Set(['liste:1']));
    expect(await disque.read('un')).toBeUndefined();
    expect((await disque.read('deux'))?.corps.toString()).toBe('2');
  });

  it('of what has ended are not shown any more', async () => {
    const dossier = await folder();
    await open(dossier).write('fête', { ...page('1'), fin: NOW.getTime() + 1 });
    expect(await open(dossier).read('fête')).toBeDefined();
    expect(await open(dossier, 1e6, new Date(NOW.getTime() + 1)).read('fête')).toBeUndefined();
  });

  it('never take more room than they were given', async () => {
    const dossier = await folder();
    const disque = open(dossier, 5_000);
    for (let n = 0; n < 30; n += 1) await disque.write(`page ${n}`, page('x'.repeat(800)));
    expect((await readdir(dossier)).length).toBeLessThan(6);
    expect(await disque.read('page 29')).toBeDefined();
    expect(await disque.read('page 0')).toBeUndefined();
  });

  it('that cannot be read, or are too old, are swept away at the next start', async () => {
    const dossier = await folder();
    await open(dossier).write('vieille', page('1'));
    await writeFile(join(dossier, `${'0'.repeat(40)}.page`), 'pas une page');
    const later = open(dossier, 1e6, new Date(NOW.getTime() + 8 * 24 * 60 * 60_000));
    await later.settled();
    expect(await readdir(dossier)).toEqual([]);
  });
});
