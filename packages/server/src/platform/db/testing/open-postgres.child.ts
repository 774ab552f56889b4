/** A server reduced to its database: opens it, prints its address, closes it on SIGTERM. */
import { DatabaseStartError } from '../database-start.error.ts';
import { silentLog } from '../db-log.ts';
import { openEmbeddedPostgres } from '../embedded/embedded-postgres.ts';

const [dataDir = '', mode] = process.argv.slice(2);
try {
  const server = await openEmbeddedPostgres({
    dataDir,
    log: silentLog,
    settings: { fsync: 'off' },
    endWithParent: mode !== 'outlive',
  });
  process.once('SIGTERM', async () => {
    await server.stop();
    process.exit(0);
  });
  process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);
} catch (error) {
  const code = error instanceof DatabaseStartError ? error.code : 'other';
  process.stdout.write(`${JSON.stringify({ code, message: String(error) })}\n`);
  process.disconnect();
}
