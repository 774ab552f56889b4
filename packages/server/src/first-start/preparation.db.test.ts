import type { EndpointAnswer, getGuideState } from '@bridge/contract';
import { expect, it } from 'vitest';
import { useWorld } from '../testing/use-world.ts';
import { enqueueContenu } from './contenu/contenu.job.ts';

const world = useWorld();

it('an address of a site that the first start is still making says so, and is asked for again; afterwards it is unknown', async () => {
  const { db, app } = world();
  const entiteId = await world().createEntite('Aubrelande');
  const { id } = await world().createUser({ entiteId });
  await enqueueContenu(db, { auteur: { id, entiteId }, offices: [], importations: [] }, world().now);
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const told = async () =>
    (await person.call<EndpointAnswer<typeof getGuideState>>('GET', '/guide/get_state')).body.data.preparation;
  expect(await told()).toEqual({ faits: 0, total: 0 });
  const ask = () => app.inject('/public/aubrelande/fr');

  const meanwhile = await ask();
  expect(meanwhile.statusCode).toBe(503);
  expect(meanwhile.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(meanwhile.body).toContain('Site en préparation');
  expect(meanwhile.body).toContain('http-equiv="refresh"');

  await db.updateTable('taches').set({ etat: 'reussie' }).where('type', '=', 'demonstration').execute();
  world().advance(2_000);
  expect((await ask()).statusCode).toBe(404);
  expect(await told()).toBeNull();
});
