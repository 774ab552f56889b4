import type { BlocRendu, Noeud } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { isUntranslated } from './section.rules.ts';

const shown = (...noeuds: readonly Noeud[]) => {
  const rendu = { noeuds } as unknown as BlocRendu;
  const blocs = [{ id: 1, code: 'texte', rendu: { vide: false, rendu } as const }];
  return isUntranslated({ blocs, nom: { texte: 'Auberge du Lac', langue: 'fr' } });
};
const riche = (langue?: 'fr'): Noeud => ({
  genre: 'riche',
  html: '<p>Un mot</p>',
  texte: 'Un mot',
  ...(langue && { langue }),
});

describe('a fiche in another language', () => {
  it('is not translated where a sentence that it shows is of another one', () => {
    expect(shown(riche('fr'))).toBe(true);
    expect(shown({ genre: 'paragraphe', fragments: [{ texte: 'Fermé en hiver', langue: 'fr' }] })).toBe(true);
  });

  it('is translated where its sentences are: a proper name is the same everywhere', () => {
    expect(shown(riche())).toBe(false);
    expect(shown({ genre: 'paragraphe', fragments: [{ texte: 'Auberge du Lac', langue: 'fr' }] })).toBe(false);
    expect(isUntranslated({ blocs: [], nom: { texte: 'Auberge du Lac', langue: 'fr' } })).toBe(false);
  });
});
