import { describe, expect, it } from 'vitest';
import { champsDominants, precedencesInWords } from './fusion.ts';

describe('which source of an offer wins', () => {
  it('is its own system, where no entity says otherwise', () => {
    expect(champsDominants([])).toEqual([]);
    expect(champsDominants([{}, {}])).toEqual([]);
  });

  it('is told part by part by the nearest entity that decides of it', () => {
    const office = { nom: 'propre', medias: 'datatourisme' } as const;
    const departement = { nom: 'datatourisme', tarifs: 'datatourisme', medias: 'propre' } as const;
    expect(champsDominants([office, departement])).toEqual(['tarifs', 'medias']);
    expect(champsDominants([departement])).toEqual(['nom', 'tarifs']);
  });

  it('is said in words', () => {
    expect(precedencesInWords({})).toBe('Comme l’entité parente');
    expect(precedencesInWords({ nom: 'datatourisme', tarifs: 'propre' })).toBe(
      'Son propre système pour Tarifs\u00a0; DATAtourisme pour Nom',
    );
  });
});
