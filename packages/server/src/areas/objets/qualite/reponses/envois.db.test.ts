import { API_BASE, LONGEST_REPONSE } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSecret } from '../../../../platform/auth/secret.ts';
import { useWorld } from '../../../../testing/use-world.ts';
import { CORRIGIBLES } from '../correction.words.ts';
import { unProprietaire } from './testing/proprietaire.ts';

const world = useWorld();
let owner: Awaited<ReturnType<typeof unProprietaire>>;
beforeAll(async () => {
  owner = await unProprietaire(world());
});

describe('the form of an owner', () => {
  it('is of the objets of its link alone, by an open link alone', async () => {
    const { ailleurs, dites, read, send, share } = owner;
    const adresse = await share();
    const fields = { remarque: 'Bonjour' };
    expect((await send(adresse, { ...fields, objet: String(ailleurs) })).statusCode).toBe(404);
    expect((await send(adresse, { ...fields, remarque: 'x'.repeat(LONGEST_REPONSE + 1) })).statusCode).toBe(422);
    expect((await send(`${API_BASE}/api/qualite/corrections/correction.${'A'.repeat(43)}`, fields)).statusCode).toBe(
      404,
    );
    const tooLong = await send(adresse, { ...fields, remarque: 'x'.repeat(200_000) });
    expect([tooLong.statusCode, tooLong.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    const longest = Object.fromEntries(CORRIGIBLES.map((anomalie) => [anomalie, '’'.repeat(LONGEST_REPONSE)]));
    expect((await send(adresse, longest)).statusCode).toBe(303);
    const none = Object.fromEntries(CORRIGIBLES.map((anomalie) => [anomalie, '']));
    expect((await send(adresse, { ...none, dites: await dites(adresse) })).statusCode).toBe(303);
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
    const crossed = await world().app.inject({ method: 'POST', url: adresse, headers: foreign, payload: 'objet=1' });
    expect(crossed.statusCode).toBe(403);
    await sql`UPDATE liens_correction SET expire_le = ${world().now}`.execute(world().db);
    const closed = await send(adresse, fields);
    expect([closed.statusCode, closed.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
    expect((await read()).aTraiter).toBe(0);
  });

  it('is not sent without end by one network', async () => {
    const { share, send } = owner;
    const adresses = [await share(), await share()];
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1)
      statuses.push((await send(adresses[time % 2] ?? '', { objet: '0', remarque: 'x' }, '198.51.100.1')).statusCode);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });

  it('is not sent without end by one link, from wherever, and hides neither what was said first nor what others say', async () => {
    const { share, send, dites, read } = owner;
    const adresse = await share();
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      const fields = { dites: await dites(adresse), remarque: `texte ${time}` };
      statuses.push((await send(adresse, fields, `198.51.${time}.9`)).statusCode);
    }
    expect(statuses.slice(-2)).toEqual([303, 429]);
    // As after some minutes more.
    for (const texte of ['autre', 'encore autre', 'dernier']) {
      await sql`DELETE FROM tentatives`.execute(world().db);
      await send(adresse, { dites: await dites(adresse), remarque: texte });
    }
    const { items } = await read();
    const said = items.find(({ texte }) => texte === 'dernier')?.precedentes.map(({ texte }) => texte);
    expect([said?.length, said?.[0], said?.at(-1)]).toEqual([20, 'encore autre', 'texte 0']);
    await sql`INSERT INTO reponses_correction (lien_id, proprietaire, objet_id, anomalie, texte, recu_le)
      SELECT lien_id, proprietaire, objet_id, 'x' || rang, 'bruit', recu_le + interval '1 hour' FROM reponses_correction,
      generate_series(1, 230) AS rang WHERE texte = 'dernier'`.execute(world().db);
    const flooded = await read();
    expect(flooded.items.filter(({ texte }) => texte === 'bruit')).toHaveLength(20);
    expect(flooded.aTraiter).toBeGreaterThan(230);
  });

  it('is not sent without end by one link, whose page says when it is open again', async () => {
    const { share, send } = owner;
    const adresse = await share();
    const fields = { remarque: 'x' };
    expect((await send(adresse, fields)).statusCode).toBe(303);
    await sql`UPDATE tentatives SET nombre = 1000 WHERE expire_le > ${world().now}::timestamptz + interval '23 hours'`.execute(
      world().db,
    );
    const { statusCode, headers, body } = await send(adresse, fields);
    expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([
      429,
      'text/html; charset=utf-8',
      '86400',
    ]);
    expect(body).toContain('recommencez dans 24\u00a0heures.');
  });

  it('fills nothing where somebody makes up links', async () => {
    const counted = async () => (await sql`SELECT FROM tentatives`.execute(world().db)).rows.length;
    const before = await counted();
    for (let time = 0; time < 3; time += 1) {
      const url = `${API_BASE}/api/qualite/corrections/${createSecret('correction')}`;
      expect((await owner.send(url, { remarque: 'x' }, '198.51.100.2')).statusCode).toBe(404);
    }
    expect(await counted()).toBe(before + 1);
  });
});
