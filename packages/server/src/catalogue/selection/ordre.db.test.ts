import { type BrouillonDeSelection, type CleDeTri, SANS_REGLE } from '@bridge/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { insertObjets } from '../testing/objets.ts';
import { countOf, countUntil, idsOf, pageOf } from './evaluation.repository.ts';
import { openQuestion, type Visiteur } from './question.ts';

const world = useWorld();
const scope = { kind: 'system', reason: 'tests' } as const;
const NOMS = ['L’Auberge', 'Le Zinc', 'Bar du Port', 'Éden', 'Au bon coin', 'La Cave', 'Œuf & Cie', 'Dune'];

const brouillon: BrouillonDeSelection = {
  mode: 'dynamique',
  regles: SANS_REGLE,
  inclusions: [],
  exclusions: [],
  tri: null,
  limite: null,
  dedoublonnage: null,
};

beforeAll(async () => {
  await insertObjets(
    world().db,
    NOMS.map((nom, index) => ({
      nom,
      commune: ['Zed', 'Ambre', ''][index % 3],
      prix_min: index % 4 === 0 ? null : index,
      latitude: index % 2 === 0 ? 45 + index / 100 : null,
      longitude: index % 2 === 0 ? 5 : null,
      // Four events on 20 December until 23:00, the first at 20:00, the last at 14:00; and a week later.
      ...(index < 4 && {
        prochaine_date: '2026-12-20',
        indexe_le: '2026-11-15',
        seances: [`[${35 * 1_440 + (20 - 2 * index) * 60},${36 * 1_440 - 60})`, `[${42 * 1_440},${43 * 1_440})`],
      }),
    })),
  );
});

const asked = (cles: readonly CleDeTri[], instant: string, visiteur: Visiteur = {}) =>
  openQuestion(world().db, { brouillon, scope, at: new Date(instant), ordre: { cles, epingles: [] }, visiteur });

async function ordered(cles: readonly CleDeTri[], jour = '2026-11-15', visiteur: Visiteur = {}): Promise<string[]> {
  const { db } = world();
  const question = await asked(cles, `${jour}T12:00:00Z`, visiteur);
  const ids = await idsOf(db, question, { offset: 0, limit: 100 });
  const { rows } = await sql<{ id: number; nom: string }>`SELECT id, nom FROM objets`.execute(db);
  return ids.map((id) => rows.find((row) => row.id === id)?.nom ?? '');
}

const champ = (
  nom: 'nom' | 'commune' | 'prochaineDate',
  sens: 'croissant' | 'decroissant' = 'croissant',
  videsEnDernier = true,
): CleDeTri => ({
  genre: 'champ',
  champ: nom,
  sens,
  videsEnDernier,
});
const prix = (sens: 'croissant' | 'decroissant', videsEnDernier: boolean): CleDeTri => ({
  genre: 'nombre',
  mesure: { genre: 'simple', champ: 'prix' },
  sens,
  videsEnDernier,
});

