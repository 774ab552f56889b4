import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numeroOf, textOf } from '../../catalogue/dates/jour-civil.ts';
import type { Priorite } from './annonce.choix.ts';
import {
  conflitsAvec,
  etatDAnnonce,
  nomSuivant,
  occupationDe,
  partagesAvec,
  unAnApres,
  type Vendue,
} from './annonce.rules.ts';

const vendue = (du: string, au: string, priorite: Priorite = 'contrat'): Vendue => ({ du, au, priorite });

describe('the state of an annonce', () => {
  const dates = { du: '2026-06-01', au: '2026-08-31' };

  it('is what was decided of it, whatever the day, until somebody says yes', () => {
    for (const validation of ['brouillon', 'a-valider', 'refusee'] as const)
      expect(etatDAnnonce(validation, dates, '2026-07-01')).toBe(validation);
  });

  it('follows its dates once it is validated, first and last day included', () => {
    const on = (jour: string) => etatDAnnonce('validee', dates, jour);
    expect(on('2026-05-31')).toBe('programmee');
    expect(on('2026-06-01')).toBe('en-ligne');
    expect(on('2026-08-31')).toBe('en-ligne');
    expect(on('2026-09-01')).toBe('terminee');
  });
});

describe('the season after', () => {
  it('is a year later, the 29th of February included', () => {
    expect(unAnApres('2026-06-01')).toBe('2027-06-01');
    expect(unAnApres('2028-02-29')).toBe('2029-02-28');
  });

  it('has a name of its year', () => {
    const dates = { du: '2026-06-01', au: '2026-08-31' };
    expect(nomSuivant('Été 2026', dates)).toBe('Été 2027');
    expect(nomSuivant('Location de vélos', dates)).toBe('Location de vélos 2027');
  });
});

describe('the places of an espace', () => {
  const fenetre = { du: '2026-06-01', au: '2026-06-30' };

  it('are all free without annonce', () => {
    expect(occupationDe([], fenetre, 2)).toEqual([{ ...fenetre, prises: 0, libres: 2 }]);
  });

  it('are taken from the first to the last day of each annonce', () => {
    const une = vendue('2026-06-10', '2026-06-20');
    const autre = vendue('2026-06-15', '2026-07-31');
    expect(occupationDe([une, autre], fenetre, 2)).toEqual([
      { du: '2026-06-01', au: '2026-06-09', prises: 0, libres: 2 },
      { du: '2026-06-10', au: '2026-06-14', prises: 1, libres: 1 },
      { du: '2026-06-15', au: '2026-06-20', prises: 2, libres: 0 },
      { du: '2026-06-21', au: '2026-06-30', prises: 1, libres: 1 },
    ]);
  });

  it('are all taken by an exclusive one, and none by what only fills', () => {
    const [troncon] = occupationDe([vendue('2026-05-01', '2026-07-31', 'exclusif')], fenetre, 5);
    expect(troncon).toEqual({ ...fenetre, prises: 1, libres: 0 });
    expect(occupationDe([vendue('2026-05-01', '2026-07-31', 'remplissage')], fenetre, 5)).toEqual([
      { ...fenetre, prises: 0, libres: 5 },
    ]);
  });

  it('cover every day of the window, once each, whatever is sold', () => {
    const jour = fc.integer({ min: 20_000, max: 20_100 });
    const sold = fc.tuple(jour, fc.nat(40)).map(([du, length]) => vendue(textOf(du), textOf(du + length)));
    fc.assert(
      fc.property(fc.array(sold, { maxLength: 8 }), jour, fc.nat(60), (vendues, start, length) => {
        const asked = { du: textOf(start), au: textOf(start + length) };
        const troncons = occupationDe(vendues, asked, 3);
        expect(troncons[0]?.du).toBe(asked.du);
        expect(troncons.at(-1)?.au).toBe(asked.au);
        for (const [rang, { du, au, prises }] of troncons.entries()) {
          const before = troncons[rang - 1];
          if (before) expect(numeroOf(du)).toBe((numeroOf(before.au) ?? 0) + 1);
          for (const day of [du, au])
            expect(prises).toBe(vendues.filter((one) => one.du <= day && day <= one.au).length);
        }
      }),
    );
  });
});

describe('a conflict', () => {
  const ete = vendue('2026-06-01', '2026-08-31');
  const exclusive = vendue('2026-07-01', '2026-07-31', 'exclusif');

  it('is an exclusive annonce already sold on one of its days', () => {
    expect(conflitsAvec(ete, [exclusive], 5)).toEqual([{ motif: 'exclusive-vendue', vendue: exclusive }]);
    expect(conflitsAvec(vendue('2026-08-01', '2026-08-31'), [exclusive], 5)).toEqual([]);
  });

  it('is any annonce under contract, for one that wants to be alone', () => {
    expect(conflitsAvec(exclusive, [ete], 5)).toEqual([{ motif: 'deja-occupe', vendue: ete }]);
  });

  it('is an espace without any place left', () => {
    expect(conflitsAvec(ete, [vendue('2026-08-01', '2026-09-30')], 1)).toEqual([
      { motif: 'complet', vendue: vendue('2026-08-01', '2026-09-30') },
    ]);
    expect(conflitsAvec(ete, [vendue('2026-08-01', '2026-09-30')], 2)).toEqual([]);
  });

  it('is none for what fills, nor with it', () => {
    const remplit = vendue('2026-06-01', '2026-08-31', 'remplissage');
    expect(conflitsAvec(remplit, [exclusive, ete], 1)).toEqual([]);
    expect(conflitsAvec(exclusive, [remplit], 1)).toEqual([]);
  });
});

describe('an espace that is shared with annonces sold on tags', () => {
  const ete = vendue('2026-06-01', '2026-08-31');
  const [tag, loin] = [vendue('2026-07-01', '2026-07-31'), vendue('2026-10-01', '2026-10-31')];

  it('is told where all of them are more than its places', () => {
    expect(partagesAvec(ete, [], [tag, loin], 1)).toEqual([tag]);
    expect(partagesAvec(ete, [], [tag], 2)).toEqual([]);
    expect(partagesAvec(ete, [vendue('2026-07-10', '2026-07-12')], [tag], 2)).toEqual([tag]);
  });

  it('is nothing to what fills, nor by it', () => {
    expect(partagesAvec({ ...ete, priorite: 'remplissage' }, [], [tag], 1)).toEqual([]);
    expect(partagesAvec(ete, [], [{ ...tag, priorite: 'remplissage' }], 1)).toEqual([]);
  });
});
