import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildHarness } from './harness-build.ts';
import { openSharedPostgres } from './postgres.ts';

/** What all journeys share: the PostgreSQL that their worlds copy, a folder, and the built harness. */
export default async function setup(): Promise<() => Promise<void>> {
  const [postgres, folder] = await Promise.all([openSharedPostgres(), mkdtemp(join(tmpdir(), 'bridge-journeys-'))]);
  await chmod(folder, 0o711);
  await buildHarness();
  // The one way from here to the workers.
  process.env.JOURNEYS_POSTGRES = postgres.url;
  process.env.JOURNEYS_FOLDER = folder;
  return async () => {
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  };
}
