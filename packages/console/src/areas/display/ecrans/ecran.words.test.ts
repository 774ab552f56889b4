import { describe, expect, it } from 'vitest';
import { suitesEnMots, versionCourte } from './ecran.words.ts';

describe('what was asked of several screens', () => {
  it.each([
    [{ faits: [1], refuses: [] }, 'Image demandée à 1 écran.'],
    [
      { faits: [1, 2], refuses: [3] },
      'Image demandée à 2 écrans. 1 écran n’est pas concerné\u00a0: pas encore appairé, ou d’une autre entité.',
    ],
    [
      { faits: [], refuses: [3, 4] },
      '2 écrans ne sont pas concernés\u00a0: pas encore appairés, ou d’une autre entité.',
    ],
  ])('is told with what it was not asked of (%#)', (suites, said) => {
    expect(suitesEnMots('Image demandée', suites)).toBe(said);
  });
});

it('the version that a screen plays is told by its first signs, and by none before it plays one', () => {
  expect([versionCourte('abcdef0123456789'), versionCourte('')]).toEqual(['abcdef0', '']);
});
