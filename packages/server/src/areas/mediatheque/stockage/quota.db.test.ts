import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import {
  type AnyRecord,
  API_BASE,
  documentVide,
  type EndpointAnswer,
  type Envelope,
  type etatDeLaMediatheque,
  GO,
} from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { insertObjets } from '../../../catalogue/testing/objets.ts';
import { useAtelier } from '../../../testing/atelier.ts';
import type { Person } from '../../../testing/world.ts';
import { createMedia, deposit } from '../testing/depot.ts';
import { jpeg, SVG } from '../testing/fichiers.ts';
import { ensureRoom } from './quota.service.ts';

const MEDIAS = '/api/mediatheque';
const URL_PHOTO = 'https://photos.example/lac.jpg';
const atelier = useAtelier();
const world = () => atelier.world;

/** An office that may keep 1 Go, of which only so many bytes are left. */
async function office(left: number = GO) {
  const { admin, entiteId } = await atelier.office('Office');
  await sql`UPDATE entites SET quota_medias = 1 WHERE id = ${entiteId}`.execute(world().db);
  if (left < GO) await weigh(admin, GO - left);
  return { admin, entiteId };
}

/** A file of any weight that a person gave: only its row. */
async function weigh(person: Person, octets: number, at = world().now): Promise<void> {
  await sql`
    INSERT INTO medias_fichiers (id, cle, nom, type, genre, taille, empreinte, empreinte_recue, cree_le, cree_par)
    SELECT id, id::text, 'film.mp4', 'video/mp4', 'video', ${octets}, repeat('0', 64), repeat('0', 64), ${at}, ${person.user.id}
    FROM gen_random_uuid() AS id`.execute(world().db);
}

const placeOf = async (person: Person) => {
  const { body } = await person.call<EndpointAnswer<typeof etatDeLaMediatheque>>('GET', `${MEDIAS}/etat`);
  return body.data.quota;
};

async function archiveOf(...contenus: readonly (readonly [nom: string, contenu: Buffer | string])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nom, contenu] of contenus) zip.addBuffer(Buffer.from(contenu), nom);
  zip.end();
  return buffer(zip.outputStream);
}

async function objetAvecPhoto(entiteId: number): Promise<number> {
  const [id = 0] = await insertObjets(world().db, [{ nom: 'Auberge', entite_id: entiteId }]);
  const document = { ...documentVide(), medias: [{ cle: '1', genre: 'image', url: URL_PHOTO }] };
  await sql`INSERT INTO objet_documents (objet_id, document, source, brut)
    VALUES (${id}, ${JSON.stringify(document)}::jsonb, '{}', '')`.execute(world().db);
  return id;
}

/** Every way in, each with a photo. */
const DOORS: readonly (readonly [
  string,
  (admin: Person, entiteId: number) => Promise<{ status: number; raison: string }>,
])[] = [
  ['a file, or the one that replaces it', async (admin) => deposit(world(), admin, await jpeg(1))],
  ['an address', async (admin) => refusOf(await admin.call('POST', `${MEDIAS}/adresses`, { url: URL_PHOTO }))],
  [
    'a photo of an objet',
    async (admin, entiteId) =>
      refusOf(
        await admin.call('POST', `${MEDIAS}/photos-d-objets`, { objet: await objetAvecPhoto(entiteId), rang: 0 }),
      ),
  ],
];
const refusOf = ({ status, body }: { status: number; body: Envelope }) => ({
  status,
  raison: body.errors?.map(({ message }) => message).join(' ') ?? '',
});

