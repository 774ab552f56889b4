import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { isTorture, scale } from '../../testing/scale.ts';
import { startServer } from '../../testing/server-process.ts';
import { ADMIN_PASSWORD, Exploitant } from '../testing/exploitant.ts';
import { FLUX_GENERES } from '../testing/flux-generes.ts';

const BYTES = scale(20_000_000, 600_000_000);
const MOST = 512;
const LONG = 60 * 60_000;

/** The most memory that a process ever held, in MB. The kernel of Linux tells. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_024);
}

/**
 * The whole server is measured: requests, queue, and the thread of the import. The big feeds are read on trial, which reads,
 * understands, compares and stages every record; writing what is staged is the work of the database.
 */
it.skipIf(process.platform !== 'linux').each(Object.entries(FLUX_GENERES))(
  `a feed in %s as big as the biggest leaves the server under ${MOST} MB`,
  { timeout: LONG },
  async (nom, { systeme, fichier, write }) => {
    const DATA_DIR = await temporaryFolder();
    const feed = join(DATA_DIR, 'flux', 'commun', fichier);
    await mkdir(join(DATA_DIR, 'flux', 'commun'), { recursive: true });
    await write(feed, BYTES);
    const { size } = await stat(feed);

    const server = startServer({ DATA_DIR, ADMIN_PASSWORD, DEMO: '0' });
    const exploitant = await Exploitant.signIn(await server.ready());
    await exploitant.enableImports();
    const rest = await peakOf(server.process.pid ?? 0);
    const region = systeme === 'lei' ? { region: 'essai' } : {};
    const flux = await exploitant.createFeed(systeme, {
      nom,
      origine: 'fichier',
      depot: `commun/${fichier}`,
      ...region,
    });
    const start = performance.now();
    const { importation } = await exploitant.importNow(systeme, flux, isTorture);
    const passage = await exploitant.ended(importation, LONG);
    const seconds = (performance.now() - start) / 1_000;
    const peak = await peakOf(server.process.pid ?? 0);
    const { recus = 0, crees = 0 } = passage.compteurs;
    process.stdout.write(
      `${nom}: ${Math.round(size / 1e6)} MB on disk, ${recus} records in ${seconds.toFixed(0)} s; ${peak} MB at most, ${rest} MB at rest\n`,
    );
    await rm(feed);
    expect(passage).toMatchObject({ etat: 'terminee', motif: '' });
    expect(recus).toBeGreaterThan(BYTES / 10_000);
    expect(crees).toBe(recus);
    expect(peak).toBeLessThan(MOST);
  },
);
