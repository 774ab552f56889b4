import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyRecord } from '@bridge/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMedia } from '../../../areas/mediatheque/testing/depot.ts';
import { jetonDe } from '../../../rendering/web/media.rules.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { createEditeur, type Editeur } from '../testing/editeur.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridge-vues-'));
const of = (nom: string) => join(folder, nom);
const vues = of('vues');
const world = useWorld({
  folders: { depots: of('flux'), imports: of('imports'), photos: of('photos'), vues, ecrans: of('ecrans') },
});
let editeur: Editeur;
afterAll(() => rm(folder, { recursive: true, force: true }));

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
  await editeur.publish(liste);
  return liste;
}

const page = async (code: string) => (await world().app.inject(`/public/ot/fr/${code}`)).body;
const imageDe = (html: string) => /src="(\/public\/medias\/[^"]+)"/.exec(html)?.[1];

it('a picture of the médiathèque is shown with its words and its credit, in the shape of the page', async () => {
  const media = await createMedia(world(), editeur.person, await moities());
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
  const media = await createMedia(world(), editeur.person, await moities(), {
    cadrage: { focal: null, recadrages: [recadrage] },
  });
  await listeAvec('bleus', media);
  const answer = await world().app.inject(imageDe(await page('bleus')) ?? '');
  const { dominant } = await sharp(answer.rawPayload).stats();
  expect([dominant.b > 200, dominant.r < 60]).toEqual([true, true]);
});

it('it leaves the page when its rights are over, and nobody gets it any more', async () => {
  const media = await createMedia(world(), editeur.person, await moities());
  await listeAvec('droits', media);
  const address = imageDe(await page('droits')) ?? '';
  expect((await world().app.inject(address)).statusCode).toBe(200);
  await editeur.change('/mediatheque', media, { droits: { du: null, au: '2026-11-14' } });
  expect(imageDe(await page('droits'))).toBeUndefined();
  expect((await world().app.inject(address)).statusCode).toBe(404);
});

const adresseDe = ({ id, version, fichier }: AnyRecord, vue = '1280-8x3.webp') =>
  `/public/medias/${id}-${version}-${jetonDe(Object(fichier).id)}/${vue}`;
const statusOf = async (address: string) => (await world().app.inject(address)).statusCode;

it('what may not be shown, and a shape that no page has, are not served', async () => {
  const shown = await createMedia(world(), editeur.person, await moities());
  expect(await statusOf(adresseDe(shown))).toBe(200);
  const waiting = await createMedia(world(), editeur.person, await moities(), { statut: 'a-valider' });
  const print = await createMedia(world(), editeur.person, await moities(), { supports: ['print'] });
  for (const media of [waiting, print]) expect(await statusOf(adresseDe(media))).toBe(404);
  for (const vue of ['1280-5x4.webp', '4000-8x3.webp', 'dessin.svg', '../x'])
    expect(await statusOf(adresseDe(shown, vue))).toBe(404);
});

it('nobody finds a picture by counting, nor one that was thrown away', async () => {
  const media = await createMedia(world(), editeur.person, await moities());
  const guesses = [`${media.id}-1`, `${media.id}-1-000000000000`, `${media.id}-1-${'f'.repeat(12)}`];
  for (const guess of guesses) expect(await statusOf(`/public/medias/${guess}/1280-8x3.webp`)).toBe(404);
  expect(await statusOf(adresseDe(media))).toBe(200);
  await editeur.person.call('DELETE', `/api/mediatheque/${media.id}?version=${media.version}`);
  expect(await statusOf(adresseDe(media))).toBe(404);
});

it('views that somebody cleaned away by hand are made again', async () => {
  const media = await createMedia(world(), editeur.person, await moities());
  expect(await statusOf(adresseDe(media, '320-8x3.webp'))).toBe(200);
  await rm(vues, { recursive: true, force: true });
  expect(await statusOf(adresseDe(media, '320-8x3.webp'))).toBe(200);
  expect(await statusOf(adresseDe(media, '640-8x3.webp'))).toBe(200);
});

it('one that visitors still see is not thrown away, whatever the draft says by now', async () => {
  const [shown, next] = [
    await createMedia(world(), editeur.person, await moities()),
    await createMedia(world(), editeur.person, await moities()),
  ];
  const liste = await listeAvec('suivie', shown);
  const draft = await editeur.change('/web/listes', liste, { image: next.id });
  const remove = () => editeur.person.call('DELETE', `/api/mediatheque/${shown.id}?version=${shown.version}`);
  const refused = await remove();
  expect(refused).toMatchObject({
    status: 409,
    body: { data: { items: [{ ressource: 'listeWeb', champ: expect.stringContaining('dans la version publiée') }] } },
  });
  const counted = await editeur.person.call<{ items: AnyRecord[] }>(
    'GET',
    `/api/mediatheque?fields=utilisations&filter=${encodeURIComponent(JSON.stringify({ id: [shown.id, next.id] }))}`,
  );
  expect(counted.body.data.items.map(({ utilisations }) => utilisations)).toEqual([1, 1]);
  await editeur.publish(draft);
  expect((await remove()).status).toBe(200);
});
