import type { EndpointAnswer, getGuideState } from '@bridge/contract';
import { expect, it } from 'vitest';
import { enqueue } from '../platform/jobs/enqueue.repository.ts';
import { addImportation, noteTask } from '../sources/import/importation.repository.ts';
import { useWorld } from '../testing/use-world.ts';
import { enqueueContenu } from './contenu/contenu.job.ts';

const world = useWorld();

it('an address of a site that the first start is still making says so, and is asked for again; afterwards it is unknown', async () => {
  const { db, app } = world();
  const entiteId = await world().createEntite('Aubrelande');
  const { id } = await world().createUser({ entiteId });
  const { now } = world();
  const flux = { systeme: 'lei', fluxId: 1, fluxNom: 'Flux', entiteId, demandePar: null } as const;
  const run = () => addImportation(db, { ...flux, aBlanc: false, mode: 'complet' }, now);
  const [over, running] = [await run(), await run()];
  const job = {
    definition: { type: 'import', maxTentatives: 1 },
    donnees: {},
    cible: 'Flux',
    entiteId,
    demandePar: null,
  };
  await noteTask(db, running, (await enqueue(db, job, now)).id);
  await enqueueContenu(db, { auteur: { id, entiteId }, offices: [], importations: [over, running] }, now);
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const told = async () =>
    (await person.call<EndpointAnswer<typeof getGuideState>>('GET', '/guide/get_state')).body.data.preparation;
  expect(await told()).toEqual({ faits: 1, total: 2 });
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
