import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lisible, morceauxDe, motDuChemin } from './source.rules.ts';

describe('the record as received', () => {
  it('is spread over lines when it is JSON', () => {
    expect(lisible('{"nom":{"fr":"Le moulin"}}', 'json')).toBe('{\n  "nom": {\n    "fr": "Le moulin"\n  }\n}');
  });

  it('stays as it came when it is not what it says', () => {
    expect(lisible('{"nom":', 'json')).toBe('{"nom":');
  });

  it('is one element a line when it is XML', () => {
    expect(lisible('<?xml version="1.0"?><fiche><nom>Le moulin</nom><vide/><a><b>1</b></a></fiche>', 'xml')).toBe(
      [
        '<?xml version="1.0"?>',
        '<fiche>',
        '  <nom>Le moulin</nom>',
        '  <vide/>',
        '  <a>',
        '    <b>1</b>',
        '  </a>',
        '</fiche>',
      ].join('\n'),
    );
  });

  it('is searched whatever the case and the accents', () => {
    expect(morceauxDe('Éte, été', 'ETE')).toEqual([
      { texte: 'Éte', rang: 0 },
      { texte: ', ', rang: null },
      { texte: 'été', rang: 1 },
    ]);
  });

  it('is whole, whatever is looked for in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 2 }), (texte, cherche) => {
        const morceaux = morceauxDe(texte, cherche);
        expect(morceaux.map((morceau) => morceau.texte).join('')).toBe(texte);
      }),
    );
  });

  it('is found from a warning by the last name of its path', () => {
    expect(motDuChemin('ouverture.periodes[2].dateFin')).toBe('dateFin');
    expect(motDuChemin('lignes[3]')).toBe('lignes');
  });
});
