import type { CleDApi } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { createEditeur, type Editeur } from '../../publication/web/testing/editeur.ts';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();
let editeur: Editeur;

beforeEach(async () => {
  await emptyTables(
    world().db,
    'sites',
    'selections',
    'modeles_liste',
    'cles_api',
    'changements_publics',
    'idempotences',
  );
  editeur = await createEditeur(world());
});

interface Cles {
  readonly items: readonly CleDApi[];
  readonly cle: string;
}
const at = (path = '') => `/api/web/sites/${editeur.site.id}/cles${path}`;
const NEW = { nom: 'WordPress', origines: ['https://www.exemple.fr/page'], quota: 1_000 };
const create = async () => (await editeur.person.call<Cles>('POST', at(), NEW)).body.data;

it('a key is told once, and kept as a fingerprint', async () => {
  const { cle, items } = await create();
  expect(cle).toMatch(/^cle-api\.[\w-]{43}$/);
  expect(items).toMatchObject([
    { nom: 'WordPress', origines: ['https://www.exemple.fr'], utilisees: 0, revoqueeLe: null },
  ]);
  const later = await editeur.person.call<Cles>('GET', at());
  expect(JSON.stringify(later.body)).not.toContain(cle.slice(20));
  const { rows } = await sql<{ line: string }>`
    SELECT cles_api::text AS line FROM cles_api UNION ALL SELECT journal::text FROM journal`.execute(world().db);
  expect(rows.some(({ line }) => line.includes(cle.slice(20)))).toBe(false);
});

it('who repeats a request with its key is not told the secret again, and nothing keeps it', async () => {
  const headers = { authorization: `Bearer ${editeur.person.tokens.token}`, 'idempotency-key': 'une' };
  const send = () => world().call<Cles>('POST', at(), { headers, payload: NEW });
  const [first, second] = [await send(), await send()];
  expect(first.body.data.cle).not.toBe('');
  expect(second.body.data.cle).toBe('');
  expect(second.body.data.items).toHaveLength(1);
  const { rows } = await sql<{ kept: string }>`SELECT reponse::text AS kept FROM idempotences`.execute(world().db);
  expect(rows.map(({ kept }) => kept).join()).not.toContain(first.body.data.cle);
});

it('a key that is renewed leaves a day to change, then is worth nothing', async () => {
  const { items } = await create();
  const { body } = await editeur.person.call<Cles>('POST', at(`/${items[0]?.id}/renouveler`));
  expect(body.data.items).toMatchObject([{ revoqueeLe: null }, { revoqueeLe: null }]);
  world().advance(24 * 60 * 60_000);
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const later = await admin.call<Cles>('GET', at());
  expect(later.body.data.items.map(({ revoqueeLe }) => revoqueeLe !== null)).toEqual([false, true]);
});

it('a key is revoked at once and for good', async () => {
  const { items } = await create();
  const { body } = await editeur.person.call<Cles>('POST', at(`/${items[0]?.id}/revoquer`));
  expect(body.data.items[0]?.revoqueeLe).toBe(world().now.toISOString());
  expect((await editeur.person.call('POST', at(`/${items[0]?.id}/renouveler`))).status).toBe(404);
});

it('the keys of a site are those who change it, of its entity', async () => {
  const { items } = await create();
  const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Ailleurs') });
  expect((await stranger.call('GET', at())).status).toBe(404);
  expect((await stranger.call('POST', at(), NEW)).status).toBe(404);
  expect((await stranger.call('POST', at(`/${items[0]?.id}/revoquer`))).status).toBe(404);
  expect((await stranger.call('POST', `/api/web/sites/${editeur.site.id}/purger`)).status).toBe(404);
  const user = await world().person({ roles: ['ROLE_WEB_USER'] });
  expect((await user.call('GET', at())).status).toBe(403);
});

it('the pages of a site are made anew when somebody asks', async () => {
  const { status } = await editeur.person.call('POST', `/api/web/sites/${editeur.site.id}/purger`);
  expect(status).toBe(200);
  const { rows } = await sql<{ cles: string[] }>`SELECT cles FROM changements_publics ORDER BY id DESC LIMIT 1`.execute(
    world().db,
  );
  expect(rows).toEqual([{ cles: [`site:${editeur.site.id}`] }]);
});
