import { expect, it } from 'vitest';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { contenuOf } from '../../sources/testing/contenu.ts';
import { ADMIN_PASSWORD, Exploitant } from '../../sources/testing/exploitant.ts';
import { startLei } from '../../sources/testing/source-lei.ts';
import { startServer } from '../server-process.ts';
import { openCorrections } from './kills/apidae.ts';
import { askDocuments, drawnIn, expectMade, keptIn, prepareModele } from './kills/document.ts';
import { interruptions, launchImport } from './kills/import.ts';
import { expectFilesWhole, grandePhoto, photographe } from './kills/photos.ts';
import { pause } from './kills/witness.ts';

/** Far above what a busy machine needs, in milliseconds. */
const LONG = 20 * 60_000;
const FICHES = 120;
const FENETRE = 40;
/** Records of Apidae that are corrected there. */
const CORRIGEES = 6;
/** The source's longest times for a quarter of an answer. The last answers hold the import until the kill, on any machine. */
const REPONSE = 800;
const DERNIERE_REPONSE = 15_000;
/** The time that Apidae takes to write a record until the kill. Beside the import, one write runs at a time: six outlast the last pause. */
const ECRITURE = 1_500;

/** Calls one after the other until the server is gone. */
async function untilGone(work: () => Promise<void>): Promise<void> {
  for (;;) await work();
}

// Each is killed again and again, alone, in the long form of these tests.
it('R-04: kill -9 of a server with its database while it imports, draws a document, receives files, writes to Apidae and is written to: the next one goes on, nothing that was acknowledged is lost, nothing is there twice', {
  timeout: LONG,
}, async () => {
  const DATA_DIR = await preparedFolder();
  let isKilled = false;
  const source = await startLei(FICHES, (): number => {
    if (isKilled) return 0;
    return source.asked.length < FICHES / FENETRE ? REPONSE : DERNIERE_REPONSE;
  });
  const corrections = await openCorrections(DATA_DIR, CORRIGEES, LONG, () => (isKilled ? 0 : ECRITURE));
  const { APIDAE_URL, INTRANET_HOSTS } = corrections.environment;
  const hosts = `${INTRANET_HOSTS},${source.host}`;
  const serve = async () => {
    const server = startServer({ DATA_DIR, ADMIN_PASSWORD, DEMO: '0', APIDAE_URL, INTRANET_HOSTS: hosts });
    const address = await server.ready();
    return { server, admin: await Exploitant.signIn(address), drop: await photographe(address) };
  };
  const first = await serve();
  await corrections.prepare(first.admin);
  const modele = await prepareModele(first.admin);
  const photo = await grandePhoto();
  const importation = await launchImport(first.admin, source.url, FENETRE);
  await expect.poll(() => source.asked.length, { timeout: LONG, interval: 20 }).toBeGreaterThan(0);
  const [document = 0] = await askDocuments(first.admin, modele.id);
  await expect.poll(() => drawnIn(DATA_DIR), { timeout: LONG, interval: 20 }).toBe(1);
  const acknowledged = { tour: 0, photos: new Set<string>() };
  const people = [
    untilGone(async () => void acknowledged.photos.add(await first.drop(photo))),
    untilGone(async () => {
      const tour = acknowledged.tour + 1;
      await first.admin.call('PUT', '/users/update_user_params', { tour });
      acknowledged.tour = tour;
      await pause(20);
    }),
  ].map((person) => person.catch(() => undefined));
  await expect.poll(() => acknowledged.tour, { timeout: LONG, interval: 20 }).toBeGreaterThan(0);
  await corrections.ask(first.admin);
  // Chance is the point: a page, a photo, a record, a write.
  await pause(Math.random() * 1_000);
  expect(await first.admin.passage(importation)).toMatchObject({ etat: 'collecte' });
  expect(await corrections.waiting(first.admin)).toBeGreaterThan(0);
  first.server.process.kill('SIGKILL');
  await first.server.exit();
  isKilled = true;
  await Promise.all(people);

  const { server, admin, drop } = await serve();
  const { userParams } = await admin.call<{ userParams: { tour?: number } }>('GET', '/entities/get_current_entity');
  expect(userParams.tour).toBeGreaterThanOrEqual(acknowledged.tour);
  acknowledged.photos.add(await drop(photo));
  await expectMade(admin, document, LONG);
  await corrections.expectWritten(admin);
  const passage = await admin.ended(importation, LONG);
  expect(passage).toMatchObject({ etat: 'terminee', compteurs: { recus: FICHES, crees: FICHES, rejetes: 0 } });
  expect(interruptions(await admin.journalOf(passage.tache))).toBeGreaterThan(0);
  // The last answer is full: one more is asked, to know that there is none; and what was cut is asked again.
  expect(source.asked.length).toBeLessThanOrEqual(FICHES / FENETRE + 2);
  // The next start removes what the killed server was drawing.
  expect([await drawnIn(DATA_DIR), await keptIn(DATA_DIR)]).toEqual([0, 1]);
  server.process.kill('SIGTERM');
  expect(await server.exit()).toBe(0);

  const n = FICHES + CORRIGEES;
  const all = { objets: n, identifiants: n, documents: n, identites: n, restes: 0 };
  expect(await contenuOf(DATA_DIR)).toMatchObject(all);
  await expectFilesWhole(DATA_DIR, acknowledged.photos.size);
});
