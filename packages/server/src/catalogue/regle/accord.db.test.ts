import type { Regle } from '@bridge/contract';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { scale } from '../../testing/scale.ts';
import { useWorld } from '../../testing/use-world.ts';
import { compileRegle } from './compile.repository.ts';
import { type Contexte, contexteAt, type Resolution } from './contexte.ts';
import { nextDay } from './expression.repository.ts';
import { answersTo } from './interprete.rules.ts';
import { objetsIndexes } from './objets-indexes.repository.ts';
import { prochainJourDe } from './seances.rules.ts';
import { desRegles, IDS, unObjet } from './testing/regles.ts';

const world = useWorld();
const AT = new Date('2026-11-15T10:20:00Z');
const OBJETS = 60;
/** How many rules one query asks about. */
const REGLES_PAR_QUESTION = 40;
const CAS = scale(500, 10_000);

/** References stand for one or two records, two of them for none: one is gone, the other has no position. */
const resolution: Resolution = {
  etendues: new Map(
    [
      'modalite',
      'critere',
      'type',
      'tag',
      'fluxTourinsoft',
      'fluxLei',
      'fluxApidae',
      'fluxDatatourisme',
      'entite',
    ].flatMap((ref) =>
      IDS.slice(1).map((id): [string, number[]] => [`${ref} ${id}`, id % 2 === 0 ? [id, id - 1] : [id]]),
    ),
  ),
  criteres: new Map([
    [1, ['mot-1']],
    [2, ['mot-2', 'mot-1']],
    [3, []],
  ]),
  positions: new Map([
    [1, { lat: 45, lon: 5 }],
    [2, { lat: 44.9, lon: 4.95 }],
  ]),
  profils: new Set([1, 2]),
  champsPublics: new Set(['piscine']),
  scope: { kind: 'entites', ids: [2, 3], above: [] },
};
const contexte: Contexte = contexteAt(AT, resolution);

beforeAll(async () => {
  const { db } = world();
  const ids = sql`unnest(${[...IDS]}::bigint[]) AS id`;
  await sql`INSERT INTO entites (id, nom, code) OVERRIDING SYSTEM VALUE SELECT id, 'Entité ' || id, 'e' || id FROM ${ids}
    ON CONFLICT DO NOTHING`.execute(db);
  for (const table of ['flux_tourinsoft', 'flux_apidae', 'profils_scoring'])
    await sql`INSERT INTO ${sql.table(table)} (id, nom${table === 'profils_scoring' ? sql`, code` : sql``}) OVERRIDING SYSTEM VALUE
      SELECT id, 'N' || id ${table === 'profils_scoring' ? sql`, 'n' || id` : sql``} FROM ${ids}`.execute(db);
  await sql`INSERT INTO flux_lei (id, nom, region) OVERRIDING SYSTEM VALUE SELECT id, 'N' || id, 'essai' FROM ${ids}`.execute(
    db,
  );
  const lignes = fc.sample(unObjet, { numRuns: OBJETS, seed: 20 });
  for (const [index, ligne] of lignes.entries()) {
    const flux = ['flux_tourinsoft', 'flux_lei', 'flux_apidae'][index % 4];
    const instant = (days: number | null) =>
      days === null ? null : new Date(AT.getTime() - days * 86_400_000 - index);
    const { majDepuis, vueDepuis, nombres, valeurs, completude, ...row } = ligne;
    const values: Record<string, unknown> = {
      ...row,
      statut: 'publie',
      nombres: JSON.stringify(nombres),
      valeurs: JSON.stringify(valeurs),
      completude: JSON.stringify(completude),
      source_maj_le: instant(majDepuis),
      premiere_vue_le: instant(vueDepuis),
      entite_id: index % 3 === 0 ? null : (index % IDS.length) + 1,
      ...(flux === undefined ? {} : { [flux]: (index % IDS.length) + 1 }),
    };
    const names = Object.keys(values);
    await sql`INSERT INTO objets (${sql.join(names.map((name) => sql.ref(name)))})
      VALUES (${sql.join(names.map((name) => sql`${values[name]}`))})`.execute(db);
  }
  await sql`INSERT INTO objet_scores (profil_id, objet_id, score)
    SELECT profil, id, mod(id * profil, 9) - 2 FROM objets, unnest('{1,2,3}'::bigint[]) AS profil WHERE mod(id, 4) > 0`.execute(
    db,
  );
});

it(`the database and the interpreter agree on ${CAS} random rules`, { timeout: 300_000 }, async () => {
  const { db } = world();
  const objets = await objetsIndexes(db, { where: sql`true`, apres: 0, most: 1_000, profils: [...IDS] });
  expect(objets).toHaveLength(OBJETS);
  let kept = 0;
  // The seed is part of the failure, so that the run can be repeated.
  const seed = Date.now();
  const regles = fc.sample(desRegles, { numRuns: CAS, seed });
  for (let from = 0; from < regles.length; from += REGLES_PAR_QUESTION) {
    const some = regles.slice(from, from + REGLES_PAR_QUESTION);
    const answers = await ask(some);
    for (const [index, regle] of some.entries()) {
      const expected = objets.filter((objet) => answersTo(regle, objet, contexte)).map(({ id }) => id);
      expect(answers[index], `${seed} ${JSON.stringify(regle)}`).toEqual(expected);
      kept += expected.length;
    }
  }
  // Rules that keep everything or nothing would prove little.
  expect(kept / (CAS * OBJETS)).toBeGreaterThan(0.15);
  expect(kept / (CAS * OBJETS)).toBeLessThan(0.85);

  async function ask(some: readonly Regle[]): Promise<number[][]> {
    const questions: RawBuilder<unknown>[] = some.map(
      (regle) => sql`array_agg(id ORDER BY id) FILTER (WHERE ${compileRegle(regle, contexte)})`,
    );
    const { rows } = await sql<{ reponses: (number[] | null)[] }>`
      SELECT jsonb_build_array(${sql.join(questions)}) AS reponses FROM objets`.execute(db);
    return (rows[0]?.reponses ?? []).map((ids) => ids ?? []);
  }
});

it('the database and the interpreter agree on the day of the next time', async () => {
  const { db } = world();
  const objets = await objetsIndexes(db, { where: sql`true`, apres: 0, most: 1_000, profils: [] });
  const { rows } = await sql<{ jour: string | null }>`
    SELECT ${nextDay(contexte)}::text AS jour FROM objets ORDER BY id`.execute(db);
  expect(rows.map(({ jour }) => jour)).toEqual(objets.map((objet) => prochainJourDe(objet, contexte)));
});

it('a rule never answers « unknown »: what it does not keep, its opposite keeps', async () => {
  const { db } = world();
  for (const regle of fc.sample(desRegles, { numRuns: scale(60, 300) })) {
    const question = compileRegle(regle, contexte);
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM objets WHERE (${question}) IS NULL`.execute(db);
    expect(rows[0]?.n, JSON.stringify(regle)).toBe(0);
  }
});
