import { entite, tag } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { doneSentence, previewSentence } from './bulk.words.ts';

describe('what a bulk action says', () => {
  it('counts what will be done and what will be refused', () => {
    expect(previewSentence(tag.noun, 'archive', 12, 3)).toBe('12 tags seront archivés, 3 seront refusés.');
    expect(previewSentence(tag.noun, 'archive', 1, 1)).toBe('1 tag sera archivé, 1 sera refusé.');
    expect(previewSentence(entite.noun, 'remove', 2, 0)).toBe('2 entités seront mises à la corbeille.');
  });

  it('says that nothing can be done', () => {
    expect(previewSentence(entite.noun, 'archive', 0, 4)).toBe('Aucune entité ne peut être archivée.');
  });

  it('tells what was done', () => {
    expect(doneSentence(tag.noun, 'duplicate', 2, 0)).toBe('2 tags dupliqués.');
    expect(doneSentence(entite.noun, 'unarchive', 2, 0)).toBe('2 entités désarchivées.');
    expect(doneSentence(entite.noun, 'archive', 1, 2)).toBe('1 entité archivée, 2 refusées.');
  });
});
