import { describe, expect, it } from 'vitest';
import { csvRecords } from './csv-records.ts';

async function valuesOf(chunks: AsyncIterable<string>): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const record of csvRecords(chunks)) values.push(record.kind === 'fiche' ? record.valeur : record);
  return values;
}

describe('a table written as text', () => {
  it('is read row by row, its first one naming the others', async () => {
    async function* text() {
      yield 'id;nom\n1;Le ';
      yield 'gué\n2;La halle\n';
    }
    expect(await valuesOf(text())).toEqual([
      { id: '1', nom: 'Le gué' },
      { id: '2', nom: 'La halle' },
    ]);
  });

  it('keeps each of its columns, whatever they are called', async () => {
    async function* text() {
      yield 'id;tel;tel;tel_2\n1;a;b;c\n';
    }
    expect(await valuesOf(text())).toEqual([{ id: '1', tel: 'a', tel_3: 'b', tel_2: 'c' }]);
  });

  it.each([
    [
      'is named by its first whole row, whatever titles and remarks come before',
      'Offres 2026;;\nExport du 02/03/2026;;\n\nid;nom;ville\n1;Le gué;Metz\n',
    ],
    ['is separated as its first line says', 'sep=~\nid~nom~ville\n1~Le gué~Metz\n'],
    [
      'is separated by the sign that its lines share, and not by that of its title',
      'Offres, 2026, toutes\nid^nom^ville\n1^Le gué^Metz\n',
    ],
  ])('%s', async (_how, text) => {
    async function* chunks() {
      yield text;
    }
    expect(await valuesOf(chunks())).toEqual([{ id: '1', nom: 'Le gué', ville: 'Metz' }]);
  });

  it('tells of a file that breaks far from its beginning, and takes nothing else down', async () => {
    async function* cut() {
      yield `id;nom\n${'1;Le gué\n'.repeat(10_000)}`;
      throw new Error('unexpected end of file');
    }
    await expect(valuesOf(cut())).rejects.toThrow('unexpected end of file');
  });
});
