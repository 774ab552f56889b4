import { buffer } from 'node:stream/consumers';
import { API_BASE, type FichierAnalyse, GO } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { useAtelier } from '../../../testing/atelier.ts';
import type { Person } from '../../../testing/world.ts';
import { deposit } from '../testing/depot.ts';
import { jpeg, SVG } from '../testing/fichiers.ts';

const MEDIAS = '/api/mediatheque';
const atelier = useAtelier();
const world = () => atelier.world;
const FICHIERS = `${MEDIAS}/fichiers?nom=photo.jpg`;

const send = (person: Person, contenu: Buffer | string, cle: string, path = FICHIERS) =>
  deposit(world(), person, contenu, '', path, cle);
const fichiersDe = async (person: Person) =>
  (
    await sql<{ n: number }>`SELECT count(*)::int AS n FROM medias_fichiers WHERE cree_par = ${person.user.id}`.execute(
      world().db,
    )
  ).rows[0]?.n;

async function archiveOf(...contenus: readonly (readonly [nom: string, contenu: Buffer | string])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nom, contenu] of contenus) zip.addBuffer(Buffer.from(contenu), nom);
  zip.end();
  return buffer(zip.outputStream);
}

describe('a file that is given twice under one key', () => {
  it('is kept once and answered as it was, one after the other and at once', async () => {
    const { admin } = await atelier.office('Office répété');
    const photo = await jpeg(1);
    const [one, other] = await Promise.all([send(admin, photo, 'a'), send(admin, photo, 'a')]);
    expect([one.status, other.body.data]).toEqual([200, one.body.data]);
    expect((await send(admin, photo, 'a')).body.data).toEqual(one.body.data);
    expect(await fichiersDe(admin)).toBe(1);
    expect((await send(admin, photo, 'b')).body.data.fichier.id).not.toBe(one.body.data.fichier.id);
  });

  it('is answered even where the first took the last of the room', async () => {
    const { admin, entiteId } = await atelier.office('Office plein');
    const photo = await jpeg(2);
    const first = await send(admin, photo, 'dernière');
    await sql`UPDATE entites SET quota_medias = ${first.body.data.poids / GO} WHERE id = ${entiteId}`.execute(
      world().db,
    );
    expect((await send(admin, photo, 'dernière')).body.data).toEqual(first.body.data);
    expect((await send(admin, photo, 'de trop')).raison).toContain('pleine');
  });

  it('is refused where it is another file, or has another name', async () => {
    const { admin } = await atelier.office('Office distrait');
    await send(admin, await jpeg(3), 'c');
    expect((await send(admin, await jpeg(4), 'c')).status).toBe(422);
    expect((await send(admin, await jpeg(3), 'c', `${MEDIAS}/fichiers?nom=autre.jpg`)).status).toBe(422);
    expect(await fichiersDe(admin)).toBe(1);
  });
});

it('an archive given twice under one key brings its files once, and another archive is refused', async () => {
  const { admin } = await atelier.office('Office d’archives');
  const path = `${MEDIAS}/archives`;
  const zip = await archiveOf(['note.txt', 'rien'], ['lac.jpg', await jpeg(5)], ['vague.svg', SVG]);
  const first = await send(admin, zip, 'lot', path);
  expect(first.body.data).toMatchObject({ fichiers: [{}, {}], refuses: [{ nom: 'note.txt' }] });
  expect((await send(admin, zip, 'lot', path)).body.data).toEqual(first.body.data);
  expect((await send(admin, await archiveOf(['lac.jpg', await jpeg(6)]), 'lot', path)).status).toBe(422);
  expect(await fichiersDe(admin)).toBe(2);
});

it('a file of an address is not brought again under the same key: it may be gone from there', async () => {
  const { admin } = await atelier.office('Office des adresses');
  const url = 'https://photos.example/lac.jpg';
  atelier.reponses.set(url, await jpeg(7));
  const ask = async () =>
    (
      await world().app.inject({
        method: 'POST',
        url: `${API_BASE}${MEDIAS}/adresses`,
        headers: { authorization: `Bearer ${admin.tokens.token}`, 'idempotency-key': 'adresse' },
        payload: { url },
      })
    ).json<{ data: FichierAnalyse }>().data;
  const first = await ask();
  atelier.reponses.delete(url);
  expect(await ask()).toEqual(first);
  expect(await fichiersDe(admin)).toBe(1);
});
