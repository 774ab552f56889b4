import { expect, it } from 'vitest';
import { until } from '../../platform/db/embedded/until.ts';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { type Contenu, contenuOf } from '../../sources/testing/contenu.ts';
import { ADMIN_PASSWORD, Exploitant, type Passage } from '../../sources/testing/exploitant.ts';
import { startLei } from '../../sources/testing/source-lei.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { interruptions, launchImport } from './kills/import.ts';

const FICHES = 20_000;
const MORTS = 50;
const FENETRE = 250;
/** The longest time of the source for a quarter of an answer: it is busy when the first server is killed. */
const REPONSE = 400;
const LONG = 60 * 60_000;
/** The longest time before a serving server is killed, in milliseconds: longer than pauses between answers. */
const LONGEST_LIFE = 15_000;

/** Milliseconds in which a server must ask its source for something. */
const TO_REACH = 30_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Serving {
  readonly server: ServerProcess;
  readonly exploitant: Exploitant;
}

async function serve(DATA_DIR: string, host: string): Promise<Serving> {
  const server = startServer({ DATA_DIR, ADMIN_PASSWORD, DEMO: '0', INTRANET_HOSTS: host });
  return { server, exploitant: await Exploitant.signIn(await server.ready()) };
}

/** Starts a server with one feed, and asks for its import. */
async function launch(DATA_DIR: string, { host, url }: { host: string; url: string }, fenetre: number) {
  const serving = await serve(DATA_DIR, host);
  const importation = await launchImport(serving.exploitant, url, fenetre);
  return { serving, importation };
}

async function contenuAfter({ server }: Serving, DATA_DIR: string): Promise<Contenu> {
  server.process.kill('SIGTERM');
  await server.exit();
  return contenuOf(DATA_DIR);
}

async function cleanRun(DATA_DIR: string): Promise<Contenu> {
  const source = await startLei(FICHES, 50);
  // Bigger answers bring the same records sooner.
  const { serving, importation } = await launch(DATA_DIR, source, 500);
  expect(await serving.exploitant.ended(importation, LONG)).toMatchObject({ etat: 'terminee', motif: '' });
  return contenuAfter(serving, DATA_DIR);
}

/** Kills the server with its database and threads, again and again, until the import is over. */
async function killedRun(DATA_DIR: string) {
  const source = await startLei(FICHES, REPONSE);
  const launched = await launch(DATA_DIR, source, FENETRE);
  let { serving } = launched;
  let passage: Passage | undefined;
  let morts = 0;
  while (morts < MORTS) {
    const before = source.asked.length;
    // A job whose server always dies before it advances is given up: now and then it may reach its source.
    if (morts % 3 === 2) await until(async () => source.asked.length > before, TO_REACH);
    await pause(Math.random() * LONGEST_LIFE);
    passage = await serving.exploitant.passage(launched.importation);
    if (!['collecte', 'application'].includes(passage.etat)) break;
    serving.server.process.kill('SIGKILL');
    await serving.server.exit();
    morts += 1;
    serving = await serve(DATA_DIR, source.host);
  }
  passage = await serving.exploitant.ended(launched.importation, LONG);
  const journal = await serving.exploitant.journalOf(passage.tache);
  return { passage, morts, journal, demandes: source.asked.length, contenu: await contenuAfter(serving, DATA_DIR) };
}

// `kills.work.process.test.ts` kills once.
it('kill -9 at any instant of an import loses nothing, doubles nothing and asks almost nothing again', {
  tags: 'torture',
  timeout: LONG,
}, async () => {
  const [clean, killed] = [await preparedFolder(), await preparedFolder()];
  // Both runs reach their end: a server started after the test would be left behind.
  const runs = [cleanRun(clean), killedRun(killed)] as const;
  await Promise.allSettled(runs);
  const [expected, { passage, morts, journal, demandes, contenu }] = await Promise.all(runs);
  process.stdout.write(`${FICHES} records, ${morts} kills, ${demandes} requests for ${FICHES / FENETRE + 1} answers\n`);
  expect(passage).toMatchObject({ etat: 'terminee', compteurs: { recus: FICHES, crees: FICHES, rejetes: 0 } });
  expect(contenu).toEqual(expected);
  expect(contenu).toMatchObject({
    objets: FICHES,
    identifiants: FICHES,
    documents: FICHES,
    identites: FICHES,
    restes: 0,
  });
  expect(morts).toBeGreaterThan(0);
  // The last answer is full: one more is asked, to know that there is none.
  expect(demandes).toBeLessThanOrEqual(FICHES / FENETRE + 1 + morts);
  expect(interruptions(journal)).toBeGreaterThan(0);
});
