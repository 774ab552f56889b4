import type { EssaiCourriel } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { PASSWORD, Person } from '../../testing/world.ts';

const world = useWorld();
const HOUR = 60 * 60 * 1000;

describe('the length of passwords', () => {
  it('is asked of whoever chooses one, wherever they do', async () => {
    await world().setParametres({ mot_de_passe_longueur: 40, inscription_ouverte: true });
    const person = await world().person();
    const short = 'x'.repeat(39);
    const sentence = 'Choisissez au moins 40 caractères\u00a0: une phrase convient très bien.';
    const change = { currentPassword: PASSWORD, newPassword: short };
    const changed = await person.call('PUT', '/users/password', change);
    expect([changed.status, changed.body.errors]).toEqual([400, [{ path: 'newPassword', message: sentence }]]);
    const registration = {
      username: 'nouvelle',
      email: 'n@exemple.fr',
      firstname: 'A',
      lastname: 'B',
      password: short,
    };
    const registered = await world().call('POST', '/api_register', { payload: registration });
    expect([registered.status, registered.body.errors]).toEqual([400, [{ path: 'password', message: sentence }]]);
    await world().call('POST', '/forgot_password/', { payload: { email: person.user.email } });
    const link = /forgot-password-post\/(\S+)/.exec(world().mails.at(-1)?.text ?? '')?.[1] ?? '';
    const reset = (password: string) => world().call('POST', `/forgot_password/${link}`, { payload: { password } });
    expect((await reset(short)).status).toBe(400);
    // The refusal did not use the link up.
    expect((await reset('y'.repeat(40))).status).toBe(200);
  });

  it('is told the same to whoever is far below it', async () => {
    await world().setParametres({ mot_de_passe_longueur: 12 });
    const person = await world().person();
    const change = { currentPassword: PASSWORD, newPassword: 'court' };
    const { status, body } = await person.call('PUT', '/users/password', change);
    const message = 'Choisissez au moins 12 caractères\u00a0: une phrase convient très bien.';
    expect([status, body.errors]).toEqual([400, [{ path: 'newPassword', message }]]);
  });

  it('may be as short as eight, never shorter', async () => {
    await world().setParametres({ mot_de_passe_longueur: 8 });
    const person = await world().person();
    const to = (newPassword: string) =>
      person.call('PUT', '/users/password', { currentPassword: PASSWORD, newPassword });
    expect((await to('sept car')).status).toBe(200);
    expect((await to('sept ca')).status).toBe(400);
  });

  it('is told to pages without session, with the name of the instance', async () => {
    await world().setParametres({ mot_de_passe_longueur: 16, nom_instance: 'Val d’Ambre' });
    const { body } = await world().call('POST', '/getConnectionTypes', { payload: {} });
    expect(body.data).toMatchObject({ name: 'Val d’Ambre', logo: null, shortestPassword: 16 });
  });
});

describe('the life of a session', () => {
  it('is the one of the parameters when the session opens', async () => {
    await world().setParametres({ duree_session: 2 });
    const person = await world().person();
    world().advance(2 * HOUR - 1_000);
    expect((await person.refresh()).status).toBe(200);
    world().advance(2_000);
    expect((await person.refresh()).status).toBe(401);
  });

  it('shortens for the sessions that are open already, and never lengthens', async () => {
    await world().setParametres({ duree_session: 100 });
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const person = await world().person();
    await admin.call('PUT', '/params/update_params', { duree_session: 1 });
    await admin.call('PUT', '/params/update_params', { duree_session: 200 });
    world().advance(HOUR + 1_000);
    expect((await person.refresh()).status).toBe(401);
  });
});

describe('the test message', () => {
  it('goes to one’s own address, and says that it only reached the log where there is no mail server', async () => {
    const admin = await world().person({ roles: ['ROLE_ADMIN'] });
    const { body } = await admin.call<EssaiCourriel>('POST', '/api/reglages/parametres/essai_courriel');
    expect(body.data).toMatchObject({ resultat: 'journal', destinataire: admin.user.email });
    expect(body.data.conseil).toContain('SMTP_URL');
    expect(world().mails.at(-1)).toMatchObject({ to: admin.user.email, subject: 'Message d’essai' });
  });

  it('is for those who manage the instance, and not for ever', async () => {
    const path = '/api/reglages/parametres/essai_courriel';
    const reader = await world().person({ roles: ['ROLE_WEB_USER'] });
    expect((await reader.call('POST', path)).status).toBe(403);
    const admin = await world().person({ roles: ['ROLE_ADMIN'] });
    for (let index = 0; index < 5; index += 1) expect((await admin.call('POST', path)).status).toBe(200);
    expect((await admin.call('POST', path)).status).toBe(429);
  });
});

