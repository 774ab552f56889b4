import { describe, expect, it } from 'vitest';
import { perdues } from '../testing/feuilles.ts';
import { TYPES_APIDAE } from './fiche/type-bridge.rules.ts';
import { BLOCS } from './testing.blocs.ts';
import { commun } from './testing.complet.ts';
import { understood } from './testing.ts';

/** Numbers of references, kinds of things that are told by where they are, and codes that words stand for. */
const SANS =
  /(?:^|\.)(?:id|elementReferenceType|identifiant|type|valide|weekdays|dateSpeciale|recurrence|aspect|locale)$|\.pays\.|geoJson\.type$|^contacts\.(?:fonction|titre)\.libelleEn|perimetreGeographique\.codePostal|^territoires\./;

it('every family of types is filled in', () => {
  expect(Object.keys(BLOCS).toSorted()).toEqual([...Object.keys(TYPES_APIDAE), 'TYPE_A_VENIR'].toSorted());
  for (const [type, { bloc }] of Object.entries(TYPES_APIDAE)) expect(BLOCS[type]?.[0]).toBe(bloc);
});

describe('an Apidae object with every property of its format', () => {
  it.each(Object.keys(BLOCS))('loses none of its values: %s', (type) => {
    const [bloc, champs] = BLOCS[type] ?? ['', () => ({})];
    const brut = { type, ...commun(), [bloc]: champs() };
    expect(perdues(brut, understood(brut), SANS)).toEqual([]);
  });
});
