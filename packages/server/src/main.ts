import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RESOURCES } from '@bridge/contract';
import { buildApp } from './app.ts';
import { letterheadOf } from './areas/reglages/courriel.rules.ts';
import { parametresInForce } from './areas/reglages/parametre.repository.ts';
import { RESOURCE_COLUMNS } from './areas/resources.ts';
import { purgeEnded } from './areas/session/ended.repository.ts';
import { type Entretien, startEntretiens } from './areas/superadmin/entretien.ts';
import { journalEntretien } from './areas/superadmin/journal.entretien.ts';
import { crudMaintenance } from './crud/purge.service.ts';
import { createRegistry } from './crud/registry.ts';
import { readEnvironment } from './environment.ts';
import { prepareFirstAccounts } from './first-start/first-start.ts';
import { welcome } from './first-start/welcome.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/database.ts';
import { openEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { migrate } from './platform/db/migrate.ts';
import { listenOn } from './platform/http/listen.ts';
import { createLog } from './platform/log.ts';
import { createMail } from './platform/mail.ts';
import { OperatorError } from './platform/operator-error.ts';
import { instanceSecret } from './platform/secret-file.ts';
import type { Schema } from './schema.ts';
import { closeInOrder } from './shutdown.ts';

// The same distance from the sources and from the bundle, which sit side by side.
const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Opens what the application needs, from the outside in; whatever was opened is closed in the reverse order. */
async function start(): Promise<void> {
  const opened = closeInOrder();
  const stopping = new AbortController();
  process.once('SIGTERM', opened.exit);
  process.once('SIGINT', opened.exit);
  try {
    const configuration = readEnvironment(process.env);
    const log = createLog(configuration.logLevel);
    const dataDir = resolve(configuration.dataDir);

    const embedded = configuration.databaseUrl ? null : openEmbeddedPostgres({ dataDir, log, signal: stopping.signal });
    opened.add('database server', async () => {
      stopping.abort();
      await (await embedded?.catch(() => undefined))?.stop();
    });
    const url = configuration.databaseUrl ?? (await embedded)?.url ?? '';
    await migrate({ url, directory: here('migrations'), log });

    const db = openDatabase<Schema>(url, log);
    opened.add('database connections', () => db.destroy());
    const firstAccounts = await prepareFirstAccounts(db, configuration, systemClock.now());

    const entretiens: readonly Entretien[] = [
      { nom: 'sessions', run: purgeEnded },
      crudMaintenance(createRegistry(RESOURCES, RESOURCE_COLUMNS)),
      journalEntretien(async (reader) => (await parametresInForce(reader)).retention_journal),
    ];
    const maintenance = startEntretiens({ db, clock: systemClock, log }, entretiens);
    opened.add('maintenance', maintenance.stop);

    const { smtpUrl, mailFrom, production } = configuration;
    const letterhead = async () => letterheadOf(await parametresInForce(db));
    const mail = createMail({ smtpUrl, from: mailFrom, letterhead, showInLog: !production }, log);
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
          sendsMail: smtpUrl !== undefined,
          hasPublicUrl: configuration.publicUrl !== undefined,
        },
        trustProxy: configuration.trustProxy,
        entretiens,
        diskSpace: () => spaceAround(dataDir),
        consoleDirectory: existsSync(consoleDirectory) ? consoleDirectory : null,
      }),
    );
    opened.add('requests', () => app.close());
    process.stdout.write(welcome(configuration.publicUrl ?? address, firstAccounts));
  } catch (error) {
    await opened.close();
    // Asked to stop while it was starting: nothing went wrong.
    if (error === stopping.signal.reason) return;
    const expected = error instanceof OperatorError;
    process.stderr.write(
      expected
        ? `\n${error.message}\n`
        : `\nBridge n’a pas pu démarrer.\n${error instanceof Error ? error.stack : error}\n`,
    );
    process.exitCode = 1;
  }
}

async function spaceAround(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { libre: bavail * bsize, total: blocks * bsize };
}

await start();
