import { describe, expect, it } from 'vitest';
import { ancreOf, compilePage } from './compile.ts';

const blocsOf = (markdown: string) => compilePage('essai', `# Essai\n\n${markdown}`).blocs;

describe('a page of the manual', () => {
  it('is its title and its blocs', () => {
    expect(compilePage('essai', '# Les tris\n\n## Créer un tri\n\nUn **nom** suffit.')).toEqual({
      nom: 'essai',
      titre: 'Les tris',
      blocs: [
        { bloc: 'titre', niveau: 2, ancre: 'creer-un-tri', texte: ['Créer un tri'] },
        { bloc: 'paragraphe', texte: ['Un ', { nom: 'gras', texte: ['nom'] }, ' suffit.'] },
      ],
    });
  });

  it('has lists, notes, tables and pictures', () => {
    expect(blocsOf('1. Un\n2. Deux')).toMatchObject([{ bloc: 'liste', numerotee: true, elements: [{}, {}] }]);
    expect(blocsOf('> Attention')).toMatchObject([{ bloc: 'note', blocs: [{ texte: ['Attention'] }] }]);
    expect(blocsOf('| A | B |\n|---|---|\n| 1 | 2 |')).toEqual([
      { bloc: 'tableau', tete: [['A'], ['B']], lignes: [[['1'], ['2']]] },
    ]);
    expect(blocsOf('![Une liste](images/liste.webp)')).toEqual([
      { bloc: 'image', fichier: 'images/liste.webp', legende: 'Une liste' },
    ]);
  });

  it('leads to other pages, to parts of itself and to the console, and nowhere else', () => {
    const led = (href: string) => blocsOf(`[ici](${href})`)[0];
    expect(led('web.md#moteurs')).toMatchObject({ texte: [{ vers: { page: 'web', ancre: 'moteurs' } }] });
    expect(led('#plus-bas')).toMatchObject({ texte: [{ vers: { page: 'essai', ancre: 'plus-bas' } }] });
    expect(led('/tris/list')).toMatchObject({ texte: [{ vers: { ecran: '/tris/list' } }] });
    for (const href of ['https://exemple.fr', '//exemple.fr', 'javascript:alert(1)']) {
      expect(() => led(href)).toThrow('leads neither');
    }
  });

  it('keeps signs as they are typed, and refuses HTML', () => {
    expect(blocsOf('Moins de `<b>` & plus')).toEqual([
      { bloc: 'paragraphe', texte: ['Moins de ', { nom: 'code', texte: ['<b>'] }, ' & plus'] },
    ]);
    expect(() => blocsOf('<script>alert(1)</script>')).toThrow('no html');
    expect(() => blocsOf('Un <b>mot</b>')).toThrow('no html');
  });

  it('names its parts as addresses do', () => {
    expect(ancreOf('Messages d’urgence')).toBe('messages-d-urgence');
    expect(ancreOf('Où il sert\u00a0?')).toBe('ou-il-sert');
  });
});
