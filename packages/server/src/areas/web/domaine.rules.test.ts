import { expect, it } from 'vitest';
import { isDomaineDe } from './domaine.rules.ts';

it('a site takes a domain of its entity, or one below it, and no other that looks like it', () => {
  const domaines = ['val-ambre.fr', 'lac.example'];
  for (const host of ['val-ambre.fr', 'www.val-ambre.fr', 'a.b.lac.example'])
    expect(isDomaineDe(host, domaines)).toBe(true);
  for (const host of ['xval-ambre.fr', 'val-ambre.fr.pirate.example', 'fr', 'example'])
    expect(isDomaineDe(host, domaines)).toBe(false);
  expect(isDomaineDe('nimporte.example', [])).toBe(true);
});
