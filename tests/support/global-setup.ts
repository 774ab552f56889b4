import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { openSharedPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    postgresSocket: string;
  }
}

/** The PostgreSQL of the server tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await openSharedPostgres();
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresSocket', postgres.socket);
  return postgres.close;
}
