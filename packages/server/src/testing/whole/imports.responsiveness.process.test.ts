import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tache } from '@bridge/contract';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { startUpstream } from '../../platform/net/testing/upstream.ts';
import { ADMIN_PASSWORD, Exploitant } from '../../sources/testing/exploitant.ts';
import { FLUX_GENERES } from '../../sources/testing/flux-generes.ts';
import { startServer } from '../server-process.ts';

const BYTES = 400_000_000;
const READS = 300;
const LONG = 30 * 60_000;
const READING = '/api/administration/taches';

async function serving(environment: Record<string, string>): Promise<Exploitant> {
  const server = startServer({ ADMIN_PASSWORD, DEMO: '0', GIVE_WAY: '1', ...environment });
  const exploitant = await Exploitant.signIn(await server.ready());
  await exploitant.enableImports();
  return exploitant;
}

/** How long a list of the console takes, in milliseconds. */
async function readings(exploitant: Exploitant): Promise<{ readonly p50: number; readonly p95: number }> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const start = performance.now();
    await exploitant.call('GET', READING);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  times.sort((one, other) => one - other);
  return { p50: times[READS / 2] ?? 0, p95: times[Math.floor(READS * 0.95)] ?? 0 };
}

/** Times that are compared need a warm server and a machine that does nothing else. */
async function slowdown(exploitant: Exploitant, startImport: () => Promise<void>) {
  await readings(exploitant);
  const before = await readings(exploitant);
  await startImport();
  const during = await readings(exploitant);
  const ratios = { p50: during.p50 / before.p50, p95: during.p95 / before.p95 };
  process.stdout.write(
    `a read takes ${before.p95.toFixed(1)} ms alone, ${during.p95.toFixed(1)} ms then (p95): × ${ratios.p95.toFixed(2)}; p50 × ${ratios.p50.toFixed(2)}\n`,
  );
  return ratios;
}

it('R-10: a source that says one byte a second slows nobody down', { tags: 'torture', timeout: LONG }, async () => {
  const source = await startUpstream((_, response) => {
    const drip = setInterval(() => response.write(' '), 1_000);
    response.on('close', () => clearInterval(drip));
  });
  const exploitant = await serving({ DATA_DIR: await temporaryFolder(), INTRANET_HOSTS: source.host });
  const values = {
    nom: 'Flux lent',
    origine: 'service',
    url: source.url,
    region: 'essai',
    utilisateur: 'u',
    clause: '1',
  };
  const flux = await exploitant.createFeed('lei', values);
  const ratios = await slowdown(exploitant, async () => {
    await exploitant.importNow('lei', flux);
    await expect.poll(() => source.asked.length, { timeout: LONG }).toBeGreaterThan(0);
  });
  expect(ratios.p95).toBeLessThan(2);
});

it('a big feed that is read at full speed leaves room to the console', { tags: 'torture', timeout: LONG }, async () => {
  const DATA_DIR = await temporaryFolder();
  await mkdir(join(DATA_DIR, 'flux', 'commun'), { recursive: true });
  await FLUX_GENERES['LEI, XML']?.write(join(DATA_DIR, 'flux', 'commun', 'lei.xml'), BYTES);
  const exploitant = await serving({ DATA_DIR });
  const values = { nom: 'Grand flux', origine: 'fichier', depot: 'commun/lei.xml', region: 'essai' };
  const flux = await exploitant.createFeed('lei', values);
  let importation = 0;
  const ratios = await slowdown(exploitant, async () => {
    importation = (await exploitant.importNow('lei', flux)).importation;
    const { tache } = await exploitant.passage(importation);
    // The thread compiles its modules first: only the import is measured.
    const etape = async () => (await exploitant.call<Tache>('GET', `${READING}/${tache}`)).etape;
    await expect.poll(etape, { timeout: LONG }).toMatch(/\d/);
  });
  expect((await exploitant.passage(importation)).etat).toBe('collecte');
  expect(ratios.p50).toBeLessThan(1.5);
  expect(ratios.p95).toBeLessThan(3);
});
