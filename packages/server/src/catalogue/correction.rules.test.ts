import type { Media } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { sontDeLaSource, textesQuiRestent } from './correction.rules.ts';

const photo = (cle: string, changes: Partial<Media> = {}): Media => ({
  cle,
  genre: 'image',
  url: `https://source.example/${cle}.jpg`,
  ...changes,
});
const SOURCE = [photo('a', { credit: 'Anne', jusquAu: '2027-01-01' }), photo('b')];

describe('photos that are corrected', () => {
  it('are those of the source in another order, fewer, with other words', () => {
    expect(sontDeLaSource([photo('b', { legende: { fr: 'Le lac' } })], SOURCE)).toBe(true);
    expect(sontDeLaSource([photo('b'), photo('a', { credit: 'Bruno', jusquAu: '2027-01-01' })], SOURCE)).toBe(true);
  });

  it('are no others, not the same twice, and on no other days than their rights', () => {
    expect(sontDeLaSource([photo('b', { url: 'http://127.0.0.1/' })], SOURCE)).toBe(false);
    expect(sontDeLaSource([photo('b', { adresses: { en: 'http://127.0.0.1/' } })], SOURCE)).toBe(false);
    expect(sontDeLaSource([photo('b'), photo('b')], SOURCE)).toBe(false);
    expect(sontDeLaSource([photo('a')], SOURCE)).toBe(false);
    expect(sontDeLaSource([photo('b', { aPartirDu: '2026-01-01' })], SOURCE)).toBe(false);
    expect(sontDeLaSource([photo('b')], [photo('b', { aPartirDu: '2027-01-01' })])).toBe(false);
  });
});

it('what was translated of a part that is corrected is no longer said', () => {
  const textes = ['nom', 'ouverture', 'tarifs', 'legendes:a', 'champs:x'].map((champ) => ({ champ }));
  const left = (corrigees: Parameters<typeof textesQuiRestent>[1]) =>
    textesQuiRestent(textes, corrigees).map(({ champ }) => champ);
  expect(left([])).toHaveLength(5);
  expect(left(['ouverture', 'medias'])).toEqual(['nom', 'tarifs', 'champs:x']);
});
