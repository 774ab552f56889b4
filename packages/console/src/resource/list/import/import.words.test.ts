import { entite, tag } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { forecast, outcome } from './import.words.ts';

const result = (created: number, changed: number, refused: number) => ({
  dryRun: false,
  created,
  changed,
  refused,
  results: [],
});

describe('what an import says', () => {
  it('tells what a file would do', () => {
    expect(forecast(result(3, 1, 2))).toBe('Lignes\u00a0: 3 à créer, 1 à modifier, 2 refusées.');
    expect(forecast(result(0, 0, 0))).toBe('Ce fichier ne contient aucune ligne.');
  });

  it('tells what it did, and how many lines were refused', () => {
    expect(outcome(tag.noun, result(2, 1, 0))).toBe('3 tags importés.');
    expect(outcome(entite.noun, result(1, 0, 1))).toBe('1 entité importée, 1 ligne refusée.');
    expect(outcome(tag.noun, result(0, 0, 2))).toBe('0 tag importé, 2 lignes refusées.');
  });
});
