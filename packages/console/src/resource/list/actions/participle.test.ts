import { entite, tag } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { participle, told } from './participle.ts';

describe('what happened to records', () => {
  it('agrees with them', () => {
    expect(participle(tag.noun, 'archivé')).toBe('archivé');
    expect(participle(tag.noun, 'archivé', 0)).toBe('archivé');
    expect(participle(tag.noun, 'archivé', 2)).toBe('archivés');
    expect(participle(entite.noun, 'archivé', 2)).toBe('archivées');
    expect(participle(tag.noun, 'mis à la corbeille', 2)).toBe('mis à la corbeille');
    expect(participle(entite.noun, 'mis à la corbeille')).toBe('mise à la corbeille');
    expect(participle(entite.noun, 'mis à la corbeille', 3)).toBe('mises à la corbeille');
  });

  it('is told with the name of the record', () => {
    expect(told(entite.noun, 'Office du Val', 'archivé')).toBe('Entité «\u00a0Office du Val\u00a0» archivée.');
  });
});
