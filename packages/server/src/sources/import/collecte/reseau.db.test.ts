import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createRoom, LEFT_FREE } from '../../../platform/files/room.ts';
import { RetryLater } from '../../../platform/jobs/job.errors.ts';
import { EXPIRED, KEY } from '../../../platform/net/testing/certificates.ts';
import { freePort, startUpstream } from '../../../platform/net/testing/upstream.ts';
import { produitLei, reponseLei } from '../../lei/testing.ts';
import { Banc, type ReseauBanc } from '../../testing/banc.ts';
import { useImports } from '../../testing/use-imports.ts';

/** whatever a source does on the wire, nothing is removed and the reason is told in French. */
const db = useImports();
const FICHES = 20;

const answerOf = (count: number) =>
  reponseLei(
    Array.from({ length: count }, (_, index) => produitLei({ PRODUIT: `R${index}`, NOM: `Auberge ${index}` })),
    { definition: '' },
  );

type Handler = Parameters<typeof startUpstream>[0];
let banc: Banc;
let flux: Awaited<ReturnType<Banc['flux']>>;

/** Asks the same feed of a server that behaves in a given way. */
async function ask(handler: Handler, reseau: ReseauBanc = {}, certificate?: { key: string; cert: string }) {
  const { url, host, asked } = await startUpstream(handler, certificate);
  const importation = await banc.launch(flux);
  const run = () => banc.go(importation, { allowed: [host], vers: url, ...reseau });
  return { importation, asked, run };
}

async function report(handler: Handler, reseau: ReseauBanc = {}, certificate?: { key: string; cert: string }) {
  const { importation, run } = await ask(handler, reseau, certificate);
  await run().catch((error: unknown) => {
    if (!(error instanceof Error) || error.constructor.name !== 'JobFailure') throw error;
  });
  return banc.report(importation);
}

const statuts = async () => new Set((await banc.objets(flux)).map(({ statut }) => statut));

beforeEach(async () => {
  await sql`DELETE FROM objets`.execute(db());
  banc = await Banc.open(db());
  flux = await banc.flux('lei', { origine: 'permanent', url: 'http://lei.example/flux.xml' });
  expect(await report((_, response) => response.end(answerOf(FICHES)))).toMatchObject({
    etat: 'terminee',
    crees: FICHES,
  });
});

