import { expect, it } from 'vitest';
import { letterheadOf } from './courriel.rules.ts';

it('letters are signed by the instance in the language of who reads them, or by an entity in its own words', () => {
  const instance = { nom_instance: 'Destination Malbrume', nom_expediteur: '' };
  const signature = (of: Parameters<typeof letterheadOf>[1]) => letterheadOf(instance, of).signature;
  expect(signature({ langue: 'fr' })).toBe('L’équipe Destination Malbrume');
  expect(signature({ langue: 'en' })).toBe('The Destination Malbrume team');
  expect(signature({ langue: 'en', ofEntite: 'L’équipe de l’office vous salue' })).toBe(
    'L’équipe de l’office vous salue',
  );
});
