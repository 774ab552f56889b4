import { JOURS, type Jour } from '@bridge/contract';
import { expect, it } from 'vitest';
import { readJours } from './jours.rules.ts';

const OUVRES = JOURS.slice(0, 5);

it.each<[string, readonly Jour[]]>([
  ['Tous les jours', JOURS],
  ['Tous les jours sauf mardi', JOURS.filter((jour) => jour !== 'mardi')],
  ['Sauf le lundi', JOURS.slice(1)],
  ['du lundi au vendredi', OUVRES],
  ['lundi à vendredi', OUVRES],
  ['du lundi au vendredi et le dimanche', [...OUVRES, 'dimanche']],
  ['du lundi au samedi hors mercredi', JOURS.slice(0, 6).filter((jour) => jour !== 'mercredi')],
  ['le mardi et le jeudi matin', ['mardi', 'jeudi']],
  ['Week-end', ['samedi', 'dimanche']],
])('the days of « %s » are those that it says', (texte, jours) => {
  expect(readJours(texte)).toMatchObject({ feries: false, restes: [] });
  expect(readJours(texte).jours.map(({ jour }) => jour)).toEqual(jours);
});

it.each(['1er dimanche du mois', 'Fermé le lundi', 'un mardi sur deux', 'du lundi au vendredi sauf jours fériés'])(
  '« %s » is kept in words: its days alone would say something else',
  (texte) => {
    expect(readJours(texte)).toEqual({ jours: [], feries: false, restes: [texte] });
  },
);

it('holidays are days too', () => {
  expect(readJours('Dimanche$Jours fériés', '$')).toMatchObject({ jours: [{ jour: 'dimanche' }], feries: true });
});