describe('nothing is removed', () => {
  it('when the connection is cut at 60 % of the answer', async () => {
    const whole = Buffer.from(answerOf(FICHES));
    const said = await report((_, response) => {
      response.writeHead(200, { 'content-length': whole.length });
      response.write(whole.subarray(0, whole.length * 0.6), () => response.destroy());
    });
    expect(said).toMatchObject({ etat: 'incomplet', retires: 0 });
    expect(said.motif).toMatch(/coupée avant la fin.*Rien n’a été retiré du catalogue\./);
    expect(await statuts()).toEqual(new Set(['publie']));
  });

  it('when the answer stops at 60 % and says that it is whole', async () => {
    const whole = answerOf(FICHES);
    const said = await report((_, response) => response.end(whole.slice(0, whole.length * 0.6)));
    expect(said).toMatchObject({ etat: 'incomplet', retires: 0 });
    expect(said.motif).toContain('s’arrête avant sa fin');
    expect(await statuts()).toEqual(new Set(['publie']));
  });

  it('when the source answers an empty list', async () => {
    const said = await report((_, response) => response.end(answerOf(0)));
    expect(said.etat).toBe('suspect');
    expect(said.motif).toContain('La source n’a envoyé aucune fiche');
    expect(await statuts()).toEqual(new Set(['publie']));
  });

  it('when one record comes in place of many', async () => {
    const said = await report((_, response) => response.end(answerOf(1)));
    expect(said.etat).toBe('suspect');
    expect(said.motif).toContain('95\u00a0%');
    expect(await statuts()).toEqual(new Set(['publie']));
  });

  it('when an error page comes with a success', async () => {
    const page = '<!DOCTYPE html><html><body>Service interrompu</body></html>';
    const said = await report((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
    expect(said).toMatchObject({ etat: 'echouee', retires: 0 });
    expect(said.motif).toContain('page HTML au lieu de données');
    expect(await statuts()).toEqual(new Set(['publie']));
  });

  it('when the source answers nothing at all', async () => {
    const said = await report((_, response) => response.end());
    expect(said).toMatchObject({ etat: 'incomplet', retires: 0 });
    expect(said.motif).toContain('vide');
  });

  it.each([
    [500, 'code 500'],
    [503, 'demande de patienter (code 503)'],
    [403, 'l’accès est refusé'],
    [404, 'rien ne se trouve à cette adresse'],
  ])('when the source answers %i', async (status, words) => {
    const said = await report((_, response) => response.writeHead(status).end());
    expect(said).toMatchObject({ etat: 'echouee', retires: 0 });
    expect(said.motif).toContain(words);
    expect(await statuts()).toEqual(new Set(['publie']));
  });

  it('when the answer never ends', async () => {
    const handler: Handler = (_, response) => {
      const timer = setInterval(() => response.write(' '), 5);
      onTestFinished(() => clearInterval(timer));
    };
    const said = await report(handler, { limits: { whole: 100 } });
    expect(said).toMatchObject({ etat: 'echouee', retires: 0 });
    expect(said.motif).toContain('n’est pas arrivée en entier dans le temps permis');
  });

  it('when the source falls silent in the middle', async () => {
    const said = await report((_, response) => response.write('<LEI>'), { limits: { silence: 50 } });
    expect(said).toMatchObject({ etat: 'echouee', retires: 0 });
    expect(said.motif).toContain('s’est tu au milieu de sa réponse');
  });

  it('when the disk keeps too little for the database, whether the feed is asked for or put down', async () => {
    const room = createRoom(async () => ({ libre: LEFT_FREE - 1 }));
    const depose = await banc.fichier('lei', 'flux.xml', answerOf(1));
    const asked = await report((_, response) => response.end(answerOf(1)), { room });
    for (const said of [asked, await banc.import(depose, { room })]) {
      expect(said).toMatchObject({ etat: 'echouee', crees: 0, retires: 0 });
      expect(said.motif).toContain('disque');
    }
    expect(await statuts()).toEqual(new Set(['publie']));
  });

  it('when its certificate has expired', async () => {
    const said = await report((_, response) => response.end(answerOf(FICHES)), {}, { key: KEY, cert: EXPIRED });
    expect(said).toMatchObject({ etat: 'echouee', retires: 0 });
    expect(said.motif).toContain('certificat a expiré');
  });

  it('when its name is not found', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
    const said = await banc.import(flux, { resolve, vers: 'https://lei.example' });
    expect(said).toMatchObject({ etat: 'echouee', retires: 0 });
    expect(said.motif).toContain('est introuvable');
  });

  it('when nobody listens there', async () => {
    const host = `127.0.0.1:${await freePort()}`;
    const said = await banc.import(flux, { allowed: [host], vers: `http://${host}` });
    expect(said).toMatchObject({ etat: 'echouee', retires: 0 });
    expect(said.motif).toContain('La connexion à');
  });

  it('when it is on a private network that nobody allowed', async () => {
    const { url, asked } = await startUpstream((_, response) => response.end(answerOf(1)));
    const said = await banc.import(flux, { vers: url });
    expect(said).toMatchObject({ etat: 'echouee', retires: 0 });
    expect(said.motif).toContain('réseau privé');
    expect(asked).toEqual([]);
  });
});

it.each([429, 503])(
  'a source that answers %i and asks for a pause gets it: the run is put off, then goes on',
  async (status) => {
    let busy = true;
    const { importation, run, asked } = await ask((_, response) => {
      if (busy) response.writeHead(status, { 'retry-after': '300' }).end();
      else response.end(answerOf(FICHES));
    });
    const putOff = await run().catch((error: unknown) => error);
    expect(putOff).toBeInstanceOf(RetryLater);
    expect(putOff).toMatchObject({ milliseconds: 300_000, message: expect.stringContaining('dans 5 minutes') });
    expect(asked).toHaveLength(1);
    expect(await banc.report(importation)).toMatchObject({ etat: 'collecte', motif: '' });
    busy = false;
    await run();
    expect(await banc.report(importation)).toMatchObject({ etat: 'terminee', inchanges: FICHES, retires: 0 });
  },
);

it('a failure that passes is asked again, and leaves no trace', async () => {
  let failures = 2;
  const said = await report((_, response) => {
    failures -= 1;
    if (failures >= 0) response.writeHead(502).end();
    else response.end(answerOf(FICHES));
  });
  expect(said).toMatchObject({ etat: 'terminee', motif: '', inchanges: FICHES });
});
