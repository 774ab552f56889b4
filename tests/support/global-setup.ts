import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { openSharedPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    postgresSocket: string;
  }
}

/** The PostgreSQL of the server tests: the first project that needs it opens it for the others of the run. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if ('postgresUrl' in run.getProvidedContext()) return;
  const postgres = await openSharedPostgres();
  run.provide('postgresUrl', postgres.url);
  run.provide('postgresSocket', postgres.socket);
  return postgres.close;
}
