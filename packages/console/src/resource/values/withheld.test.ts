import { number } from '@bridge/contract';
import { expect, it } from 'vitest';
import { isWithheld } from './withheld.ts';

const prix = number({ label: 'Prix', required: true, initial: 20, ownOnly: true });
const rang = number({ label: 'Rang', required: true, initial: 1 });

it('what is told to the entity of a record alone is not shown to others as the value that a new record starts with', () => {
  expect([isWithheld(prix, { modifiable: false }), isWithheld(rang, { modifiable: false })]).toEqual([true, false]);
});

it('its people see it, and so does who makes a new one', () => {
  expect([isWithheld(prix, { modifiable: true }), isWithheld(prix, {}), isWithheld(prix, null)]).toEqual([
    false,
    false,
    false,
  ]);
});
