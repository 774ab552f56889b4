import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { create } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import { listesDe } from './envois/destinataires.repository.ts';
import { planificationLue } from './parutions/planification.repository.ts';
import { officeDEdition } from './testing/office.ts';

const world = useWorld();

describe('a schedule', () => {
  it('gives its password to no other server than the one that it was typed for', async () => {
    const { admin } = await officeDEdition(world());
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(world().db);
    const modele = await create(admin, '/editions/modeles', {
      nom: 'A',
      code: 'agenda-depot',
      gabarit: rows[0]?.id,
    });
    const depot = (changes: object = {}) => ({
      genre: 'depot',
      protocole: 'sftp',
      hote: 'sftp.exemple.fr',
      port: 22,
      utilisateur: 'office',
      dossier: '',
      ...changes,
    });
    const { id } = await create(admin, '/editions/planifications', {
      nom: 'P',
      modele: modele.id,
      diffusions: [depot()],
      secret: 'motdepasse',
    });
    let version = 1;
    const save = async (values: object) => {
      const { status, body } = await admin.call('PUT', `/api/editions/planifications/${id}`, { ...values, version });
      if (status === 200) version += 1;
      return status === 200 ? [] : body.errors;
    };
    const refused = [
      { path: 'secret', message: 'Saisissez à nouveau le mot de passe\u00a0: le serveur de dépôt a changé.' },
    ];
    expect(await save({ diffusions: [depot({ dossier: '/guides' })] })).toEqual([]);
    for (const changes of [{ hote: 'ailleurs.exemple.net' }, { port: 2222 }, { utilisateur: 'autre' }])
      expect(await save({ diffusions: [depot(changes)] })).toEqual(refused);
    const elsewhere = { diffusions: [depot({ hote: 'ailleurs.exemple.net' })] };
    expect(await save({ diffusions: [] })).toEqual([]);
    expect(await save(elsewhere)).toEqual(refused);
    expect(await save({ ...elsewhere, secret: 'nouveau' })).toEqual([]);
  });

  it('is refused where its cron cannot be read, and tells the dates of one that can', async () => {
    const { admin } = await officeDEdition(world());
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(world().db);
    const modele = await create(admin, '/editions/modeles', {
      nom: 'A',
      code: 'agenda-cron',
      gabarit: rows[0]?.id,
    });
    const plan = (expression: string) =>
      admin.call('POST', '/api/editions/planifications', {
        nom: 'P',
        modele: modele.id,
        calendrier: { genre: 'cron', expression },
      });
    const wrong = await plan('61 6 * * 1');
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('calendrier.expression');
    expect((await plan('0 6 * * 1')).status).toBe(200);
    const next = (expression: string, validite: object = {}) =>
      admin.call<{ lisible: boolean; dates: string[] }>('POST', '/api/editions/planifications/prochaines', {
        expression,
        ...validite,
      });
    expect((await next('n’importe quoi')).body.data).toEqual({ lisible: false, dates: [] });
    const { dates } = (await next('0 6 * * 1')).body.data;
    expect(dates).toHaveLength(10);
    expect(dates.every((date) => new Date(date).getUTCDay() === 1)).toBe(true);
    // Dates within the period, however far; midnight of its first day counts.
    const validite = { du: '2099-07-01', au: '2099-07-03' };
    expect((await next('0 0 * * *', validite)).body.data.dates).toEqual([
      '2099-06-30T22:00:00.000Z',
      '2099-07-01T22:00:00.000Z',
      '2099-07-02T22:00:00.000Z',
    ]);
    expect((await next('0 6 * * 1', { au: '2000-01-01' })).body.data.dates).toEqual([]);
    // Hours are those of the place, where Monday comes before it does in Paris.
    const there = await next('0 6 * * 1', { du: '2099-07-01', fuseau: 'Pacific/Noumea' });
    expect(there.body.data.dates[0]).toBe('2099-07-05T19:00:00.000Z');
  });

  it('never tells its password', async () => {
    const { admin } = await officeDEdition(world());
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(world().db);
    const modele = await create(admin, '/editions/modeles', {
      nom: 'A',
      code: 'agenda-secret',
      gabarit: rows[0]?.id,
    });
    const made = await create(admin, '/editions/planifications', {
      nom: 'P',
      modele: modele.id,
      secret: 'ouvre-toi',
    });
    expect(made.secret).toEqual({ defini: true });
  });

  it('does not tell who it is shared with where its files go', async () => {
    const { admin } = await officeDEdition(world());
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(world().db);
    const modele = await create(admin, '/editions/modeles', {
      nom: 'A',
      code: 'agenda-envoi',
      gabarit: rows[0]?.id,
    });
    const { id } = await create(admin, '/editions/planifications', {
      nom: 'Agenda du lundi',
      modele: modele.id,
      partage: 'toutes',
      diffusions: [
        {
          genre: 'courriel',
          destinataires: ['canari@exemple.fr'],
          listes: [],
          fichier: 'lecture',
          objet: {},
          message: {},
        },
      ],
    });
    const entiteId = await world().createEntite('Office qui lit');
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
    const told = await stranger.call('GET', `/api/editions/planifications/${id}`);
    expect(told.body.data).toMatchObject({ nom: 'Agenda du lundi', diffusions: [] });
    const past = await stranger.call('GET', `/api/editions/planifications/${id}/history`);
    expect([past.status, JSON.stringify(past.body).includes('canari')]).toEqual([200, false]);
  });

  it('sends to the addresses that its lists have when it leaves; such a list cannot be thrown away', async () => {
    const { admin } = await officeDEdition(world());
    const { db } = world();
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(db);
    const modele = await create(admin, '/editions/modeles', {
      nom: 'A',
      code: 'agenda-listes',
      gabarit: rows[0]?.id,
    });
    const adresses = ['hotel@exemple.fr'];
    const liste = await create(admin, '/editions/listesDestinataires', {
      nom: 'Hôtels',
      adresses,
      partage: 'toutes',
    });
    const courriel = { genre: 'courriel', fichier: 'lecture', objet: {}, message: {}, destinataires: [] };
    const listes = [{ ref: 'listeDestinataires', id: liste.id }];
    const of = { nom: 'P', modele: modele.id };
    const nobody = { ...of, diffusions: [{ ...courriel, listes: [] }] };
    const refused = await admin.call('POST', '/api/editions/planifications', nobody);
    expect(JSON.stringify(refused.body)).toContain('Indiquez au moins une adresse, ou une liste.');
    const { id } = await create(admin, '/editions/planifications', {
      ...of,
      diffusions: [{ ...courriel, listes }],
    });

    const at = `/api/editions/listesDestinataires/${liste.id}`;
    expect((await admin.call('PUT', at, { adresses: [...adresses, 'gite@exemple.fr'], version: 1 })).status).toBe(200);
    const record = await planificationLue(db, id);
    if (record === undefined) throw new Error('no planification');
    const now = { nom: 'Hôtels', adresses: ['hotel@exemple.fr', 'gite@exemple.fr'], own: true };
    expect([...(await listesDe(db, record))]).toEqual([[liste.id, now]]);
    expect((await admin.call('DELETE', `${at}?version=2`)).status).toBe(409);

    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Ailleurs') });
    expect((await stranger.call('GET', at)).body.data).toMatchObject({ nom: 'Hôtels', adresses: [] });
  });
});
