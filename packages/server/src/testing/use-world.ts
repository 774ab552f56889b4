import { afterAll, beforeAll, beforeEach } from 'vitest';
import { useTestDatabase } from '../platform/db/testing/test-database.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** One world for the test file that calls it, its throttling forgotten before each test. */
export function useWorld(overrides: Omit<WorldOptions, 'databaseUrl'> = {}): () => World {
  const database = useTestDatabase();
  let world: World | undefined;

  beforeAll(async () => {
    world = await createWorld({ databaseUrl: database.url(), ...overrides });
  });
  beforeEach(() => world?.forgetAttempts());
  afterAll(() => world?.close());

  return () => {
    if (!world) throw new Error('The world exists only inside hooks and tests');
    return world;
  };
}
