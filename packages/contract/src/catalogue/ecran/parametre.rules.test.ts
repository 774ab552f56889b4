import { expect, it } from 'vitest';
import { parametreLu } from './parametre.rules.ts';

it('a parameter is a colour or a number, as styles write them', () => {
  expect(parametreLu('couleur', ' #1DA2DF')).toBe('#1da2df');
  expect(parametreLu('couleur', 'red')).toBeNull();
  expect(parametreLu('nombre', '-1.5')).toBe('-1.5');
  expect(parametreLu('nombre', '1;}')).toBeNull();
  expect(parametreLu('nombre', '')).toBeNull();
});
