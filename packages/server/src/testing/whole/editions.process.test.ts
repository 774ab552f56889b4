import type { AnyRecord, GenerationDetail } from '@bridge/contract';
import { expect, it } from 'vitest';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { ADMIN_PASSWORD, Exploitant } from '../../sources/testing/exploitant.ts';
import { forgetPeak, peakOf } from '../memory.ts';
import { startServer } from '../server-process.ts';
import { askDocuments, drawnIn, expectMade, GENERATIONS, keptIn, prepareModele } from './kills/document.ts';

/** A limit in milliseconds, far above what a busy machine needs. */
const LONG = 60 * 60_000;
const MORTS = 30;

// `kills.work.process.test.ts` kills once.
it('a document whose server is killed is made once, by the next one, and nothing is left of the work', {
  tags: 'torture',
  timeout: LONG,
}, async () => {
  // A database of its own: the next server resumes at once.
  const dataDir = await preparedFolder();
  const start = async () => {
    const server = startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD, DEMO: '0' });
    return { server, admin: await Exploitant.signIn(await server.ready()) };
  };
  let { server, admin } = await start();
  const modele = await prepareModele(admin);
  for (let mort = 0; mort < MORTS; mort += 1) {
    const [id = 0] = await askDocuments(admin, modele.id);
    // Somewhere in the middle of the work, never at the same place.
    await expect.poll(() => drawnIn(dataDir), { timeout: LONG, interval: 20 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, (mort * 397) % 3_000));
    server.process.kill('SIGKILL');
    await server.exit();
    ({ server, admin } = await start());
    await expectMade(admin, id, LONG);
  }
  // The next start removes what killed servers were drawing; those that ended left nothing.
  expect(await drawnIn(dataDir)).toBe(0);
  expect(await keptIn(dataDir)).toBe(MORTS);
});

const ENSEMBLE = 10;
/** The most parts of a plan, each on a right page: with the left ones, more than three hundred pages. */
const PARTIES = 200;
const MOTS = ' Une maison au bord de l’eau, où l’on prend le temps.'.repeat(10);
const MOST = 512;

it.runIf(process.platform === 'linux')(
  `${ENSEMBLE} documents that are asked for at once are all made, by a server that stays under ${MOST} MB beside what draws them`,
  { tags: 'torture', timeout: LONG },
  async () => {
    const server = startServer({ DATA_DIR: await preparedFolder(), ADMIN_PASSWORD, DEMO: '0' });
    const admin = await Exploitant.signIn(await server.ready());
    const pid = server.process.pid ?? 0;
    const modeles: AnyRecord[] = [];
    for (let n = 0; n < ENSEMBLE; n += 1)
      modeles.push(
        await prepareModele(admin, { code: `guide-${n}`, parties: PARTIES, mots: MOTS, saut: 'page-impaire' }),
      );
    await forgetPeak(pid);
    const ids = (await Promise.all(modeles.map(({ id }) => askDocuments(admin, id)))).flat();
    const read = async () => Promise.all(ids.map((id) => admin.call<GenerationDetail>('GET', `${GENERATIONS}/${id}`)));
    await expect
      .poll(async () => [...new Set((await read()).map(({ etat }) => etat))], {
        timeout: LONG,
        interval: 1_000,
      })
      .toEqual(['prete']);
    for (const { pages } of await read()) expect(pages).toBeGreaterThanOrEqual(300);
    const peak = await peakOf(pid);
    process.stdout.write(`${ENSEMBLE} documents at once: the server took ${peak} MB at most\n`);
    expect(peak).toBeLessThan(MOST);
  },
);
