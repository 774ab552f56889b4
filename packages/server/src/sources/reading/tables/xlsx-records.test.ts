import { describe, expect, it } from 'vitest';
import type { EntreeZip } from '../archives/zip.ts';
import { isWorkbook, xlsxRecords } from './xlsx-records.ts';

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
  for await (const lue of xlsxRecords({ entrees, close: () => undefined }, limites))
    values.push(lue.kind === 'fiche' ? lue.valeur : lue.motif);
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

  const classeur = (...noms: readonly string[]): EntreeZip[] => {
    const sheets = noms.map((nom, rang) => {
      const [name, state] = nom.split('|');
      return `<sheet name="${name}" sheetId="${rang + 1}" r:id="r${rang}"${state ? ` state="${state}"` : ''}/>`;
    });
    const liens = noms.map((_, rang) => `<Relationship Id="r${rang}" Target="worksheets/sheet${9 - rang}.xml"/>`);
    return [
      entree('xl/workbook.xml', `<workbook><workbookPr date1904="1"/><sheets>${sheets.join('')}</sheets></workbook>`),
      entree('xl/_rels/workbook.xml.rels', `<Relationships>${liens.join('')}</Relationships>`),
    ];
  };
  const numbered = (rang: number, ...rows: string[][]) => entree(`xl/worksheets/sheet${9 - rang}.xml`, sheet(...rows));

  it('is read sheet after sheet, in the order that people see, where their columns are the same', async () => {
    const values = await valuesOf(
      numbered(1, ['Code', 'nom', 'ville', 'étoiles'], ['2', 'Le pré', 'Metz', '3']),
      numbered(0, ['code', 'Nom', 'Ville'], ['1', 'Le gué', 'Nancy']),
      numbered(2, ['code', 'nom', 'ville'], ['3', 'Le secret', 'Toul']),
      ...classeur('Restaurants', 'Hôtels', 'Anciens|hidden'),
    );
    expect(values).toEqual([
      { code: '1', Nom: 'Le gué', Ville: 'Nancy', feuille: 'Restaurants' },
      { Code: '2', nom: 'Le pré', ville: 'Metz', étoiles: '3', feuille: 'Hôtels' },
    ]);
  });

  it('tells of its sheets that have other columns, and how long they are', async () => {
    const entrees = [
      numbered(0, ['Mode d’emploi'], ['Lisez ceci'], ['Puis cela']),
      numbered(1, ['code', 'nom'], ['1', 'Le gué']),
      numbered(2, ['offre', 'prix'], ['1', '12'], ['1', '14']),
      numbered(3),
      ...classeur('Lisez-moi', 'Offres', 'Tarifs', 'Vide'),
    ];
    const lues = [];
    for await (const lue of xlsxRecords({ entrees, close: () => undefined })) lues.push(lue);
    expect(lues).toMatchObject([
      { kind: 'fiche', valeur: { code: '1', nom: 'Le gué' }, position: 'ligne 2' },
      { kind: 'illisible', position: 'feuille «\u00a0Lisez-moi\u00a0»' },
      { kind: 'illisible', position: 'feuille «\u00a0Tarifs\u00a0»', motif: expect.stringContaining('2\u00a0lignes') },
    ]);
  });

  it('has no record where its first sheet has the names of its columns alone, whatever the others list', async () => {
    const values = await valuesOf(
      numbered(0, ['code', 'nom', 'ville']),
      numbered(1, ['classement', 'libellé'], ['1', 'Une étoile']),
      ...classeur('Offres', 'Listes'),
    );
    expect(values).toEqual([expect.stringContaining('«\u00a0Offres\u00a0»')]);
  });

  it('counts its days from 1904 where it says so', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const row = '<row><c s="1"><v>44681</v></c><c s="1"><v>0.5</v></c></row>';
    const dated = entree(
      'xl/worksheets/sheet9.xml',
      `<worksheet><sheetData>${sheet(['du', 'à']).slice(22, -24)}${row}</sheetData></worksheet>`,
    );
    expect(await valuesOf(dated, entree('xl/styles.xml', styles), ...classeur('Dates'))).toEqual([
      { du: '2026-05-01', à: '12:00' },
    ]);
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
