import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EcritureApidae } from '@bridge/contract';
import { expect, it, onTestFinished } from 'vitest';
import { ApidaeDEssai } from '../../areas/reglages/ecritures/testing/apidae.ts';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { ADMIN_PASSWORD, Exploitant } from '../../sources/testing/exploitant.ts';
import { scale } from '../scale.ts';
import { startServer } from '../server-process.ts';

const LONG = scale(10, 60) * 60_000;
const OBJETS = scale(6, 60);
const MORTS = scale(1, 40);
const ENTITE = { nom: 'Office', code: 'office' };
const LIGNES = '/api/reglages/apidaeEcritures?itemsPerPage=100';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('corrections whose server is killed again and again are each in Apidae once', { timeout: LONG }, async () => {
  const apidae = await ApidaeDEssai.open();
  onTestFinished(() => apidae.close());
  // A write takes a while, so that servers die in the middle of some.
  apidae.lenteur = 150;
  const dataDir = await preparedFolder();
  const fiches = Array.from({ length: OBJETS }, (_, n) => ({
    ...{ type: 'RESTAURATION', id: 5_000 + n, state: 'PUBLISHED', nom: { libelleFr: `Auberge ${n}` } },
    presentation: { descriptifCourt: { libelleFr: `Texte ${n}.`, libelleEn: `Text ${n}.` } },
  }));
  for (const fiche of fiches) apidae.fiches.set(fiche.id, structuredClone(fiche));
  await mkdir(join(dataDir, 'flux', 'commun'), { recursive: true });
  await writeFile(join(dataDir, 'flux', 'commun', 'retour.json'), JSON.stringify(fiches));

  const start = async () => {
    const server = startServer({
      ...{ DATA_DIR: dataDir, ADMIN_PASSWORD, DEMO: '0' },
      ...{ APIDAE_URL: apidae.url, INTRANET_HOSTS: apidae.hote },
    });
    return { server, admin: await Exploitant.signIn(await server.ready()) };
  };
  let { server, admin } = await start();
  await admin.enableImports();
  const { id: entiteId } = await admin.call<{ id: number }>('POST', '/api/dnsit_entities', ENTITE);
  const feed = { nom: 'Retour', origine: 'fichier', depot: 'commun/retour.json', entiteId };
  const flux = await admin.createFeed('apidae', feed);
  const { importation } = await admin.importNow('apidae', flux);
  expect(await admin.ended(importation, LONG)).toMatchObject({ etat: 'terminee' });
  const config = await admin.call<{ id: number }>('POST', '/api/reglages/apidaeWriteConfiguration', {
    ...{ nom: 'Écriture', actif: true, projet: '77', skipValidation: true, ...apidae.client, entiteId },
    correspondance: [{ champ: 'resume', chemin: 'presentation.descriptifCourt' }],
  });
  const { items } = await admin.call<{ items: { id: number }[] }>('GET', '/api/catalogue?itemsPerPage=100');
  for (const { id } of items) {
    await admin.call('PUT', `/api/catalogue/${id}/textes`, { champ: 'resume', langue: 'fr', valeur: `Corrigé ${id}.` });
    await admin.call('POST', `/api/catalogue/${id}/ecritures`, { config: config.id, mode: 'MODIFICATION' });
  }
  for (let mort = 0; mort < MORTS; mort += 1) {
    await pause((mort * 397) % 900);
    server.process.kill('SIGKILL');
    await server.exit();
    ({ server, admin } = await start());
  }
  const etats = async () => {
    const { items: lignes } = await admin.call<{ items: EcritureApidae[] }>('GET', LIGNES);
    return [...new Set(lignes.map(({ etat }) => etat))];
  };
  await expect.poll(etats, { timeout: LONG, interval: 500 }).toEqual(['ecrite']);
  expect([...apidae.ecrites.values()]).toEqual(fiches.map(() => 1));
  for (const { id } of fiches)
    expect(apidae.texte(id, 'presentation.descriptifCourt')).toMatchObject({
      libelleFr: expect.stringMatching(/^Corrigé/),
      libelleEn: `Text ${id - 5_000}.`,
    });
});
