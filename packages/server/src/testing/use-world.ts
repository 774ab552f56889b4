import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { throughSocket } from '../platform/db/testing/databases.ts';
import { openKept } from '../platform/db/testing/kept-connections.ts';
import { useTestDatabase } from '../platform/db/testing/test-database.ts';
import type { Schema } from '../schema.ts';
import { createWorld, PATIENT, type World, type WorldOptions } from './world.ts';

/** A world for the test file that calls it, without throttling from the test before. */
export function useWorld(overrides: Omit<WorldOptions, 'databaseUrl'> = {}): () => World {
  const database = useTestDatabase();
  let world: World | undefined;

  beforeAll(async () => {
    const databaseUrl = throughSocket(database.url(), inject('postgresSocket'));
    // Patience of its own takes connections of its own.
    const kept = overrides.database ? {} : { db: openKept<Schema>(databaseUrl, PATIENT) };
    world = await createWorld({ databaseUrl, ...kept, ...overrides });
  });
  beforeEach(() => world?.forgetAttempts());
  afterAll(() => world?.close());

  return () => {
    if (!world) throw new Error('The world exists only inside hooks and tests');
    return world;
  };
}
