import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { digest } from '../../../platform/auth/secret.ts';
import { openZip } from '../../../sources/reading/archives/zip.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { fichierDe, PDF } from '../testing/fichiers.ts';
import { createPartages, PARTAGES, type Partages, secretDe } from '../testing/partages.ts';
import { openLot } from './partage.service.ts';

const DAY = 24 * 60 * 60_000;
const world = useWorld();
const { listed, lot, share, look } = createPartages(world);

describe('a lot that is shared', () => {
  it('is a page for whoever has the link: pictures, credits, conditions, and nothing that runs', async () => {
    const { adresse, lac, ecartes } = await lot();
    const { statusCode, body, headers } = await look(adresse);
    expect([statusCode, ecartes]).toEqual([200, 0]);
    for (const text of ['2 médias', 'Office du Val', 'Le lac &lt;b&gt;', '© Anne &amp; Val', 'Creative Commons BY.'])
      expect(body).toContain(text);
    expect(body).toContain(
      'Utilisable jusqu’au 31 décembre 2026. Pour\u00a0: sites web, écrans. Territoire\u00a0: France. Cession exclusive.',
    );
    expect(body).toMatch(/Tous droits réservés\. Sans limite de durée\. Pour\u00a0: [^.]*, publicité\.</);
    expect(body).toContain('valable jusqu’au 22 novembre 2026 à 11\u00a0h\u00a000.');
    expect(body).not.toContain('<script');
    // The file's own address would outlive the link.
    expect(body).not.toContain(Object(lac.fichier).id);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; img-src 'self' data:; style-src 'sha256-/);
  });

  it('gives each file as it is kept, and all of them in one archive', async () => {
    const { adresse, lac, guide } = await lot();
    const view = await look(`${adresse}/${lac.id}/vignette`);
    expect([view.statusCode, view.headers['content-type']]).toEqual([200, 'image/webp']);
    const original = await look(`${adresse}/${guide.id}/original`);
    expect(original.rawPayload.equals(PDF)).toBe(true);
    expect(original.headers['content-disposition']).toMatch(/^attachment/);
    expect((await look(`${adresse}/${guide.id}/vignette`)).statusCode).toBe(404);
    const archive = await look(`${adresse}/archive`);
    expect(archive.headers['content-type']).toBe('application/zip');
    const zip = await openZip(await fichierDe(archive.rawPayload));
    const entrees = [...zip.entrees];
    expect(entrees.map(({ nom }) => nom)).toEqual(['photo.jpg', 'photo.pdf']);
    const contents = await Promise.all(entrees.map((entree) => buffer(entree.octets())));
    expect(contents[1]?.equals(PDF)).toBe(true);
    zip.close();
  });

  it('leaves out what may no longer be shown, and what was thrown away', async () => {
    const { adresse, lac, guide } = await lot();
    await sql`UPDATE medias SET droits = '{"du":null,"au":"2026-01-01"}' WHERE id = ${lac.id}`.execute(world().db);
    const page = await look(adresse);
    expect(page.body).toContain('1 média à');
    expect(page.body).not.toContain('Le lac');
    const gone = await look(`${adresse}/${lac.id}/original`);
    expect([gone.statusCode, gone.body]).toEqual([404, expect.stringContaining('Média introuvable')]);
    await sql`UPDATE medias SET supprime_le = now() WHERE id = ${guide.id}`.execute(world().db);
    const empty = await look(adresse);
    expect(empty.body).toContain('Aucun de ces médias n’est plus à télécharger.');
    expect(empty.body).not.toContain('droits');
    const archive = await look(`${adresse}/archive`);
    expect([archive.statusCode, archive.body]).toEqual([410, expect.stringContaining('Ce partage est vide')]);
  });

  it('answers a page to whatever is written after its address, or in its place', async () => {
    const { adresse, lac } = await lot();
    const junk = [
      `/${lac.id}/grande`,
      '/0/original',
      '/tous/original',
      `/${lac.id}x/vignette`,
      '/9999999999999999999/x',
    ];
    for (const path of [...junk.map((end) => adresse + end), `${adresse}%20).`, `${adresse}${'x'.repeat(300)}`]) {
      const { statusCode, headers, body } = await look(path);
      expect([path, statusCode, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
      expect(body).toContain('introuvable');
    }
  });

  it('loses a media that went to another entity', async () => {
    const { adresse, lac } = await lot();
    const elsewhere = await world().createEntite('Ailleurs');
    await sql`UPDATE medias SET entite_id = ${elsewhere} WHERE id = ${lac.id}`.execute(world().db);
    expect((await look(adresse)).body).not.toContain('Le lac');
    expect((await look(`${adresse}/${lac.id}/original`)).statusCode).toBe(404);
    const other = await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId: elsewhere });
    expect(await listed(other)).toEqual([]);
  });

  it('reads of the lot only the media that is asked for', async () => {
    const { adresse, guide } = await lot();
    const one = await openLot(world().db, secretDe(adresse), world().now, Number(guide.id));
    expect(one).toMatchObject({ etat: 'ouvert', medias: [{ id: guide.id }] });
  });

  it.each([1, 7, 30])('lasts %d days', async (jours) => {
    const { admin, lac } = await lot();
    const { adresse } = (await share(admin, [lac.id], jours)).body.data;
    world().advance(jours * DAY - 1);
    expect((await look(adresse)).statusCode).toBe(200);
    world().advance(1);
    for (const path of ['', '/archive', `/${lac.id}/original`, `/${lac.id}/vignette`]) {
      const { statusCode, body } = await look(`${adresse}${path}`);
      expect([statusCode, body]).toEqual([410, expect.stringContaining('Le lien a expiré, ou il a été révoqué.')]);
    }
    world().advance(-jours * DAY);
  });

  it('is cut at once, by any colleague who makes content', async () => {
    const { adresse, entiteId, items } = await lot();
    const colleague = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
    expect(await listed(colleague)).toMatchObject([
      { id: items[0]?.id, nombre: 2, titres: ['Le lac <b>', 'Guide'], par: 'Prénom Nom', revoqueLe: null },
    ]);
    const cut = await colleague.call<Partages>('POST', `${PARTAGES}/${items[0]?.id}/revoquer`, {});
    expect(cut.body.data.items[0]?.revoqueLe).toBe(world().now.toISOString());
    expect((await look(adresse)).statusCode).toBe(410);
  });

  it('has a link that the database cannot tell, and that nobody guesses', async () => {
    const { adresse } = await lot();
    const secret = secretDe(adresse);
    expect(Buffer.from(secret.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
    const { rows } = await sql<{ empreinte: Buffer; line: string }>`
      SELECT empreinte, medias_partages::text AS line FROM medias_partages ORDER BY id DESC`.execute(world().db);
    expect(rows[0]?.empreinte).toEqual(digest(secret));
    const journal = await sql<{ line: string }>`SELECT journal::text AS line FROM journal`.execute(world().db);
    const lines = [...rows, ...journal.rows].map(({ line }) => line);
    expect(lines.filter((line) => line.includes(secret.slice('partage.'.length)))).toEqual([]);
    const other = await look(adresse.replace(secret, `${secret.slice(0, -1)}_`));
    expect([other.statusCode, other.body]).toEqual([404, expect.stringContaining('Partage introuvable')]);
  });
});
