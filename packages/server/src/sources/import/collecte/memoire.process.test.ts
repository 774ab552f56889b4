import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { preparedFolder } from '../../../platform/db/testing/prepared-folder.ts';
import { forgetPeak, peakOf } from '../../../testing/memory.ts';
import { startServer } from '../../../testing/server-process.ts';
import { ADMIN_PASSWORD, Exploitant } from '../../testing/exploitant.ts';
import { FLUX_GENERES } from '../../testing/flux-generes.ts';

const BYTES = 600_000_000;
const MOST = 512;
const LONG = 60 * 60_000;

/**
 * The whole server is measured: requests, queue, and the thread of the import. The big feeds are read on trial, which reads,
 * understands, compares and stages every record; writing what is staged is the work of the database.
 */
it.runIf(process.platform === 'linux')(
  `a server stays under ${MOST} MB, whichever format a feed as big as the biggest comes in`,
  { tags: 'torture', timeout: 5 * LONG },
  async () => {
    const DATA_DIR = await preparedFolder();
    await mkdir(join(DATA_DIR, 'flux', 'commun'), { recursive: true });
    const server = startServer({ DATA_DIR, ADMIN_PASSWORD, DEMO: '0' });
    const pid = server.process.pid ?? 0;
    const exploitant = await Exploitant.signIn(await server.ready());
    await exploitant.enableImports();
    for (const [nom, { systeme, fichier, write }] of Object.entries(FLUX_GENERES)) {
      const feed = join(DATA_DIR, 'flux', 'commun', fichier);
      await write(feed, BYTES);
      const { size } = await stat(feed);
      await forgetPeak(pid);
      const rest = await peakOf(pid);
      const region = systeme === 'lei' ? { region: 'essai' } : {};
      // Two formats of a system bring the same records: without a region, a feed would take those of the other.
      const values = { nom, origine: 'fichier', depot: `commun/${fichier}`, seuil: 100, ...region };
      const flux = await exploitant.createFeed(systeme, values);
      const start = performance.now();
      const { importation } = await exploitant.importNow(systeme, flux, true);
      const passage = await server.during(exploitant.ended(importation, LONG));
      const seconds = (performance.now() - start) / 1_000;
      const peak = await peakOf(pid);
      const { recus = 0, crees = 0, modifies = 0 } = passage.compteurs;
      process.stdout.write(
        `${nom}: ${Math.round(size / 1e6)} MB on disk, ${recus} records in ${seconds.toFixed(0)} s; ${peak} MB at most, ${rest} MB before\n`,
      );
      await rm(feed);
      expect(passage, nom).toMatchObject({ etat: 'terminee', motif: '' });
      expect(recus, nom).toBeGreaterThan(BYTES / 10_000);
      expect(crees + modifies, nom).toBe(recus);
      expect(peak, nom).toBeLessThan(MOST);
    }
  },
);
