import { mkdtempSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { API_BASE, type Envelope, type FichierAnalyse } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { createDiskFiles } from '../../../platform/files/disk.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { jpeg, SVG } from '../testing/fichiers.ts';

const dossier = mkdtempSync(join(tmpdir(), 'bridge-archive-'));
const medias = { files: createDiskFiles(join(dossier, 'medias')), arrivees: join(dossier, 'arrivees') };
const world = useWorld({ medias });

async function zipOf(entries: readonly { nom: string; contenu: Buffer | string; mode?: number }[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { nom, contenu, mode } of entries)
    zip.addBuffer(Buffer.from(contenu), nom, mode === undefined ? {} : { mode });
  zip.end();
  return buffer(zip.outputStream);
}

/** An archive that no honest tool writes, with any names, sizes and counts. */
interface Brut {
  readonly nom?: string;
  readonly contenu?: string;
  readonly taille?: number;
  readonly entrees?: number;
}

function zipBrut({ nom = 'a.svg', contenu = SVG, taille = contenu.length, entrees = 1 }: Brut): Buffer {
  const data = deflateRawSync(Buffer.from(contenu));
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(taille, 18);
  fields.writeUInt16LE(nom.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(nom), data]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0', 'latin1'),
    fields,
    Buffer.alloc(14),
    Buffer.from(nom),
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entrees, 4);
  end.writeUInt16LE(entrees, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

interface Lot {
  fichiers: FichierAnalyse[];
  refuses: { nom: string; raison: string }[];
}

async function deposit(contenu: Buffer) {
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Office') });
  const response = await world().app.inject({
    method: 'POST',
    url: `${API_BASE}/api/mediatheque/archives`,
    headers: { authorization: `Bearer ${person.tokens.token}`, 'content-type': 'application/octet-stream' },
    payload: contenu,
  });
  const body: Envelope<Lot> = response.json();
  return { status: response.statusCode, lot: body.data, raison: body.errors?.[0]?.message ?? '' };
}

describe('an archive', () => {
  it('gives its files, and says why the others stay out', async () => {
    const { status, lot } = await deposit(
      await zipOf([
        { nom: 'été/plage.jpg', contenu: await jpeg(1) },
        { nom: 'vague.svg', contenu: SVG },
        { nom: 'lisez-moi.txt', contenu: 'Bonjour' },
        { nom: '__MACOSX/._plage.jpg', contenu: 'x' },
      ]),
    );
    expect(status).toBe(200);
    expect(lot.fichiers.map(({ fichier }) => fichier.nom)).toEqual(['plage.jpg', 'vague.svg']);
    expect(lot.fichiers.map(({ lu }) => lu.dossier)).toEqual(['été', '']);
    expect(lot.refuses).toEqual([{ nom: 'lisez-moi.txt', raison: expect.stringContaining('n’est pas accepté') }]);
  });
});

it('counts the files that people put there, not what a Mac adds beside each', async () => {
  const files = Array.from({ length: 80 }, (_, rang) => [
    { nom: `${rang}.txt`, contenu: 'x' },
    { nom: `__MACOSX/._${rang}.txt`, contenu: 'x' },
  ]);
  const { status, lot } = await deposit(await zipOf(files.flat()));
  expect([status, lot.refuses.length]).toEqual([200, 80]);
});

describe('S-19: a hostile archive is refused before anything of it is opened', () => {
  it.each([
    ['a name above its folder', () => zipBrut({ nom: '../../a.svg' }), 'hors de son dossier'],
    ['an absolute name', () => zipBrut({ nom: '/etc/a.svg' }), 'hors de son dossier'],
    ['a name of another system', () => zipBrut({ nom: '..\\..\\a.svg' }), 'hors de son dossier'],
    ['a link', () => zipOf([{ nom: 'lien', contenu: '/etc/passwd', mode: 0o120777 }]), 'lien'],
    ['a bomb', () => zipOf([{ nom: 'a.svg', contenu: Buffer.alloc(60_000_000) }]), 'taux de compression'],
    ['a size that lies about a bomb', () => zipBrut({ taille: 4_000_000_000 }), 'trop grande'],
    [
      'too many entries',
      async () => zipOf(Array.from({ length: 151 }, (_, rang) => ({ nom: `${rang}.svg`, contenu: SVG }))),
      'plus de 150 fichiers',
    ],
    ['a million entries that are not there', () => zipBrut({ entrees: 65_535 }), 'trop de fichiers'],
    ['no archive', () => Buffer.from('PK\x03\x04 rien'), 'pas une archive'],
  ])('%s', async (_name, bytes, raison) => {
    const before = await readdir(join(dossier, 'medias')).catch(() => []);
    const answer = await deposit(await bytes());
    expect([answer.status, answer.raison]).toEqual([400, expect.stringContaining(raison)]);
    expect(await readdir(join(dossier, 'medias')).catch(() => [])).toEqual(before);
    expect(await readdir(join(dossier, 'arrivees'))).toEqual([]);
  });

  it('a size that lies a little spoils that file alone', async () => {
    const { status, lot } = await deposit(zipBrut({ taille: 10 }));
    expect(status).toBe(200);
    expect(lot.refuses[0]?.raison).toContain('taille annoncée');
  });
});
