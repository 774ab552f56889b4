import { listChoices, listViews, notePresence, type Resource, searchEverywhere } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inLanes } from '../../testing/lanes.ts';
import { isTorture } from '../../testing/scale.ts';
import { BEHIND_ONE_DOOR } from './testing/representatives.ts';
import { filledFields, importedFields } from './testing/sample.ts';
import { isMade, WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-16: what a person sends is never SQL, wherever it is. */
const engine = useEngine();

const CORPUS = [
  "'",
  '"',
  "\\'",
  "' OR '1'='1",
  "' OR 1=1 --",
  '1; DROP TABLE specimens; --',
  "'; DROP TABLE utilisateurs; --",
  '1 UNION SELECT password_hash FROM utilisateurs',
  '(SELECT pg_sleep(30))',
  '$1',
  '%',
  '_',
  'nom" DESC, (SELECT password_hash FROM utilisateurs) --',
  "nom')) OR TRUE --",
  '$.** ? (@ == 1)',
  '$[*]."x" ? (1 == 1)',
  '{"fr": 1}',
  'CASE WHEN 1=1 THEN 1 ELSE 1/0 END',
  "fr'->>'x",
  '1e308',
  'NaN',
  '9223372036854775808',
  '＇ OR 1=1',
  'é\u0301',
];

/** The texts to try: all of them everywhere in long runs; otherwise each in some places, and some in each place. */
function some<T>(tried: readonly T[], turn: number): readonly T[] {
  return isTorture ? tried : tried.filter((_, rank) => (rank + turn) % SHARES === 0);
}
const SHARES = 6;

beforeAll(async () => {
  for (const resource of BEHIND_ONE_DOOR) await engine().make(resource, { word: 'temoin' });
});

/** The tables, and the numbers of rows of resources. */
async function tables(): Promise<string> {
  const { rows } = await sql<{ table_name: string }>`
    SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`.execute(
    engine().world.db,
  );
  const counts = await Promise.all(WALKED.map((resource) => engine().count(resource)));
  return JSON.stringify([rows.map(({ table_name }) => table_name), counts]);
}

/** Every way to put a text into a call that reads or finds a record. */
function attempts(resource: Resource, text: string) {
  const { calls, id: ressource } = resource;
  const quoted = JSON.stringify(text);
  const field = Object.keys(resource.fields)[0];
  const filterable = Object.keys(resource.fields).filter((name) => resource.fields[name]?.filterable);
  const filters = filterable.map((name) => `{"${name}":[${quoted}]}`);
  const found = { params: { id: text, n: text } };
  return [
    ...[`-${text}`, `${field},${text}`].map((sort) => [calls.list, { query: { sort } }] as const),
    ...[text].map((fields) => [calls.list, { query: { fields } }] as const),
    ...[
      ...filters,
      `{${quoted}:[1]}`,
      `{"id":[${quoted}]}`,
      `{"etat":${quoted}}`,
      `{"creeLe":{"min":${quoted}}}`,
      text,
    ].map((filter) => [calls.list, { query: { filter } }] as const),
    [calls.list, { query: { page: text } }],
    [calls.list, { query: { itemsPerPage: text } }],
    [calls.list, { query: { [text]: '1' } }],
    [calls.export, { query: { format: text } }],
    [calls.export, { query: { format: 'csv', sort: text } }],
    [calls.get, found],
    [calls.history, found],
    [calls.history, { params: { id: 1 }, query: { before: text } }],
    [calls.usages, found],
    [calls.update, { ...found, body: { version: text } }],
    [calls.archive, { ...found, body: {} }],
    [calls.restoreVersion, { params: { id: 1, n: text }, body: {} }],
    [calls.remove, { ...found, query: { version: text } }],
    [calls.bulk, { body: { action: text, ids: [1], dryRun: true } }],
    [calls.bulk, { body: { action: 'archive', ids: [text], dryRun: true } }],
    [listChoices, { params: { ressource: text }, query: {} }],
    [listChoices, { params: { ressource }, query: { ids: text } }],
    [notePresence, { body: { ressource: text, id: 1, modifie: false } }],
  ] as const;
}

/** The ways to look for a text: any is a fair question. */
function searches({ calls, id: ressource }: Resource, text: string) {
  return [
    [calls.list, { query: { q: text } }],
    [searchEverywhere, { query: { q: text } }],
    [listViews, { query: { ressource: text } }],
    [listChoices, { params: { ressource }, query: { q: text, pour: text } }],
  ] as const;
}

describe.each(BEHIND_ONE_DOOR)('of $id', (resource) => {
  it('no name, value or number is read as SQL', async () => {
    const before = await tables();
    await inLanes([...CORPUS.entries()], async ([turn, text]) => {
      for (const [endpoint, asked] of some(attempts(resource, text), turn)) {
        const { statusCode, body } = await engine().ask(engine().root, endpoint, asked);
        const said = `${endpoint.method} ${endpoint.path} ${JSON.stringify(asked)}: ${statusCode} ${body}`;
        expect(statusCode, said).toBeLessThan(500);
        expect(body, said).not.toMatch(/\$argon2|syntax error|does not exist|operator|kysely/i);
      }
      for (const [endpoint, asked] of some(searches(resource, text), turn))
        expect((await engine().ask(engine().root, endpoint, asked)).statusCode, text).toBe(200);
    });
    expect(await tables()).toBe(before);
  });

  it('whatever is stored is found again by its own words, and finds nothing else', async () => {
    // For records of a source, the source's own texts.
    const fields = isMade(resource)
      ? filledFields(resource)
      : importedFields(resource).filter(([, field]) => field.readOnly);
    const free = fields.filter(
      ([, { kind, searchable, unique }]) => searchable && !unique && ['text', 'longText'].includes(kind),
    );
    const [name = ''] = free.at(-1) ?? [];
    // A record that a letter taken for a wildcard would find.
    await engine().make(resource, {}, { [name]: 'avant autre chose après' });
    for (const text of some(CORPUS, 0).filter((sent) => /^\S+$/.test(sent) && !/^[\p{L}\p{M}]+$/u.test(sent))) {
      const { id } = await engine().make(resource, {}, { [name]: `avant ${text} après` });
      const page = await engine().data<{ items: { id: number }[] }>(engine().root, resource.calls.list, {
        query: { q: `avant ${text} après`, sort: '-id' },
      });
      expect(
        page.items.map((item) => item.id),
        text,
      ).toEqual([id]);
      await engine().discard(resource, id);
    }
  });
});
