import { API_BASE } from '@bridge/contract';
import { expect, it } from 'vitest';
import { image } from '../../areas/mediatheque/testing/fichiers.ts';
import { mediaFoldersOf } from '../../jobs.ts';
import { openEmbeddedPostgres } from '../../platform/db/embedded/embedded-postgres.ts';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { createLog } from '../../platform/log.ts';
import { verifyMedias } from '../../verification.ts';
import { scale } from '../scale.ts';
import { startServer } from '../server-process.ts';

const ADMIN_PASSWORD = 'choisi par l’exploitant';
const LONG = 30 * 60_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function call<T>(address: string, path: string, token: string, type: string, body: Buffer | string): Promise<T> {
  const response = await fetch(`${address}${API_BASE}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}

async function serve(DATA_DIR: string) {
  const server = startServer({ DATA_DIR, ADMIN_PASSWORD, DEMO: '0' });
  const address = await server.ready();
  const login = JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD });
  const { token } = await call<{ token: string }>(address, '/login_check', '', 'application/json', login);
  const drop = (photo: Buffer) =>
    call<{ fichier: { id: string } }>(
      address,
      '/api/mediatheque/fichiers?nom=photo.jpg',
      token,
      'application/octet-stream',
      photo,
    );
  return { server, drop };
}

it('R-04: kill -9 while files are received and looked at leaves each whole or absent, and nothing besides', {
  timeout: LONG,
}, async () => {
  const DATA_DIR = await preparedFolder();
  const photo = await image(1, 3_000, 2_000).jpeg({ quality: 95 }).toBuffer();
  const acknowledged = new Set<string>();
  for (let round = 0; round < scale(1, 100); round += 1) {
    const { server, drop } = await serve(DATA_DIR);
    const people = Array.from({ length: 3 }, async () => {
      for (;;) acknowledged.add((await drop(photo)).fichier.id);
    }).map((person) => person.catch(() => undefined));
    // Chance is the point here: received, cleaned, drawn small, written, known.
    await pause(Math.random() * 3_000);
    server.process.kill('SIGKILL');
    await server.exit();
    await Promise.all(people);
  }
  const { server, drop } = await serve(DATA_DIR);
  acknowledged.add((await drop(photo)).fichier.id);
  server.process.kill('SIGTERM');
  await server.exit();

  const postgres = await openEmbeddedPostgres({ dataDir: DATA_DIR, log: createLog('silent') });
  try {
    const { fichiers, ...wrong } = await verifyMedias(postgres.url, {
      s3: null,
      dossier: mediaFoldersOf(DATA_DIR).dossier,
    });
    expect(wrong).toEqual({ manquants: 0, differents: 0, inconnus: 0 });
    expect(fichiers).toBeGreaterThanOrEqual(acknowledged.size);
  } finally {
    await postgres.stop();
  }
});
