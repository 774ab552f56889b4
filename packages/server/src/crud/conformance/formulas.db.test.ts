import type { Resource } from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { BEHIND_ONE_DOOR } from './testing/representatives.ts';
import { filledFields, importedFields, isSource, mayRepeat } from './testing/sample.ts';
import { isMade, specimen } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';
import { partsOf } from './testing/workbook.ts';

/** S-28: a spreadsheet that opens an export computes nothing. */
const engine = useEngine();

const FORMULAS = [
  '=1+1',
  "=cmd|'/c calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(A1:A9)',
  '=HYPERLINK("https://evil.example","x")',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '=1;=2',
  '"=1+1"',
  'a";=1+1;"b',
  'a\r\n=1+1',
  'a\n=1+1',
  'a\r=1+1',
];

/** Parses RFC 4180 with semicolons by hand: as the file is, not as a lenient library reads it. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/y;
  while (cell.lastIndex < csv.length) {
    const start = cell.lastIndex;
    const [, quoted, plain = '', end] = cell.exec(csv) ?? [];
    if (end === undefined) throw new Error(`not RFC 4180: ${csv.slice(start, start + 200)}`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

async function exported(resource: Resource, format: 'csv' | 'xlsx', ids: readonly number[]) {
  const query = { format, filter: JSON.stringify({ id: ids }), sort: 'id' };
  const answer = await engine().ask(engine().root, resource.calls.export, { query });
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** The fields of a resource that accept a text as it is. */
function takers(resource: Resource, text: string): string[] {
  const fields = isMade(resource) ? filledFields(resource) : importedFields(resource);
  return fields.flatMap(([name, field]) =>
    ['text', 'longText', 'code'].includes(field.kind) &&
    !isSource(field) &&
    mayRepeat(resource, name) &&
    field.schema.safeParse(text).success
      ? [name]
      : [],
  );
}

describe.each(BEHIND_ONE_DOOR)('an export of $id', (resource) => {
  const ids: number[] = [];
  beforeAll(async () => {
    for (const text of FORMULAS) {
      const values = takers(resource, text).map((name) => [name, text]);
      ids.push((await engine().make(resource, {}, Object.fromEntries(values))).id);
    }
  });

  it('as CSV neutralises formulas, and keeps every cell whole', async () => {
    const answer = await exported(resource, 'csv', ids);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${resource.table}.csv"`,
      'x-content-type-options': 'nosniff',
    });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header = [], ...rows] = cellsOf(answer.body.slice(1));
    const labels = Object.values(resource.fields).map(({ label }) => label);
    expect(header).toEqual(['Numéro', 'Version', ...labels]);
    const names = ['id', 'version', ...Object.keys(resource.fields)];
    expect(rows.map(([id]) => Number(id))).toEqual(ids);
    for (const [index, row] of rows.entries()) {
      expect(row).toHaveLength(header.length);
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      const sent = FORMULAS[index] ?? '';
      for (const name of takers(resource, sent)) {
        // Texts are kept without outer blanks, code as it is.
        const kept = resource.fields[name]?.kind === 'code' ? sent : sent.trim();
        expect(row[names.indexOf(name)]).toBe(/^[=+\-@\t\r]/.test(kept) ? `'${kept}` : kept);
      }
    }
  });

  it('as a workbook holds texts only', async () => {
    const answer = await exported(resource, 'xlsx', ids);
    const parts = partsOf(answer.rawPayload);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect([...sheet.matchAll(/<row /g)]).toHaveLength(1 + FORMULAS.length);
    for (const part of parts.values()) expect(part).not.toMatch(/<f[ >/]|externalLink|ddeLink/);
    for (const [, attributes = ''] of sheet.matchAll(/<c ([^>]*)>(?!<\/c>)/g))
      expect(attributes).toMatch(/t="(s|inlineStr)"/);
  });
});

it('names that an export shows in place of numbers are neutralised too', async () => {
  const parent = await engine().make(specimen, {}, { nom: '=1+1' });
  const { id } = await engine().make(specimen, {}, { parent: parent.id });
  const [header = [], row = []] = cellsOf((await exported(specimen, 'csv', [id])).body.slice(1));
  expect(row[header.indexOf('Parent')]).toBe("'=1+1");
});

it('an export of the columns seen holds the number and the version, then those, in that order, and the rows of that search', async () => {
  const word = 'recherchee';
  const { id } = await engine().make(
    specimen,
    { word },
    { quantite: -1.5, ouvert: true, niveau: 'difficile', cle: 'chut' },
  );
  await engine().make(specimen, { word: 'autre' });
  const query = { format: 'csv', q: word, fields: 'quantite,ouvert,cle,niveau,id' };
  const { body } = await engine().ask(engine().root, specimen.calls.export, { query });
  const [header, ...rows] = cellsOf(body.slice(1));
  expect(header).toEqual(['Numéro', 'Version', 'Quantité', 'Ouvert', 'Clé d’accès', 'Niveau']);
  expect(rows.find(([number]) => number === String(id))).toEqual([
    String(id),
    '1',
    "'-1,5",
    'Oui',
    'Défini',
    'Difficile',
  ]);
  expect(body).not.toContain('chut');
});
