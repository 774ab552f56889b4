import type { Kysely } from 'kysely';
import { afterAll, beforeAll, inject } from 'vitest';
import { type BorrowedDatabase, borrowDatabase } from './borrowed-database.ts';
import { copyTemplate, type TestDatabase } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The shared server, on its maintenance database. */
    postgresUrl: string;
  }
}

export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject('postgresUrl'));
}

/** One database for the test file that calls it; `url()` answers from the first `beforeAll` on. */
export function useTestDatabase<Schema>(): { url(): string; db(): Kysely<Schema> } {
  let database: BorrowedDatabase | undefined;
  beforeAll(async () => {
    database = await borrowDatabase(inject('postgresUrl'));
  });
  afterAll(async () => {
    await database?.drop();
  });
  const borrowed = () => {
    if (database === undefined) throw new Error('The test database exists only inside hooks and tests');
    return database;
  };
  return {
    url: () => borrowed().url,
    // Who borrows it says what its tables are.
    db: () => borrowed().db as Kysely<Schema>,
  };
}
