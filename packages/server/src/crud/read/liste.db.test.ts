import { MOST_COUNTED } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();

it('whoever sees a record reads the name of who made it, and gets no list of the accounts', async () => {
  const entiteId = await world().createEntite('Office');
  const author = await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId });
  const reader = await world().person({ roles: ['ROLE_WEB_USER'], entiteId });
  const named = await reader.call<{ items: { id: number }[] }>('GET', `/api/choix/utilisateur?ids=${author.user.id}`);
  expect([named.status, named.body.data.items.map(({ id }) => id)]).toEqual([200, [author.user.id]]);
  expect((await reader.call('GET', '/api/choix/utilisateur?q=personne')).status).toBe(403);
});

it('more rows than are counted are « more », and counted when they are asked for', async () => {
  const entiteId = await world().createEntite('Office');
  const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  await sql`
    INSERT INTO tags (libelle, code, famille, entite_id, cree_par, modifie_par)
    SELECT jsonb_build_object('fr', 'Tag ' || n), 'tag-' || n, 'nombreux', ${entiteId}, ${admin.user.id}, ${admin.user.id}
    FROM generate_series(1, ${MOST_COUNTED + 1}) AS n`.execute(world().db);
  const counted = async (query = '') =>
    (await admin.call<{ total: number; plus?: true }>('GET', `/api/reglages/tags?itemsPerPage=1${query}`)).body.data;
  expect(await counted()).toMatchObject({ total: MOST_COUNTED, plus: true });
  expect(await counted('&compte=exact')).toMatchObject({ total: MOST_COUNTED + 1 });
  await sql`DELETE FROM tags WHERE code = 'tag-1'`.execute(world().db);
  // Not written by the product: it is seen a moment later.
  expect(await counted()).toMatchObject({ plus: true });
  world().advance(10_000);
  const { total, plus } = await counted();
  expect([total, plus]).toEqual([MOST_COUNTED, undefined]);
  // Beyond the last page there is no row, and the total is the same.
  const beyond = '/api/reglages/tags?itemsPerPage=100&page=150';
  expect((await admin.call('GET', beyond)).body.data).toMatchObject({ items: [], total: MOST_COUNTED });
});

it('a list that had more rows than are counted is counted again once one of them is thrown away', async () => {
  const entiteId = await world().createEntite('Office');
  const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const { rows } = await sql<{ id: number }>`
    INSERT INTO tags (libelle, code, entite_id) SELECT jsonb_build_object('fr', 'Tag ' || n), 'un-' || n, ${entiteId}
    FROM generate_series(1, ${MOST_COUNTED + 1}) AS n RETURNING id`.execute(world().db);
  const path = '/api/reglages/tags';
  const page = async () => (await admin.call<{ total: number; plus?: true }>('GET', path)).body.data;
  expect(await page()).toMatchObject({ plus: true });
  expect((await admin.call('DELETE', `${path}/${rows[0]?.id}?version=1`)).status).toBe(200);
  expect(await page()).toMatchObject({ total: MOST_COUNTED });
  expect(await page()).not.toHaveProperty('plus');
});

it('pages hold one’s own rows and those that others share in one order, each once', async () => {
  const [office, other] = [await world().createEntite('Office'), await world().createEntite('Autre office')];
  const reader = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
  const rows = [
    ['a', office, 'prive'],
    ['b', other, 'toutes'],
    ['c', office, 'toutes'],
    ['secret', other, 'prive'],
    ['pas-mere', other, 'filles'],
    ['d', other, 'toutes'],
    ['e', office, 'filles'],
  ] as const;
  for (const [minute, [code, entite, partage]] of rows.entries())
    await sql`
      INSERT INTO tags (libelle, code, famille, entite_id, partage, modifie_le)
      VALUES ('{"fr": "Tag"}', ${code}, 'melange', ${entite}, ${partage}, timestamptz '2026-11-01' - ${minute} * interval '1 minute')`.execute(
      world().db,
    );
  const page = async (query: string) => {
    const path = `/api/reglages/tags?filter={"famille":["melange"]}&sort=-modifieLe${query}`;
    const { items, total } = (
      await reader.call<{ items: { code: string; modifiable: boolean }[]; total: number }>('GET', path)
    ).body.data;
    return { total, codes: items.map(({ code, modifiable }) => (modifiable ? code : `(${code})`)) };
  };
  expect(await page('')).toEqual({ total: 5, codes: ['a', '(b)', 'c', '(d)', 'e'] });
  expect(await page('&itemsPerPage=2&page=2')).toEqual({ total: 5, codes: ['c', '(d)'] });
  expect(await page('&itemsPerPage=2&page=3&compte=exact')).toEqual({ total: 5, codes: ['e'] });
});

