import { expect, it } from 'vitest';
import { OUVERTS_AUX_PROGRAMMES, opensToProgrammes } from './programmes.ts';
import { RESOURCES } from './resources.ts';

it('a program that acts in nobody’s name may be given everything but people, super administration and what sign-in needs', () => {
  const offered = OUVERTS_AUX_PROGRAMMES.map(({ value }) => value);
  const open = RESOURCES.filter(({ access }) => opensToProgrammes(access.view)).map(({ id }) => id);
  // The values of a criterion come with the criterion.
  expect(new Set([...offered, 'utilisateur', 'modalite'])).toEqual(new Set(open));
  for (const closed of ['fournisseur', 'compteDeService', 'utilisateur', 'codePersonnalise', 'formatAnnonce'])
    expect(offered).not.toContain(closed);
});
