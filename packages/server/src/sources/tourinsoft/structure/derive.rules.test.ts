import { describe, expect, it } from 'vitest';
import { deriveOf } from './derive.rules.ts';
import { structureFromSample } from './structure.sample.ts';

const records = (field: string, count = 20) =>
  Array.from({ length: count }, (_, index) => ({
    SyndicObjectID: `HOTXXX00000000${String(index).padStart(2, '0')}`,
    SyndicObjectName: `Hôtel ${index}`,
    [field]: `${index} rue du Pont`,
    CP: '96100',
  }));
const structure = structureFromSample(records('Codepostal1'));
const lignes = [
  { champ: 'Codepostal1', cible: 'lieu.rue' },
  { champ: 'CP', cible: 'lieu.codePostal' },
] as const;

describe('the fields of a feed', () => {
  it('that keep their names tell nothing', () => {
    expect(deriveOf(structure, lignes, records('Codepostal1'))).toEqual([]);
  });

  it('that change their case are told as renamed', () => {
    expect(deriveOf(structure, lignes, records('CodePostal1'))).toEqual([
      { kind: 'renomme', avant: 'Codepostal1', apres: 'CodePostal1' },
    ]);
  });

  it('that go away are told when a line reads them', () => {
    const without = records('Codepostal1').map(({ CP, ...record }) => record);
    expect(deriveOf(structure, lignes, without)).toEqual([{ kind: 'disparu', champ: 'CP' }]);
    expect(deriveOf(structure, [{ champ: 'CP', cible: 'ignore' }], without)).toEqual([]);
  });

  it('are not judged by a few records', () => {
    expect(deriveOf(structure, lignes, records('Autre', 3))).toEqual([]);
  });
});
