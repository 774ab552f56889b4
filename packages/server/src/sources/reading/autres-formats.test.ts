import { describe, expect, it } from 'vitest';
import type { Zip } from './archives/zip.ts';
import { refuseArchive, refuseFormat } from './autres-formats.ts';
import { fileOf } from './testing.ts';

const archiveDe = (parts: Readonly<Record<string, string>>): Zip => ({
  entrees: Object.entries(parts).map(([nom, texte]) => ({
    nom,
    taille: texte.length,
    octets: async function* () {
      yield Buffer.from(texte);
    },
  })),
  close: () => undefined,
});

describe('a file of a kind that cannot be read', () => {
  it.each([
    ['d0cf11e0a1b11ae10000', '.xls)'],
    ['255044462d312e37', 'PDF'],
    ['526172211a0700', 'RAR'],
  ])('is told by its first bytes, with what to do: %s', async (bytes, word) => {
    await expect(refuseFormat(await fileOf(Buffer.from(bytes, 'hex')))).rejects.toThrow(word);
  });

  it('is any but those', async () => {
    await expect(refuseFormat(await fileOf('code;nom'))).resolves.toBeUndefined();
    await expect(refuseFormat(await fileOf(''))).resolves.toBeUndefined();
  });

  it.each([
    ['xl/workbook.bin', '.xlsb)'],
    ['word/document.xml', 'Word'],
  ])('is told by what it holds: %s', async (nom, word) => {
    await expect(refuseArchive(archiveDe({ [nom]: '' }))).rejects.toThrow(word);
  });

  it.each([
    ['spreadsheet', '.ods)'],
    ['text', 'document OpenDocument'],
  ])('is told by what it says that it is: %s', async (kind, word) => {
    const mimetype = `application/vnd.oasis.opendocument.${kind}`;
    await expect(refuseArchive(archiveDe({ mimetype, 'content.xml': '' }))).rejects.toThrow(word);
  });

  it('is no archive that only has parts of the same name', async () => {
    const archive = archiveDe({ 'META-INF/manifest.xml': '', mimetype: 'application/zip', 'content.xml': '' });
    await expect(refuseArchive(archive)).resolves.toBeUndefined();
  });
});
