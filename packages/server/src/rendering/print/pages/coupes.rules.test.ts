import { expect, it } from 'vitest';
import { documentDEssai, ficheDEssai, rubriqueDEssai } from '../testing/document.ts';
import { coupable } from './coupes.rules.ts';

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
  const [first, ...others] = fiches;
  const second = { titre: 'Valdoré', niveau: 1, elements: others };
  const groupes = [{ titre: 'Malbrume', niveau: 1, elements: first ? [first] : [] }, second];
  const grouped = documentDEssai({ parties: [rubriqueDEssai(fiches, { groupes })] });
  expect(coupable(grouped, { pages: 1, reperes: [repere('longue', 12, 180)] }).coupees).toEqual(['longue']);
  expect(coupable(grouped, { pages: 1, reperes: [repere('longue', 24, 180)] })).toBe(grouped);
});

it('the first fiche of a chapter may be cut where the opening stands alone on the page before; below it, it stays whole', () => {
  const reperes = [{ ...repere('titrée', 24, 150), page: 2, fin: { page: 2, y: 150 } }];
  expect(coupable(document, { pages: 2, ouvertures: { r: 1 }, reperes }).coupees).toEqual(['titrée']);
  expect(coupable(document, { pages: 2, ouvertures: { r: 2 }, reperes })).toBe(document);
});

it('where fiches are cut anyway, nothing is to be decided', () => {
  const cut = documentDEssai({ miseEnPage: { ...document.miseEnPage, insecables: false } });
  expect(coupable(cut, { pages: 1, reperes: [repere('longue', 12, 196)] })).toBe(cut);
});
