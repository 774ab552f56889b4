import { afterAll, beforeAll } from 'vitest';
import { FOR_JOBS, openDatabase } from '../../platform/db/database.ts';
import { useTestDatabase } from '../../platform/db/testing/test-database.ts';
import { createLog } from '../../platform/log.ts';
import type { Db, Schema } from '../../schema.ts';

/** A database for the test file that calls it, opened as jobs open theirs: nobody waits for what they do. */
export function useImports(): () => Db {
  const database = useTestDatabase();
  let db: Db | undefined;
  beforeAll(() => {
    db = openDatabase<Schema>(database.url(), createLog('silent'), FOR_JOBS);
  });
  afterAll(() => db?.destroy());
  return () => {
    if (!db) throw new Error('The database exists only inside hooks and tests');
    return db;
  };
}
