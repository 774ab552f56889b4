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

  it('tells of a file that breaks far from its beginning, and takes nothing else down', async () => {
    async function* cut() {
      yield `id;nom\n${'1;Le gué\n'.repeat(10_000)}`;
      throw new Error('unexpected end of file');
    }
    await expect(valuesOf(cut())).rejects.toThrow('unexpected end of file');
  });
});
