import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOURS } from '../dates/jour-civil.ts';
import { allureDe } from './allure.rules.ts';
import { chooseAnnonces } from './choix.rules.ts';
import type { AnnonceAChoisir, JugementDePage } from './choix.types.ts';
import { isALHeure } from './horaires.rules.ts';
import { hasard, parPoids } from './rotation.rules.ts';
import { annonceDe, contexteDe, MOMENT, placeDe } from './testing/annonces.ts';

const jour = fc.integer({ min: 1, max: 28 }).map((day) => `2027-07-${String(day).padStart(2, '0')}`);
const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });
const annonce: fc.Arbitrary<AnnonceAChoisir> = fc
  .record({
    priorite: fc.constantFrom('exclusif' as const, 'contrat' as const, 'remplissage' as const),
    poids: fc.integer({ min: 1, max: 100 }),
    faites: fc.nat(200),
    du: jour,
    au: jour,
    jours: some(JOURS),
    deHeure: fc.option(fc.integer({ min: 0, max: 23 })),
    aHeure: fc.option(fc.integer({ min: 1, max: 24 })),
    plafondPage: fc.option(fc.integer({ min: 1, max: 4 })),
    plafondVisite: fc.option(fc.integer({ min: 1, max: 4 })),
    objectif: fc.option(
      fc.record({ nombre: fc.integer({ min: 1, max: 300 }), faits: fc.nat(300), lissage: fc.boolean() }),
    ),
    espaces: fc.uniqueArray(fc.constantFrom(1, 2, 3), { minLength: 1 }),
    tags: some([4, 5]),
    validee: fc.boolean(),
  })
  .map((values) => annonceDe(values));
const annonces = fc.array(annonce, { maxLength: 8 }).map((all) => all.map((one, rang) => ({ ...one, id: rang + 1 })));
const page = fc.record({
  annonces,
  jour,
  heure: fc.integer({ min: 0, max: 23 }).map((heure) => `${String(heure).padStart(2, '0')}:30`),
  tags: some([4, 5]),
  exclues: fc.uniqueArray(fc.integer({ min: 1, max: 8 })),
  vues: fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.nat(5))),
  graine: fc.integer(),
});

describe('whatever is sold and whatever the page', () => {
  it('nothing is shown out of its dates, days and hours, where it is excluded, or more often than its caps', () => {
    fc.assert(
      fc.property(page, ({ annonces: all, jour: at, heure, tags, exclues, vues, graine }) => {
        const judged = (exclue: boolean): JugementDePage => ({ regles: true, exclue, distance: null });
        const visite = new Map(vues);
        const moment = { jour: at, heure, now: Date.parse(`${at}T${heure}:00Z`) };
        const places = [1, 2, 3].map((espace) =>
          placeDe({ espace, fois: 4, remplissage: espace === 3 ? 'rien' : 'remplissage' }),
        );
        const chosen = chooseAnnonces({
          places,
          annonces: all,
          moment,
          contexte: contexteDe({ tags, jugements: new Map(exclues.map((id) => [id, judged(true)])) }),
          memoire: { page: new Map(), visite },
          tirage: hasard(graine),
        });
        const where = new Map<number, Set<number>>();
        const counts = new Map<number, number>();
        for (const { espace, montrees, refus } of chosen) {
          const shown = montrees.filter((one) => one !== null);
          expect(new Set([...shown, ...refus.map((one) => one.annonce)]).size).toBe(all.length);
          for (const one of shown) {
            expect(isALHeure(one, moment)).toBe(true);
            expect(one.validee).toBe(true);
            expect(one.espaces).toContain(espace);
            expect(exclues).not.toContain(one.id);
            if (one.tags.length > 0) expect(one.tags.some((tag) => tags.includes(tag))).toBe(true);
            if (one.objectif) expect(one.objectif.faits).toBeLessThan(one.objectif.nombre);
            if (espace === 3) expect(one.priorite).not.toBe('remplissage');
            where.set(one.id, (where.get(one.id) ?? new Set()).add(espace));
            counts.set(one.id, (counts.get(one.id) ?? 0) + 1);
          }
          const ranks = new Set(shown.map(({ priorite }) => priorite));
          expect(ranks.has('exclusif') && ranks.has('contrat')).toBe(false);
        }
        for (const one of all) {
          const count = counts.get(one.id) ?? 0;
          expect(where.get(one.id)?.size ?? 0).toBeLessThanOrEqual(1);
          expect(count).toBeLessThanOrEqual(one.plafondPage ?? 1);
          if (one.plafondVisite !== null && count > 0)
            expect((visite.get(one.id) ?? 0) + count).toBeLessThanOrEqual(one.plafondVisite);
        }
      }),
      { numRuns: 300 },
    );
  });
});

const DRAWS = 10_000;
const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 });

/** The positions drawn in ten thousand draws. */
function tirees(
  poids: readonly number[],
  draw: (seen: readonly number[]) => number | undefined,
): (number | undefined)[] {
  const seen = poids.map(() => 0);
  return Array.from({ length: DRAWS }, () => {
    const rang = draw(seen);
    if (rang !== undefined) seen[rang] = (seen[rang] ?? 0) + 1;
    return rang;
  });
}

const parts = (poids: readonly number[]) => {
  const all = poids.reduce((sum, one) => sum + one, 0);
  return poids.map((one) => one / all);
};
const fois = (some: readonly (number | undefined)[], rang: number) => some.filter((one) => one === rang).length;

