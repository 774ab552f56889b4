import { describe, expect, it } from 'vitest';
import { refusDePartage } from './partage.rules.ts';

const own = (titre: string) => ({ titre, own: true, thrown: false });

describe('what may not be shared', () => {
  it('is nothing where all of it is one’s own', () => {
    expect(refusDePartage(2, [own('Le lac'), own('Le col')])).toBe('');
  });

  it('is named: what is of others, then what was thrown away; what one does not see is counted', () => {
    const found = [own('Le lac'), { ...own('Le col'), own: false }, { ...own('Le pont'), thrown: true }];
    expect(refusDePartage(5, found)).toBe(
      'Seuls les médias de vos entités se partagent ainsi. Ce n’est pas le cas de «\u00a0Le col\u00a0». ' +
        'Mis à la corbeille entre-temps\u00a0: «\u00a0Le pont\u00a0». 2 médias sont introuvables.',
    );
  });

  it('is not a list without end', () => {
    const found = Array.from({ length: 12 }, (_, rang) => ({ ...own(`M${rang}`), own: false }));
    expect(refusDePartage(12, found)).toMatch(/«\u00a0M4\u00a0» et 7\u00a0autres\.$/);
  });
});
