import { correctionDemandeeSchema, type Media, MOST_PHOTOS, photoDeMediatheque } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { areOfTheSource, haveTwice, textesQuiRestent } from './correction.rules.ts';

const photo = (cle: string, changes: Partial<Media> = {}): Media => ({
  cle,
  genre: 'image',
  url: `https://source.example/${cle}.jpg`,
  ...changes,
});
const SOURCE = [photo('a', { credit: 'Anne', jusquAu: '2027-01-01' }), photo('b')];

describe('photos that are corrected', () => {
  it('are those of the source in another order, fewer, with other words', () => {
    expect(areOfTheSource([photo('b', { legende: { fr: 'Le lac' } })], SOURCE)).toBe(true);
    expect(areOfTheSource([photo('b'), photo('a', { credit: 'Bruno', jusquAu: '2027-01-01' })], SOURCE)).toBe(true);
  });

  it('are no others, and on no other days than their rights', () => {
    expect(areOfTheSource([photo('b', { url: 'http://127.0.0.1/' })], SOURCE)).toBe(false);
    expect(areOfTheSource([photo('b', { adresses: { en: 'http://127.0.0.1/' } })], SOURCE)).toBe(false);
    expect(areOfTheSource([photo('a')], SOURCE)).toBe(false);
    expect(areOfTheSource([photo('b', { aPartirDu: '2026-01-01' })], SOURCE)).toBe(false);
    expect(areOfTheSource([photo('b')], [photo('b', { aPartirDu: '2027-01-01' })])).toBe(false);
  });

  it('are each there once, those of the médiathèque too, whatever their words', () => {
    expect(haveTwice([...SOURCE, photoDeMediatheque(1), photoDeMediatheque(2)])).toBe(false);
    expect(haveTwice([photo('b'), photo('b', { credit: 'Bruno' })])).toBe(true);
    expect(haveTwice([photoDeMediatheque(1), { ...photoDeMediatheque(1, { fr: 'Le lac' }), cle: 'z' }])).toBe(true);
  });

  it('are as many as the editor takes, and no more; documents do not count', () => {
    const medias = Array.from({ length: MOST_PHOTOS }, (_, n) => photoDeMediatheque(n + 1));
    const isTaken = (valeur: readonly Media[]) =>
      correctionDemandeeSchema.safeParse({ partie: 'medias', valeur, empreinte: 'f'.repeat(64), majLe: null }).success;
    expect(isTaken([...medias, photo('plan', { genre: 'document' })])).toBe(true);
    expect(isTaken([...medias, photo('a')])).toBe(false);
  });
});

it('what was translated of a part that is corrected is no longer said', () => {
  const textes = ['nom', 'ouverture', 'tarifs', 'legendes:a', 'champs:x'].map((champ) => ({ champ }));
  const left = (corrigees: Parameters<typeof textesQuiRestent>[1]) =>
    textesQuiRestent(textes, corrigees).map(({ champ }) => champ);
  expect(left([])).toHaveLength(5);
  expect(left(['ouverture', 'medias'])).toEqual(['nom', 'tarifs', 'champs:x']);
});
