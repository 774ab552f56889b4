import { describe, expect, it } from 'vitest';
import { refuseArchive, refuseFormat } from './autres-formats.ts';
import { fileOf } from './testing.ts';

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
    ['META-INF/manifest.xml', '.ods)'],
    ['xl/workbook.bin', '.xlsb)'],
    ['word/document.xml', 'Word'],
    ['content.xml', null],
  ])('is told by what it holds: %s', (nom, word) => {
    const entree = { nom, taille: 0, octets: async function* () {} };
    const refused = () => refuseArchive({ entrees: [entree], close: () => undefined });
    if (word === null) expect(refused).not.toThrow();
    else expect(refused).toThrow(word);
  });
});
