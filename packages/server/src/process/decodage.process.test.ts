import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fluxDe } from '../areas/mediatheque/analyse/lecteur.ts';
import { DESSIN } from '../testing/voisins.ts';
import { createDecodage } from './decodage.ts';

/** The file is built before these tests. */
const entry = new URL('../../dist/decodage-process.mjs', import.meta.url);
const decodage = createDecodage({ entry });
afterAll(() => decodage.close());

let folder: string;
let photo: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridge-decodage-'));
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366aa' } })
    .tiff()
    .toBuffer();
});
const written = async (nom: string, contenu: Buffer | string) => {
  const path = join(folder, nom);
  await writeFile(path, contenu);
  return path;
};

it('what people give is opened in another process: the same is known of it, the same is kept', async () => {
  const tiff = await decodage.analyze(1, await written('photo.tif', photo), 'photo.tif');
  expect(tiff).toMatchObject({ type: 'image/tiff', largeur: 60, hauteur: 40 });
  expect((await sharp(await buffer(fluxDe(tiff.contenu))).metadata()).width).toBe(60);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script><rect width="9" height="9"/></svg>';
  const svg = await decodage.analyze(1, await written('dessin.svg', drawing), 'dessin.svg');
  expect((await buffer(fluxDe(svg.contenu))).toString()).not.toContain('script');
  await expect(decodage.analyze(1, await written('rien.bin', 'rien'), 'rien.bin')).rejects.toMatchObject({
    errorName: 'invalidInput',
  });
});

it('photos of pages are cut there too', async () => {
  const path = await written('photo.jpg', await sharp(photo).jpeg().toBuffer());
  const vue = { largeur: 20, ratio: null, focale: 'sujet', format: 'webp' } as unknown as Parameters<
    typeof decodage.cadreur.crop
  >[2];
  expect((await sharp(await decodage.cadreur.crop('a', await readFile(path), vue)).metadata()).format).toBe('webp');
  await decodage.cadreur.check('a', path);
  await expect(decodage.cadreur.check('a', await written('faux.jpg', 'faux'))).rejects.toThrow();
});

it('files that maps draw are read there too', async () => {
  const gpx = '<gpx><trk><trkseg><trkpt lat="45" lon="5"/><trkpt lat="45.1" lon="5.1"/></trkseg></trk></gpx>';
  const ligne = [
    [5, 45],
    [5.1, 45.1],
  ];
  expect(await decodage.readCalque('ot', Buffer.from(gpx))).toEqual({ reperes: [], lignes: [ligne], surfaces: [] });
  expect(await decodage.readCalque('ot', Buffer.from('<gpx>'))).toBeNull();
});

it('an entity that gives slow drawings one after the other takes the turn of no other entity', async () => {
  const own = createDecodage({ entry });
  onTestFinished(() => own.close());
  const open = (entite: number, path: string, nom: string) => own.analyze(entite, path, nom);
  const tiff = await written('a.tif', photo);
  const slow = await Promise.all(['a', 'b', 'c'].map((nom) => written(`${nom}.svg`, DESSIN)));
  // Two processes are there before: starting one takes as long as a drawing.
  await Promise.all([open(1, tiff, 'a.tif'), open(2, tiff, 'a.tif')]);
  const ended: string[] = [];
  for (const path of slow)
    void open(1, path, 'a.svg').then(
      () => ended.push(path),
      () => undefined,
    );
  await open(2, tiff, 'a.tif');
  expect(ended).toEqual([]);
});

/** The priorities of the threads of a process. */
async function waysOf(pid: number | undefined): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const stats = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8')));
  return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}

it.skipIf(process.platform !== 'linux')(
  'whoever waits for a page goes before all of its threads: those that open a picture are not the one that was asked',
  async () => {
    const child = fork(entry, { env: { GIVE_WAY: '1' }, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child, 'message');
    child.send({ genre: 'analyse', fichier: await written('autre.tif', photo), nom: 'autre.tif' });
    expect(await once(child, 'message')).toMatchObject([{ genre: 'fait' }, undefined]);
    const ways = await waysOf(child.pid);
    expect(ways.length).toBeGreaterThan(4);
    expect(new Set(ways)).toEqual(new Set([10]));
  },
);
