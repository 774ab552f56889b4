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
  const { total, plus } = await counted();
  expect([total, plus]).toEqual([MOST_COUNTED, undefined]);
  // Beyond the last page there is no row, and the total is the same.
  const beyond = '/api/reglages/tags?itemsPerPage=100&page=150';
  expect((await admin.call('GET', beyond)).body.data).toMatchObject({ items: [], total: MOST_COUNTED });
});
