import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { FluxIllisible } from '../../source.ts';
import { collected, fileOf } from '../testing.ts';
import { openZip } from './zip.ts';

async function zipOf(entries: readonly { nom: string; contenu: string; mode?: number }[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { nom, contenu, mode } of entries) {
    zip.addBuffer(Buffer.from(contenu), nom, mode === undefined ? {} : { mode });
  }
  zip.end();
  return Buffer.concat(await collected(zip.outputStream as AsyncIterable<Buffer>));
}

/** Archives that no honest tool writes: each value of the directory is ours to choose. */
function rawZip(
  entries: readonly { nom: string; contenu: string; taille?: number; drapeaux?: number; decalage?: number }[],
): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { nom, contenu, taille, drapeaux = 0, decalage } of entries) {
    const data = deflateRawSync(Buffer.from(contenu));
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(drapeaux, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(taille ?? contenu.length, 18);
    fields.writeUInt16LE(nom.length, 22);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(nom), data);
    const central = Buffer.alloc(16);
    central.writeUInt32LE(decalage ?? offset, 12);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, central.subarray(2), Buffer.from(nom));
    offset += 30 + nom.length + data.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, listing, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

async function readAll(bytes: Buffer, limites = {}): Promise<Record<string, string>> {
  const zip = await openZip(await fileOf(bytes, 'a.zip'), limites);
  try {
    const read: Record<string, string> = {};
    for (const entry of zip.entrees) read[entry.nom] = Buffer.concat(await collected(entry.octets())).toString();
    return read;
  } finally {
    zip.close();
  }
}

describe('an archive', () => {
  it('gives its files, without folders, hidden files and what Macs add', async () => {
    const bytes = await zipOf([
      { nom: 'a.json', contenu: '[1]' },
      { nom: 'objets/b.json', contenu: '[2]' },
      { nom: '__MACOSX/._a.json', contenu: 'x' },
      { nom: '.cache', contenu: 'x' },
    ]);
    expect(await readAll(bytes)).toEqual({ 'a.json': '[1]', 'objets/b.json': '[2]' });
    expect(await readAll(rawZip([{ nom: 'a.json', contenu: '[1]' }]))).toEqual({ 'a.json': '[1]' });
  });

  it.each(['../a.json', 'a/../../b.json', '/etc/passwd', 'C:/a.json', '..\\a.json', `${'n'.repeat(600)}.json`])(
    'that names %s is refused before anything is read',
    async (nom) => {
      await expect(openZip(await fileOf(rawZip([{ nom, contenu: '[]' }])))).rejects.toThrow(FluxIllisible);
    },
  );

  it('with a link, a password, or files that share their bytes is refused', async () => {
    const link = await zipOf([{ nom: 'a.json', contenu: '/etc/passwd', mode: 0o120777 }]);
    await expect(readAll(link)).rejects.toThrow('lien');
    await expect(readAll(rawZip([{ nom: 'a.json', contenu: '[]', drapeaux: 1 }]))).rejects.toThrow('mot de passe');
    const shared = rawZip([
      { nom: 'a.json', contenu: 'x'.repeat(50) },
      { nom: 'b.json', contenu: 'x'.repeat(50), decalage: 0 },
    ]);
    await expect(readAll(shared)).rejects.toThrow('recouvrent');
  });

  it('that would be too big once open, or holds too many files, is refused', async () => {
    const bomb = rawZip([{ nom: 'a.json', contenu: '0'.repeat(20_000_000) }]);
    await expect(readAll(bomb)).rejects.toThrow('taux de compression');
    await expect(readAll(rawZip([{ nom: 'a.json', contenu: 'x'.repeat(500) }]), { total: 400 })).rejects.toThrow(
      'trop grande',
    );
    await expect(
      readAll(
        rawZip([
          { nom: 'a', contenu: '' },
          { nom: 'b', contenu: '' },
        ]),
        { entrees: 1 },
      ),
    ).rejects.toThrow('trop de fichiers');
  });

  it('that lies about its sizes is caught while it is read', async () => {
    await expect(readAll(rawZip([{ nom: 'a.json', contenu: 'x'.repeat(100_000), taille: 10 }]))).rejects.toMatchObject({
      tronque: true,
    });
    await expect(readAll(rawZip([{ nom: 'a.json', contenu: 'x', taille: 10 }]))).rejects.toThrow(FluxIllisible);
  });

  it('that is none, or was cut, is told', async () => {
    await expect(readAll(Buffer.from('<html></html>'))).rejects.toThrow(FluxIllisible);
    const whole = await zipOf([{ nom: 'a.json', contenu: '[1]' }]);
    await expect(readAll(whole.subarray(0, whole.length - 10))).rejects.toMatchObject({ tronque: true });
  });
});
