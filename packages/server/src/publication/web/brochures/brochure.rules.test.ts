import { expect, it } from 'vitest';
import { listeDemandee, objetsDemandes, titreDeBrochure } from './brochure.rules.ts';

const asked = (objets: string) => objetsDemandes(new URLSearchParams({ objets }));

it('reads the objets of an address once each, in their order', () => {
  expect(asked('12,7,12,31')).toEqual([12, 7, 31]);
  expect(asked('0,-3,1e3,007,abc,,99999999999999999,5')).toEqual([5]);
  expect(objetsDemandes(new URLSearchParams())).toEqual([]);
});

it('reads no more of them than a brochure holds', () => {
  expect(asked(Array.from({ length: 60 }, (_, n) => n + 1).join())).toHaveLength(40);
});

it('reads the list that an address names, if its code may be one', () => {
  const of = (liste: string) => listeDemandee(new URLSearchParams({ liste }));
  expect([of('ou-manger'), of('Où manger'), of('../a'), of('')]).toEqual(['ou-manger', null, null, null]);
  expect(listeDemandee(new URLSearchParams())).toBeNull();
});

it('is called and headed as its list; a single objet is headed by the site, where its name stands already', () => {
  const named = { langue: 'fr', liste: 'Où manger', seul: undefined, site: 'Aubrelande' } as const;
  expect(titreDeBrochure(named)).toEqual({ titre: 'Où manger' });
  expect(titreDeBrochure({ ...named, seul: 'Auberge du Lac' })).toEqual({ titre: 'Où manger' });
  expect(titreDeBrochure({ ...named, liste: '', seul: 'Auberge du Lac' })).toEqual({
    titre: 'Auberge du Lac',
    entete: 'Aubrelande',
  });
  expect(titreDeBrochure({ ...named, liste: '' })).toEqual({ titre: 'Mon carnet de voyage' });
});
