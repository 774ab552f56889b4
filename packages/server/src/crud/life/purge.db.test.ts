import type { Tag } from '@bridge/contract';
import { expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createTestEngine } from '../../testing/engine.ts';
import { useWorld } from '../../testing/use-world.ts';
import { crudMaintenance } from './purge.service.ts';

const world = useWorld();
const maintenance = crudMaintenance(createTestEngine(), createLog('silent'));
const DAY = 24 * 60 * 60 * 1_000;

it('the trash keeps what was thrown away for 30 days, then forgets it and its history', async () => {
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const create = async (code: string, more: object = {}) =>
    (await admin.call<Tag>('POST', '/api/reglages/tags', { libelle: { fr: code }, code, ...more })).body.data;
  const parent = await create('parent');
  const child = await create('enfant', { parent: parent.id });
  for (const { id, version } of [child, parent]) {
    const answer = await admin.call('DELETE', `/api/reglages/tags/${id}?version=${version}`);
    expect(answer.status).toBe(200);
  }
  const after = (days: number) => new Date(world().now.getTime() + days * DAY);
  expect((await maintenance.run(world().db, after(29))).elements).toBe(0);
  expect((await admin.call('GET', `/api/reglages/tags/${parent.id}`)).status).toBe(200);

  // The child was removed first: its parent can follow.
  expect((await maintenance.run(world().db, after(31))).elements).toBe(2);
  expect((await admin.call('GET', `/api/reglages/tags/${parent.id}`)).status).toBe(404);
  const versions = await world().db.selectFrom('versions').select('numero').where('ligne_id', '=', parent.id).execute();
  expect(versions).toEqual([]);
});

it('what came back from the trash keeps what it refers to, and nothing that is brought back is forgotten', async () => {
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const create = async (code: string, more: object = {}) =>
    (await admin.call<Tag>('POST', '/api/reglages/tags', { libelle: { fr: code }, code, ...more })).body.data;
  const parent = await create('parent-jete');
  const child = await create('enfant-jete', { parent: parent.id });
  for (const { id, version } of [child, parent])
    await admin.call('DELETE', `/api/reglages/tags/${id}?version=${version}`);
  const restored = await admin.call('POST', `/api/reglages/tags/${child.id}/restore`, { version: 2 });
  expect(restored.body.errors?.[0]?.path).toBe('parent');
  await admin.call('POST', `/api/reglages/tags/${parent.id}/restore`, { version: 2 });
  expect((await admin.call('POST', `/api/reglages/tags/${child.id}/restore`, { version: 2 })).status).toBe(200);
  await maintenance.run(world().db, new Date(world().now.getTime() + 31 * DAY));
  expect((await admin.call('GET', `/api/reglages/tags/${parent.id}`)).status).toBe(200);
});
