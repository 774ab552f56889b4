import { describe, expect, it } from 'vitest';
import {
  choice,
  choices,
  colour,
  date,
  email,
  money,
  number,
  period,
  references,
  secret,
  text,
  translated,
  url,
} from './fields.ts';
import { list } from './variants.ts';

const accepts = (field: { schema: { safeParse: (value: unknown) => { success: boolean } } }, value: unknown) =>
  field.schema.safeParse(value).success;
const label = 'Champ';

describe('a field', () => {
  it('that is required accepts no empty value; one that is not has a value for new records', () => {
    expect(accepts(text({ label, required: true }), '  ')).toBe(false);
    expect(text({ label }).initial).toBe('');
    expect(accepts(date({ label, required: true }), null)).toBe(false);
    expect(accepts(date({ label }), null)).toBe(true);
    expect(accepts(translated({ label, required: true }), { fr: '', en: '' })).toBe(false);
    expect(accepts(translated({ label, required: true }), { en: 'Beach' })).toBe(true);
    expect(accepts(list({ mot: text({ label }) }, { label, itemTitle: 'mot', required: true }), [])).toBe(false);
  });

  it('that is a number between two says which', () => {
    const said = (value: number) =>
      number({ label, min: 3, max: 3_000, unit: 's' }).schema.safeParse(value).error?.issues[0]?.message;
    expect([said(2), said(3), said(3_001)]).toEqual([
      'De 3 à 3\u202f000\u00a0s.',
      undefined,
      'De 3 à 3\u202f000\u00a0s.',
    ]);
  });

  it('refuses what is not of its kind', () => {
    const wrong: readonly [Parameters<typeof accepts>[0], unknown][] = [
      [number({ label, min: 0, max: 10 }), 11],
      [number({ label, integer: true }), 1.5],
      [money({ label }), 1.005],
      [money({ label }), -1],
      [choice([{ value: 'a', label: 'A' }], { label }), 'b'],
      [choices([{ value: 'a', label: 'A' }], { label }), ['a', 'a', 'b']],
      [date({ label }), '31/02/2026'],
      [date({ label }), '2026-02-31'],
      [period({ label }), { du: '2026-02-02', au: '2026-02-01' }],
      [colour({ label }), '#ABC'],
      [email({ label }), 'pas une adresse'],
      [url({ label }), 'javascript:alert(1)'],
      [references({ label, to: 'tag' }), [1, 1]],
      [translated({ label }), { français: 'x' }],
    ];
    for (const [field, value] of wrong) expect([field, value, accepts(field, value)]).toEqual([field, value, false]);
  });

  it('that is a secret is written as a text, erased with null, and read as whether there is one', () => {
    const { schema, input } = secret({ label });
    expect(input.safeParse('clé').success).toBe(true);
    expect(input.safeParse(null).success).toBe(true);
    expect(input.safeParse('').success).toBe(false);
    expect(schema.parse({ defini: true, valeur: 'clé' })).toEqual({ defini: true });
  });
});
