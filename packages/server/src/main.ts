import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { purgeEnded } from './areas/session/session.housekeeping.ts';
import { ConfigurationError, readEnvironment } from './environment.ts';
import { createFirstAccounts } from './first-start/first-start.ts';
import { welcome } from './first-start/welcome.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/database.ts';
import { DatabaseStartError } from './platform/db/database-start.error.ts';
import { openEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { migrate } from './platform/db/migrate.ts';
import { listenOn, PortTakenError } from './platform/http/listen.ts';
import { createLog } from './platform/log.ts';
import { createMail } from './platform/mail.ts';
import { instanceSecret } from './platform/secret-file.ts';
import type { Schema } from './schema.ts';
import { closeInOrder } from './shutdown.ts';

const HOUR = 60 * 60 * 1000;
// The same distance from the sources and from the bundle, which sit side by side.
const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Opens what the application needs, from the outside in; whatever was opened is closed in the reverse order. */
async function start(): Promise<void> {
  const opened = closeInOrder();
  process.once('SIGTERM', opened.exit);
  process.once('SIGINT', opened.exit);
  try {
    const configuration = readEnvironment(process.env);
    const log = createLog(configuration.logLevel);
    const dataDir = resolve(configuration.dataDir);

    const embedded = configuration.databaseUrl ? null : await openEmbeddedPostgres({ dataDir, log });
    if (embedded) opened.add('database server', () => embedded.stop());
    const url = configuration.databaseUrl ?? embedded?.url ?? '';
    await migrate({ url, directory: here('migrations'), log });

    const db = openDatabase<Schema>(url, log);
    opened.add('database connections', () => db.destroy());
    const firstAccounts = await createFirstAccounts(db, configuration);

    const purge = () =>
      purgeEnded(db, systemClock.now()).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
    await purge();
    const housekeeping = setInterval(purge, HOUR);
    opened.add('housekeeping', async () => clearInterval(housekeeping));

    const mail = createMail(configuration.smtpUrl, log);
    opened.add('mail', () => mail.close());

    const consoleDirectory = here('../console/dist');
    const { address, app } = await listenOn(configuration, async (publicUrl) =>
      buildApp({
        db,
        clock: systemClock,
        log,
        mail,
        secret: configuration.secretKey ?? (await instanceSecret(dataDir)),
        publicUrl: configuration.publicUrl ?? publicUrl,
        instance: {
          sendsMail: configuration.smtpUrl !== undefined,
          hasPublicUrl: configuration.publicUrl !== undefined,
        },
        trustProxy: configuration.trustProxy,
        consoleDirectory: existsSync(consoleDirectory) ? consoleDirectory : null,
      }),
    );
    opened.add('requests', () => app.close());
    process.stdout.write(welcome(configuration.publicUrl ?? address, firstAccounts));
  } catch (error) {
    await opened.close();
    const expected =
      error instanceof ConfigurationError || error instanceof DatabaseStartError || error instanceof PortTakenError;
    process.stderr.write(
      expected
        ? `\n${error.message}\n`
        : `\nBridge n’a pas pu démarrer.\n${error instanceof Error ? error.stack : error}\n`,
    );
    process.exitCode = 1;
  }
}

await start();
