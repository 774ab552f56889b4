import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { type DocumentObjet, documentVide } from '@bridge/contract';
import fastify from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { empreinteDePhoto } from '../../../catalogue/photos/photo-source.rules.ts';
import { relaisEntretien } from '../../../catalogue/photos/relais.entretien.ts';
import { dossierDeRelais, RELAIS } from '../../../catalogue/photos/reserve.ts';
import { insertObjets } from '../../../catalogue/testing/objets.ts';
import { photoDeDemonstration } from '../../../first-start/territoire/photo/locale.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { temporaryFolder } from '../../../platform/db/testing/temp-folder.ts';
import { useTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { ENDLESS_ROOM } from '../../../platform/files/room.ts';
import { installErrorAnswers } from '../../../platform/http/errors.ts';
import { installProtection } from '../../../platform/http/protection.ts';
import { installRouteRegister } from '../../../platform/http/route-register.ts';
import { createLog } from '../../../platform/log.ts';
import { freePort, startUpstream } from '../../../platform/net/testing/upstream.ts';
import { useOutside } from '../../../platform/net/testing/use-outside.ts';
import { decodageIci } from '../../../process/decodage.ts';
import type { Db, Schema } from '../../../schema.ts';
import { installPhotos } from './photos.routes.ts';
import { createPhotos } from './photos.ts';

const database = useTestDatabase();
const log = createLog('silent');
const PHOTO = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
  .jpeg()
  .toBuffer();

type Media = DocumentObjet['medias'][number];
const image = (url: string, more: Partial<Media> = {}): Media => ({ cle: url, genre: 'image', url, ...more });

async function objetAvec(db: Db, medias: readonly Media[], columns: object = {}): Promise<number> {
  const [id = 0] = await insertObjets(db, [columns as Record<string, unknown>]);
  await sql`INSERT INTO objet_documents (objet_id, document, source, brut)
    VALUES (${id}, ${JSON.stringify({ ...documentVide(), medias })}::jsonb, '{}', '')`.execute(db);
  return id;
}

interface Options {
  readonly answer?: Buffer;
  readonly allowed?: boolean;
  readonly databaseUrl?: string;
  readonly folder?: string;
}

async function open({ answer = PHOTO, allowed = true, databaseUrl = database.url(), folder }: Options = {}) {
  const db = openDatabase<Schema>(databaseUrl, log);
  const slow: { done: boolean; readonly held: ServerResponse[] } = { done: false, held: [] };
  const upstream = await startUpstream((request, response) => {
    if (request.url === '/absente.jpg') response.writeHead(404).end();
    else if (request.url?.startsWith('/lente') && !slow.done) slow.held.push(response);
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(answer);
  });
  let now = Date.parse('2026-11-15T10:00:00Z');
  const clock = { now: () => new Date(now) };
  const wait = (ms: number) => {
    now += ms;
  };
  const app = fastify();
  installRouteRegister(app);
  installErrorAnswers(app);
  await installProtection(app, { https: true });
  const dossier = folder ?? (await temporaryFolder());
  const outside = useOutside({ allowed: allowed ? [upstream.host] : [], clock });
  const local = photoDeDemonstration('https://bridge.example');
  const { cadreur } = decodageIci;
  installPhotos(app, createPhotos({ db, clock, log, outside, cadreur, dossier, local, room: ENDLESS_ROOM }));
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  const get = (objet: number, url: string, vue = '320-4x3-sujet.webp', rang = 0) =>
    app.inject(`/public/photos/${objet}/${rang}-${empreinteDePhoto(url)}/${vue}`);
  return { db, app, upstream, slow, dossier, get, wait };
}

it('a photo of a published objet is served in the view asked for, to be kept for ever, and asked for once', async () => {
  const { db, upstream, get, app } = await open();
  const url = `${upstream.url}/photo.jpg?cle=secret`;
  const objet = await objetAvec(db, [image('https://ailleurs.example/autre.jpg'), image(url)]);
  const answers = await Promise.all(
    ['320-4x3-sujet.webp', '480-libre-centre.avif', '320-4x3-sujet.webp'].map((vue) => get(objet, url, vue, 1)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const [first] = answers;
  expect(first?.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(first?.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  expect(upstream.asked).toHaveLength(1);
  const again = await app.inject({
    url: `/public/photos/${objet}/1-${empreinteDePhoto(url)}/320-4x3-sujet.webp`,
    headers: { 'if-none-match': String(first?.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

it('an address that the objet does not have is never asked for: no photo of others, of a hidden objet, nor past its time', async () => {
  const { db, upstream, get } = await open();
  const url = `${upstream.url}/photo.jpg`;
  const shown = await objetAvec(db, [image('https://ailleurs.example/autre.jpg')]);
  const masque = await objetAvec(db, [image(url)], { statut: 'masque' });
  const jete = await objetAvec(db, [image(url)], { supprime_le: new Date() });
  const passe = await objetAvec(db, [image(url, { jusquAu: '2026-11-14' }), { ...image(url), genre: 'document' }]);
  for (const objet of [shown, masque, jete, passe, 999_999]) expect((await get(objet, url)).statusCode).toBe(404);
  expect(upstream.asked).toHaveLength(0);
});

it.each([
  '321-4x3-sujet.webp',
  '320-5x3-sujet.webp',
  '320-4x3-gauche.webp',
  '320-4x3-sujet.svg',
  '..%2f..%2foriginal',
  '320-4x3-sujet.webp%00',
])('%s is no view', async (vue) => {
  const { db, upstream, get } = await open();
  const url = `${upstream.url}/photo.jpg`;
  const objet = await objetAvec(db, [image(url)]);
  expect((await get(objet, url, vue)).statusCode).not.toBe(200);
  expect(upstream.asked).toHaveLength(0);
});

it.each([
  'http://127.0.0.1:9/photo.jpg',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '/etc/passwd',
  'pas une adresse',
])('a feed that names %s gets nothing from there', async (url) => {
  const { db, get } = await open({ allowed: false });
  const objet = await objetAvec(db, [image(url)]);
  expect((await get(objet, url)).statusCode).toBe(404);
});

it('what cannot be had or is no photo is left in peace for ten minutes, and leaves nothing behind', async () => {
  const { db, upstream, dossier, get, wait } = await open({
    answer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  for (const name of ['absente.jpg', 'dessin.svg']) {
    const url = `${upstream.url}/${name}`;
    const objet = await objetAvec(db, [image(url)]);
    const before = upstream.asked.length;
    expect((await get(objet, url)).statusCode).toBe(404);
    expect((await get(objet, url, '640-4x3-sujet.webp')).statusCode).toBe(404);
    expect(upstream.asked).toHaveLength(before + 1);
    wait(10 * 60_000);
    expect((await get(objet, url)).statusCode).toBe(404);
    expect(upstream.asked).toHaveLength(before + 2);
  }
  const left = await readdir(dossier, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

it('sources that do not answer keep nobody from the photos that are here, and are asked a few at a time', async () => {
  const { db, upstream, slow, get } = await open();
  const url = `${upstream.url}/photo.jpg`;
  const objet = await objetAvec(db, [image(url)]);
  await get(objet, url);
  const urls = Array.from({ length: 6 }, (_, n) => `${upstream.url}/lente-${n}.jpg`);
  const other = await objetAvec(
    db,
    urls.map((one) => image(one)),
  );
  const asked = urls.map((one, rang) => get(other, one, undefined, rang));
  while (slow.held.length < 4) await new Promise(setImmediate);
  expect((await get(objet, url, '640-4x3-sujet.webp')).statusCode).toBe(200);
  expect(slow.held).toHaveLength(4);
  slow.done = true;
  for (const response of slow.held) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(PHOTO);
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
});

it('the photos of the demonstration are drawn here, whoever would be asked', async () => {
  const { db, upstream, get } = await open();
  for (const url of [
    '/public/demonstration/photos/lac-12.jpg',
    'https://bridge.example/public/demonstration/photos/lac-12.jpg',
  ]) {
    const objet = await objetAvec(db, [image(url)]);
    expect((await get(objet, url)).statusCode).toBe(200);
  }
  expect(upstream.asked).toHaveLength(0);
});

it('while the database is away, what is on disk is served and the rest waits', async () => {
  const { db, upstream, dossier, get } = await open();
  const url = `${upstream.url}/photo.jpg`;
  const objet = await objetAvec(db, [image(url)]);
  await get(objet, url);
  const away = await open({ databaseUrl: `postgres://bridge@127.0.0.1:${await freePort()}/bridge`, folder: dossier });
  expect((await away.get(objet, url)).statusCode).toBe(200);
  expect((await away.get(objet, url, '640-4x3-sujet.webp')).statusCode).toBe(503);
});

describe('photos of a feed that has them pass through', () => {
  const relayee = async (db: Db, url: string) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO flux_apidae (nom, photos) VALUES ('Flux relayé', 'relayer') RETURNING id`.execute(db);
    return objetAvec(db, [image(url)], { flux_apidae: rows[0]?.id });
  };

  it('are asked of their source again after a while, and are not to be kept for ever', async () => {
    const { db, upstream, get, wait } = await open();
    const url = `${upstream.url}/relayee.jpg`;
    const objet = await relayee(db, url);
    const first = await get(objet, url);
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('public, max-age=2700');
    await get(objet, url, '640-4x3-sujet.webp');
    expect(upstream.asked).toHaveLength(1);
    wait(RELAIS + 1);
    expect((await get(objet, url)).headers.etag).toBe(first.headers.etag);
    expect(upstream.asked).toHaveLength(2);
  });

  it('leave the disk, with those that were kept before', async () => {
    const { db, upstream, dossier, get } = await open();
    const url = `${upstream.url}/photo.jpg`;
    const kept = await objetAvec(db, [image(url)]);
    await get(kept, url);
    const objet = await relayee(db, url);
    await get(objet, url);
    expect(await filesIn(dossier)).toHaveLength(2);
    expect(await filesIn(dossierDeRelais(dossier))).toHaveLength(2);
    await sql`UPDATE objets SET flux_apidae = (SELECT flux_apidae FROM objets WHERE id = ${objet}) WHERE id = ${kept}`.execute(
      db,
    );
    const { run } = relaisEntretien({ dossiers: [dossier] });
    expect(await run(db, new Date())).toEqual({ passees: 0, gardees: 1 });
    expect(await filesIn(dossier)).toEqual([]);
    expect(await run(db, new Date(Date.now() + 2 * RELAIS))).toEqual({ passees: 2, gardees: 0 });
    expect(await filesIn(dossierDeRelais(dossier))).toEqual([]);
  });
});

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
