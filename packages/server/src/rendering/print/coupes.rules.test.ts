import { expect, it } from 'vitest';
import { coupable } from './coupes.rules.ts';
import { documentDEssai, ficheDEssai, rubriqueDEssai } from './testing/document.ts';

const fiches = ['titrée', 'longue', 'encadrée', 'basse', 'brève'].map((cle) => ficheDEssai(cle));
const document = documentDEssai({ parties: [rubriqueDEssai(fiches)] });
const repere = (cle: string, y: number, fin: number) =>
  ({ cle, sorte: 'fiche', page: 1, x: 14, y, fin: { page: 1, y: fin } }) as const;

it('a fiche that fills its column from head to foot, or runs over it, may be cut; one that starts lower, or ends higher, stays whole', () => {
  const reperes = [
    repere('longue', 12, 195.8),
    repere('encadrée', 12, 193.4),
    repere('débordante', 60, 204),
    repere('basse', 60, 196),
    repere('brève', 12, 180),
  ];
  expect(coupable(document, { pages: 1, reperes }).coupees).toEqual(['longue', 'encadrée', 'débordante']);
  expect(coupable(document, { pages: 1, reperes: reperes.slice(3) })).toBe(document);
});

it('a fiche that leaves no room to the title of its group may be cut; one that stands below it stays whole', () => {
  expect(coupable(document, { pages: 1, reperes: [repere('titrée', 12, 180)] }).coupees).toEqual(['titrée']);
  expect(coupable(document, { pages: 1, reperes: [repere('titrée', 24, 180)] })).toBe(document);
});

it('where fiches are cut anyway, nothing is to be decided', () => {
  const cut = documentDEssai({ miseEnPage: { ...document.miseEnPage, insecables: false } });
  expect(coupable(cut, { pages: 1, reperes: [repere('longue', 12, 196)] })).toBe(cut);
});
