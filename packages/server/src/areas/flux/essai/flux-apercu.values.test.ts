import { expect, it } from 'vitest';
import { valuesIn } from './flux-apercu.values.ts';

it('a document is shown value by value, without what is empty', () => {
  expect(
    valuesIn({ nom: { fr: 'Auberge', en: '' }, types: [{ code: '1', parent: null }], animaux: false, medias: [] }),
  ).toEqual([
    { chemin: 'nom.fr', valeur: 'Auberge' },
    { chemin: 'types[0].code', valeur: '1' },
    { chemin: 'animaux', valeur: 'false' },
  ]);
});

it('a document of any size is shown in bounded room', () => {
  const found = valuesIn(Array.from({ length: 1_000 }, () => 'x'.repeat(5_000)));
  expect(found).toHaveLength(400);
  expect(found[0]?.valeur).toHaveLength(2_000);
});
