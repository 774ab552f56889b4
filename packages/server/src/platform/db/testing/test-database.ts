import { afterAll, beforeAll, inject } from 'vitest';
import { borrowDatabase } from './borrowed-database.ts';
import { copyTemplate, type TestDatabase } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared server's maintenance database. */
    postgresUrl: string;
    /** The folder of its socket. */
    postgresSocket: string;
  }
}

export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject('postgresUrl'));
}

/** A database for the test file that calls it; `url()` works from the first `beforeAll` on. */
export function useTestDatabase(): { url(): string } {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await borrowDatabase(inject('postgresUrl'));
  });
  afterAll(async () => {
    await database?.drop();
  });
  return {
    url() {
      if (database === undefined) throw new Error('The test database exists only inside hooks and tests');
      return database.url;
    },
  };
}
