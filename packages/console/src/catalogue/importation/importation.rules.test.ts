import { SANS_COMPTE } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importation } from '../../testing/importations.ts';
import {
  actionText,
  isPartial,
  keptText,
  LEAST_SHARE,
  PARTS,
  partText,
  sharesOf,
  tempsOf,
  variationText,
} from './importation.rules.ts';

const count = fc.integer({ min: 0, max: 100_000 });
const counts = fc.record({
  recus: count,
  crees: count,
  modifies: count,
  inchanges: count,
  retires: count,
  restaures: count,
  rejetes: count,
  rattaches: count,
  avertissements: count,
  ecartees: count,
});

describe('the bar of an import', () => {
  it('is filled, and shows whatever happened at least once', () => {
    fc.assert(
      fc.property(counts, (compteurs) => {
        const shares = sharesOf(compteurs);
        const happened = PARTS.filter(({ compteur }) => compteurs[compteur] > 0);
        expect(shares.map(({ part }) => part)).toEqual(happened);
        for (const { share } of shares) expect(share).toBeGreaterThan(LEAST_SHARE / 2);
        const sum = shares.reduce((total, { share }) => total + share, 0);
        expect(sum).toBeCloseTo(shares.length === 0 ? 0 : 100, 6);
      }),
    );
  });

  it('makes three objets among twenty thousand visible', () => {
    const shares = sharesOf({ ...SANS_COMPTE, crees: 3, inchanges: 20_000 });
    expect(shares.map(({ share }) => share)).toEqual([LEAST_SHARE, 100 - LEAST_SHARE]);
  });

  it('is empty while nothing is counted', () => {
    expect(sharesOf(SANS_COMPTE)).toEqual([]);
  });

  it('counts with French plurals', () => {
    expect(PARTS.map((part) => partText(part, 1))[0]).toBe('1 créé');
    expect(PARTS.map((part) => partText(part, 12))[3]).toBe('12 retirés');
  });

  it('speaks of what is to be done where nothing was touched', () => {
    expect(PARTS.map((part) => partText(part, 2, 'prevu'))).toEqual([
      '2 à créer',
      '2 à rétablir',
      '2 à modifier',
      '2 à retirer',
      '2 à rattacher',
      '2 rejetés',
      '2 inchangés',
    ]);
    expect([actionText('retire', 'prevu'), actionText('retire', 'fait'), actionText('rejete', 'prevu')]).toEqual([
      'À retirer',
      'Retiré',
      'Rejeté',
    ]);
    expect(tempsOf({ aBlanc: true, etat: 'terminee', entame: false })).toBe('prevu');
    expect(tempsOf({ aBlanc: false, etat: 'suspect', entame: false })).toBe('prevu');
    expect(tempsOf({ aBlanc: false, etat: 'terminee', entame: false })).toBe('fait');
  });

  it('speaks of what would have been done by a run that is closed and touched nothing', () => {
    expect(tempsOf({ aBlanc: false, etat: 'abandonnee', entame: false })).toBe('vain');
    expect(PARTS.map((part) => partText(part, 2, 'vain')).slice(0, 4)).toEqual([
      '2 auraient été créés',
      '2 auraient été rétablis',
      '2 auraient été modifiés',
      '2 auraient été retirés',
    ]);
    expect(PARTS.map((part) => partText(part, 1, 'vain'))[0]).toBe('1 aurait été créé');
    expect(actionText('cree', 'vain')).toBe('Aurait été créé');
  });

  it('speaks of what was done by a run that was stopped while it wrote', () => {
    const stopped = { aBlanc: false, etat: 'abandonnee', entame: true } as const;
    expect(tempsOf(stopped)).toBe('fait');
    expect(isPartial(stopped)).toBe(true);
    expect(isPartial({ ...stopped, etat: 'terminee' })).toBe(false);
  });
});

it('the variation of the volume is told with its sign', () => {
  expect(variationText(-10)).toMatch(/^−10\s%$/);
  expect(variationText(2.4)).toMatch(/^\+2,4\s%$/);
  expect(variationText(0)).toMatch(/^0\s%$/);
});

describe('the way back from an import', () => {
  const day = (moment: string) => moment.slice(0, 10);

  it('is explained where it is closed, and nowhere else', () => {
    expect(keptText(importation({ annulable: true }), day)).toBeNull();
    expect(keptText(importation({ annulable: false, aBlanc: true }), day)).toBeNull();
    expect(keptText(importation({ annulable: false, compteurs: SANS_COMPTE }), day)).toBeNull();
    expect(keptText(importation({ annulable: false }), day)).toContain('seul le dernier');
    const old = importation({ annulable: false, detailsEffacesLe: '2026-11-01T00:00:00Z' });
    expect(keptText(old, day)).toContain('depuis le 2026-11-01');
  });
});
