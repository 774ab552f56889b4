import { mkdtempSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../../platform/files/disk.ts';
import type { Files } from '../../../platform/files/files.ts';
import { useWorld } from '../../../testing/use-world.ts';
import type { Person } from '../../../testing/world.ts';
import { erase, fichiersEntretien, removeRests } from '../fichiers/fichiers.entretien.ts';
import { checkFichiers } from '../fichiers/integrite.ts';
import { createMedia, deposit } from '../testing/depot.ts';
import { jpeg } from '../testing/fichiers.ts';
import { putInSuspens } from './suspens.repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridge-stockage-'));
const dossier = join(folder, 'medias');
const arrivees = join(folder, 'arrivees');
const disk = createDiskFiles(dossier);
/** How many bytes are left on the disk of the server. */
let place = Number.POSITIVE_INFINITY;

/** A store that is full after so many bytes: the file cut short is removed, as on a real disk. */
const files: Files = {
  ...disk,
  put: (cle, body) => {
    const full = async function* () {
      for await (const piece of body) {
        place -= piece.length;
        if (place < 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
        yield piece;
      }
    };
    return disk.put(cle, Readable.from(full(), { objectMode: false }));
  },
};
/** The free bytes told by the operating system. */
let libre = 50e9;
const world = useWorld({ medias: { files, arrivees }, diskSpace: async () => ({ libre, total: 100e9 }) });
const store = { files: disk, drafts: [dossier, arrivees] };
const HEALTHY = { manquants: 0, differents: 0, inconnus: 0 };
const DAY = 24 * 60 * 60_000;

let admin: Person;
beforeEach(async () => {
  place = Number.POSITIVE_INFINITY;
  admin ??= await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Office') });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const clean = (now: Date) => fichiersEntretien(store).run(world().db, now);
const verify = () => checkFichiers({ db: world().db, files: disk });
const known = async () => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM medias_fichiers`.execute(world().db);
  return rows.map(({ id }) => id);
};

describe('files and what is known of them', () => {
  it('a file without a media lives a day; one of a media stays', async () => {
    const { fichier } = (await deposit(world(), admin, await jpeg(1))).body.data;
    const media = await createMedia(world(), admin, await jpeg(2));
    await clean(new Date(world().now.getTime() + DAY / 2));
    expect(await known()).toContain(fichier.id);
    expect(await clean(new Date(world().now.getTime() + DAY + 1))).toMatchObject({ fichiers: 1 });
    expect(await known()).toEqual([Object(media.fichier).id]);
    expect(await verify()).toMatchObject(HEALTHY);
  });

  it('a link that no longer opens is forgotten a month later', async () => {
    const { id } = await createMedia(world(), admin, await jpeg(8));
    const share = () =>
      admin.call<{ items: { id: number }[] }>('POST', '/api/mediatheque/partages', { ids: [id], jours: 30 });
    const [cut = 0, left = 0] = [(await share()).body.data.items[0]?.id, (await share()).body.data.items[0]?.id];
    await admin.call('POST', `/api/mediatheque/partages/${cut}/revoquer`, {});
    const after = (days: number) => clean(new Date(world().now.getTime() + days * DAY));
    expect(await after(29)).toMatchObject({ partages: 0 });
    expect(await after(30)).toMatchObject({ partages: 1 });
    const { rows } = await sql<{ id: number }>`SELECT id FROM medias_partages`.execute(world().db);
    expect(rows).toEqual([{ id: left }]);
    expect(await after(60)).toMatchObject({ partages: 1 });
  });

  it('a media of before hues had names gets the name of its colour, without being changed', async () => {
    const { id, version, modifieLe } = await createMedia(world(), admin, await jpeg(9));
    await sql`UPDATE medias SET couleur = '#1da2df', teinte = NULL WHERE id = ${id}`.execute(world().db);
    expect(await clean(world().now)).toMatchObject({ teintes: 1 });
    const { body } = await admin.call('GET', `/api/mediatheque/${id}`);
    expect(body.data).toMatchObject({ teinte: 'bleu', version, modifieLe });
    expect(await clean(world().now)).toMatchObject({ teintes: 0 });
    await sql`DELETE FROM medias WHERE id = ${id}`.execute(world().db);
    await sql`DELETE FROM versions WHERE ressource = 'media' AND ligne_id = ${id}`.execute(world().db);
    await clean(new Date(world().now.getTime() + DAY + 1));
  });

  it('a file that was replaced stays as long as one may go back to it, and goes with its media', async () => {
    const media = await createMedia(world(), admin, await jpeg(3));
    const { fichier } = (await deposit(world(), admin, await jpeg(4))).body.data;
    await admin.call('PUT', `/api/mediatheque/${media.id}`, { fichier, version: media.version });
    const later = new Date(world().now.getTime() + 2 * DAY);
    await clean(later);
    expect(await known()).toEqual(expect.arrayContaining([Object(media.fichier).id, fichier.id]));
    await sql`DELETE FROM medias WHERE id = ${media.id}`.execute(world().db);
    await sql`DELETE FROM versions WHERE ressource = 'media' AND ligne_id = ${media.id}`.execute(world().db);
    expect(await clean(later)).toMatchObject({ fichiers: 2 });
    expect(await verify()).toMatchObject(HEALTHY);
  });

  it('a file that nobody knows is counted, and left to whom it belongs', async () => {
    const cle = 'ab/ab6f5e1c-8f7f-4d0e-9a43-0a4b1c2d3e4f/original';
    await disk.put(cle, Readable.from([Buffer.from('x')]));
    expect(await verify()).toMatchObject({ ...HEALTHY, inconnus: 1 });
    expect(await removeRests({ db: world().db, ...store }, new Date(Date.now() + DAY))).toBe(0);
    expect(await verify()).toMatchObject({ ...HEALTHY, inconnus: 1 });
    await disk.remove(cle);
  });

  it('what was on its way when the server was killed is removed once it is old enough', async () => {
    const id = 'cd6f5e1c-8f7f-4d0e-9a43-0a4b1c2d3e4f';
    await putInSuspens(world().db, id, world().now);
    await disk.put(`cd/${id}/original`, Readable.from([Buffer.from('x')]));
    const remove = (before: Date) => removeRests({ db: world().db, ...store }, before);
    expect(await remove(world().now)).toBe(0);
    expect(await remove(new Date(world().now.getTime() + 1))).toBe(1);
    expect(await verify()).toMatchObject(HEALTHY);
    expect(await remove(new Date(world().now.getTime() + 1))).toBe(0);
  });

  it('a file that is lost or changed is counted', async () => {
    const [lost, changed] = [
      await deposit(world(), admin, await jpeg(5)),
      await deposit(world(), admin, await jpeg(6)),
    ];
    const [one, two] = [lost.body.data.fichier.id, changed.body.data.fichier.id];
    await rm(join(dossier, one.slice(0, 2), one, 'vignette.webp'));
    await writeFile(join(dossier, two.slice(0, 2), two, 'original'), 'other');
    expect(await verify()).toMatchObject({ manquants: 1, differents: 1, inconnus: 0 });
    await sql`DELETE FROM medias_fichiers WHERE id = ANY(${[one, two]}::uuid[])`.execute(world().db);
    for (const id of [one, two]) await erase({ db: world().db, files: disk }, id);
  });
});

describe('R-15: a disk that is full', () => {
  it.each([0, 2_000, 20_000])(
    'refuses a file in French with %d bytes left, keeps nothing of it, and takes it once there is room',
    async (left) => {
      const before = await known();
      place = left;
      const refused = await deposit(world(), admin, await jpeg(7, 1_200, 900));
      expect([refused.status, refused.body.message]).toEqual([
        507,
        expect.stringContaining('disque du serveur est plein'),
      ]);
      expect(await known()).toEqual(before);
      expect(await verify()).toMatchObject(HEALTHY);
      expect(await readdir(arrivees)).toEqual([]);
      place = Number.POSITIVE_INFINITY;
      expect((await deposit(world(), admin, await jpeg(7, 1_200, 900))).status).toBe(200);
      expect(await verify()).toMatchObject(HEALTHY);
    },
  );

  it('is not filled to the last byte: the database lies there too', async () => {
    libre = 1e9;
    const refused = await deposit(world(), admin, await jpeg(8));
    expect([refused.status, refused.body.message]).toEqual([
      507,
      expect.stringContaining('disque du serveur est plein'),
    ]);
    libre = 50e9;
    expect((await deposit(world(), admin, await jpeg(8))).status).toBe(200);
  });
});
