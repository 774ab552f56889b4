import { expect, it } from 'vitest';
import { isAllowed, readAllowed } from './target.rules.ts';

it.each([
  ['http://relais.exemple.fr/1.zip', true],
  ['http://relais.exemple.fr:9000/1.zip', true],
  ['http://RELAIS.exemple.fr./1.zip', true],
  ['http://10.0.0.12:8080/1.zip', true],
  ['http://10.0.0.12/1.zip', false],
  ['http://autre.relais.exemple.fr/1.zip', false],
])('of a host opened with or without its port, %s is %s', (address, expected) => {
  expect(isAllowed(new URL(address), readAllowed(['relais.exemple.fr', '10.0.0.12:8080']))).toBe(expected);
});
