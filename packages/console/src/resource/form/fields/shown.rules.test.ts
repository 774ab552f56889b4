import { choice, type Fields, number, text } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { anyShown, hiddenNames, isShown } from './shown.rules.ts';

const fields: Fields = {
  origine: choice(
    [
      { value: 'api', label: 'API' },
      { value: 'fichier', label: 'Fichier' },
    ],
    { label: 'Origine', required: true, initial: 'api' },
  ),
  cle: text({ label: 'Clé', when: { field: 'origine', is: ['api'] } }),
  depot: text({ label: 'Fichier', when: { field: 'origine', is: ['fichier'] } }),
  pages: number({ label: 'Pages', when: { field: 'origine', is: ['api', 'service'] } }),
};

describe('a field that depends on another', () => {
  it('is shown while the other holds one of its values', () => {
    expect([...hiddenNames(fields, { origine: 'api' })]).toEqual(['depot']);
    expect([...hiddenNames(fields, { origine: 'fichier' })]).toEqual(['cle', 'pages']);
  });

  it('is hidden while the other holds nothing', () => {
    expect(isShown({ when: { field: 'origine', is: ['api'] } }, { origine: null })).toBe(false);
  });

  it('takes its part along when it is alone there', () => {
    expect(anyShown(fields, ['cle', 'pages'], { origine: 'fichier' })).toBe(false);
    expect(anyShown(fields, ['cle', 'origine'], { origine: 'fichier' })).toBe(true);
  });
});
