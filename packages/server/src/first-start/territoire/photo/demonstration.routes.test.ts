import { BridgeError } from '@bridge/contract';
import fastify from 'fastify';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { gpxDe } from '../offres/gpx.ts';
import { createCache } from './cache.ts';
import { installDemonstrationPhotos, PHOTO_BASE } from './demonstration.routes.ts';
import { drawPhoto, NOMS_SCENES, renderPhoto } from './photo.ts';

const app = fastify();
installDemonstrationPhotos(app, gpxDe);

it('a photo is a JPEG of the size asked, always the same', async () => {
  const taille = { largeur: 300, hauteur: 200 };
  const photo = await renderPhoto('lac-12', taille);
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
  expect(photo.equals(await renderPhoto('lac-12', taille))).toBe(true);
});

it('every scene is drawn, differs from its neighbour and writes no word', () => {
  for (const scene of NOMS_SCENES) {
    const dessin = drawPhoto(`${scene}-1`);
    expect(dessin).not.toBe(drawPhoto(`${scene}-2`));
    expect(dessin).not.toMatch(/<text|NaN|undefined/);
  }
});

it('a photo is served to anybody, to be kept for ever', async () => {
  const reponse = await app.inject(`${PHOTO_BASE}/village-3.jpg`);
  expect(reponse.statusCode).toBe(200);
  expect(reponse.headers['content-type']).toBe('image/jpeg');
  expect(reponse.headers['cache-control']).toContain('immutable');
});

it('the track of a route is served as GPX', async () => {
  const reponse = await app.inject(`${PHOTO_BASE}/tour-du-lac-d-ambre.gpx`);
  expect(reponse.statusCode).toBe(200);
  expect(reponse.body).toContain('<trkpt lat="47.');
});

it.each(['lac-0.jpg', 'lac-1234.jpg', 'lac.jpg', 'mer-1.jpg', 'lac-1.png', 'LAC-1.jpg', '..%2Flac-1.jpg', 'rien.gpx'])(
  '%s is no photo',
  async (nom) => {
    expect((await app.inject(`${PHOTO_BASE}/${nom}`)).statusCode).not.toBe(200);
  },
);

it('the least lately asked image is forgotten first, and a failure at once', async () => {
  const made: string[] = [];
  const cache = createCache(2, async (key) => {
    made.push(key);
    if (key === 'bad') throw new Error('no');
    return key;
  });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  await expect(cache.get('bad')).rejects.toThrow('no');
  await expect(cache.get('bad')).rejects.toThrow('no');
  expect(made.filter((key) => key === 'bad')).toHaveLength(2);
});

it('images are drawn two at a time, and who asks for hundreds at once is refused the oldest, without taking the turn of others', async () => {
  const crowded = fastify();
  crowded.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof BridgeError && error.errorName === 'busy' ? 429 : 500).send(),
  );
  let [now, most] = [0, 0];
  const waiting: (() => void)[] = [];
  installDemonstrationPhotos(crowded, gpxDe, async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise<void>((done) => waiting.push(done));
    now -= 1;
    return Buffer.from('photo');
  });
  const ask = async (numero: number, remoteAddress: string) =>
    (await crowded.inject({ url: `${PHOTO_BASE}/lac-${numero}.jpg`, remoteAddress })).statusCode;
  const crowd = Array.from({ length: 100 }, (_, rank) => ask(rank + 1, '203.0.113.1'));
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  const other = ask(500, '203.0.113.2');
  const release = setInterval(() => waiting.shift()?.(), 1);
  try {
    expect(await other).toBe(200);
    const answers = await Promise.all(crowd);
    expect(most).toBe(2);
    expect(answers.filter((status) => status === 200)).toHaveLength(62);
    expect(answers.filter((status) => status === 429)).toHaveLength(38);
  } finally {
    clearInterval(release);
  }
});

it('an image that many ask for at once takes one turn, whoever asks', async () => {
  const gallery = fastify();
  const drawn: string[] = [];
  const ends: (() => void)[] = [];
  installDemonstrationPhotos(gallery, gpxDe, async (graine) => {
    drawn.push(graine);
    await new Promise<void>((done) => ends.push(done));
    return Buffer.from(graine);
  });
  const ask = async (nom: string) => (await gallery.inject(`${PHOTO_BASE}/${nom}.jpg`)).statusCode;
  const busy = [ask('lac-1'), ask('lac-2')];
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  const same = Array.from({ length: 100 }, () => ask('lac-3'));
  const release = setInterval(() => ends.shift()?.(), 1);
  try {
    expect(new Set(await Promise.all([...busy, ...same]))).toEqual(new Set([200]));
    expect(drawn).toEqual(['lac-1', 'lac-2', 'lac-3']);
  } finally {
    clearInterval(release);
  }
});
