import { type Field, startsOf } from '@bridge/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { isTorture } from '../../testing/scale.ts';
import { BEHIND_ONE_DOOR } from './testing/representatives.ts';
import { specimen, WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-37: no text, however clever, makes a pattern think for long. */
const engine = useEngine();

const LONG = 50_000;
/** Texts that make careless patterns try everything: long runs, near misses, nests. */
const SLOW = [
  'a'.repeat(LONG),
  `${'a'.repeat(LONG)}!`,
  '-'.repeat(LONG),
  `${'a-'.repeat(LONG / 2)}-`,
  `${'a.'.repeat(LONG / 2)}@`,
  `${'a@'.repeat(LONG / 2)}`,
  `a@${'a.'.repeat(LONG / 2)}`,
  `a@${'-'.repeat(LONG)}.fr`,
  `https://${'a'.repeat(LONG)}`,
  `https://${'a.'.repeat(LONG / 2)}`,
  `http://${'%'.repeat(LONG)}`,
  `#${'0'.repeat(LONG)}`,
  ' '.repeat(LONG),
  `${' '.repeat(LONG)}a`,
  `a${' '.repeat(LONG)}a`,
  '\t\n'.repeat(LONG / 2),
  '0'.repeat(LONG),
  `2026-${'0'.repeat(LONG)}`,
  `2026-07-14T10:00:00.${'0'.repeat(LONG)}`,
  '<'.repeat(LONG),
  '<a '.repeat(LONG / 3),
  '<a href="'.repeat(LONG / 9),
  '<!--'.repeat(LONG / 4),
  '&'.repeat(LONG),
  '&#'.repeat(LONG / 2),
  '['.repeat(LONG),
  '{"a":'.repeat(LONG / 5),
  '"\\'.repeat(LONG / 2),
  '\ufdfa'.repeat(LONG),
  'é\u0301'.repeat(LONG / 2),
  '%'.repeat(LONG),
  '_\\'.repeat(LONG / 2),
  ','.repeat(LONG),
];

/** The places for a text in the value of a field. */
function shapes(field: Field, text: string): unknown[] {
  const inner =
    field.kind === 'list'
      ? startsOf(field).flatMap(({ values }) => Object.keys(values).map((name) => [{ ...values, [name]: text }]))
      : [];
  return [text, [text], { fr: text }, { [text]: 'a' }, { du: text, au: text }, { id: text, nom: text }, ...inner];
}

/** A text that describes what a field accepts: equal schemas of a kind accept the same, whatever the field's name. */
function acceptanceOf({ kind, schema, input, ...options }: Field): string {
  const told = [schema, input].map((one) => one && z.toJSONSchema(one, { unrepresentable: 'any' }));
  return JSON.stringify([kind, 'of' in options && options.of, 'language' in options && options.language, told]);
}

/** Each schema is tried once, whichever fields have it; lists and documents have rules that no text describes. */
const schemas = new Map<string, { readonly of: string; readonly field: Field }>();
for (const resource of WALKED) {
  for (const [name, field] of Object.entries(resource.fields)) {
    const of = `${resource.id}.${name}`;
    const isOwn = isTorture || field.kind === 'list' || field.kind === 'json';
    schemas.set(isOwn ? of : acceptanceOf(field), { of, field });
  }
}

/** A pattern that backtracks takes minutes on such texts: the time-out decides. */
it.each([...schemas.values()])('no text makes a field like $of think for long', ({ field }) => {
  const tried = SLOW.flatMap((text) => shapes(field, text)).map((value) => [
    field.schema.safeParse(value).success,
    field.input?.safeParse(value).success,
  ]);
  expect(tried.length).toBeGreaterThan(SLOW.length);
});

it.each(BEHIND_ONE_DOOR)('no text makes the list of $id think for long', ({ calls: { list } }) => {
  const names = ['sort', 'fields', 'q', 'filter', 'page'];
  const refused = SLOW.flatMap((text) => names.filter((name) => !list.query?.safeParse({ [name]: text }).success));
  expect(refused).not.toEqual([]);
});

it('no rich text makes the server think for long', async () => {
  for (const text of SLOW) {
    const body = { ...(await engine().bodyFor(specimen, { bare: true })), presentation: text.slice(0, 20_000) };
    expect((await engine().ask(engine().root, specimen.calls.create, { body })).statusCode).toBeLessThan(500);
  }
});
