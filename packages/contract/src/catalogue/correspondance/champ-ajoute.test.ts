import { describe, expect, it } from 'vitest';
import { nouvelleLigne } from '../bloc/ligne.fields.ts';
import { champsNommes } from './champ-ajoute.ts';

describe('the added fields that are named', () => {
  it('are those of texts and of numbers, however deep, with their places', () => {
    const regles = {
      genre: 'groupe',
      lien: 'et',
      regles: [
        { genre: 'texte', champ: 'nom', op: 'rempli', valeurs: [] },
        {
          genre: 'groupe',
          lien: 'ou',
          regles: [
            { genre: 'texte', champ: 'champ:ambiance', op: 'rempli', valeurs: [] },
            { genre: 'nombre', mesure: { genre: 'champ', code: 'etoiles' }, min: 1, max: null },
          ],
        },
      ],
    };
    expect(champsNommes(regles, 'regles')).toEqual([
      { code: 'ambiance', path: 'regles.regles.1.regles.0.champ' },
      { code: 'etoiles', path: 'regles.regles.1.regles.1.mesure.code' },
    ]);
  });

  it('are those of lines, and of the texts that they compose', () => {
    const lignes = [
      nouvelleLigne({ genre: 'champ', champ: 'champ:ambiance' }),
      nouvelleLigne({ genre: 'composition', texte: { fr: '{nom}, {champ:etoiles}' } }),
    ];
    expect(champsNommes(lignes, 'lignes')).toEqual([
      { code: 'ambiance', path: 'lignes.0.source.champ' },
      { code: 'etoiles', path: 'lignes.1.source.texte.fr' },
    ]);
  });

  it('are none where texts only look like it', () => {
    expect(champsNommes({ genre: 'texte', champ: 'nom', valeurs: ['champ:ambiance'] }, 'regles')).toEqual([]);
  });
});
