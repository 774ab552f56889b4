import { expect, it } from 'vitest';
import { emptyTables } from '../platform/db/testing/empty-tables.ts';
import { createLog } from '../platform/log.ts';
import { useWorld } from '../testing/use-world.ts';
import { noteChanges } from './changements.repository.ts';
import { createPurge } from './purge.ts';

const world = useWorld();

it('a change that could not be followed is read again, and each once', async () => {
  const { db } = world();
  await emptyTables(db, 'changements_publics');
  const told: string[] = [];
  let fails = true;
  const purge = createPurge({
    db,
    log: createLog('silent'),
    onChange: async ({ cles }) => {
      if (fails && cles.has('site:2')) throw new Error('away');
      told.push(...cles);
    },
  });
  for (const cle of ['site:1', 'site:2', 'site:3']) await noteChanges(db, [cle]);
  await purge.soon();
  expect(told).toEqual(['site:1']);
  fails = false;
  await purge.soon();
  await purge.soon();
  expect(told).toEqual(['site:1', 'site:2', 'site:3']);
});

it('what was noted before and committed after what was read is read too, once', async () => {
  const { db } = world();
  await emptyTables(db, 'changements_publics');
  const told: string[] = [];
  const purge = createPurge({ db, log: createLog('silent'), onChange: ({ cles }) => void told.push(...cles) });
  await noteChanges(db, ['site:1']);
  await db.transaction().execute(async (tx) => {
    await noteChanges(tx, ['site:2']);
    await noteChanges(db, ['site:3']);
    await purge.soon();
    expect(told).toEqual(['site:1', 'site:3']);
  });
  await noteChanges(db, ['site:4']);
  await purge.soon();
  await purge.soon();
  expect(told).toEqual(['site:1', 'site:3', 'site:2', 'site:4']);
});
