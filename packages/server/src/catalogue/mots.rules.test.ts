import { describe, expect, it } from 'vitest';
import { motsDe } from './mots.rules.ts';

describe('the words of a text', () => {
  it('are the same whatever the accents, the capitals, the plural and the feminine', () => {
    expect(motsDe('Terrasses OMBRAGÉES')).toEqual(motsDe('terrasse ombragée'));
    expect(motsDe('châteaux')).toEqual(motsDe('Château'));
    expect(motsDe('musées locaux')).toEqual(motsDe('Musée local'));
    expect(motsDe('hôtels')).toEqual(motsDe('hôtel'));
  });

  it('leave out those that say nothing', () => {
    expect(motsDe('Au bord de l’eau')).toEqual(['bord', 'eau']);
  });

  it('come once each, and not without end', () => {
    expect(motsDe('lac lac lac')).toEqual(['lac']);
    expect(motsDe(Array.from({ length: 500 }, (_, index) => `mot${index}`).join(' ')).length).toBeLessThanOrEqual(150);
  });

  it('are cut at everything that is neither a letter nor a figure, in any script', () => {
    expect(motsDe('l’eau—vive…(2\u00a0km) «\u00a0Été\u00a0»')).toEqual(['eau', 'vive', 'km', 'ete']);
    expect(motsDe('e\u0301te\u0301')).toEqual(motsDe('été'));
    expect(motsDe('Ελλάδα 東京 спа 𠮷野')).toEqual(['ελλαδα', '東京', 'спа', '𠮷野']);
    expect(motsDe('🎉Fête😀locale\ud83d')).toEqual(motsDe('fête locale'));
  });

  it('keep numbers and ligatures', () => {
    expect(motsDe('Cœur 96100')).toEqual(['coeur', '96100']);
  });
});
