import { documentVide, type TexteLocal } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { languesAEcrire, versionsDe } from './textes.rules.ts';

const local = (changes: Partial<TexteLocal>): TexteLocal => ({
  champ: 'nom',
  langue: 'en',
  valeur: 'The mill',
  origine: 'humain',
  perime: false,
  majLe: '2026-03-01T10:00:00Z',
  par: 'Camille Durand',
  ...changes,
});
const document = { ...documentVide(), nom: { de: 'Die Mühle', fr: 'Le moulin', en: 'Mill' } };

describe('the texts of an objet', () => {
  it('are those of the source, but where somebody wrote another', () => {
    const versions = versionsDe({ document, textesLocaux: [local({ perime: true })] }, 'nom', ['fr', 'en']);
    expect(versions).toEqual([
      { langue: 'fr', texte: 'Le moulin', origine: 'source', perime: false },
      { langue: 'en', texte: 'The mill', origine: 'humain', perime: true },
      { langue: 'de', texte: 'Die Mühle', origine: 'source', perime: false },
    ]);
  });

  it('may be written in the languages of the instance, and in those that something is written in', () => {
    const fiche = { document, textesLocaux: [local({ langue: 'it' })] };
    expect(languesAEcrire(fiche, ['en', 'fr', 'xx'])).toEqual(['en', 'fr', 'de', 'it']);
  });
});
