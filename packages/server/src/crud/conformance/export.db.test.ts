import { errorKinds } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { BEHIND_ONE_DOOR } from './testing/representatives.ts';
import { specimen } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';
import { partsOf } from './testing/workbook.ts';

/** An export whose records are not as expected. */
const engine = useEngine();

const exported = (query: Record<string, string>) => engine().ask(engine().root, specimen.calls.export, { query });

it('a workbook opens whatever the texts hold: control characters, texts longer than a cell', async () => {
  const { id } = await engine().make(
    specimen,
    {},
    {
      resume: 'avant\u0001\u000b\u001f\ufffe\uffffaprès',
      gabarit: 'x'.repeat(50_000),
    },
  );
  const answer = await exported({ format: 'xlsx', filter: JSON.stringify({ id: [id] }) });
  for (const [name, part] of partsOf(answer.rawPayload)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML forbids.
    expect(part, name).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
    for (const [, text = ''] of part.matchAll(/<t[^>]*>([^<]*)<\/t>/g)) expect(text.length).toBeLessThanOrEqual(32_767);
  }
});

it('an export that fails on its way is not taken for a whole one, and the server goes on', async () => {
  const { id } = await engine().make(specimen);
  await sql`UPDATE specimens SET cree_le = 'infinity' WHERE id = ${id}`.execute(engine().world.db);
  const filter = JSON.stringify({ id: [id] });
  for (const format of ['csv', 'xlsx']) {
    const answer = await exported({ format, filter }).catch((error: unknown) => error);
    expect(Reflect.get(Object(answer), 'statusCode')).not.toBe(200);
  }
  expect((await exported({ format: 'csv', fields: 'nom', filter })).statusCode).toBe(200);
});

it('more rows than a workbook holds are refused, and leave as CSV', async () => {
  const { id } = await engine().make(specimen, { bare: true }, { nom: 'Nombreux' });
  const filter = JSON.stringify({ nom: ['Nombreux'] });
  const columns = Object.keys(await engine().row(specimen, id)).filter((name) => name !== 'id' && name !== 'code');
  const copied = sql.join(columns.map((name) => sql.ref(name)));
  await sql`INSERT INTO specimens (code, ${copied})
    SELECT 'serie-' || n, ${copied} FROM specimens, generate_series(1, 10000) AS n WHERE id = ${id}`.execute(
    engine().world.db,
  );
  const refused = await exported({ format: 'xlsx', filter });
  expect([refused.statusCode, refused.json().message]).toEqual([422, errorKinds.tooManyRows.message]);
  const csv = await exported({ format: 'csv', filter, fields: 'id,nom', sort: '-id' });
  const ids = csv.body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => Number(line.split(';')[0]));
  expect(ids).toHaveLength(10_001);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
});

it('a list without any record is a header', async () => {
  for (const { calls, table } of BEHIND_ONE_DOOR) {
    const query = { format: 'csv', q: 'rien de tel nulle part', fields: 'id' };
    const answer = await engine().ask(engine().root, calls.export, { query });
    expect([table, answer.body]).toEqual([table, '\ufeffNuméro;Version\r\n']);
  }
});
