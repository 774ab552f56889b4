import { CODES_SYSTEMES } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { scheduledFeeds } from './flux.repository.ts';

const world = useWorld();

it('the feeds of every system are planned together, each with the way that its system is read', async () => {
  await sql`INSERT INTO flux_datatourisme (nom, frequence, heure) VALUES ('Région', 'jour', '05:00')`.execute(
    world().db,
  );
  expect(await scheduledFeeds(world().db, CODES_SYSTEMES)).toMatchObject([
    { systeme: 'datatourisme', nom: 'Région', mode: 'complet', frequence: 'jour' },
  ]);
});
