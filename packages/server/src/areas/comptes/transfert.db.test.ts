import { type AnyRecord, ecran } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();
const ECRANS = `/api${ecran.path}`;

it('who leaves gives what they look after to somebody else, in the entities of who asks, and nothing of what they made', async () => {
  const region = await world().createEntite('Région');
  const office = await world().createEntite('Office', region);
  const chief = await world().person({ roles: ['ROLE_ADMIN', 'ROLE_ADMIN_REGION'], entiteId: office });
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const leaving = await world().person({ roles: ['ROLE_DIAPORAMA_ADMIN'], entiteId: office });
  const heir = await world().createUser({ roles: ['ROLE_DIAPORAMA_ADMIN'], entiteId: office });
  const make = async (nom: string, entiteId: number, by = root) => {
    const values = { nom, entiteId, alertes: [leaving.user.id] };
    const { status, body } = await by.call<AnyRecord>('POST', ECRANS, values);
    expect(status, JSON.stringify(body)).toBe(200);
    return Number(body.data.id);
  };
  const [own, above] = [await make('Vitrine', office, leaving), await make('Gare', region)];
  const alertesOf = async (id: number) => {
    const { alertes, creePar } = (await root.call<AnyRecord>('GET', `${ECRANS}/${id}`)).body.data;
    return { alertes, creePar };
  };
  const transfer = (body: object, by = chief) =>
    by.call<{ remplacements: number }>('POST', `/api/users/${leaving.user.id}/transferer`, body);

  expect((await transfer({ a: heir.id, dryRun: true })).body.data).toEqual({ remplacements: 1 });
  expect(await alertesOf(own)).toMatchObject({ alertes: [leaving.user.id] });
  expect((await transfer({ a: heir.id, dryRun: false })).body.data).toEqual({ remplacements: 1 });
  expect(await alertesOf(own)).toEqual({ alertes: [heir.id], creePar: leaving.user.id });
  // What belongs to an entity above is for those who look after it.
  expect(await alertesOf(above)).toMatchObject({ alertes: [leaving.user.id] });
  expect((await transfer({ a: heir.id, dryRun: false }, root)).body.data).toEqual({ remplacements: 1 });
  expect(await alertesOf(above)).toMatchObject({ alertes: [heir.id] });

  const gone = await world().createUser({ entiteId: office, statut: 'desactive' });
  const stranger = await world().createUser({ entiteId: region });
  for (const a of [gone.id, stranger.id, leaving.user.id])
    expect((await transfer({ a, dryRun: false })).status).not.toBe(200);
  const other = await world().person({ roles: ['ROLE_WEB_USER'], entiteId: office });
  expect((await transfer({ a: heir.id, dryRun: false }, other)).status).toBe(403);
});

it('translations go to who may open them, shared views to somebody of the same entity', async () => {
  const { db } = world();
  const region = await world().createEntite('Région');
  const office = await world().createEntite('Office', region);
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const of = async (entiteId: number) => (await world().createUser({ roles: ['ROLE_WEB_ADMIN'], entiteId })).id;
  const [leaving, heir, above] = [await of(office), await of(office), await of(region)];
  const aside = await of(await world().createEntite('Voisin', region));
  for (const [sujet, entite] of [office, region].entries())
    await sql`INSERT INTO traductions (ressource, sujet, entite_id, champ, langue, etat, empreinte, caracteres, assignee_a)
      VALUES ('objet', ${sujet}, ${entite}, 'nom', 'en', 'manquante', '', 3, ${leaving})`.execute(db);
  for (const partagee of [true, false])
    await sql`INSERT INTO vues (ressource, nom, utilisateur_id, partagee, etat, cree_le, modifie_le)
      VALUES ('objet', 'Sans photo', ${leaving}, ${partagee}, '{}', now(), now())`.execute(db);
  const transfer = async (a: number) => {
    const path = `/api/users/${leaving}/transferer`;
    return (await root.call<{ remplacements: number }>('POST', path, { a, dryRun: false })).body.data.remplacements;
  };
  /** The translators of the office and of the region, and the owners of the shared view and of the other. */
  const holders = async () => {
    const lines = await sql<{ qui: number }>`SELECT assignee_a AS qui FROM traductions
      WHERE entite_id IN (${office}, ${region}) ORDER BY sujet`.execute(db);
    const views = await sql<{ qui: number }>`SELECT utilisateur_id AS qui FROM vues
      WHERE utilisateur_id IN (${leaving}, ${heir}, ${above}, ${aside}) ORDER BY partagee DESC`.execute(db);
    return [...lines.rows, ...views.rows].map(({ qui }) => qui);
  };

  expect(await transfer(aside)).toBe(0);
  expect(await transfer(heir)).toBe(2);
  expect(await holders()).toEqual([heir, leaving, heir, leaving]);
  await sql`UPDATE vues SET utilisateur_id = ${leaving} WHERE utilisateur_id = ${heir}`.execute(db);
  expect(await transfer(above)).toBe(1);
  expect(await holders()).toEqual([heir, above, leaving, leaving]);
});