describe('an entity that has filled its quota', () => {
  it.each(DOORS)('takes nothing more, and says what to do: %s', async (_name, enter) => {
    const { admin, entiteId } = await office(0);
    atelier.reponses.set(URL_PHOTO, await jpeg(1));
    const asked = atelier.demandes.length;
    const { status, raison } = await enter(admin, entiteId);
    expect([status, raison]).toEqual([400, expect.stringContaining('pleine (1\u00a0Go sur 1\u00a0Go)')]);
    expect(raison).toContain('demandez un quota plus grand');
    expect(atelier.demandes).toHaveLength(asked);
  });

  it('takes no archive', async () => {
    const { admin } = await office(0);
    const zip = await archiveOf(['a.svg', SVG]);
    const { status, raison } = await deposit(world(), admin, zip, '', `${MEDIAS}/archives`);
    expect([status, raison]).toEqual([400, expect.stringContaining('pleine')]);
  });

  it('says so before the file is there', async () => {
    const { admin } = await office(0);
    const address = await world().app.listen({ port: 0, host: '127.0.0.1' });
    for (const path of [`${MEDIAS}/fichiers?nom=film.mp4`, `${MEDIAS}/archives`]) {
      const headers = {
        authorization: `Bearer ${admin.tokens.token}`,
        'content-type': 'application/octet-stream',
        'content-length': String(50_000_000),
      };
      const sending = request(`${address}${API_BASE}${path}`, { method: 'POST', headers });
      sending.write(Buffer.alloc(1_000));
      const status = await new Promise((resolve, reject) => {
        sending.once('response', (response) => resolve(response.statusCode)).once('error', reject);
      });
      expect(status).toBe(400);
      sending.once('error', () => undefined).destroy();
    }
  });
});

