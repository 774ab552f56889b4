import { buffer } from 'node:stream/consumers';
import type { AnyRecord, EndpointAnswer, partagerMedias } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openZip } from '../../sources/reading/zip.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { nomsDistincts } from './partage.archive.ts';
import { creerMedia } from './testing/depot.ts';
import { fichierDe, jpeg, PDF } from './testing/fichiers.ts';

type Partages = EndpointAnswer<typeof partagerMedias>;

const PARTAGES = '/api/mediatheque/partages';
const DAY = 24 * 60 * 60_000;
const world = useWorld();

async function office(nom = 'Office du Val') {
  const entiteId = await world().createEntite(nom);
  return { entiteId, admin: await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId }) };
}

const partager = (person: Person, ids: readonly number[], jours = 7) =>
  person.call<Partages>('POST', PARTAGES, { ids, jours });
const voir = (adresse: string) => world().app.inject({ method: 'GET', url: adresse });

/** Two media of an office, and the link to both. */
async function lot() {
  const { admin, entiteId } = await office();
  const lac = await creerMedia(world(), admin, await jpeg(1), {
    ...{ titre: { fr: 'Le lac <b>' }, credit: '© Anne & Val', licence: 'cc-by' },
    droits: { du: null, au: '2026-12-31' },
  });
  const guide = await creerMedia(world(), admin, PDF, { titre: { fr: 'Guide' }, licence: 'propriete' });
  const { body } = await partager(admin, [lac.id, guide.id]);
  return { admin, entiteId, lac, guide, ...body.data };
}

