import { describe, expect, it } from 'vitest';
import { interpretApidae } from '../apidae/interpretation.ts';
import { interpretDatatourisme } from '../datatourisme/interpretation.ts';
import { champsDe } from '../reading/xml/xml-simple.ts';
import { interpretFiche } from '../tourinsoft/interpretation.ts';
import { lexique } from './lexique.ts';

const WORDS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

describe('a word that every object knows', () => {
  it.each(WORDS)('is in no table: %s', (word) => {
    expect(lexique({ oui: 1 })[word]).toBeUndefined();
  });

  it.each(WORDS)('is a word like another in a record: %s', (word) => {
    const nommee = { [word]: word };
    const lus = [
      interpretDatatourisme(
        { mode: 'fichier', url: '', langues: [] },
        {
          '@id': 'un',
          '@type': [word],
          'rdfs:label': { fr: ['Moulin'] },
          ...nommee,
          hasFeature: [{ features: [{ '@id': word }] }],
        },
      ),
      interpretApidae({} as never, { id: 1, type: word, nom: { libelleFr: 'Moulin' }, ...nommee }),
      interpretFiche(
        {
          client: 'essai',
          lignes: ['lieu.pays', 'langueParlee', 'contacts'].map((cible) => ({ champ: word, cible })),
          typeBridge: null,
        } as never,
        { SyndicObjectID: 'RESESS0000000001', SyndicObjectName: 'Moulin', ...nommee },
      ),
    ];
    // A function that took the place of a word cannot be copied.
    for (const { document } of lus) expect(structuredClone(document).nom).toEqual({ fr: 'Moulin' });
  });

  it('is an element like another', () => {
    const un = (nom: string) => ({ nom, attributs: {}, enfants: [], texte: nom });
    const enfants = ['constructor', 'toString', 'titre'].map(un);
    expect(champsDe({ nom: 'fiche', attributs: {}, enfants, texte: '' })).toEqual({
      constructor: 'constructor',
      toString: 'toString',
      titre: 'titre',
    });
  });
});
