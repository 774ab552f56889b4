import { describe, expect, it } from 'vitest';
import { isWorkbook, xlsxRecords } from './xlsx-records.ts';
import type { EntreeZip } from './zip.ts';

const entree = (nom: string, ...parts: string[]): EntreeZip => ({
  nom,
  taille: parts.join('').length,
  octets: async function* () {
    for (const part of parts) yield Buffer.from(part);
  },
});

const SHEET = 'xl/worksheets/sheet1.xml';
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const sheet = (...rows: string[][]) =>
  `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`;

async function recordsOf(
  entrees: readonly EntreeZip[],
  limites: Parameters<typeof xlsxRecords>[1],
): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const { valeur } of xlsxRecords({ entrees, close: () => undefined }, limites)) values.push(valeur);
  return values;
}
const valuesOf = (...entrees: EntreeZip[]) => recordsOf(entrees, {});

describe('a workbook', () => {
  it('is read row by row, its first one naming the others', async () => {
    expect(await valuesOf(entree(SHEET, sheet(['id', 'nom'], ['1', 'Le gué'])))).toEqual([{ id: '1', nom: 'Le gué' }]);
  });

  it('is named by its first whole row, whatever titles come before', async () => {
    const rows = [
      ['Offres 2026', '', ''],
      ['id', 'nom', 'ville'],
      ['1', 'Le gué', 'Metz'],
    ];
    expect(await valuesOf(entree(SHEET, sheet(...rows)))).toEqual([{ id: '1', nom: 'Le gué', ville: 'Metz' }]);
  });

  it('is read from its first sheet, whatever the order of the archive', async () => {
    const [ten, two] = [10, 2].map((rang) =>
      entree(`xl/worksheets/Sheet${rang}.xml`, sheet(['feuille'], [String(rang)])),
    );
    if (!ten || !two) throw new Error('two sheets');
    expect(await valuesOf(ten, two)).toEqual([{ feuille: '2' }]);
    expect(await valuesOf(two, ten)).toEqual([{ feuille: '2' }]);
  });

  it('is known as soon as it is seen: the rest of the archive is not listed', () => {
    const entrees = (function* () {
      yield entree('[Content_Types].xml');
      yield entree('xl/Workbook.xml');
      throw new Error('listed further');
    })();
    expect(isWorkbook({ entrees, close: () => undefined })).toBe(true);
    expect(isWorkbook({ entrees: [entree('objets.json')], close: () => undefined })).toBe(false);
  });

  it('is refused where a cell or its styles would fill the memory', async () => {
    const piece = 'x'.repeat(600_000);
    await expect(valuesOf(entree(SHEET, sheet(['id', piece + piece])))).rejects.toThrow('trop grand');
    const styles = `<styleSheet><cellXfs>${'<xf/>'.repeat(100_001)}</cellXfs></styleSheet>`;
    await expect(valuesOf(entree('xl/styles.xml', styles), entree(SHEET, sheet(['id'])))).rejects.toThrow('trop grand');
  });

  it.each(['<!--', '<![CDATA[', '<row r="', '<c>'])(
    'is refused before something without an end is held: %s',
    async (start) => {
      let given = 0;
      const endless: EntreeZip = {
        nom: SHEET,
        taille: 0,
        octets: async function* () {
          yield Buffer.from(`<worksheet>${start}`);
          for (; given < 100; given += 1) yield Buffer.from('x'.repeat(1_000));
        },
      };
      await expect(recordsOf([endless], { cellule: 1_000 })).rejects.toThrow('trop grand');
      expect(given).toBeLessThan(10);
    },
  );

  it('is refused where a row repeats a long word until it fills the memory', async () => {
    const strings = entree('xl/sharedStrings.xml', `<sst><si><t>${'x'.repeat(1_000)}</t></si></sst>`);
    const row = `<row r="1">${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`;
    const read = (rangee: number) =>
      recordsOf([strings, entree(SHEET, `<worksheet><sheetData>${row}</sheetData></worksheet>`)], { rangee });
    await expect(read(99_999)).rejects.toThrow('trop grand');
    await expect(read(100_000)).resolves.toEqual([]);
  });

  it('counts a word for more than its letters: empty ones fill the memory too', async () => {
    const read = (words: number) => {
      const strings = entree('xl/sharedStrings.xml', `<sst>${'<si/>'.repeat(words)}</sst>`);
      return recordsOf([strings, entree(SHEET, sheet(['id'], ['1']))], { mots: 160 });
    };
    await expect(read(10)).resolves.toEqual([{ id: '1' }]);
    await expect(read(11)).rejects.toThrow('trop grand');
  });
});