describe('who the parameters entrust with editions', () => {
  it('administers them at once, beside their own role, and no longer once they are taken off', async () => {
    const entiteId = await world().createEntite('Office qui délègue');
    const person = await world().person({ roles: ['ROLE_WEB_USER'], entiteId });
    const legendes = async () => (await person.call('GET', '/api/editions/legendes')).status;
    expect(await legendes()).toBe(403);
    await world().setParametres({ user_admin_editions: [person.user.id] });
    const delegate = new Person(world(), person.user, await world().signIn(person.user.username));
    expect((await delegate.call('GET', '/api/editions/legendes')).status).toBe(200);
    expect((await delegate.call('GET', '/api/web/listes')).status).toBe(200);
    const { body } = await delegate.call<{ roles: string[] }>('GET', '/users/get_user_roles');
    expect(body.data.roles).toEqual(['ROLE_WEB_USER', 'ROLE_EDITION_ADMIN']);
    const nearby = await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId });
    const account = `/api/users/${person.user.id}`;
    const { version } = (await nearby.call<{ version: number }>('GET', account)).body.data;
    const takeover = await nearby.call('PUT', account, { email: 'autre@exemple.fr', version });
    expect([takeover.status, (await nearby.call('POST', `${account}/reset_password`, {})).status]).toEqual([403, 403]);
    const roles = ['ROLE_WEB_USER', 'ROLE_EDITION_ADMIN'];
    expect((await delegate.call('PUT', account, { roles, version })).status).toBe(403);
    await world().setParametres({ user_admin_editions: [] });
    expect((await delegate.call('GET', '/api/editions/legendes')).status).toBe(401);
  });
});

describe('a couple of types', () => {
  it('puts a type of a source under the category that the instance says', async () => {
    const person = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    await sql`INSERT INTO types (libelle, systeme, schema, code, niveau, partage, nombre_objets)
      VALUES ('{"fr": "Ferme-auberge"}', 'apidae', 'essai', 'ferme-auberge', 'type', 'toutes', 1)`.execute(world().db);
    const couples = async () =>
      (await person.call<{ couples: { categorie: string; type: string }[] }>('GET', '/params/get_couple_types')).body
        .data.couples;
    expect(await couples()).toContainEqual({ categorie: 'apidae', type: 'Ferme-auberge' });
    await world().setParametres({ couple_types: [{ categorie: 'Où manger', type: 'Ferme-auberge' }] });
    expect((await couples()).filter(({ type }) => type === 'Ferme-auberge')).toEqual([
      { categorie: 'Où manger', type: 'Ferme-auberge' },
    ]);
  });
});

describe('what the instance says for all', () => {
  it('limits the médiathèque of an entity that has no quota of its own', async () => {
    const entiteId = await world().createEntite('Office sans quota');
    const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
    const octets = async () =>
      (await person.call<{ quota: { octets: number } | null }>('GET', '/api/mediatheque/etat')).body.data.quota?.octets;
    expect(await octets()).toBeUndefined();
    await world().setParametres({ quota_medias: 2 });
    expect(await octets()).toBe(2_000_000_000);
    await sql`UPDATE entites SET quota_medias = 5 WHERE id = ${entiteId}`.execute(world().db);
    expect(await octets()).toBe(5_000_000_000);
    await world().setParametres({ quota_medias: null });
  });

  it('keeps every site from search engines, and makes public pages anew', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    await sql`INSERT INTO sites (nom, code, environnement, indexer) VALUES ('Indexé', 'indexe', 'production', true)`.execute(
      world().db,
    );
    const robots = async () => (await world().app.inject({ url: '/public/indexe/robots.txt' })).body;
    expect(await robots()).not.toMatch(/^Disallow: \/$/m);
    await admin.call('PUT', '/params/update_params', { publication_indexee: false });
    await expect.poll(robots).toMatch(/^Disallow: \/$/m);
    const { rows } = await sql<{ cles: string[] }>`SELECT cles FROM changements_publics`.execute(world().db);
    expect(rows.filter(({ cles }) => cles.includes('catalogue')).length).toBeGreaterThanOrEqual(1);
    await admin.call('PUT', '/params/update_params', { publication_indexee: true });
  });
});
