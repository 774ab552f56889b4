import { expect, it } from 'vitest';
import { textesOf } from './valeurs.rules.ts';

it('a text is in the languages that its keys name, however they are written', () => {
  expect(textesOf({ fr: ['Bonjour'], '@en': 'Hello', 'de-AT': 'Servus' })).toEqual({
    fr: 'Bonjour',
    en: 'Hello',
    de: 'Servus',
  });
  expect(textesOf([{ '@language': 'fr-FR', '@value': 'Bonjour' }, { '@value': 'Bonsoir' }])).toEqual({
    fr: 'Bonjour\n\nBonsoir',
  });
});

it.each([{ startDate: '2026-04-01', endDate: '2026-06-30' }, { description: 'Le lavoir' }, { frequency: 'Mensuel' }])(
  'a property whose name begins as a language does is no text: %o',
  (node) => {
    expect(textesOf(node)).toEqual({});
  },
);
