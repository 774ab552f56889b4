import { type BulkResult, selection } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { create, officeEnLigne, TOUT } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();

const archiving = async (person: Person, ...ids: number[]) => {
  const { body } = await person.call<BulkResult>('POST', selection.calls.bulk.path, {
    action: 'archive',
    ids,
    dryRun: true,
  });
  return body.data.results;
};

describe('archiving several sélections', () => {
  it('says beforehand which lists they feed', async () => {
    const { admin, selection: fed, liste } = await officeEnLigne(world());
    const { id } = await liste({ nom: 'Où dormir' });
    const free = await create(admin, '/selections', { nom: 'Libre', code: 'libre', regles: TOUT });
    const [used, unused] = await archiving(admin, fed.id, free.id);
    expect(used).toMatchObject({ id: fed.id, ok: true });
    expect(used?.usages).toMatchObject({ items: [{ ressource: 'listeWeb', id, titre: 'Où dormir' }], ailleurs: 0 });
    expect(unused).not.toHaveProperty('usages');
  });

  it('says whose are those of another entity, which no administrator of one’s own can give', async () => {
    const { admin } = await officeEnLigne(world());
    const entiteId = await world().createEntite('Val d’Ambre');
    const other = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
    const theirs = await create(other, '/selections', {
      nom: 'Leurs',
      code: 'leurs',
      regles: TOUT,
      partage: 'toutes',
    });
    const [refused] = await archiving(admin, theirs.id);
    expect(refused).toMatchObject({
      ok: false,
      titre: 'Leurs',
      message: 'Elle appartient à «\u00a0Val d’Ambre\u00a0».',
    });
  });
});
