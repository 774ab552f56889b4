import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { removeRests } from './areas/mediatheque/fichiers/fichiers.entretien.ts';
import { startBackground } from './background.ts';
import { dossierDeRelais } from './catalogue/photos/reserve.ts';
import { editionFoldersOf } from './editions.ts';
import { createEngine } from './engine.ts';
import { entretiensOf } from './entretiens.ts';
import { readEnvironment } from './environment.ts';
import { prepareFirstAccounts } from './first-start/first-start.ts';
import { welcome } from './first-start/welcome.ts';
import { foldersOf, mediaFoldersOf } from './jobs.ts';
import { openMail } from './mail.ts';
import { systemClock } from './platform/clock.ts';
import { AT_START, FOR_PREVIEWS, FOR_VISITORS, openDatabase } from './platform/db/database.ts';
import { openEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { migrate } from './platform/db/migrate.ts';
import { openFiles } from './platform/files/open-files.ts';
import { makePrivate } from './platform/files/private-folders.ts';
import { createRoom, spaceAround } from './platform/files/room.ts';
import { likelyAddress, listenOn } from './platform/http/listen.ts';
import { createLog } from './platform/log.ts';
import { createOutside } from './platform/net/outside.ts';
import { OperatorError } from './platform/operator-error.ts';
import { instanceSecret } from './platform/secret-file.ts';
import { createDecodage } from './process/decodage.ts';
import { createImpression } from './process/impression.ts';
import { removeRestsDEdition } from './publication/print/generations/generation.entretien.ts';
import { createAtelier } from './rendering/web/atelier/atelier.ts';
import type { Schema } from './schema.ts';
import { closeInOrder } from './shutdown.ts';
import { origineApidae } from './sources/apidae/adresses.ts';
import { removeRemains } from './sources/import/collecte/restes.ts';

// The same distance from the sources and from the bundle, which sit side by side.
const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A file that threads run: bundled beside main, or read from the sources in process/ by its own loader. */
const besideMain = (name: string) =>
  new URL(import.meta.url.endsWith('.ts') ? `./process/${name}.dev.mjs` : `./${name}.mjs`, import.meta.url);

/** The limits of pages that people wait for: a grace in milliseconds, and the most memory in bytes. */
const ATTENDUES = { grace: 3_000, ceiling: 2 * 1024 ** 3 };
const COURTES = { ...ATTENDUES, longest: 30_000 };
/** Drafts have a processor limit too (publication/print/apercus.ts): their authors draw them again and again. */
const APERCUS = { ...ATTENDUES, longest: 180_000, idle: 600_000 };

/** Opens what the application needs, from the outside in, and closes it in the reverse order. */
async function start(): Promise<void> {
  const opened = closeInOrder();
  const stopping = new AbortController();
  process.once('SIGTERM', opened.exit);
  process.once('SIGINT', opened.exit);
  try {
    const configuration = readEnvironment(process.env);
    const log = createLog(configuration.logLevel);
    const dataDir = resolve(configuration.dataDir);
    const { smtpUrl, mailFrom, production, intranet } = configuration;
    const diskSpace = () => spaceAround(dataDir);

    const embedded = configuration.databaseUrl ? null : openEmbeddedPostgres({ dataDir, log, signal: stopping.signal });
    opened.add('database server', async () => {
      stopping.abort();
      await (await embedded?.catch(() => undefined))?.stop();
    });
    const url = configuration.databaseUrl ?? (await embedded)?.url ?? '';
    await migrate({ url, directory: here('migrations'), log });

    const db = openDatabase<Schema>(url, log);
    opened.add('database connections', () => db.destroy());
    const secret = configuration.secretKey ?? (await instanceSecret(dataDir));

    const mailing = { smtpUrl, from: mailFrom, showInLog: !production, console: here('../console/dist') };
    const mail = openMail({ db, log, secret, intranet }, mailing);
    opened.add('mail', () => mail.close());
    let publicUrl = configuration.publicUrl ?? likelyAddress(configuration);
    const engine = createEngine({ clock: systemClock, mail, publicUrl: () => publicUrl, secret });

    const { arrivees, dossier } = mediaFoldersOf(dataDir);
    const pagesDirectory = resolve(dataDir, 'pages');
    const editionFolders = editionFoldersOf(dataDir);
    const ours = [...Object.values(foldersOf(dataDir)), ...Object.values(editionFolders)];
    const relais = [foldersOf(dataDir).photos, editionFolders.photos].map(dossierDeRelais);
    const inside = [...ours, ...relais, arrivees, dossier, pagesDirectory];
    await makePrivate({ top: dataDir, inside }, log);
    const files = await openFiles({ s3: configuration.s3, dossier });
    const passages = [editionFolders.travail, editionFolders.apercus];
    const entretiens = entretiensOf({ engine, log, dataDir, files, passages });
    const remains = await removeRemains(foldersOf(dataDir), { now: systemClock.now(), sole: embedded !== null });
    const early = openDatabase<Schema>(url, log, AT_START);
    opened.add('connections of the start', () => early.destroy());
    if (embedded !== null) {
      await removeRests({ db: early, files, drafts: [dossier, arrivees] }, systemClock.now());
      await removeRestsDEdition({ db: early, files, passages }, systemClock.now());
    }
    if (remains > 0) log.info({ fichiers: remains }, 'Des fichiers laissés par un arrêt brutal sont effacés.');

    const startWork = () =>
      startBackground({
        db,
        url,
        clock: systemClock,
        log,
        logLevel: configuration.logLevel,
        settings: {
          dataDir,
          secret,
          publicUrl,
          intranet,
          apidae: configuration.apidae,
          s3: configuration.s3,
          entrees: { decodage: besideMain('decodage-process').href, impression: besideMain('impression-process').href },
          mail: mailing,
        },
        engine,
        entretiens,
        serveur: `${hostname()}/${process.pid}`,
        // The embedded database serves this process alone.
        sole: embedded !== null,
        threadEntry: besideMain('job-thread'),
      });
    if (configuration.role === 'worker') {
      opened.add('background work', startWork().stop);
      process.stdout.write('\nBridge exécute les tâches de fond.\n\nCtrl+C pour arrêter.\n\n');
      return;
    }
    const firstAccounts = await prepareFirstAccounts(
      { db: early, clock: systemClock, log, engine },
      { ...configuration, depots: foldersOf(dataDir).depots },
    );
    const background = configuration.role === 'all' ? startWork() : null;
    opened.add('background work', async () => background?.stop());

    const outside = createOutside({ allowed: intranet, clock: systemClock, log, room: createRoom(diskSpace) });
    opened.add('outside', () => outside.close());

    const drawing = { entry: besideMain('atelier-thread') };
    const atelier = createAtelier({ ...drawing, size: 2 });
    const apercus = createAtelier({ ...drawing, givesWay: true });
    opened.add('drawing', async () => {
      await Promise.all([atelier.close(), apercus.close()]);
    });
    const decodage = createDecodage({ entry: besideMain('decodage-process') });
    opened.add('decoding', async () => decodage.close());
    const printing = { entry: besideMain('impression-process') };
    const impressions = {
      courtes: createImpression({ ...printing, ...COURTES }),
      apercus: createImpression({ ...printing, ...APERCUS }),
    };
    opened.add('pages of editions', async () => {
      impressions.courtes.close();
      impressions.apercus.close();
    });
    const visitorsDb = openDatabase<Schema>(url, log, FOR_VISITORS);
    opened.add('connections of visitors', () => visitorsDb.destroy());
    const previewsDb = openDatabase<Schema>(url, log, FOR_PREVIEWS);
    opened.add('connections of previews', () => previewsDb.destroy());

    const embedDirectory = here('../embed/dist');
    const { address, app } = await listenOn(configuration, async (found) => {
      publicUrl = configuration.publicUrl ?? found;
      return buildApp({
        db,
        visitorsDb,
        previewsDb,
        clock: systemClock,
        log,
        mail,
        engine,
        secret,
        publicUrl,
        filesUrl: configuration.filesUrl,
        instance: {
          sendsMail: smtpUrl !== undefined,
          hasPublicUrl: configuration.publicUrl !== undefined,
        },
        trustProxy: configuration.trustProxy,
        outside,
        folders: foldersOf(dataDir),
        medias: { files, arrivees },
        intranet,
        origineApidae: origineApidae(configuration.apidae),
        entretiens,
        diskSpace,
        consoleDirectory: existsSync(mailing.console) ? mailing.console : null,
        embedDirectory: existsSync(embedDirectory) ? embedDirectory : null,
        atelier,
        apercus,
        decodage,
        impressions,
        editionFolders,
        pagesDirectory,
      });
    });
    // Both close together: ending requests and released jobs do not wait for each other.
    opened.add('requests', async () => {
      await Promise.all([app.close(), background?.stop()]);
    });
    process.stdout.write(welcome(configuration.publicUrl ?? address, firstAccounts));
  } catch (error) {
    await opened.close();
    // The server was asked to stop while it started: nothing went wrong.
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

await start();
