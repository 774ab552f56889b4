import type { Field, Resource } from '@bridge/contract';
import { expect, it } from 'vitest';
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

/** Where a text can stand in the value of a field. */
function shapes(field: Field, text: string): unknown[] {
  const inner = field.kind === 'list' ? Object.keys(field.item).map((name) => [{ [name]: text }]) : [];
  return [text, [text], { fr: text }, { [text]: 'a' }, { du: text, au: text }, { id: text, nom: text }, ...inner];
}

/** A pattern that goes back on its steps takes minutes on such texts: the time-out is the judge. */
it.each(WALKED)('no text makes a field of $id think for long', { timeout: 30_000 }, (resource: Resource) => {
  for (const field of Object.values(resource.fields)) {
    for (const text of SLOW) {
      for (const value of shapes(field, text)) {
        field.schema.safeParse(value);
        field.input?.safeParse(value);
      }
    }
  }
  for (const text of SLOW) {
    for (const key of ['sort', 'fields', 'q', 'filter', 'page']) resource.calls.list.query?.safeParse({ [key]: text });
  }
});

it('no rich text makes the server think for long', { timeout: 30_000 }, async () => {
  for (const text of SLOW) {
    const body = { ...(await engine().bodyFor(specimen, { bare: true })), presentation: text.slice(0, 20_000) };
    expect((await engine().ask(engine().root, specimen.calls.create, { body })).statusCode).toBeLessThan(500);
  }
});
