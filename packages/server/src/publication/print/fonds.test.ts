import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createReserveDeFichiers } from '../../catalogue/photos/reserve.ts';
import { OutsideError } from '../../platform/net/outside.error.ts';
import { decodageIci } from '../../process/decodage.ts';
import { bringFond } from './fonds.ts';

const tuile = (background: string) =>
  sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer();

const demande = {
  nom: 'images/fond.jpg',
  genre: 'tuiles',
  fond: 'plan-ign',
  mosaique: { zoom: 3, x: 4, y: 2, colonnes: 2, lignes: 1, zone: { left: 128, top: 0, width: 256, height: 200 } },
  room: { largeur: 100, ratio: 1.28 },
  quoi: 'Carte',
} as const;

/** A map service with red tiles in the west and blue ones in the east. */
async function service(read: (url: string) => Promise<Buffer>) {
  const dossier = await mkdtemp(join(tmpdir(), 'bridge-fonds-'));
  onTestFinished(() => rm(dossier, { recursive: true, force: true }));
  const asked: string[] = [];
  const outside = {
    read: async ({ url }: { readonly url: string }) => {
      asked.push(url);
      return { status: 200, headers: {}, body: await read(url) };
    },
  };
  const reserve = createReserveDeFichiers({ dossier, clock: { now: () => new Date() }, most: 1e9 });
  const to = join(dossier, 'fond.png');
  const bring = () => bringFond({ outside, reserve, cadreur: decodageIci.cadreur }, { qui: 'test' }, demande, to);
  return { bring, asked, to };
}

it('the tiles of a map are one picture, cut to what it shows, and are asked for once', async () => {
  const { bring, asked, to } = await service((url) => tuile(url.includes('TILECOL=4') ? '#ff0000' : '#0000ff'));
  expect(await bring()).toBe(true);
  expect(asked.map((url) => /TILEROW=(\d+)&TILECOL=(\d+)/.exec(url)?.slice(1))).toEqual([
    ['2', '4'],
    ['2', '5'],
  ]);
  const { data, info } = await sharp(await readFile(to))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 256, height: 200 });
  expect([...data.subarray(0, 3), ...data.subarray(255 * 3, 256 * 3)]).toEqual([255, 0, 0, 0, 0, 255]);
  expect(await bring()).toBe(true);
  expect(asked).toHaveLength(2);
});

it.each([
  ['is away', () => Promise.reject(new OutsideError('connect', 'data.geopf.fr'))],
  ['answers something else', () => Promise.resolve(Buffer.from('<html>'))],
])('a map goes without background where its service %s', async (_, read) => {
  const { bring } = await service(read);
  expect(await bring()).toBe(false);
});
