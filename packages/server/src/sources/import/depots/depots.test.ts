import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENDLESS_ROOM } from '../../../platform/files/room.ts';
import { depotName, receive } from './depot.arrivee.ts';
import { depotPath, depotsFor, mayRead } from './depots.ts';

const scope = { kind: 'entites', ids: [7], above: [] } as const;
const system = { kind: 'system', reason: 'tests' } as const;
let dossier = '';
beforeEach(async () => {
  dossier = await mkdtemp(join(tmpdir(), 'bridge-depots-'));
});
afterEach(() => rm(dossier, { recursive: true, force: true }));

async function put(nom: string, body: Readable | string, entiteId: number | null = 7) {
  const stream = typeof body === 'string' ? Readable.from([Buffer.from(body)]) : body;
  const arrivee = await receive(dossier, depotName(entiteId, nom), stream, ENDLESS_ROOM);
  return arrivee.settle();
}

describe('a feed may read', () => {
  it.each(['entite-7/f.xml', 'entite-7/dossier/f.xml', 'commun/f.xml'])('%s', (nom) => {
    expect(mayRead(scope, nom)).toBe(true);
  });

  it.each([
    'entite-8/f.xml',
    'entite-7',
    'entite-7/',
    'entite-7//f.xml',
    'entite-7/../entite-8/f.xml',
    'entite-7/./f.xml',
    'entite-7/..\\entite-8\\f.xml',
    'entite-07x/f.xml',
    '/etc/passwd',
    '../f.xml',
    'f.xml',
    '',
  ])('not « %s »', (nom) => {
    expect(mayRead(scope, nom)).toBe(false);
  });

  it('what any entity has, where its person sees them all', () => {
    expect(mayRead(system, 'entite-8/f.xml')).toBe(true);
    expect(mayRead(system, 'ailleurs/f.xml')).toBe(false);
  });

  it('nothing that lies outside, however it is named', () => {
    const part = fc.constantFrom('..', '.', '', 'entite-7', 'entite-8', 'commun', 'f.xml', '\\..\\', '/etc');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const nom = parts.join('/');
        const [, first = '', second = ''] = join('/', nom).split('/');
        expect(!mayRead(scope, nom) || ((first === 'entite-7' || first === 'commun') && second !== '')).toBe(true);
      }),
    );
  });
});

describe('the place of a file', () => {
  it('is known only where it is', async () => {
    await put('f.xml', '<x/>');
    expect(await depotPath(dossier, 'entite-7/f.xml')).toBe(join(dossier, 'entite-7/f.xml'));
    expect(await depotPath(dossier, 'entite-7/rien.xml')).toBeNull();
    expect(await depotPath(dossier, '../f.xml')).toBeNull();
    expect(await depotPath(dossier, '')).toBeNull();
  });

  it('is not behind a link, at its end or on the way', async () => {
    const away = await mkdtemp(join(tmpdir(), 'bridge-ailleurs-'));
    await writeFile(join(away, 'f.xml'), 'secret');
    await mkdir(join(dossier, 'entite-7'));
    await symlink(join(away, 'f.xml'), join(dossier, 'entite-7/f.xml'));
    await symlink(away, join(dossier, 'entite-7/dossier'));
    expect(await depotPath(dossier, 'entite-7/f.xml')).toBeNull();
    expect(await depotPath(dossier, 'entite-7/dossier/f.xml')).toBeNull();
    expect(await depotsFor(dossier, scope)).toEqual([]);
    await rm(away, { recursive: true });
  });
});

describe('a file that is put down', () => {
  it('replaces the one of the same name, whole', async () => {
    await put('f.xml', 'un');
    await put('f.xml', 'deux');
    expect(await readFile(join(dossier, 'entite-7/f.xml'), 'utf8')).toBe('deux');
    expect(await readdir(join(dossier, 'entite-7'))).toEqual(['f.xml']);
  });

  it('that is cut on its way leaves nothing, and what was there stays', async () => {
    await put('f.xml', 'un');
    const cut = new Readable({
      read() {
        this.push('deu');
        this.destroy(new Error('cut'));
      },
    });
    await expect(put('f.xml', cut)).rejects.toThrow('cut');
    expect(await readFile(join(dossier, 'entite-7/f.xml'), 'utf8')).toBe('un');
    expect(await readdir(join(dossier, 'entite-7'))).toEqual(['f.xml']);
  });

  it('that is not settled appears nowhere and leaves nothing', async () => {
    await put('f.xml', 'un');
    const arrivee = await receive(dossier, 'entite-7/f.xml', Readable.from([Buffer.from('deux')]), ENDLESS_ROOM);
    expect(await readFile(join(dossier, 'entite-7/f.xml'), 'utf8')).toBe('un');
    await arrivee.drop();
    expect(await readdir(join(dossier, 'entite-7'))).toEqual(['f.xml']);
  });

  it('keeps a name that a folder can hold, and no folder', async () => {
    expect((await put('../../etc/p<a>:s.xml', 'x')).nom).toBe('entite-7/p_a__s.xml');
    await expect(put(`${'漢'.repeat(110)}.json`, 'x')).rejects.toMatchObject({ errorName: 'invalidInput' });
    expect((await put('...caché.json', 'x')).nom).toBe('entite-7/caché.json');
    expect((await put('Été.XML', 'x')).nom).toBe('entite-7/Été.XML');
  });

  it.each(['f.doc', 'f', '.xml', 'f.xml.exe'])('is refused as %s', async (nom) => {
    await expect(put(nom, 'x')).rejects.toMatchObject({ details: { errors: [{ path: 'nom' }] } });
  });

  it('is listed for its entity and for those who see all, the latest first', async () => {
    await put('a.xml', 'un');
    await put('b.xml', 'deux', 8);
    await put('c.xml', 'trois', null);
    await mkdir(join(dossier, 'entite-7/dossier'));
    const names = async (who: Parameters<typeof depotsFor>[1]) =>
      (await depotsFor(dossier, who)).map(({ nom }) => nom).sort();
    expect(await names(scope)).toEqual(['commun/c.xml', 'entite-7/a.xml', 'entite-7/dossier']);
    expect(await names(system)).toContain('entite-8/b.xml');
    expect(await depotsFor(join(dossier, 'absent'), scope)).toEqual([]);
  });
});
