import type { AnyRecord } from '@bridge/contract';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const ENTITES = '/api/dnsit_entities';
const world = useWorld();

it('the quota of an entity is set by who is above it, never by its own people', async () => {
  const region = await world().createEntite('Région');
  const below = await world().createEntite('Office', region);
  const [regional, own, superAdmin] = [
    await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region }),
    await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: below }),
    await world().person({ roles: ['ROLE_SUPER_ADMIN'] }),
  ];
  const set = (person: Person, id: number, quotaMedias: unknown) =>
    person.call<AnyRecord>('PUT', `${ENTITES}/${id}`, { quotaMedias });
  expect((await set(regional, below, 5)).body.data).toMatchObject({ quotaMedias: 5 });
  const refused = await set(own, below, 500);
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'quotaMedias']);
  expect((await set(own, below, 5)).status).toBe(200);
  expect((await set(regional, region, 5)).status).toBe(400);
  expect((await set(superAdmin, region, 8)).status).toBe(200);
  expect((await set(regional, below, null)).body.data).toMatchObject({ quotaMedias: null });
  for (const wrong of [0, 1.5, -1]) expect((await set(superAdmin, below, wrong)).status).toBe(400);
});
