import { type AnyRecord, type Field, NOBODY, type Resource } from '@bridge/contract';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isTorture, scale } from '../../testing/scale.ts';
import { CALLS_OF_AREAS, type Call } from './testing/calls.ts';
import type { Asked } from './testing/engine.ts';
import { hostileTo, INSIDES, leavesOf, type Path, replaced, STRANGERS } from './testing/hostile.ts';
import { TELLING_MADE } from './testing/representatives.ts';
import { bodyOf, queryOf } from './testing/schema-sample.ts';
import { isMade, WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-38 and S-44: whatever is in a field, a refusal or a record that can be read; never a fault, nor a word of the inside. */
const engine = useEngine();

type Values = Readonly<Record<string, unknown>>;

/** Hostile values that a field takes: what it refuses goes no further. */
function takenBy(field: Field, value: unknown): { readonly path: Path; readonly by: readonly unknown[] }[] {
  const accepts = field.input ?? field.schema;
  return leavesOf(value)
    .map(({ path, value: leaf }) => ({
      path,
      by: [...hostileTo(leaf), ...STRANGERS].filter((by) => accepts.safeParse(replaced(value, path, by)).success),
    }))
    .filter(({ by }) => by.length > 0);
}

/** Bodies with hostile values in every field at once, others each turn; in long runs each value alone besides. */
function* bodiesOf({ fields }: Resource, body: Values): Generator<Values> {
  const taken = Object.entries(body).flatMap(([name, value]) => {
    const field = fields[name];
    if (field === undefined || field.unique !== undefined) return [];
    return takenBy(field, value).map(({ path, by }) => ({ name, path, by }));
  });
  for (let turn = 0; turn < scale(2, 12); turn += 1) {
    const made: Record<string, unknown> = { ...body };
    for (const [rank, { name, path, by }] of taken.entries()) {
      const value = replaced(made[name], path, by[(turn * 5 + rank) % by.length]);
      const accepts = fields[name]?.input ?? fields[name]?.schema;
      if (accepts?.safeParse(value).success) made[name] = value;
    }
    yield made;
  }
  if (!isTorture) return;
  for (const { name, path, by } of taken)
    for (const value of by) yield { ...body, [name]: replaced(body[name], path, value) };
}

function expectNoFault({ statusCode, body }: LightMyRequestResponse, said: string): void {
  expect(statusCode, `${said}: ${body.slice(0, 500)}`).toBeLessThan(500);
  if (statusCode >= 400) expect(body, said).not.toMatch(INSIDES);
}

/** The fields that a refusal names. */
const blamed = (answer: LightMyRequestResponse): string[] =>
  (answer.json<{ errors?: { path: string }[] }>().errors ?? []).map(({ path }) => path.split('.')[0] ?? '');

const TRIES = scale(2, 4);

describe.each(isTorture ? WALKED.filter(isMade) : TELLING_MADE)('a $id with values that nobody types', (resource) => {
  it('is refused, or kept so that it is read, listed, searched, copied and exported', {
    timeout: scale(30_000, 900_000),
  }, async () => {
    const { root } = engine();
    const { calls } = resource;
    const body: Values = await engine().bodyFor(resource);
    const kept: number[] = [];
    for (const hostile of bodiesOf(resource, body)) {
      const fresh: Values = await engine().bodyFor(resource);
      const unique = Object.keys(fresh).filter((name) => resource.fields[name]?.unique !== undefined);
      let asked: Values = { ...hostile, ...Object.fromEntries(unique.map((name) => [name, fresh[name]])) };
      for (let tries = 0; tries < TRIES; tries += 1) {
        const answer = await engine().ask(root, calls.create, { body: asked });
        expectNoFault(answer, `${resource.id} ${JSON.stringify(asked).slice(0, 3_000)}`);
        if (answer.statusCode === 200) kept.push(answer.json<{ data: AnyRecord }>().data.id);
        const names = answer.statusCode === 400 ? blamed(answer) : [];
        if (names.length === 0) break;
        // What one field was refused for hides what the others would do.
        asked = {
          ...asked,
          ...Object.fromEntries(names.flatMap((name) => (name in body ? [[name, fresh[name]]] : []))),
        };
      }
    }
    const filter = JSON.stringify({ id: kept.slice(-200) });
    for (const id of kept.slice(scale(-2, -30))) {
      const params = { id };
      for (const call of [calls.get, calls.history, calls.usages]) {
        const answer = await engine().ask(root, call, { params });
        expect([call.path, answer.statusCode], answer.body).toEqual([call.path, 200]);
      }
      expectNoFault(await engine().ask(root, calls.duplicate, { params }), `${resource.id} copied`);
    }
    expect((await engine().ask(root, calls.list, { query: { filter } })).statusCode).toBe(200);
    for (const format of ['csv', 'xlsx'])
      expect((await engine().ask(root, calls.export, { query: { filter, format } })).statusCode).toBe(200);
  });
});

it('no field of the product throws at a value of another kind', { tags: 'torture' }, () => {
  for (const { id, fields } of WALKED)
    for (const [name, field] of Object.entries(fields))
      for (const value of [...STRANGERS, ...hostileTo(''), ...hostileTo(0)])
        expect(() => [field.schema.safeParse(value), field.input?.safeParse(value)], `${id}.${name}`).not.toThrow();
});

const isTried = ({ path, access }: Call) => access !== NOBODY && path.startsWith('/api/');
const EACH = 6;

/** A few of many, others for each place. */
const someOf = <T>(many: readonly T[], rank: number): readonly T[] =>
  many.length <= EACH ? many : Array.from({ length: EACH }, (_, n) => many[(rank * EACH + n) % many.length] as T);

it('no call of an area fails on what nobody sends, in its body, its query or its address', {
  tags: 'torture',
  timeout: 900_000,
}, async () => {
  const ids = new Map<string, number>();
  for (const resource of WALKED) ids.set(resource.id, (await engine().make(resource)).id);
  const idOf = (name: string) => ids.get(name) ?? 1;
  const faults: string[] = [];
  const tried = { body: 0, query: 0, address: 0 };
  for (const call of CALLS_OF_AREAS.filter(isTried)) {
    const owner = WALKED.find(({ calls }) => call.path.startsWith(calls.get.path.replace(':id', '')));
    const params = { id: idOf(owner?.id ?? ''), ressource: owner?.id ?? 'tag', n: 1, cle: 'x', jeton: 'x', lien: 1 };
    const ask = async (what: keyof typeof tried, asked: Asked) => {
      tried[what] += 1;
      const { statusCode, body } = await engine().ask(engine().root, call, { params, ...asked });
      if (statusCode >= 500 || (statusCode >= 400 && INSIDES.test(body)))
        faults.push(
          `${call.method} ${call.path} ${JSON.stringify(asked).slice(0, 400)}: ${statusCode} ${body.slice(0, 200)}`,
        );
    };
    const { body: schema } = call;
    const whole = schema && bodyOf(schema, idOf);
    for (const [rank, { path, value }] of leavesOf(whole ?? null).entries()) {
      const taken = [...hostileTo(value), ...STRANGERS].filter(
        (by) => schema && z.safeParse(schema, replaced(whole, path, by)).success,
      );
      for (const by of someOf(taken, rank)) await ask('body', { body: Object(replaced(whole, path, by)) });
    }
    const asked = call.query ? Object.keys(Object(bodyOf(call.query, idOf))) : [];
    const least = queryOf(call.query, idOf) ?? {};
    for (const [rank, name] of asked.entries())
      for (const text of someOf(SENT, rank)) await ask('query', { query: { ...least, [name]: text } });
    const named = [...call.path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) => (name === '' ? [] : [name]));
    for (const [rank, name] of named.entries())
      for (const text of someOf(SENT, rank)) await ask('address', { params: { ...params, [name]: text } });
  }
  expect(faults).toEqual([]);
  // Nothing that was tried signed the person out: every call was made by somebody.
  expect((await engine().root.call('GET', '/users/profile')).status).toBe(200);
  expect(Math.min(...Object.values(tried))).toBeGreaterThan(200);
});

/** What an address may hold: no half of a pair, which no address can write. */
const SENT = [...hostileTo(''), ...hostileTo(0), ...hostileTo('2026-07-14')].map((value) =>
  Buffer.from(String(value).slice(0, 2_000)).toString(),
);
