import { expect, it } from 'vitest';
import { producteursDe } from './producteurs.rules.ts';

it('an objet goes out under the id of its producer, whatever the platform calls it', () => {
  const objets = [
    { id: 1, systeme: 'apidae' as const, identifiant: '4807' },
    { id: 2, systeme: 'datatourisme' as const, identifiant: 'abc-2' },
    { id: 3, systeme: 'datatourisme' as const, identifiant: 'abc-3' },
  ];
  const autres = new Map([
    [1, 'sitra-4807'],
    [2, 'HOTPOI029000001'],
  ]);
  expect([...producteursDe(objets, autres, '@id')]).toEqual([
    [1, '4807'],
    [2, 'HOTPOI029000001'],
  ]);
  expect([...producteursDe(objets, autres, 'dc:identifier')]).toContainEqual([3, 'abc-3']);
});
