import { type ChampDecouvert, ROLES_COLONNES, transformationSchema } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { structureWords } from './colonnes/structure.words.ts';
import { roleWords } from './lignes/roles.words.ts';
import { reglagesWords } from './reglages.words.ts';
import { TRANSFORMATIONS } from './transformations/transformations.words.ts';

const champ = (type: ChampDecouvert['type'], remplissage: number | null = 50): ChampDecouvert => ({
  champ: 'C',
  type,
  exemples: [],
  remplissage,
  distinctes: 0,
});

describe('the words of a mapping', () => {
  it('sum up what was read of a feed', () => {
    expect(structureWords([])).toBe('Aucun champ n’a encore été lu.');
    expect(structureWords([champ('texte', 0), champ('table'), champ('table')])).toBe(
      '3 champs lus, dont 2 tables\u00a0; 1 toujours vide.',
    );
  });

  it('sum up what a line has beside its target', () => {
    const words = reglagesWords({
      champ: 'Photos',
      cible: 'medias',
      separateurs: { lignes: '#', colonnes: '|' },
      colonnes: ['url', 'credit'],
      transformations: [{ kind: 'trim' }],
      obligatoire: true,
    });
    expect(words).toBe('# | · 2 colonnes · 1 étape · obligatoire');
  });

  it('name every role that a column may have', () => {
    for (const role of Object.values(ROLES_COLONNES).flat()) expect(roleWords(role)).toMatch(/^\p{Lu}.* ?/u);
    expect(roleWords('lundi.ouvre1')).toBe('Lundi, ouverture, matin');
    expect(roleWords('jusquAu')).toBe('Utilisable jusqu’au');
  });

  it('offer every step once, each fit to be saved as it is added but the one that needs names', () => {
    const kinds = transformationSchema.options.map(({ shape }) => shape.kind.value);
    expect(TRANSFORMATIONS.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    // A new joining step has no field names, which the schema refuses: any name to begin with would be wrong.
    const whole = TRANSFORMATIONS.filter(({ kind }) => kind !== 'joindre');
    for (const { blank } of whole) expect(transformationSchema.safeParse(blank).success).toBe(true);
  });
});