describe('over ten thousand draws', () => {
  const chosen = (rotation: 'ponderee' | 'equitable', poids: readonly number[], graine: number) => {
    const tirage = hasard(graine);
    const all = poids.map((one, rang) => annonceDe({ id: rang, poids: one }));
    return tirees(poids, (seen) => {
      const [place] = chooseAnnonces({
        places: [placeDe({ rotation })],
        annonces: all.map((one, rang) => ({ ...one, faites: seen[rang] ?? 0 })),
        moment: MOMENT,
        contexte: contexteDe(),
        tirage,
      });
      return place?.montrees[0]?.id;
    });
  };

  const eachHasItsShare = (numRuns: number) =>
    fc.assert(
      fc.property(weights, fc.integer(), (poids, graine) => {
        const shown = chosen('equitable', poids, graine);
        for (const [rang, part] of parts(poids).entries()) {
          const due = part * DRAWS;
          expect(Math.abs(fois(shown, rang) - due)).toBeLessThanOrEqual(Math.max(1, due * 0.05));
        }
      }),
      { numRuns },
    );

  it('each has its share within five per cent of it, the least shown first', () => eachHasItsShare(1));

  it('each has its share whatever the weights', { tags: 'torture' }, () => eachHasItsShare(20));

  it('each has its share as chance allows where it is drawn by weight: the lightest is seen too', {
    tags: 'torture',
  }, () => {
    fc.assert(
      fc.property(weights, fc.integer(), (poids, graine) => {
        const shown = chosen('ponderee', poids, graine);
        for (const [rang, part] of parts(poids).entries()) {
          // Six standard deviations: one run in hundreds of millions goes further.
          const most = 6 * Math.sqrt(DRAWS * part * (1 - part));
          expect(Math.abs(fois(shown, rang) - part * DRAWS)).toBeLessThanOrEqual(most + 1);
          expect(fois(shown, rang)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 5 },
    );
  });

  const screenKeepsShares = (numRuns: number) => {
    const HEURE = 100;
    /** The greatest distance between two showings of one annonce. */
    const ECART = 3;
    fc.assert(
      fc.property(weights, (poids) => {
        let tours: Readonly<Record<string, number>> = {};
        const shown = tirees(poids, () => {
          const ranks = poids.map((_, rang) => rang);
          const next = parPoids(ranks, { cle: String, poids: (rang) => poids[rang] ?? 0 }, tours);
          tours = next?.tours ?? tours;
          return next?.choisie;
        });
        for (const [rang, part] of parts(poids).entries()) {
          let inHour = fois(shown.slice(0, HEURE), rang);
          let furthest = 0;
          for (let start = 0; start + HEURE < DRAWS; start += 1) {
            furthest = Math.max(furthest, Math.abs(inHour - part * HEURE));
            inHour += Number(shown[start + HEURE] === rang) - Number(shown[start] === rang);
          }
          expect(furthest).toBeLessThanOrEqual(ECART);
        }
      }),
      { numRuns },
    );
  };

  it('a screen keeps the shares in any hour: a hundred showings that follow each other', () => screenKeepsShares(3));

  it('a screen keeps the shares in any hour, whatever the weights', { tags: 'torture' }, () => screenKeepsShares(20));
});

describe('an objective over its dates', () => {
  const HOURS = 92 * 24;
  const start = Date.parse('2027-06-01T00:00:00Z');

  /** The showings of a lone annonce, with so many visitors an hour, up to an hour of its dates. */
  function delivered(
    { nombre, lissage }: { readonly nombre: number; readonly lissage: boolean },
    parHeure: number,
    hours: number,
    graine: number,
  ): number {
    const tirage = hasard(graine);
    let faites = 0;
    for (let hour = 0; hour < hours; hour += 1)
      for (let visitor = 0; visitor < parHeure; visitor += 1)
        if (tirage() < allureDe(annonceDe({ objectif: { nombre, lissage, faits: faites } }), start + hour * 3_600_000))
          faites += 1;
    return faites;
  }

  const isSpread = (numRuns: number) =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2_000, max: 20_000 }),
        fc.integer({ min: 12, max: 30 }),
        fc.integer(),
        (nombre, parHeure, graine) => {
          const objectif = { nombre, lissage: true };
          const half = delivered(objectif, parHeure, HOURS / 2, graine);
          expect(half / nombre).toBeGreaterThan(0.45);
          expect(half / nombre).toBeLessThan(0.56);
          const whole = delivered(objectif, parHeure, HOURS, graine);
          expect(whole).toBeLessThanOrEqual(nombre);
          expect(whole / nombre).toBeGreaterThan(0.97);
        },
      ),
      { numRuns },
    );

  it('is spread however many come: never a tenth ahead, and reached at the end', () => isSpread(3));

  it('is spread whatever is sold', { tags: 'torture' }, () => isSpread(20));

  it('is reached at once where it is not spread', () => {
    expect(delivered({ nombre: 500, lissage: false }, 100, 5, 1)).toBe(500);
    expect(delivered({ nombre: 500, lissage: false }, 100, 6, 1)).toBe(500);
  });

  it('gives more to what is late, three times at most', () => {
    const late = (faits: number) => annonceDe({ objectif: { nombre: 1_000, faits, lissage: true } });
    expect(allureDe(late(0), MOMENT.now)).toBe(3);
    expect(allureDe(late(350), MOMENT.now)).toBeGreaterThan(1.2);
  });
});
