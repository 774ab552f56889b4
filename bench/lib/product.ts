import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@bridge/server/app';
import { editionFoldersOf } from '@bridge/server/editions';
import { createEngine } from '@bridge/server/engine';
import { openDatabase } from '@bridge/server/platform/db/database';
import { copyTemplate } from '@bridge/server/platform/db/testing/databases';
import { createDiskFiles } from '@bridge/server/platform/files/disk';
import { createLog } from '@bridge/server/platform/log';
import type { Mail } from '@bridge/server/platform/mail';
import { createOutside } from '@bridge/server/platform/net/outside';
import { decodageIci } from '@bridge/server/process/decodage';
import { impressionIci } from '@bridge/server/process/impression.ici';
import { createAtelier } from '@bridge/server/rendering/web/atelier/atelier';
import type { Schema } from '@bridge/server/schema';
import { World } from '@bridge/server/testing/world';
import { openSharedPostgres } from '../../tests/support/postgres.ts';

/** The product, listening on loopback, with a database of its own. */
export async function openProduct({ trustProxy = 0 }: { readonly trustProxy?: number } = {}) {
  const postgres = await openSharedPostgres();
  const database = await copyTemplate(postgres.url);
  const files = await mkdtemp(join(tmpdir(), 'bridge-bench-'));
  const entry = new URL('../../packages/server/src/process/atelier-thread.dev.mjs', import.meta.url);
  const atelier = createAtelier({ entry, size: 2 });
  const log = createLog('silent');
  const db = openDatabase<Schema>(database.url, log);
  const clock = { now: () => new Date() };
  const mail: Mail = {
    post: () => undefined,
    send: async () => 'logged',
    verify: async () => 'none',
    close: async () => undefined,
  };
  const secret = 'a secret that only benchmarks know, long enough';
  const publicUrl = 'http://127.0.0.1';
  const engine = createEngine({ clock, mail, secret, publicUrl: () => publicUrl });
  const app = await buildApp({
    db,
    visitorsDb: db,
    previewsDb: db,
    log,
    clock,
    mail,
    engine,
    secret,
    publicUrl,
    filesUrl: '',
    origineApidae: () => publicUrl,
    instance: { sendsMail: false, hasPublicUrl: false },
    trustProxy,
    consoleDirectory: null,
    embedDirectory: null,
    atelier,
    apercus: atelier,
    decodage: decodageIci,
    impressions: { courtes: impressionIci, apercus: impressionIci },
    editionFolders: editionFoldersOf(files),
    pagesDirectory: join(files, 'pages'),
    outside: createOutside({ allowed: [], clock }),
    folders: {
      depots: join(files, 'flux'),
      imports: join(files, 'imports'),
      photos: join(files, 'photos'),
      vues: join(files, 'vues'),
      ecrans: join(files, 'ecrans'),
    },
    medias: { files: createDiskFiles(join(files, 'medias')), arrivees: join(files, 'arrivees') },
    intranet: [],
    entretiens: [],
    diskSpace: async () => ({ libre: 50e9, total: 100e9 }),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    databaseUrl: database.url,
    world: new World(db, app, engine),
    close: async () => {
      await app.close();
      await atelier.close();
      await rm(files, { recursive: true, force: true });
      await db.destroy();
      await database.drop();
      await postgres.close();
    },
  };
}
