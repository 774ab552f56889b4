import type { Entite, Tag } from '@bridge/contract';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();

async function tagOf(person: Person, code: string, more: object = {}): Promise<Tag> {
  return (await person.call<Tag>('POST', '/api/reglages/tags', { libelle: { fr: code }, code, ...more })).body.data;
}

it('merged tags are replaced wherever they were used, and go to the trash', async () => {
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const kept = await tagOf(admin, 'plage');
  const merged = await tagOf(admin, 'plages');
  const child = await tagOf(admin, 'crique', { parent: merged.id });
  const body = { nom: 'Littoral', code: 'littoral', tags: [merged.id, kept.id] };
  const office = (await admin.call<Entite>('POST', '/api/dnsit_entities', body)).body.data;

  const request = { garde: kept.id, fusionnes: [merged.id] };
  const merge = (dryRun: boolean) => admin.call('POST', '/api/reglages/tags/merge', { ...request, dryRun });
  expect((await merge(true)).body.data).toEqual({ remplacements: 2 });
  expect((await admin.call<Tag>('GET', `/api/reglages/tags/${child.id}`)).body.data.parent).toBe(merged.id);

  expect((await merge(false)).body.data).toEqual({ remplacements: 2 });
  expect((await admin.call<Tag>('GET', `/api/reglages/tags/${child.id}`)).body.data.parent).toBe(kept.id);
  expect((await admin.call<Entite>('GET', `/api/dnsit_entities/${office.id}`)).body.data.tags).toEqual([kept.id]);
  expect((await admin.call<Tag>('GET', `/api/reglages/tags/${merged.id}`)).body.data.supprimeLe).not.toBeNull();
});

it('a tag is not merged with itself, nor by who does not own it', async () => {
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const shared = await tagOf(admin, 'commun', { partage: 'toutes' });
  const office = await world().createEntite('Office');
  const local = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
  const own = await tagOf(local, 'local');
  const merge = (garde: number, fusionnes: number[]) =>
    local.call('POST', '/api/reglages/tags/merge', { garde, fusionnes, dryRun: false });
  expect((await merge(own.id, [own.id])).status).toBe(400);
  expect((await merge(own.id, [shared.id])).status).toBe(403);
  expect((await merge(own.id, [999_999])).status).toBe(404);
});

it('a tag meant for something else is neither offered nor accepted', async () => {
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const anywhere = await tagOf(admin, 'partout-utile');
  const offered = async (pour: string) =>
    (await admin.call<{ items: { id: number }[] }>('GET', `/api/choix/tag?q=partout-utile&pour=${pour}`)).body.data
      .items;
  expect(await offered('entite')).toMatchObject([{ id: anywhere.id }]);
});
