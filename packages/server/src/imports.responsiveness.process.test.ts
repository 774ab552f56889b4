import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './platform/db/testing/temp-folder.ts';
import { ADMIN_PASSWORD, Exploitant } from './sources/testing/exploitant.ts';
import { FLUX_GENERES } from './sources/testing/flux-generes.ts';
import { isTorture } from './testing/scale.ts';
import { startServer } from './testing/server-process.ts';

const BYTES = 200_000_000;
const READS = 300;
const LONG = 30 * 60_000;

/** Only in long runs: times that are compared need a machine that does nothing else. */
it.runIf(isTorture)(
  'while a big feed is imported, the console reads almost as fast as before',
  { timeout: LONG },
  async () => {
    const DATA_DIR = await temporaryFolder();
    await mkdir(join(DATA_DIR, 'flux', 'commun'), { recursive: true });
    await FLUX_GENERES['LEI, XML']?.write(join(DATA_DIR, 'flux', 'commun', 'lei.xml'), BYTES);
    const server = startServer({ DATA_DIR, ADMIN_PASSWORD, DEMO: '0' });
    const exploitant = await Exploitant.signIn(await server.ready());
    await exploitant.enableImports();
    const values = { nom: 'Grand flux', origine: 'fichier', depot: 'commun/lei.xml', region: 'essai' };
    const flux = await exploitant.createFeed('lei', values);

    const p95 = async () => {
      const times: number[] = [];
      for (let read = 0; read < READS; read += 1) {
        const start = performance.now();
        await exploitant.call('GET', '/api/administration/taches');
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return times.sort((one, other) => one - other)[Math.floor(READS * 0.95)] ?? 0;
    };
    await p95();
    const before = await p95();
    const { importation } = await exploitant.importNow('lei', flux);
    const during = await p95();
    expect((await exploitant.passage(importation)).etat).toBe('collecte');
    process.stdout.write(
      `p95 of a read: ${before.toFixed(1)} ms alone, ${during.toFixed(1)} ms during an import: × ${(during / before).toFixed(2)}\n`,
    );
    expect(during / before).toBeLessThan(2);
  },
);
