import type { AnyRecord } from '@bridge/contract';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { creerMedia } from '../../areas/mediatheque/testing/depot.ts';
import { useWorld } from '../../testing/use-world.ts';
import { createEditeur, type Editeur } from '../testing/editeur.ts';

const world = useWorld();
let editeur: Editeur;

/** The left half is red, the right half blue. */
const moities = async () =>
  sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: await sharp({ create: { width: 800, height: 1_200, channels: 3, background: '#0000ff' } })
          .png()
          .toBuffer(),
        left: 800,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  editeur = await createEditeur(world());
});

async function listeAvec(code: string, media: AnyRecord): Promise<AnyRecord> {
  const liste = await editeur.liste(code, { image: media.id });
  await editeur.publie(liste);
  return liste;
}

const page = async (code: string) => (await world().app.inject(`/public/ot/fr/${code}`)).body;
const imageDe = (html: string) => /src="(\/public\/medias\/[^"]+)"/.exec(html)?.[1];

it('a picture of the médiathèque is shown with its words and its credit, in the shape of the page', async () => {
  const media = await creerMedia(world(), editeur.person, await moities());
  await listeAvec('lacs', media);
  const html = await page('lacs');
  expect(html).toContain('alt="Un lac entre deux collines"');
  expect(html).toMatch(/©(?:&nbsp;|\u00a0)Office/);
  const answer = await world().app.inject(imageDe(html) ?? '');
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1_280, height: 480 });
});

it('what people chose to keep of it is what is seen, in the shape that they chose it for', async () => {
  const recadrage = { nom: 'Bandeau', ratio: '8/3', x: 0.6, y: 0.2, largeur: 0.4, hauteur: 0.2 };
  const media = await creerMedia(world(), editeur.person, await moities(), {
    cadrage: { focal: null, recadrages: [recadrage] },
  });
  await listeAvec('bleus', media);
  const answer = await world().app.inject(imageDe(await page('bleus')) ?? '');
  const { dominant } = await sharp(answer.rawPayload).stats();
  expect([dominant.b > 200, dominant.r < 60]).toEqual([true, true]);
});

it('it leaves the page when its rights are over, and nobody gets it any more', async () => {
  const media = await creerMedia(world(), editeur.person, await moities());
  await listeAvec('droits', media);
  const address = imageDe(await page('droits')) ?? '';
  expect((await world().app.inject(address)).statusCode).toBe(200);
  await editeur.change('/mediatheque', media, { droits: { du: null, au: '2026-11-14' } });
  expect(imageDe(await page('droits'))).toBeUndefined();
  expect((await world().app.inject(address)).statusCode).toBe(404);
});

it('what the médiathèque is not asked for on a page is not served', async () => {
  const waiting = await creerMedia(world(), editeur.person, await moities(), { statut: 'a-valider' });
  const print = await creerMedia(world(), editeur.person, await moities(), { supports: ['print'] });
  for (const { id, version } of [waiting, print])
    expect((await world().app.inject(`/public/medias/${id}-${version}/1280-8x3.webp`)).statusCode).toBe(404);
  for (const vue of ['1280-5x4.webp', '4000-8x3.webp', 'dessin.svg', '../x'])
    expect((await world().app.inject(`/public/medias/1-1/${vue}`)).statusCode).toBe(404);
});