describe('a lot that is shared', () => {
  it('is a page for whoever has the link: pictures, credits, conditions, and nothing that runs', async () => {
    const { adresse, lac, ecartes } = await lot();
    const { statusCode, body, headers } = await voir(adresse);
    expect([statusCode, ecartes]).toEqual([200, 0]);
    for (const text of ['2 médias', 'Office du Val', 'Le lac &lt;b&gt;', '© Anne &amp; Val', 'Creative Commons BY.'])
      expect(body).toContain(text);
    expect(body).toContain('Utilisable jusqu’au 31 décembre 2026.');
    expect(body).toContain('Tous droits réservés. Sans limite de durée.');
    expect(body).toContain('valable jusqu’au 22 novembre 2026 à 11\u00a0h\u00a000.');
    expect(body).not.toContain('<script');
    // Its own address would outlive the link.
    expect(body).not.toContain(Object(lac.fichier).id);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; img-src 'self' data:; style-src 'sha256-/);
  });

  it('gives each file as it is kept, and all of them in one archive', async () => {
    const { adresse, lac, guide } = await lot();
    const view = await voir(`${adresse}/${lac.id}/vignette`);
    expect([view.statusCode, view.headers['content-type']]).toEqual([200, 'image/webp']);
    const original = await voir(`${adresse}/${guide.id}/original`);
    expect(original.rawPayload.equals(PDF)).toBe(true);
    expect(original.headers['content-disposition']).toMatch(/^attachment/);
    expect((await voir(`${adresse}/${guide.id}/vignette`)).statusCode).toBe(404);
    const archive = await voir(`${adresse}/archive`);
    expect(archive.headers['content-type']).toBe('application/zip');
    const zip = await openZip(await fichierDe(archive.rawPayload));
    expect(zip.entrees.map(({ nom }) => nom)).toEqual(['photo.jpg', 'photo.pdf']);
    const contents = await Promise.all(zip.entrees.map(({ octets }) => buffer(octets())));
    expect(contents[1]?.equals(PDF)).toBe(true);
    zip.close();
  });

  it('leaves out what may no longer be shown, and what was thrown away', async () => {
    const { adresse, lac, guide } = await lot();
    await sql`UPDATE medias SET droits = '{"du":null,"au":"2026-01-01"}' WHERE id = ${lac.id}`.execute(world().db);
    const page = await voir(adresse);
    expect(page.body).toContain('1 média à');
    expect(page.body).not.toContain('Le lac');
    expect((await voir(`${adresse}/${lac.id}/original`)).statusCode).toBe(404);
    await sql`UPDATE medias SET supprime_le = now() WHERE id = ${guide.id}`.execute(world().db);
    expect((await voir(adresse)).body).toContain('Aucun de ces médias');
    expect((await voir(`${adresse}/archive`)).statusCode).toBe(410);
  });

  it.each([1, 7, 30])('lasts %d days', async (jours) => {
    const { admin, lac } = await lot();
    const { adresse } = (await partager(admin, [lac.id], jours)).body.data;
    world().advance(jours * DAY - 1);
    expect((await voir(adresse)).statusCode).toBe(200);
    world().advance(1);
    for (const path of ['', '/archive', `/${lac.id}/original`, `/${lac.id}/vignette`]) {
      const { statusCode, body } = await voir(`${adresse}${path}`);
      expect([statusCode, body]).toEqual([410, expect.stringContaining('Le lien a expiré, ou il a été révoqué.')]);
    }
    world().advance(-jours * DAY);
  });

  it('is cut at once, by any colleague who makes content', async () => {
    const { adresse, entiteId, items } = await lot();
    const colleague = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
    const listed = await colleague.call<Partages>('GET', PARTAGES);
    expect(listed.body.data.items).toMatchObject([
      { id: items[0]?.id, nombre: 2, titres: ['Le lac <b>', 'Guide'], par: 'Prénom Nom', revoqueLe: null },
    ]);
    const cut = await colleague.call<Partages>('POST', `${PARTAGES}/${items[0]?.id}/revoquer`, {});
    expect(cut.body.data.items[0]?.revoqueLe).toBe(world().now.toISOString());
    expect((await voir(adresse)).statusCode).toBe(410);
  });

  it('has a link that the database cannot tell, and that nobody guesses', async () => {
    const { adresse } = await lot();
    const secret = adresse.split('/').at(-1) ?? '';
    expect(Buffer.from(secret.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
    const { rows } = await sql<{ empreinte: Buffer }>`SELECT * FROM medias_partages`.execute(world().db);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const other = await voir(adresse.replace(secret, `${secret.slice(0, -1)}_`));
    expect([other.statusCode, other.body]).toEqual([404, expect.stringContaining('Partage introuvable')]);
  });
});

describe('sharing', () => {
  it('is for those who make content', async () => {
    const { entiteId, lac, items } = await lot();
    const reader = await world().person({ roles: ['ROLE_WEB_USER'], entiteId });
    expect((await partager(reader, [lac.id])).status).toBe(403);
    expect((await reader.call('GET', PARTAGES)).status).toBe(403);
    expect((await reader.call('POST', `${PARTAGES}/${items[0]?.id}/revoquer`, {})).status).toBe(403);
  });

  it('is of the media of one’s own entities, and so is what one hears of', async () => {
    const { lac, items } = await lot();
    await sql`UPDATE medias SET partage = 'toutes' WHERE id = ${lac.id}`.execute(world().db);
    const other = await office('Autre');
    const refused = await partager(other.admin, [lac.id]);
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([400, expect.stringContaining('vos entités')]);
    expect((await other.admin.call<Partages>('GET', PARTAGES)).body.data.items).toEqual([]);
    expect((await other.admin.call('POST', `${PARTAGES}/${items[0]?.id}/revoquer`, {})).status).toBe(404);
  });

  it('says how many of them will not be seen, and is refused where none would', async () => {
    const { admin, lac, guide } = await lot();
    await sql`UPDATE medias SET statut = 'restreint' WHERE id = ${guide.id}`.execute(world().db);
    expect((await partager(admin, [lac.id, guide.id])).body.data.ecartes).toBe(1);
    const none = await partager(admin, [guide.id]);
    expect([none.status, none.body.errors?.[0]?.path]).toEqual([400, 'ids']);
    expect((await partager(admin, [lac.id], 365)).status).toBe(400);
  });

  it('is noted in the journal, without its link', async () => {
    const { items, adresse } = await lot();
    const { rows } = await sql<AnyRecord>`
      SELECT * FROM journal WHERE action = 'media.partager' AND details ->> 'numero' = ${String(items[0]?.id)}`.execute(
      world().db,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(adresse.split('/').at(-1));
  });
});

it('files of the same name have names of their own in an archive', () => {
  expect(nomsDistincts(['lac.jpg', 'Lac.jpg', 'lac.jpg', 'guide'])).toEqual([
    'lac.jpg',
    'Lac (2).jpg',
    'lac (3).jpg',
    'guide',
  ]);
});
