import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyRecord, GenerationDetail } from '@bridge/contract';
import { expect, it } from 'vitest';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { readPdf } from '../../publication/print/testing/lire.ts';
import { ADMIN_PASSWORD, Exploitant } from '../../sources/testing/exploitant.ts';
import { forgetPeak, peakOf } from '../memory.ts';
import { scale } from '../scale.ts';
import { startServer } from '../server-process.ts';

/** A limit in milliseconds, far above what a busy machine needs. */
const LONG = scale(20, 60) * 60_000;
const MORTS = scale(1, 30);
const PATH = '/api/editions/generations';

const PAGES = 10;

/** A model of many pages. */
async function prepare(
  admin: Exploitant,
  { code = 'guide', parties = PAGES, mots = '', saut = 'page' } = {},
): Promise<AnyRecord> {
  const { items } = await admin.call<{ items: AnyRecord[] }>('GET', '/api/superadmin/editiontemplates');
  const page = { genre: 'page-libre', titre: {}, media: null, saut };
  return admin.call<AnyRecord>('POST', '/api/editions/modeles', {
    nom: 'Guide',
    code,
    sorties: ['ecran'],
    gabarit: items[0]?.id,
    plan: Array.from({ length: parties }, (_, n) => ({ ...page, texte: { fr: `Page d’essai ${n + 1}.${mots}` } })),
  });
}

it('a document whose server is killed is made once, by the next one, and nothing is left of the work', {
  timeout: LONG,
}, async () => {
  // A database of its own: the next server resumes at once.
  const dataDir = await preparedFolder();
  const start = async () => {
    const server = startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD, DEMO: '0' });
    return { server, admin: await Exploitant.signIn(await server.ready()) };
  };
  let { server, admin } = await start();
  const modele = await prepare(admin);
  const drawn = async () => (await readdir(join(dataDir, 'editions-travail')).catch(() => [])).length;
  for (let mort = 0; mort < MORTS; mort += 1) {
    const asked = await admin.call<{ generations: { id: number }[] }>(
      'POST',
      `/api/editions/modeles/${modele.id}/generer`,
      {},
    );
    const id = asked.generations[0]?.id ?? 0;
    // Somewhere in the middle of the work, never at the same place.
    await expect.poll(drawn, { timeout: LONG, interval: 20 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, (mort * 397) % 3_000));
    server.process.kill('SIGKILL');
    await server.exit();
    ({ server, admin } = await start());
    const read = () => admin.call<GenerationDetail>('GET', `${PATH}/${id}`);
    await expect.poll(async () => (await read()).etat, { timeout: LONG, interval: 500 }).toBe('prete');
    const { pages } = await readPdf(await admin.download(`${PATH}/${id}/fichiers/ecran`));
    expect(pages.filter((page) => page.includes(`Page d’essai ${PAGES}.`))).toHaveLength(1);
    expect((await read()).fichiers).toHaveLength(1);
  }
  // The next start removes what killed servers were drawing; those that ended left nothing.
  expect(await drawn()).toBe(0);
  expect((await readdir(join(dataDir, 'medias', 'editions'))).filter((name) => name !== 'images')).toHaveLength(MORTS);
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
      modeles.push(await prepare(admin, { code: `guide-${n}`, parties: PARTIES, mots: MOTS, saut: 'page-impaire' }));
    await forgetPeak(pid);
    const asked = await Promise.all(
      modeles.map(({ id }) =>
        admin.call<{ generations: { id: number }[] }>('POST', `/api/editions/modeles/${id}/generer`, {}),
      ),
    );
    const ids = asked.flatMap(({ generations }) => generations.map(({ id }) => id));
    const read = async () => Promise.all(ids.map((id) => admin.call<GenerationDetail>('GET', `${PATH}/${id}`)));
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
