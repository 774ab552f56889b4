import { describe, expect, it } from 'vitest';
import { until } from '../../platform/db/embedded/until.ts';
import { openForTest } from '../../platform/db/testing/postgres-probe.ts';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { startServer } from '../server-process.ts';

describe('a process that runs jobs only', () => {
  it('serves nobody, shares the database of those that do, and stops cleanly', async () => {
    const folder = await preparedFolder();
    const { url } = await openForTest(folder);
    const shared = { DATABASE_URL: url, DATA_DIR: folder, DEMO: '0' };
    const worker = startServer({ ...shared, ROLE: 'worker' });
    const http = startServer({ ...shared, ROLE: 'http' });
    const address = await http.ready();
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await until(() => worker.output().includes('tâches de fond'), 60_000)).toBe(true);
    expect(worker.output()).not.toContain('http://');
    worker.process.kill('SIGTERM');
    expect(await worker.exit()).toBe(0);
    http.process.kill('SIGTERM');
    expect(await http.exit()).toBe(0);
  });
});
