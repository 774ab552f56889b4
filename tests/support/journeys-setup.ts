import { buildHarness } from './harness-build.ts';
import { openSharedPostgres } from './postgres.ts';

/** What all journeys share: the PostgreSQL that their worlds copy, and the built harness. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildHarness();
  const postgres = await openSharedPostgres();
  // The one way from here to the workers.
  process.env.JOURNEYS_POSTGRES = postgres.url;
  return postgres.close;
}
