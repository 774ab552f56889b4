import { nouvelleLigne } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { ligneLue } from './ligne.read.ts';
import { formatsOfferts, nomDeSource, reglagesDe } from './ligne.words.ts';

const critere = { genre: 'critere', critere: { ref: 'critere', id: 7 } } as const;

describe('a line in words', () => {
  it('is named after what it shows', () => {
    const champs = new Map([['surface', 'Surface']]);
    expect(nomDeSource({ genre: 'champ', champ: 'telephone' }, {}, champs)).toBe('Téléphone');
    expect(nomDeSource({ genre: 'champ', champ: 'champ:surface' }, {}, champs)).toBe('Surface');
    expect(nomDeSource({ genre: 'champ', champ: 'champ:ancien' }, {}, champs)).toBe('Champ ancien');
    expect(nomDeSource(critere, { critere: { '7': 'Services' } }, champs)).toBe('Critère «\u00a0Services\u00a0»');
    expect(nomDeSource({ genre: 'composition', texte: {} }, {}, champs)).toBe('Texte composé');
  });

  it('offers the formats and the settings that mean something for it', () => {
    const prix = nouvelleLigne({ genre: 'champ', champ: 'prixMin' });
    expect(formatsOfferts(prix.source).map(({ value }) => value)).toEqual(['texte', 'prix']);
    expect(reglagesDe(prix)).toMatchObject({ plusieurs: false, coupe: false });
    expect(reglagesDe(nouvelleLigne(critere))).toMatchObject({ plusieurs: true, coupe: true });
    expect(reglagesDe({ ...prix, siVide: 'texte' })).toMatchObject({ texteSiVide: true });
  });

  it('is read whatever state it is in', () => {
    expect(ligneLue({ source: { genre: 'composition', texte: { fr: '' } } })).toMatchObject({ siVide: 'masquer' });
    expect(ligneLue({ source: null }).source).toEqual({ genre: 'champ', champ: 'champ:' });
    expect(ligneLue(null).source).toEqual({ genre: 'champ', champ: 'champ:' });
  });
});
