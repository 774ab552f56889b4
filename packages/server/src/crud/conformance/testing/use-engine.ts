import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { Engine } from './engine.ts';
import { WALKED } from './specimen.resource.ts';
import { createSpecimenTable } from './specimen.table.ts';

/** The options that switch on the resources of every source, of annonces and of translation. */
export const IMPORTS = {
  enable_import_tourinsoft: true,
  enable_import_lei: true,
  enable_import_apidae: true,
  enable_import_datatourisme: true,
  enable_module_ads: true,
  activer_trad_deepl: true,
};

/** An engine for the test file that calls it: the product with the specimen. */
export function useEngine(): () => Engine {
  const world = useWorld({ resources: WALKED });
  let engine: Engine | undefined;

  beforeAll(async () => {
    await createSpecimenTable(world().db);
    await world().setParametres(IMPORTS);
    engine = new Engine(world(), await world().person({ roles: ['ROLE_SUPER_ADMIN'] }));
  });
  // A database is lent again when it has the tables that it had: making one is slower than emptying one.
  afterAll(async () => void (await sql`DROP TABLE specimens`.execute(world().db)));

  return () => {
    if (!engine) throw new Error('The engine exists only inside hooks and tests');
    return engine;
  };
}
