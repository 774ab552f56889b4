import { expect, it } from 'vitest';
import { until } from '../../platform/db/embedded/until.ts';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { useTestDatabase } from '../../platform/db/testing/test-database.ts';
import { startServer } from '../server-process.ts';

const database = useTestDatabase();

// Two processes of one database that only serve are tried in `kills.process.test.ts`, where one of them stops.
it('a process that runs jobs only serves nobody, works on the database of those that serve, and stops cleanly', async () => {
  const shared = { DATABASE_URL: database.url(), DATA_DIR: await temporaryFolder(), DEMO: '0' };
  const worker = startServer({ ...shared, ROLE: 'worker' });
  expect(await until(() => worker.output().includes('tâches de fond'), 60_000)).toBe(true);
  expect(worker.output()).not.toContain('http://');
  worker.process.kill('SIGTERM');
  expect(await worker.exit()).toBe(0);
});