describe('an entity with little room left', () => {
  it.each(DOORS)('takes what fits and refuses what does not, with figures: %s', async (_name, enter) => {
    const { admin, entiteId } = await office(1_000);
    atelier.reponses.set(URL_PHOTO, await jpeg(1));
    const { status, raison } = await enter(admin, entiteId);
    expect([status, raison]).toEqual([
      400,
      expect.stringMatching(/Ce fichier pèse [\d,]+\u00a0ko\u00a0: .*sur 1\u00a0Go/),
    ]);
    expect(await placeOf(admin)).toEqual({ poids: GO - 1_000, octets: GO });
    await sql`UPDATE entites SET quota_medias = 2 WHERE id = ${entiteId}`.execute(world().db);
    expect((await enter(admin, entiteId)).status).toBe(200);
  });

  it('takes of an archive what fits', async () => {
    const { admin } = await office(1_000);
    const zip = await archiveOf(['lac.jpg', await jpeg(2)], ['vague.svg', SVG]);
    const { status, body } = await deposit(world(), admin, zip, '', `${MEDIAS}/archives`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      fichiers: [{ fichier: { nom: 'vague.svg' } }],
      refuses: [{ nom: 'lac.jpg', raison: expect.stringContaining('ne tient pas') }],
    });
  });

  it('takes one of several that come at once and fit one at a time', async () => {
    const photo = await jpeg(3);
    const { admin } = await office(Math.round(photo.length * 1.5));
    const answers = await Promise.all([1, 2, 3, 4].map(() => deposit(world(), admin, photo)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    expect((await placeOf(admin))?.poids).toBeLessThanOrEqual(GO);
  });

  it('counts what another adds at the same moment', async () => {
    const photo = await jpeg(4);
    const { admin, entiteId } = await office(Math.round(photo.length * 1.5));
    const { db, now } = world();
    let second: ReturnType<typeof deposit> | undefined;
    await db.transaction().execute(async (tx) => {
      await ensureRoom(tx, entiteId, photo.length, now);
      second = deposit(world(), admin, photo);
      await vi.waitFor(async () => {
        const { rows } = await sql`SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
          WHERE NOT granted AND datname = current_database()
          UNION ALL SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(
          db,
        );
        expect(rows.length).toBeGreaterThan(0);
      }, 60_000);
      await sql`
        INSERT INTO medias_fichiers (id, cle, nom, type, genre, taille, empreinte, empreinte_recue, cree_le, cree_par)
        VALUES (gen_random_uuid(), 'first', 'a.jpg', 'image/jpeg', 'photo', ${photo.length}, repeat('0', 64), repeat('0', 64),
          ${now}, ${admin.user.id})`.execute(tx);
    });
    expect((await second)?.raison).toContain('ne tient pas');
  });
});

describe('what counts', () => {
  it('is each file of its media once, put aside and thrown away too, and what its people just gave', async () => {
    const { admin, entiteId } = await office();
    const media = await createMedia(world(), admin, await jpeg(5));
    const weight = Number(media.poids);
    expect(await placeOf(admin)).toEqual({ poids: weight, octets: GO });
    const copy = await admin.call<AnyRecord>('POST', `${MEDIAS}/${media.id}/duplicate`, {});
    await sql`UPDATE medias SET archive_le = now() WHERE id = ${copy.body.data.id}`.execute(world().db);
    await sql`UPDATE medias SET supprime_le = now() WHERE id = ${media.id}`.execute(world().db);
    expect((await placeOf(admin))?.poids).toBe(weight);
    const colleague = await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId });
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Autre') });
    const DAY = 24 * 60 * 60_000;
    await weigh(colleague, 1_000);
    await weigh(colleague, 20_000, new Date(world().now.getTime() - DAY - 1));
    await weigh(stranger, 300_000);
    expect((await placeOf(admin))?.poids).toBe(weight + 1_000);
  });

  it('is not a file that was replaced, kept only to be brought back', async () => {
    const { admin } = await office();
    const media = await createMedia(world(), admin, await jpeg(6));
    const { fichier, poids } = (await deposit(world(), admin, await jpeg(7))).body.data;
    await admin.call('PUT', `${MEDIAS}/${media.id}`, { fichier, version: media.version });
    expect((await placeOf(admin))?.poids).toBe(poids);
  });

  it('is nothing where there is no quota', async () => {
    const { admin } = await atelier.office('Office');
    await weigh(admin, 500 * GO);
    expect((await deposit(world(), admin, await jpeg(8))).status).toBe(200);
    expect(await placeOf(admin)).toBeNull();
  });
});

describe('a media that comes to an entity', () => {
  const DECRIT = { titre: { fr: 'Le lac' }, alternatif: { fr: 'Un lac' }, credit: '©', supports: ['web'] };

  /** A person of two entities, whose media is in the first; the second has hardly any room. */
  async function between() {
    const second = await office(10);
    const first = await world().createEntite('Première');
    const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId: first });
    await sql`UPDATE utilisateurs SET entites_supplementaires = ${[second.entiteId]}::bigint[] WHERE id = ${person.user.id}`.execute(
      world().db,
    );
    return { person, to: second.entiteId };
  }

  it('does not bring there more than it may keep, whichever way it comes', async () => {
    const { person, to } = await between();
    const media = await createMedia(world(), person, await jpeg(9));
    const moved = await person.call('PUT', `${MEDIAS}/${media.id}`, { entiteId: to, version: media.version });
    expect([moved.status, moved.body.errors]).toEqual([
      400,
      [{ path: 'entiteId', message: expect.stringContaining('dépasser le quota') }],
    ]);
    const { fichier } = (await deposit(world(), person, await jpeg(10))).body.data;
    const made = await person.call('POST', MEDIAS, { ...DECRIT, fichier, entiteId: to });
    expect([made.status, made.body.errors?.map(({ path }) => path)]).toEqual([400, ['fichier']]);
  });

  it('is made of what was given already, even where the quota was lowered since', async () => {
    const { admin } = await office();
    const { fichier } = (await deposit(world(), admin, await jpeg(11))).body.data;
    await weigh(admin, GO);
    const made = await admin.call<AnyRecord>('POST', MEDIAS, { ...DECRIT, fichier });
    expect(made.status).toBe(200);
    const { id, version } = made.body.data;
    expect((await admin.call('PUT', `${MEDIAS}/${id}`, { credit: '© Val', version })).status).toBe(200);
  });
});
