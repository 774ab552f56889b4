import { describe, expect, it } from 'vitest';
import { guessListe, guessSeparateurs } from './separateurs.rules.ts';

const PAIEMENTS = ['Espèces', 'Chèques', 'Carte bancaire', 'Virement'];
/** Lists of one to three of the same words. */
const listes = (signe: string) =>
  PAIEMENTS.flatMap((mot, rang) =>
    [0, 1, 2].map((count) =>
      [mot, ...PAIEMENTS.slice(rang + 1), ...PAIEMENTS.slice(0, rang)].slice(0, count + 1).join(signe),
    ),
  );

describe('lists without the signs of the trade', () => {
  it.each([
    [', ', ','],
    [';', ';'],
    [' / ', ' / '],
    ['/', '/'],
    ['\n', '\n'],
    [' + ', '+'],
    ['<br/>', '\n'],
  ])('are cut where their words come again: %j', (written, signe) => {
    expect(guessListe(listes(written))).toBe(signe);
    expect(guessSeparateurs(listes(written))).toEqual({ lignes: signe });
  });

  it.each([
    [
      'sentences',
      ['Ouvert le lundi, sauf férié.', 'Fermé, sauf l’été.', 'Au bord de l’eau, en ville.', 'Ici, tout va.'],
    ],
    ['streets', ['12, rue Haute', '3, rue Basse', '4, place du Port', '8, rue Haute']],
    ['a town and its country', ['Nancy, France', 'Metz, France', 'Toul, France', 'Nancy, Lorraine', 'Metz, Lorraine']],
    ['numbers', ['44,8', '44,9', '45,1', '44,8']],
    ['labels that have a comma', ['Parc, jardin', 'Parc, jardin', 'Site, monument', 'Café, bar', 'Plage']],
    ['too few values to tell', ['Anglais, Allemand', 'Anglais']],
  ])('are not %s', (_what, textes) => {
    expect(guessListe([...new Set(textes)])).toBeUndefined();
  });

  it('are cut where each of their words also stands alone', () => {
    expect(guessListe(['Bio', 'Accueil paysan', 'Bio;Accueil paysan'])).toBe(';');
    expect(guessListe(['Bio', 'Bio;Accueil paysan'])).toBeUndefined();
  });

  it('are left to their own signs where they have them', () => {
    expect(guessSeparateurs(['Anglais#Allemand, Suisse', 'Anglais'])).toEqual({ lignes: '#' });
  });
});