describe('an order', () => {
  it('by name leaves articles and accents aside, as a French index does', async () => {
    expect(await ordered([])).toEqual([
      'Au bon coin',
      'L’Auberge',
      'Bar du Port',
      'La Cave',
      'Dune',
      'Éden',
      'Œuf & Cie',
      'Le Zinc',
    ]);
    expect(await ordered([champ('nom', 'decroissant')])).toEqual((await ordered([champ('nom')])).reverse());
  });

  it('puts what has no value last, or first, in both directions', async () => {
    const without = ['L’Auberge', 'Au bon coin'];
    expect((await ordered([prix('croissant', true)])).slice(-2).sort()).toEqual([...without].sort());
    expect((await ordered([prix('decroissant', true)])).slice(-2).sort()).toEqual([...without].sort());
    expect((await ordered([prix('decroissant', false)])).slice(0, 2).sort()).toEqual([...without].sort());
    expect((await ordered([prix('decroissant', true)]))[0]).toBe('Dune');
  });

  it('groups by a key, then by the next', async () => {
    expect((await ordered([champ('commune'), champ('nom')])).slice(0, 3)).toEqual(['Au bon coin', 'Dune', 'Le Zinc']);
  });

  it('by distance starts at the point, at the visitor where they are known, and forgets itself where nobody is', async () => {
    const depuis = (lieu: 'point' | 'visiteur', point: { lat: number; lon: number } | null): CleDeTri => ({
      genre: 'distance',
      depuis: lieu,
      point,
      libelle: '',
      sens: 'croissant',
    });
    expect((await ordered([depuis('point', { lat: 45.06, lon: 5 })]))[0]).toBe('Œuf & Cie');
    expect((await ordered([depuis('visiteur', null)], undefined, { point: { lat: 45, lon: 5 } }))[0]).toBe('L’Auberge');
    expect(await ordered([depuis('visiteur', null)])).toEqual(await ordered([]));
  });

  it('at random stays the same for its period, and changes with it', async () => {
    const tirage = (graine: 'fixe' | 'jour' | 'visite'): CleDeTri[] => [{ genre: 'aleatoire', graine }];
    const days = Array.from({ length: 6 }, (_, index) => `2026-11-${10 + index}`);
    expect(await ordered(tirage('jour'), '2026-11-15')).toEqual(await ordered(tirage('jour'), '2026-11-15'));
    expect(
      new Set(await Promise.all(days.map(async (jour) => (await ordered(tirage('jour'), jour)).join()))).size,
    ).toBeGreaterThan(4);
    expect(
      new Set(await Promise.all(days.map(async (jour) => (await ordered(tirage('fixe'), jour)).join()))).size,
    ).toBe(1);
    expect(await ordered(tirage('visite'), '2026-11-15', { graine: 'a' })).not.toEqual(
      await ordered(tirage('visite'), '2026-11-15', { graine: 'b' }),
    );
    expect(await ordered(tirage('visite'), '2026-11-15', { graine: 'a' })).toEqual(
      await ordered(tirage('visite'), '2026-11-16', { graine: 'a' }),
    );
  });

  it('by rotation gives each its turn: in as many days as there are objets, everyone was first once', async () => {
    const firsts = [];
    for (let day = 1; day <= NOMS.length; day += 1)
      firsts.push((await ordered([{ genre: 'rotation' }], `2026-12-0${day}`))[0]);
    expect([...firsts].sort()).toEqual([...NOMS].sort());
  });

  it('by rotation inside groups keeps the groups', async () => {
    const communes = async (jour: string) =>
      (await ordered([champ('commune'), { genre: 'rotation' }], jour)).slice(0, 3).sort();
    expect(await communes('2026-12-01')).toEqual(await communes('2026-12-02'));
  });

  it('by next date compares days, and hours once all other keys are equal', async () => {
    const events = NOMS.slice(0, 4);
    const first = async (...cles: CleDeTri[]) => (await ordered([champ('prochaineDate'), ...cles])).slice(0, 4);
    expect(await first()).toEqual(events.toReversed());
    expect(await first(champ('nom'))).toEqual(['L’Auberge', 'Bar du Port', 'Éden', 'Le Zinc']);
    const firsts = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map(
      async (jour) => (await ordered([champ('prochaineDate'), { genre: 'rotation' }], jour))[0],
    );
    expect((await Promise.all(firsts)).sort()).toEqual([...events].sort());
  });

  it('by next date, and no other, holds until a time of the day is over; the day of the next one is then shown', async () => {
    const { db } = world();
    const until = async (cle: CleDeTri) => countUntil(db, await asked([cle], '2026-12-20T12:00:00Z'));
    expect(await until(champ('prochaineDate'))).toEqual({ total: 8, fin: new Date('2026-12-20T22:00:00Z') });
    expect(await until(champ('nom'))).toEqual({ total: 8, fin: null });
    const shown = async (instant: string) => {
      const [first] = await pageOf(db, await asked([champ('prochaineDate')], instant), { offset: 0, limit: 1 });
      return first?.prochaineDate;
    };
    expect(await shown('2026-12-20T21:59:00Z')).toBe('2026-12-20');
    expect(await shown('2026-12-20T22:00:00Z')).toBe('2026-12-27');
  });

  it('never shows the same objet on two pages, whatever its keys', async () => {
    const { db } = world();
    const [first = 0] = (await sql<{ id: number }>`SELECT min(id) AS id FROM objets`.execute(db)).rows.map(
      ({ id }) => id,
    );
    const cle = fc.constantFrom<CleDeTri>(
      champ('commune'),
      champ('nom', 'decroissant'),
      champ('prochaineDate'),
      prix('croissant', false),
      { genre: 'aleatoire', graine: 'jour' },
      { genre: 'rotation' },
    );
    const cles = fc.array(cle, { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(cles, fc.integer({ min: 1, max: 5 }), fc.boolean(), async (keys, limit, few) => {
        const question = await openQuestion(db, {
          brouillon: { ...brouillon, limite: few ? 6 : null, dedoublonnage: few ? 'nom-commune' : null },
          scope,
          at: new Date('2026-11-15T12:00:00Z'),
          ordre: { cles: keys, epingles: few ? [{ objet: first, position: 3, dates: null }] : [] },
        });
        const total = await countOf(db, question);
        const seen: number[] = [];
        for (let offset = 0; offset < total; offset += limit)
          seen.push(...(await idsOf(db, question, { offset, limit })));
        expect(seen).toHaveLength(total);
        expect(new Set(seen).size).toBe(total);
        expect(seen).toEqual(await idsOf(db, question, { offset: 0, limit: total }));
      }),
      { numRuns: 40 },
    );
  });
});
