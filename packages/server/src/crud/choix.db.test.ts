import { expect, it } from 'vitest';
import { useWorld } from '../testing/use-world.ts';

const world = useWorld();

it('whoever sees a record reads the name of who made it, and gets no list of the accounts', async () => {
  const entiteId = await world().createEntite('Office');
  const author = await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId });
  const reader = await world().person({ roles: ['ROLE_WEB_USER'], entiteId });
  const named = await reader.call<{ items: { id: number }[] }>('GET', `/api/choix/utilisateur?ids=${author.user.id}`);
  expect([named.status, named.body.data.items.map(({ id }) => id)]).toEqual([200, [author.user.id]]);
  expect((await reader.call('GET', '/api/choix/utilisateur?q=personne')).status).toBe(403);
});