it('pages are those of the whole list, however deep and whatever it is sorted by', async () => {
  const [office, other] = [await world().createEntite('Office'), await world().createEntite('Autre office')];
  const reader = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
  // Labels and dates repeat: their order ends with the id. A third of the rows are of others, who do not share them.
  await sql`
    INSERT INTO tags (libelle, code, famille, entite_id, partage, modifie_le)
    SELECT jsonb_build_object('fr', 'Tag ' || n % 7, 'en', 'Word ' || n % 5), 'profond-' || n, 'profond',
      CASE n % 3 WHEN 0 THEN ${office}::bigint ELSE ${other}::bigint END, CASE n % 3 WHEN 1 THEN 'toutes' ELSE 'prive' END,
      timestamptz '2026-11-01' - n % 11 * interval '1 minute'
    FROM generate_series(1, 90) AS n`.execute(world().db);
  const codesOf = async (query: string) => {
    const path = `/api/reglages/tags?filter={"famille":["profond"]}${query}`;
    return (await reader.call<{ items: { code: string }[] }>('GET', path)).body.data.items.map(({ code }) => code);
  };
  for (const sort of ['-modifieLe', 'libelle', '-libelle,modifieLe', 'famille,-code', '-id']) {
    const whole = await codesOf(`&sort=${sort}&itemsPerPage=200`);
    expect(new Set(whole).size).toBe(60);
    const pages: string[] = [];
    for (let page = 1; page <= 9; page += 1)
      pages.push(...(await codesOf(`&sort=${sort}&itemsPerPage=7&page=${page}`)));
    expect(pages).toEqual(whole);
  }
  const byDate = await codesOf('&sort=-modifieLe&itemsPerPage=200');
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM tags WHERE famille = 'profond' AND (entite_id = ${office} OR partage = 'toutes')
    ORDER BY modifie_le DESC, id`.execute(world().db);
  expect(byDate).toEqual(rows.map(({ code }) => code));
});

it('a list sorted by a translated name calls no function for each row, and the catalogue by name reads its first rows alone', async () => {
  const plan = async (query: string) => {
    const { rows } = await sql.raw<Record<string, string>>(`EXPLAIN (VERBOSE) ${query}`).execute(world().db);
    return rows.flatMap((row) => Object.values(row)).join('\n');
  };
  const byLabel = await plan("SELECT id FROM tags ORDER BY en_langue(libelle, 'fr') ASC NULLS LAST, id LIMIT 20");
  expect(byLabel).toContain("->> 'fr'");
  expect(byLabel).not.toContain('en_langue');
  const { rows } = await sql<{ indexdef: string }>`
    SELECT indexdef FROM pg_indexes WHERE tablename = 'objets' AND indexname = 'objets_par_nom'`.execute(world().db);
  expect(rows[0]?.indexdef).toContain('(nom, id)');
});

it('a text is told in the wanted language, else in the first that has it, else as nothing', async () => {
  const { rows } = await sql<{ dit: string }>`
    SELECT en_langue(textes, 'fr') AS dit FROM (VALUES ('{"fr":"Gué","de":"Furt"}'::jsonb), ('{"fr":"","en":"Ford","de":"Furt"}'),
      ('{"de":""}'), ('{}'), (NULL)) AS donnes (textes)`.execute(world().db);
  expect(rows.map(({ dit }) => dit)).toEqual(['Gué', 'Furt', '', '', '']);
});
