import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { variationOf, verdictOf } from './verdict.rules.ts';

const calm = {
  avant: 100,
  recus: 100,
  lus: 100,
  rejetes: 0,
  retires: 0,
  annonces: null,
  entier: true,
  octets: 500,
  vide: false,
  tenues: [],
};

describe('a run goes on by itself', () => {
  it.each([
    ['when nothing is removed', {}],
    ['when it removes as much as allowed', { recus: 90, retires: 10 }],
    ['the first time, whatever it brings', { avant: 0 }],
    ['the first time, with an answer that says itself that it is empty', { avant: 0, recus: 0, lus: 0, vide: true }],
    ['the first time, with nothing at all', { avant: 0, recus: 0, lus: 0, octets: 0 }],
    ['when it brings more than was announced', { annonces: 99 }],
    ['when some records are refused', { rejetes: 99 }],
    ['when records outside its perimeter are left aside', { recus: 40, lus: 100, annonces: 100 }],
    ['when it takes as many records of another feed as allowed', { tenues: [{ flux: 'Hôtels', nombre: 10 }] }],
    ['when it reads only what changed, and nothing did', { recus: 0, lus: 0, entier: false }],
  ])('%s', (_when, changes) => {
    expect(verdictOf({ ...calm, ...changes }, 10)).toEqual({ kind: 'applicable' });
  });
});

describe('a run waits for a person', () => {
  it.each([
    ['when the source sends nothing', { recus: 0, lus: 0 }, 'aucune fiche'],
    ['when the source sends less than it said', { annonces: 120 }, 'annonce 120 fiches'],
    ['when every record is refused', { rejetes: 100 }, 'rejetées'],
    [
      'when nothing of what came is a record, even the first time',
      { avant: 0, recus: 0, lus: 0, octets: 90_000 },
      'reconnue',
    ],
    [
      'when a short answer is something else than an empty feed',
      { avant: 0, recus: 0, lus: 0, octets: 26 },
      'reconnue',
    ],
    ['when it would remove too much', { recus: 89, retires: 11 }, '11\u00a0%'],
    [
      'when a source that tells only what changed removes too much',
      { recus: 0, lus: 0, retires: 11, entier: false },
      '11\u00a0%',
    ],
    [
      'when another feed holds all that it brings, even the first time',
      { avant: 0, recus: 10, tenues: [{ flux: 'Hôtels', nombre: 10 }] },
      'Ces 10 fiches viennent déjà du flux «\u00a0Hôtels\u00a0»',
    ],
    [
      'when other feeds hold a notable part of what it brings',
      {
        tenues: [
          { flux: 'Hôtels', nombre: 9 },
          { flux: 'Gîtes', nombre: 2 },
        ],
      },
      'Sur 100 fiches reçues, 11 viennent déjà du flux «\u00a0Hôtels\u00a0» et du flux «\u00a0Gîtes\u00a0»',
    ],
    ['when it would remove a single objet of one', { avant: 1, retires: 1 }, '1\u00a0objet sur 1'],
  ])('%s', (_when, changes, words) => {
    expect(verdictOf({ ...calm, ...changes }, 10)).toMatchObject({
      kind: 'suspect',
      motif: expect.stringContaining(words),
    });
  });

  it('never goes on with more removals than its threshold', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), fc.nat(100), (avant, recus, retires, seuil) => {
        const { kind } = verdictOf({ ...calm, avant, recus, lus: recus, retires }, seuil);
        expect(kind === 'suspect' || avant === 0 || (retires * 100) / avant <= seuil).toBe(true);
      }),
    );
  });
});

describe('the size of a feed', () => {
  const of = (counts: Partial<Record<'avant' | 'crees' | 'restaures' | 'retires', number>>) =>
    variationOf({ avant: 100, crees: 0, restaures: 0, retires: 0, ...counts }, 10);

  it('is told where it changed by more than the threshold, either way', () => {
    expect(of({ crees: 12 })).toContain('12\u00a0objets de plus');
    expect(of({ retires: 40, restaures: 2 })).toContain('38\u00a0objets de moins');
    expect(of({ crees: 10 })).toBeNull();
  });

  it('is no news the first time, nor for a handful of objets, nor where as many come as go', () => {
    expect(of({ avant: 0, crees: 500 })).toBeNull();
    expect(of({ avant: 8, crees: 4 })).toBeNull();
    expect(of({ crees: 60, retires: 55 })).toBeNull();
  });
});
