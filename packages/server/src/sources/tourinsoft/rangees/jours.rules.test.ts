import { JOURS } from '@bridge/contract';
import { expect, it } from 'vitest';
import { type JoursLus, readJours } from './jours.rules.ts';

const entiers = (...jours: JoursLus['jours'][number]['jour'][]): JoursLus['jours'] => jours.map((jour) => ({ jour }));
const OUVRES = JOURS.slice(0, 5);

it.each<[string, JoursLus['jours']]>([
  ['Tous les jours', entiers(...JOURS)],
  ['Tous les jours sauf mardi', entiers(...JOURS.filter((jour) => jour !== 'mardi'))],
  ['Tous les jours sauf lundi, mardi', entiers(...JOURS.slice(2))],
  ['7j/7 sauf lundi', entiers(...JOURS.slice(1))],
  ['Sauf le lundi', entiers(...JOURS.slice(1))],
  ['du lundi au vendredi', entiers(...OUVRES)],
  ['lundi à vendredi', entiers(...OUVRES)],
  ['du lundi au vendredi et le dimanche', entiers(...OUVRES, 'dimanche')],
  ['du lundi au samedi hors mercredi', entiers(...JOURS.slice(0, 6).filter((jour) => jour !== 'mercredi'))],
  ['Lundi-Mardi', entiers('lundi', 'mardi')],
  ['Lundi, jeudi - vendredi', entiers('lundi', 'jeudi', 'vendredi')],
  ['Week-end', entiers('samedi', 'dimanche')],
  ['Mardi soir', [{ jour: 'mardi', moitie: 'soir' }]],
  ['Les mardis soirs', [{ jour: 'mardi', moitie: 'soir' }]],
  ['Mercredi après-midi', [{ jour: 'mercredi', moitie: 'soir' }]],
  [
    'mardi matin et jeudi matin',
    [
      { jour: 'mardi', moitie: 'matin' },
      { jour: 'jeudi', moitie: 'matin' },
    ],
  ],
  ['Lundi, mardi matin', [{ jour: 'lundi' }, { jour: 'mardi', moitie: 'matin' }]],
])('the days of « %s » are those that it says, whole or by halves', (texte, jours) => {
  expect(readJours(texte)).toEqual({ jours, feries: false, restes: [] });
});

it.each([
  '1er dimanche du mois',
  'Fermé le lundi',
  'un mardi sur deux',
  'mardi ou jeudi',
  'du lundi au vendredi sauf jours fériés',
  'Tous les jours sauf lundi matin',
  'Tous les jours sauf lundi / jours fériés',
  'Du lundi au samedi sauf mercredi, dimanche',
  'Du lundi matin au samedi soir',
  'Du lundi au vendredi matin',
  'le mardi et le jeudi matin',
  'lundi matin et mardi soir',
  'Lundi midi et soir',
  'Lundi PM',
  'Du samedi au samedi',
  'Lundi-Vendredi',
  'Lundi – vendredi',
])('« %s » is kept in words: its days alone would say something else', (texte) => {
  expect(readJours(texte)).toEqual({ jours: [], feries: false, restes: [texte] });
});

it('holidays are days too', () => {
  expect(readJours('Dimanche$Jours fériés', '$')).toEqual({ jours: entiers('dimanche'), feries: true, restes: [] });
});
