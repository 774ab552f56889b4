import { type AnyRecord, errorKinds, type ImportResult, LARGEST_IMPORT, type Resource } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../testing/world.ts';
import { MADE_BEHIND_ONE_DOOR } from './testing/representatives.ts';
import { specimen, WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** An import is another way to write, under the rules of forms. */
const engine = useEngine();

const read = (person: Person, { calls }: Resource, csv: string, dryRun = false) =>
  engine().ask(person, calls.import, { body: { csv, dryRun } });

/** The fields that a cell of a file can hold as the text that was sent. */
function plain({ fields }: Resource): string[] {
  const texts = ['text', 'longText', 'slug', 'email', 'translated'];
  return Object.keys(fields).filter((name) => !fields[name]?.readOnly && texts.includes(fields[name]?.kind ?? ''));
}

/** A file with a line for each body, under the names of fields. */
function fileOf(resource: Resource, bodies: readonly Readonly<Record<string, unknown>>[]): string {
  const names = Object.keys(bodies[0] ?? {});
  const cell = (name: string, value: unknown) => {
    const words = Array.isArray(value) ? value.join(',') : typeof value === 'object' ? Object(value).fr : value;
    const text = resource.fields[name]?.kind === 'list' ? JSON.stringify(value) : words;
    return `"${String(text ?? '').replaceAll('"', '""')}"`;
  };
  const title = (name: string) => resource.fields[name]?.label ?? name;
  return [names.map(title), ...bodies.map((body) => names.map((name) => cell(name, body[name])))]
    .map((row) => row.join(';'))
    .join('\r\n');
}

/** A body with names where the API has numbers. */
async function inWords({ fields }: Resource, body: Readonly<Record<string, unknown>>) {
  const nameOf = async (to: string, id: unknown) => {
    const target = WALKED.find((resource) => resource.id === to);
    if (target === undefined) throw new Error(`nothing is called ${to}`);
    const record = await engine().data<AnyRecord>(engine().root, target.calls.get, { params: { id: Number(id) } });
    const title = record[target.title];
    return typeof title === 'object' ? Object(title).fr : title;
  };
  const written = async (name: string, value: unknown) => {
    const field = fields[name];
    if (field?.kind === 'reference' && value !== null) return nameOf(field.to, value);
    if (field?.kind !== 'references' || !Array.isArray(value)) return value;
    return (await Promise.all(value.map((id) => nameOf(field.to, id)))).join('|');
  };
  const entries = Object.entries(body).map(async ([name, value]) => [name, await written(name, value)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** A cell holds no file: a record that needs one is made in its form. */
const needsFile = ({ fields }: Resource) =>
  Object.values(fields).some((field) => field.kind === 'file' && field.required === true);

describe.each(MADE_BEHIND_ONE_DOOR)('a file of $id', (resource) => {
  if (!needsFile(resource))
    it('tried first leaves no trace, not even a letter, then makes what it said', async () => {
      const bodies = [
        await engine().bodyFor(resource, { bare: true }),
        await engine().bodyFor(resource, { bare: true }),
      ];
      const csv = fileOf(resource, await Promise.all(bodies.map((body) => inWords(resource, body))));
      const traces = async () => ({
        rows: await engine().digest(resource.table, 'versions', 'journal', 'liens'),
        mails: engine().world.mails.length,
      });
      const before = await traces();
      const tried: ImportResult = (await read(engine().root, resource, csv, true)).json().data;
      expect(tried).toMatchObject({ created: 2, changed: 0, refused: 0 });
      expect(await traces()).toEqual(before);
      const count = await engine().count(resource);
      const done: ImportResult = (await read(engine().root, resource, csv)).json().data;
      expect(done).toEqual({ ...tried, dryRun: false });
      expect(await engine().count(resource)).toBe(count + 2);
    });

  it('writes nothing that only the server writes, and no secret', async () => {
    const created = await engine().make(resource);
    const before = await engine().row(resource, created.id);
    const closed = Object.entries(resource.fields).filter(([, { readOnly, kind }]) => readOnly || kind === 'secret');
    const csv = [
      ['Numéro', ...closed.map(([, { label }]) => label)].join(';'),
      [created.id, ...closed.map(() => '2001-01-01T00:00:00Z')].join(';'),
    ].join('\r\n');
    expect((await read(engine().root, resource, csv)).json().data).toMatchObject({ changed: 1, refused: 0 });
    expect(await engine().row(resource, created.id)).toEqual(before);
    for (const column of ['entite_id', 'password_hash', '__proto__', 'constructor', 'supprime_le']) {
      const answer = await read(engine().root, resource, `${column}\r\n1`);
      if (!Object.values(resource.fields).some(({ label }) => label === column))
        expect(answer.statusCode, column).toBe(400);
    }
  });

  it('that was exported comes back as it was', async () => {
    const { id } = await engine().make(resource, { bare: true });
    const query = { format: 'csv', filter: JSON.stringify({ id: [id] }), fields: ['id', ...plain(resource)].join(',') };
    const { body } = await engine().ask(engine().root, resource.calls.export, { query });
    const before = await engine().row(resource, id);
    const answer = await read(engine().root, resource, body);
    expect(answer.json().data, answer.body).toMatchObject({ changed: 1, refused: 0 });
    expect(await engine().row(resource, id)).toEqual(before);
  });

  it('tells nothing of the records of others, and changes none', async () => {
    const [home, away] = [await engine().entite('Ici'), await engine().entite('Ailleurs')];
    const admin = await engine().person('ROLE_ADMIN', home);
    const foreign = await engine().make(resource, { entite: away, word: 'canarivoisin' });
    const before = await engine().row(resource, foreign.id);
    const name = plain(resource).find((known) => !resource.fields[known]?.unique) ?? '';
    const csv = `Numéro;${resource.fields[name]?.label}\r\n${foreign.id};autre\r\n9000000;autre`;
    const answer = await read(admin, resource, csv);
    expect(answer.body).not.toContain('canarivoisin');
    if (answer.statusCode === 403) return;
    const { results }: ImportResult = answer.json().data;
    const [theirs, nobodys] = results;
    expect(theirs).toEqual({ ...nobodys, ligne: 2 });
    expect(theirs).toMatchObject({ ok: false, message: errorKinds.notFound.message });
    expect(await engine().row(resource, foreign.id)).toEqual(before);
  });

  it('with a number that is none creates nothing in its place', async () => {
    const before = await engine().count(resource);
    const body = await engine().bodyFor(resource, { bare: true });
    for (const number of ['abc', '12a', '-1', '1.5', '0x10']) {
      const csv = fileOf(resource, [{ id: number, ...body }]);
      const result: ImportResult = (await read(engine().root, resource, csv)).json().data;
      expect([number, result.created]).toEqual([number, 0]);
    }
    expect(await engine().count(resource)).toBe(before);
  });
});

it('of too many lines is refused whole; cells that are no values are refused one by one', async () => {
  const many = `Nom;Code\r\n${Array.from({ length: LARGEST_IMPORT + 1 }, (_, index) => `n${index};c${index}`).join('\r\n')}`;
  expect((await read(engine().root, specimen, many)).statusCode).toBe(422);
  expect((await read(engine().root, specimen, 'x'.repeat(200_001))).statusCode).toBe(400);
  const hostile = ['1e999', 'NaN', "'; DROP TABLE specimens; --", '{"__proto__":1}', '['.repeat(5_000), '31/02/2026'];
  const columns = [
    'Quantité',
    'Prix',
    'Ouverture',
    'Saison',
    'Données',
    'Étapes',
    'Parent',
    'Mots-clés',
    'Niveau',
    'Publics',
  ];
  for (const column of columns) {
    const lines = hostile.map((text, index) => `hostile ${index};hostile-${index};"${text.replaceAll('"', '""')}"`);
    const answer = await read(engine().root, specimen, [`Nom;Code;${column}`, ...lines].join('\r\n'), true);
    expect(answer.statusCode, `${column}: ${answer.body}`).toBe(200);
  }
});

it('cleans rich texts as a form does', async () => {
  const bad = '<p onclick=alert(1)>x</p><script>alert(1)</script>';
  const scenes = [{ genre: 'recit', titre: 'Scène', recit: bad, modele: null }];
  const csv = fileOf(specimen, [{ nom: 'Riche', code: 'riche', presentation: bad, scenes }]);
  await read(engine().root, specimen, csv);
  const page = await engine().data<{ items: AnyRecord[] }>(engine().root, specimen.calls.list, {
    query: { q: 'riche' },
  });
  expect(page.items[0]).toMatchObject({ presentation: '<p>x</p>', scenes: [{ recit: '<p>x</p>' }] });
});
