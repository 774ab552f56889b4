import { type AnyRecord, ecran } from '@bridge/contract';
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
