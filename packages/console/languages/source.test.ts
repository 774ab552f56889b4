import { describe, expect, it } from 'vitest';
import { textsOf } from './source.ts';

const wordsOf = (source: string) => textsOf('x.tsx', source).map(({ words }) => words);

describe('the texts of a source', () => {
  it('are its sentences, in strings, templates and JSX', () => {
    expect(wordsOf("const a = 'Rien à montrer.';")).toEqual(['Rien à montrer.']);
    expect(wordsOf(`const a = \`Page \${n} sur \${all.length}\`;`)).toEqual(['Page {0} sur {1}']);
    expect(wordsOf('<p>\n  Deux lignes\n  de texte <b>gras</b>.\n</p>')).toEqual(['Deux lignes de texte', 'gras']);
    expect(wordsOf('<Button label="Créer" aria-label="voir" />')).toEqual(['Créer', 'voir']);
  });

  it('are the words that a sentence is made of', () => {
    expect(wordsOf(`const a = \`Trois \${n > 1 ? 'objets' : 'objet'}\`;`)).toEqual(['Trois {0}', 'objets', 'objet']);
    expect(wordsOf("<p>{open ? 'ouvert' : 'clos'}</p>")).toEqual(['ouvert', 'clos']);
  });

  it('are none of what only the program reads', () => {
    expect(wordsOf("import x from './Nom.ts'; type A = 'Un type'; const a = { 'Une clé': 1 };")).toEqual([]);
    expect(wordsOf("if (event.key === 'Enter') go(); switch (a) { case 'Escape': break; }")).toEqual([]);
    expect(wordsOf('<div className="Un nom" role="Bouton" style={{ width: \'min(4rem, 20%)\' }} />')).toEqual([]);
    expect(wordsOf("const a = { value: 'grille', title: 'nom' }; const b = ['grille', 'carte'];")).toEqual([]);
    expect(wordsOf("throw new Error('no field is drawn here');")).toEqual([]);
  });
});
