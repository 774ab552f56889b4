import {
  brouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporamaSchema,
  type Fields,
  gabaritDiaporama,
} from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { htmlDeVue } from './diapositive.html.ts';
import { tenueDe } from './seul.rules.ts';
import { lignesDe } from './tenue.rules.ts';
import { fitsOnEcran, htmlDUrgence, tailleDUrgence } from './urgence.html.ts';

const ORIENTATIONS = ['paysage', 'portrait', 'bandeau', 'mur'] as const;
/** A text of so many letters, made of repeated words. */
const letters = (count: number, mots: string) => mots.repeat(Math.ceil(count / mots.length)).slice(0, count);
const message = (titre: string, texte: string) =>
  ({ titre: { fr: titre }, texte: { fr: texte }, langue: 'fr' }) as const;
const sizeOf = (titre: string, texte: string) => {
  const html = htmlDUrgence({ ...message(titre, texte), ton: 'alerte' }, tailleDUrgence('paysage'));
  return Number(/font-size:(\d+)px/.exec(html)?.[1]);
};

describe('a message of urgency', () => {
  it('is written as large as it can be, and smaller as it gets longer', () => {
    const sizes = [0, 200, 600, 1_000].map((count) => sizeOf('Évacuez', letters(count, 'la plage est fermée ')));
    expect(sizes[0]).toBe(80);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(sizes.at(-1)).toBeLessThan(60);
  });

  it('holds whole at its longest, however screens stand and whatever its letters', () => {
    for (const mots of ['intercommunalité ', 'ÉVACUATION IMMÉDIATE ', 'Wagenmeister', '緊急避難'])
      for (const orientation of ORIENTATIONS) {
        const longest = message(letters(120, mots), letters(1_000, mots));
        expect([mots, orientation, fitsOnEcran(longest, tailleDUrgence(orientation))]).toEqual([
          mots,
          orientation,
          true,
        ]);
      }
  });

  it('of too many lines does not', () => {
    expect(fitsOnEcran(message('Horaires', letters(200, 'a\n')), tailleDUrgence('paysage'))).toBe(false);
  });
});

it('words are kept whole, and cut where no line can hold them', () => {
  expect(lignesDe('un deux', 10, 1_000)).toBe(1);
  expect(lignesDe('un\n\ndeux', 10, 1_000)).toBe(3);
  // Six letters of .6 em each hold in 40 px at 10 px, twelve with a space do not.
  expect(lignesDe('marche couvert', 10, 45)).toBe(2);
  expect(lignesDe('anticonstitutionnellement', 10, 60)).toBe(3);
});

describe('a slide of words', () => {
  const FIELDS: Fields = gabaritDiaporama.fields;
  const gabarit = brouillonDeGabaritDiaporamaSchema.parse(
    brouillonDeGabaritDiaporama(
      Object.fromEntries(Object.entries(FIELDS).map(([name, { initial = null }]) => [name, initial])),
    ),
  );
  const ecran = { gabarit, largeur: 1920, hauteur: 1080, langue: 'fr', adresse: () => null } as const;
  const texte = (titre: string, words: string) =>
    ({ genre: 'texte', ton: 'information', titre, texte: words }) as const;

  it('is written as its gabarit says where it holds, and smaller where it does not', () => {
    expect(htmlDeVue(texte('Bonjour', 'Le marché est ouvert.'), ecran)).not.toContain('style=');
    const long = texte(letters(120, 'la fête du lac '), letters(1_000, 'le marché est ouvert '));
    expect(tenueDe(long, ecran).isHeld).toBe(true);
    expect(htmlDeVue(long, ecran)).toMatch(/style="--titre:\d+px;--mesure:\d+px;font-size:0\.\d+em"/);
  });

  it('that holds at no size is known', () => {
    expect(tenueDe(texte('Horaires', letters(200, 'a\n')), ecran).isHeld).toBe(false);
  });
});
