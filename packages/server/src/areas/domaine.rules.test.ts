import { expect, it } from 'vitest';
import { quiExclut } from './domaine.rules.ts';

it('a site takes a domain of its entity, or one below it, and no other that looks like it', () => {
  const domaines = ['val-ambre.fr', 'lac.example'];
  for (const host of ['val-ambre.fr', 'www.val-ambre.fr', 'a.b.lac.example'])
    expect(quiExclut(host, [domaines])).toBeUndefined();
  for (const host of ['xval-ambre.fr', 'val-ambre.fr.pirate.example', 'fr', 'example'])
    expect(quiExclut(host, [domaines])).toBe(domaines);
  expect(quiExclut('nimporte.example', [])).toBeUndefined();
});

it('an entity without domains has those above it, and one that has some is held by them too', () => {
  const region = ['x.fr'];
  expect(quiExclut('pirate.example', [[], [], region])).toBe(region);
  expect(quiExclut('lac.x.fr', [[], region])).toBeUndefined();
  // Narrowed above since: the old list of the child opens nothing.
  expect(quiExclut('ancien.fr', [['ancien.fr'], region])).toBe(region);
});
