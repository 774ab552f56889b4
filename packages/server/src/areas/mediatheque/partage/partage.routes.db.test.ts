import type { AnyRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { createMedia } from '../testing/depot.ts';
import { jpeg } from '../testing/fichiers.ts';
import { createPartages, PARTAGES, type Partages, secretDe } from '../testing/partages.ts';

const world = useWorld();
const { listed, lot, office, share, look } = createPartages(world);

it('whoever asks too much of lots is told so on a page, and others are not kept from theirs', async () => {
  const { adresse } = await lot();
  const ask = (remoteAddress: string, url: string) => world().app.inject({ url, remoteAddress });
  const wrong = adresse.replace(/[^/]+$/, 'inconnu');
  const found = new Set<number>();
  for (let round = 0; round < 24; round++)
    for (const { statusCode } of await Promise.all(Array.from({ length: 50 }, () => ask('203.0.113.9', wrong))))
      found.add(statusCode);
  expect([...found]).toEqual([404]);
  const { statusCode, headers, body } = await ask('203.0.113.9', adresse);
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
    429,
    '60',
    'text/html; charset=utf-8',
  ]);
  expect(body).toContain('Réessayez dans une minute');
  expect((await ask('203.0.113.10', adresse)).statusCode).toBe(200);
});

describe('sharing', () => {
  it('is for those who make content', async () => {
    const { entiteId, lac, items } = await lot();
    const reader = await world().person({ roles: ['ROLE_WEB_USER'], entiteId });
    expect((await share(reader, [lac.id])).status).toBe(403);
    expect((await reader.call('GET', PARTAGES)).status).toBe(403);
    expect((await reader.call('POST', `${PARTAGES}/${items[0]?.id}/revoquer`, {})).status).toBe(403);
  });

  it('is of the media of one’s own entities, and so is what one hears of', async () => {
    const { lac, items } = await lot();
    await sql`UPDATE medias SET partage = 'toutes' WHERE id = ${lac.id}`.execute(world().db);
    const other = await office('Autre');
    const refused = await share(other.admin, [lac.id]);
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(/vos entités .* pas le cas de «\u00a0Le lac <b>\u00a0»\.$/),
    ]);
    expect(await listed(other.admin)).toEqual([]);
    expect((await other.admin.call('POST', `${PARTAGES}/${items[0]?.id}/revoquer`, {})).status).toBe(404);
  });

  it('says how many of them will not be seen, and is refused where none would', async () => {
    const { admin, lac, guide } = await lot();
    await sql`UPDATE medias SET statut = 'restreint' WHERE id = ${guide.id}`.execute(world().db);
    expect((await share(admin, [lac.id, guide.id])).body.data.ecartes).toBe(1);
    const none = await share(admin, [guide.id]);
    expect([none.status, none.body.errors?.[0]?.path]).toEqual([400, 'ids']);
    expect((await share(admin, [lac.id], 365)).status).toBe(400);
  });

  it('says apart what was thrown away meanwhile, and does not name what the person does not see', async () => {
    const { admin, lac, guide } = await lot();
    const { lac: hidden } = await lot();
    await sql`UPDATE medias SET supprime_le = now() WHERE id = ${guide.id}`.execute(world().db);
    const { status, body } = await share(admin, [lac.id, guide.id, hidden.id]);
    const message = 'Mis à la corbeille entre-temps\u00a0: «\u00a0Guide\u00a0». 1 média est introuvable.';
    expect([status, body.errors]).toEqual([400, [{ path: 'ids', message }]]);
  });

  it('by those above is known, and cut, by those whose media it gives', async () => {
    const region = await office('Région');
    const [val, col] = [
      await world().createEntite('Val', region.entiteId),
      await world().createEntite('Col', region.entiteId),
    ];
    const [ofVal, ofCol] = [
      await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId: val }),
      await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId: col }),
    ];
    const lac = await createMedia(world(), ofVal, await jpeg(2), { titre: { fr: 'Lac du Val' } });
    const pont = await createMedia(world(), ofCol, await jpeg(3), { titre: { fr: 'Pont du Col' } });
    const { adresse, items } = (await share(region.admin, [lac.id, pont.id])).body.data;
    expect(items[0]?.titres).toEqual(['Lac du Val', 'Pont du Col']);
    expect(await listed(ofVal)).toMatchObject([{ nombre: 2, titres: ['Lac du Val'] }]);
    expect((await ofCol.call('POST', `${PARTAGES}/${items[0]?.id}/revoquer`, {})).status).toBe(200);
    expect((await look(adresse)).statusCode).toBe(410);
  });

  it('lists all that still open first, and of the others the last hundred', async () => {
    const { admin, entiteId, items } = await lot();
    await sql`
      INSERT INTO medias_partages (empreinte, medias, entites, entite_id, cree_le, expire_le, revoque_le)
      SELECT sha256(rang::text::bytea), '{1}', '{1}', ${entiteId}, ${world().now}::timestamptz + rang * interval '1 ms', moment, NULL
      FROM generate_series(1, 101) AS rang, LATERAL (SELECT ${world().now}::timestamptz - interval '1 day' AS moment) AS passe`.execute(
      world().db,
    );
    const found = await listed(admin);
    expect([found.length, found[0]?.id]).toEqual([101, items[0]?.id]);
  });

  it('repeated with its key tells no link, and nothing keeps it', async () => {
    const { admin, lac } = await lot();
    const headers = { authorization: `Bearer ${admin.tokens.token}`, 'idempotency-key': 'une' };
    const send = () => world().call<Partages>('POST', PARTAGES, { headers, payload: { ids: [lac.id], jours: 7 } });
    const [first, second] = [(await send()).body.data, (await send()).body.data];
    expect((await look(first.adresse)).statusCode).toBe(200);
    expect(second).toEqual({ ...first, adresse: '' });
    const { rows } = await sql<{ kept: string }>`SELECT reponse::text AS kept FROM idempotences`.execute(world().db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toContain(secretDe(first.adresse));
  });

  it('is noted in the journal, and so is cutting it, as of no media in particular', async () => {
    const { admin, items, lac, guide } = await lot();
    const numero = items[0]?.id;
    await admin.call('POST', `${PARTAGES}/${numero}/revoquer`, {});
    const { rows } = await sql<AnyRecord>`
      SELECT action, cible, cible_id, details FROM journal WHERE details ->> 'numero' = ${String(numero)} ORDER BY id`.execute(
      world().db,
    );
    expect(rows).toEqual([
      {
        action: 'media.partager',
        cible: null,
        cible_id: null,
        details: { numero, medias: [lac.id, guide.id], jours: 7 },
      },
      { action: 'media.revoquer', cible: null, cible_id: null, details: { numero } },
    ]);
  });
});
