import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { tellMuets } from '../../areas/display/ecran.alertes.ts';
import { type HorsLigne, horsLigneJob } from '../../areas/display/hors-ligne.job.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { jobContext } from '../../testing/job-context.ts';
import { useWorld } from '../../testing/use-world.ts';
import { createEcran, nouvelles, pairedWith, vitrine } from './testing/poste.ts';

const world = useWorld();

describe('a screen that gives no news', () => {
  it('is told of once, to whom it says, while it should be on', async () => {
    const { person, ecran, entiteId } = await vitrine(world());
    const watcher = await world().createUser({ roles: ['ROLE_ADMIN'], entiteId });
    const night = await createEcran(person, { marcheDe: '20:00', marcheA: '22:00', alertes: [watcher.id] });
    await person.call('PUT', `/api/display/ecrans/${ecran.id}`, {
      version: ecran.version,
      alerteApres: 20,
      alertes: [watcher.id],
      alerteUrl: 'https://supervision.example/appel',
      alerteCle: 'mot partagé',
    });
    for (const one of [ecran, night]) {
      const screen = await pairedWith(world(), person, one);
      await screen.post('/nouvelles', nouvelles());
    }
    const told = async () => {
      await world()
        .db.transaction()
        .execute((tx) => tellMuets(tx, 'https://bridge.example', world().now));
      const { rows } = await sql<{ donnees: { to: string; subject: string } }>`
        SELECT donnees FROM taches WHERE type = 'courriel' AND donnees->>'to' = ${watcher.email}`.execute(world().db);
      return rows.map(({ donnees }) => donnees.subject);
    };
    expect(await told()).toEqual([]);
    world().advance(21 * 60_000);
    expect(await told()).toEqual([`Écran sans nouvelles\u00a0: ${ecran.nom}`]);
    expect(await told()).toHaveLength(1);
    const { rows } = await sql<{ etat: string }>`SELECT etat FROM ecrans WHERE id = ${ecran.id}`.execute(world().db);
    expect(rows[0]?.etat).toBe('hors-ligne');
    const { rows: appels } = await sql<{ donnees: HorsLigne }>`
      SELECT donnees FROM taches WHERE type = 'ecran-hors-ligne'`.execute(world().db);
    expect(appels.map(({ donnees }) => donnees)).toMatchObject([{ ecran: ecran.id, nom: ecran.nom }]);
    // The webhook is called at its saved address, signed with the secret in the vault.
    const asked: { url: string; headers?: Record<string, string>; body?: unknown }[] = [];
    const { vault } = world().engine;
    const outside = { read: async (request: (typeof asked)[number]) => asked.push(request) };
    const job = horsLigneJob({ vault, outside: outside as unknown as Outside, publicUrl: 'https://bridge.example' });
    const context = jobContext({ db: world().db, now: () => world().now }, appels[0]?.donnees);
    expect(await job.run(context as Parameters<typeof job.run>[0])).toEqual({ appel: 'fait' });
    const [call] = asked;
    expect([call?.url, JSON.parse(String(call?.body))]).toMatchObject([
      'https://supervision.example/appel',
      {
        evenement: 'ecran.hors_ligne',
        ecran: { id: ecran.id, adresse: expect.stringContaining('/display/ecrans/edit/') },
      },
    ]);
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = call?.headers ?? {};
    const expected = createHmac('sha256', 'mot partagé').update(`${id}.${at}.${call?.body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
  });

  it('is told of however many others are only off at this hour', async () => {
    const { person, entiteId } = await vitrine(world());
    await sql`
      INSERT INTO ecrans (entite_id, nom, jeton, vu_le, etat, marche_de, marche_a)
      SELECT ${entiteId}, 'Nuit ' || rang, decode(md5(rang::text), 'hex'), ${world().now}, 'en-ligne', '01:00', '02:00'
      FROM generate_series(1, 250) AS rang`.execute(world().db);
    const ecran = await createEcran(person);
    await pairedWith(world(), person, ecran).then((screen) => screen.post('/nouvelles', nouvelles()));
    world().advance(60 * 60_000);
    await world()
      .db.transaction()
      .execute((tx) => tellMuets(tx, 'https://bridge.example', world().now));
    const { rows } = await sql<{ etat: string; n: number }>`
      SELECT etat, count(*)::int AS n FROM ecrans WHERE id = ${ecran.id} OR nom LIKE 'Nuit %' GROUP BY etat ORDER BY etat`.execute(
      world().db,
    );
    expect(rows).toEqual([
      { etat: 'en-ligne', n: 250 },
      { etat: 'hors-ligne', n: 1 },
    ]);
    await sql`DELETE FROM ecrans WHERE nom LIKE 'Nuit %'`.execute(world().db);
  });

  it('that alerts nobody is said to be offline all the same; news come as often as the instance says', async () => {
    const { person, entiteId } = await vitrine(world());
    const watcher = await world().createUser({ roles: ['ROLE_ADMIN'], entiteId });
    await world().setParametres({ ecrans_nouvelles: 3 });
    const [usual, mute] = [
      await createEcran(person, { alertes: [watcher.id] }),
      await createEcran(person, { alertes: [watcher.id], alerteApres: null }),
    ];
    for (const one of [usual, mute]) {
      const screen = await pairedWith(world(), person, one);
      expect((await screen.post('/nouvelles', nouvelles())).json()).toMatchObject({ nouvelles: 3 });
    }
    const silent = async () => {
      await world()
        .db.transaction()
        .execute((tx) => tellMuets(tx, 'https://bridge.example', world().now));
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM ecrans WHERE etat = 'hors-ligne' AND id IN (${usual.id}, ${mute.id}) ORDER BY id`.execute(
        world().db,
      );
      return rows.map(({ id }) => id);
    };
    world().advance(9 * 60_000);
    expect(await silent()).toEqual([]);
    world().advance(2 * 60_000);
    expect(await silent()).toEqual([mute.id]);
    world().advance(20 * 60_000);
    expect(await silent()).toEqual([usual.id, mute.id]);
    const { rows } = await sql<{ sujet: string }>`
      SELECT donnees->>'subject' AS sujet FROM taches
      WHERE type = 'courriel' AND donnees->>'to' = ${watcher.email}`.execute(world().db);
    expect(rows).toEqual([{ sujet: `Écran sans nouvelles\u00a0: ${usual.nom}` }]);
  });
});
