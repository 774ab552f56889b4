import { type Envelope, type FieldError, listChoices, type Resource, searchEverywhere } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isTorture } from '../../testing/scale.ts';
import { BEHIND_ONE_DOOR, TELLING } from './testing/representatives.ts';
import { specimen } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-04: a hidden field cannot be sorted by, filtered by, asked for or searched either. */
const engine = useEngine();

const NEVER = 'champInconnu';
const SYSTEM = ['ctid', 'xmin', 'tableoid', 'versions', 'valeurs', 'password', 'constructor', '__proto__', 'toString'];

/** The columns of a table and other names that its resource does not declare. */
async function hiddenIn(resource: Resource): Promise<string[]> {
  const { table, fields } = resource;
  const { rows } = await sql<{ column_name: string }>`
    SELECT column_name FROM information_schema.columns WHERE table_name = ${table}`.execute(engine().world.db);
  // The columns of every table are tried with the specimen, and with every resource in long runs.
  const system = isTorture || resource === specimen ? SYSTEM : [];
  const names = [...rows.map(({ column_name }) => column_name), ...system];
  return names.filter((name) => !Object.hasOwn(fields, name) && name !== 'id' && name !== 'version');
}

async function refusalOf(resource: Resource, query: Record<string, string>, name: string) {
  const answer = await engine().ask(engine().root, resource.calls.list, { query });
  const { code, message, errors }: Envelope & { errors?: FieldError[] } = answer.json();
  // Refusals may differ only in the name that was sent.
  const said = errors?.map((error) => ({ path: error.path, message: error.message.replaceAll(name, 'N') }));
  return { status: answer.statusCode, code, message, errors: said };
}

const asks = {
  sort: (name: string) => ({ sort: name }),
  'sort descending': (name: string) => ({ sort: `-${name}` }),
  fields: (name: string) => ({ fields: name }),
  filter: (name: string) => ({ filter: `{"${name}":["a"]}` }),
  'filter range': (name: string) => ({ filter: `{"${name}":{"min":1}}` }),
};

describe.each(BEHIND_ONE_DOOR)('of $id', (resource) => {
  it.each(Object.entries(asks))('what is not declared is refused by %s like a name that never was', async (_, ask) => {
    const never = await refusalOf(resource, ask(NEVER), NEVER);
    expect(never).toMatchObject({ status: 400, code: 40_000, errors: [{}] });
    for (const name of await hiddenIn(resource)) {
      const refusal = await refusalOf(resource, ask(name), name);
      expect([name, refusal]).toEqual([name, never]);
    }
  });
});

const secrets = TELLING.flatMap((resource) =>
  Object.keys(resource.fields)
    .filter((name) => resource.fields[name]?.kind === 'secret')
    .map((name) => ({ id: resource.id, name, resource })),
);

it.each(secrets)(
  'the secret $name of $id gives no order, no filter, and as a column only whether there is one',
  async ({ resource, name }) => {
    for (const kind of ['sort', 'sort descending', 'filter', 'filter range'] as const)
      expect(await refusalOf(resource, asks[kind](name), name)).toEqual(
        await refusalOf(resource, asks[kind](NEVER), NEVER),
      );
    const { id } = await engine().make(resource);
    const page = await engine().data<{ items: object[] }>(engine().root, resource.calls.list, {
      query: { fields: name, filter: JSON.stringify({ id: [id] }) },
    });
    expect(page.items).toEqual([{ id, version: 1, modifiable: true, [name]: { defini: true } }]);
  },
);

it('no search finds a secret, its sealed form, nor a password', async () => {
  const secret = 'mot-de-passe-du-flux';
  const { id } = await engine().make(specimen, {}, { cle: secret });
  const { cle } = await engine().row(specimen, id);
  const sealed = String(cle).replace(/^\\x/, '');
  const { password_hash } = await engine()
    .world.db.selectFrom('utilisateurs')
    .select('password_hash')
    .where('password_hash', 'is not', null)
    .executeTakeFirstOrThrow();
  for (const q of [
    secret,
    sealed.slice(0, 40),
    `\\x${sealed.slice(0, 20)}`,
    String(password_hash).slice(0, 40),
    'argon2',
  ]) {
    for (const { calls } of TELLING)
      expect(await engine().data(engine().root, calls.list, { query: { q } })).toMatchObject({ total: 0 });
    for (const { id: ressource } of TELLING)
      expect(await engine().data(engine().root, listChoices, { params: { ressource }, query: { q } })).toEqual({
        items: [],
      });
    expect(await engine().data(engine().root, searchEverywhere, { query: { q } })).toEqual({
      items: [],
      suites: [],
    });
  }
});
