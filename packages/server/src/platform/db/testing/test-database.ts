import { afterAll, beforeAll, inject } from 'vitest';
import { borrowDatabase } from './borrowed-database.ts';
import { copyTemplate, type TestDatabase } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The shared server, on its maintenance database. */
    postgresUrl: string;
    /** Folder of its socket. */
    postgresSocket: string;
  }
}

export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject('postgresUrl'));
}

/** One database for the test file that calls it; `url()` answers from the first `beforeAll` on. */
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
