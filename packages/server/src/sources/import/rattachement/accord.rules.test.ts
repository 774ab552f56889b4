import { documentVide } from '@bridge/contract';
import { expect, it } from 'vitest';
import { isSameOffer } from './accord.rules.ts';

function offre(nom: string, point?: { lat: number; lon: number }) {
  const document = documentVide();
  document.nom = { fr: nom };
  if (point) document.lieu.point = { ...point, qualite: 'source' };
  return document;
}
const auberge = { nom: 'Auberge du Lac', point: { lat: 45, lon: 5 } };

it('an id that only its producer gives is enough', () => {
  expect(isSameOffer('RESAQU024V000001', offre('CHEZ LISE'), auberge)).toBe(true);
});

it('a plain number needs a name or a place that agrees', () => {
  expect(isSameOffer('1001', offre('Musée de la mine', { lat: 48, lon: 2 }), auberge)).toBe(false);
  expect(isSameOffer('1001', offre('Musée de la mine'), { ...auberge, point: null })).toBe(false);
  expect(isSameOffer('1001', offre('AUBERGE DU LAC'), auberge)).toBe(true);
  expect(isSameOffer('1001', offre('L’auberge', { lat: 45.001, lon: 5.001 }), auberge)).toBe(true);
});
