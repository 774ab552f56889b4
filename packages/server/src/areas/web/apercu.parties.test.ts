import { expect, it } from 'vitest';
import { LIVRES, sourceOf } from '../../rendering/web/gabarits/source.ts';
import { remarquesDesParties } from './apercu.parties.ts';

const LIES = { lies: true, proximite: null };
const written = (liquide: string) => ({ page: { ...sourceOf('fiche', 'deux-colonnes'), liquide }, composants: {} });

it('what a fiche proposes is told where its gabarit has no part for it', () => {
  const without = written('{% titre %}{% semblables %}');
  expect(remarquesDesParties(LIES, without)).toEqual([expect.stringContaining('Voir aussi, à proximité')]);
  expect(remarquesDesParties({ lies: false, proximite: 4 }, without)).toHaveLength(1);
  expect(remarquesDesParties({ lies: false, proximite: null }, without)).toEqual([]);
});

it('nothing is told where the gabarit has the part, and every gabarit of the product has', () => {
  expect(remarquesDesParties(LIES, written('<aside>{% proches %}</aside>'))).toEqual([]);
  const names = Object.keys(LIVRES.fiche);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names)
    expect([name, remarquesDesParties(LIES, { page: sourceOf('fiche', name), composants: {} })]).toEqual([name, []]);
});
