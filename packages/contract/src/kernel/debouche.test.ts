import { expect, it } from 'vitest';
import { RESOURCES } from '../areas/resources.ts';
import { DEBOUCHES, deboucheAVenir } from './debouche.ts';
import { promiseOf } from './field.ts';
import { choice } from './fields.ts';

const ETATS = [
  { value: 'brouillon', label: 'Brouillon' },
  { value: 'en-cours', label: 'En cours', promises: true },
] as const;

it('a value that says that an output works is to come until the output is there', () => {
  const etat = choice(ETATS, { label: 'État', debouche: 'ecriture' });
  const promised = DEBOUCHES.ecriture.served ? null : 'à venir';
  expect(promiseOf(etat, 'en-cours')).toBe(promised);
  expect(promiseOf(etat, 'brouillon')).toBeNull();
  expect(promiseOf(choice(ETATS, { label: 'État' }), 'en-cours')).toBeNull();
  expect(deboucheAVenir(undefined)).toBeNull();
});

it('a list says what its form says: where parts of the form wait for an output, a state of the list does too', () => {
  const promising = RESOURCES.filter(({ fields }) =>
    Object.values(fields).some(
      (field) => field.list && field.kind === 'choice' && field.choices.some((one) => one.promises),
    ),
  );
  expect(promising.map(({ id }) => id).sort()).toEqual(['annonce']);
  for (const { fields, groups } of RESOURCES)
    for (const field of Object.values(fields)) {
      const promises = field.kind === 'choice' && field.choices.some((one) => one.promises);
      const isSwitch = field.kind === 'boolean' && field.list && groups.find(({ id }) => id === field.group)?.debouche;
      if (promises || isSwitch) expect([field.label, field.debouche]).toEqual([field.label, expect.any(String)]);
    }
});
