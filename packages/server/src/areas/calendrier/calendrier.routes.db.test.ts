import {
  civilDay,
  type createAbonnement,
  type EndpointAnswer,
  type getCalendrier,
  type getGuideState,
  instantOf,
  JOURS_DE_FIN,
  ROLES,
  type Role,
  type Tokens,
} from '@bridge/contract';
import { sql } from 'kysely';
import ical from 'node-ical';
import { expect, it } from 'vitest';
import { createSecret } from '../../platform/auth/secret.ts';
import { createEditeur } from '../../publication/web/testing/editeur.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();

type Calendrier = EndpointAnswer<typeof getCalendrier>;

const DAY = 86_400_000;
const daysOn = (days: number) => civilDay(new Date(world().now.getTime() + days * DAY));

const calendrierOf = async (person: Person, du = daysOn(0), au = daysOn(60)) => {
  const { status, body } = await person.call<Calendrier>('GET', `/api/calendrier?du=${du}&au=${au}`);
  expect(status).toBe(200);
  return body.data;
};

/** A list that is public for a month from tomorrow, and a photo whose rights end in ten days. */
async function office(code: string) {
  const editeur = await createEditeur(world(), code);
  const liste = await editeur.liste(`liste-${code}`);
  const at = (days: number) => new Date(world().now.getTime() + days * DAY).toISOString();
  const { status } = await editeur.publish(liste, { du: at(1), au: at(31) });
  expect(status).toBe(200);
  await sql`INSERT INTO medias (fichier, titre, credit, entite_id, droits)
    VALUES ('{}', '{"fr": "Le lac"}', '© OT', ${Number(liste.entiteId)}, ${JSON.stringify({ du: null, au: daysOn(10) })}::jsonb)`.execute(
    world().db,
  );
  return { ...editeur, liste };
}

it('tells when what one sees starts and ends, day by day, and leads to it', async () => {
  const { person, liste } = await office('cal-a');
  await office('cal-b');
  const { items, entites } = await calendrierOf(person);
  expect(items.map(({ canal, quoi, jour, nom }) => [canal, quoi, jour, nom])).toEqual([
    ['web', 'debut', daysOn(1), 'liste-cal-a'],
    ['medias', 'fin', daysOn(10), 'Le lac'],
    ['web', 'fin', daysOn(31), 'liste-cal-a'],
  ]);
  expect(items[0]).toMatchObject({ chemin: `/web/listes/edit/${liste.id}`, entiteId: liste.entiteId });
  expect(entites).toHaveLength(1);
  expect((await calendrierOf(person, daysOn(2), daysOn(9))).items).toEqual([]);
  expect((await person.call('GET', `/api/calendrier?du=${daysOn(0)}&au=${daysOn(200)}`)).status).toBe(400);
});

it('each role opens their calendar, and sees there nothing that it does not open', async () => {
  const { liste } = await office('cal-roles');
  for (const role of ROLES) {
    const person = await world().person({ roles: [role], entiteId: Number(liste.entiteId) });
    const canaux = new Set((await calendrierOf(person)).items.map(({ canal }) => canal));
    const opens = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_WEB_ADMIN', 'ROLE_WEB_USER'].includes(role);
    expect([role, canaux.has('web')]).toEqual([role, opens]);
  }
});

it('an agenda reads it by an address that is told once, until it is cut or another is given', async () => {
  const { person, liste } = await office('cal-agenda');
  const ask = async () =>
    (await person.call<EndpointAnswer<typeof createAbonnement>>('POST', '/api/calendrier/abonnement', {})).body.data;
  const first = await ask();
  const read = (adresse: string) => world().app.inject({ url: new URL(adresse).pathname });
  const answer = await read(first.adresse);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const events = Object.values(ical.sync.parseICS(answer.body)).filter((one) => one?.type === 'VEVENT');
  expect(events.map((event) => event && 'summary' in event && event.summary)).toEqual(
    expect.arrayContaining([expect.stringContaining('liste-cal-agenda'), expect.stringContaining('Le lac')]),
  );
  expect(answer.body).toContain(`/web/listes/edit/${liste.id}`);
  const known = (await person.call<{ creeLe: string; luLe: string }>('GET', '/api/calendrier/abonnement')).body.data;
  expect(known).toEqual({ creeLe: expect.any(String), luLe: expect.any(String) });

  const second = await ask();
  expect((await read(first.adresse)).statusCode).toBe(404);
  expect((await read(second.adresse)).statusCode).toBe(200);
  await person.call('DELETE', '/api/calendrier/abonnement');
  expect((await read(second.adresse)).statusCode).toBe(404);
});

it('an address tells what its person may see when it is read, wherever they went and whatever they lost since', async () => {
  const { person, liste } = await office('cal-perdu');
  const { adresse } = (
    await person.call<EndpointAnswer<typeof createAbonnement>>('POST', '/api/calendrier/abonnement', {})
  ).body.data;
  const read = async () => (await world().app.inject({ url: new URL(adresse).pathname })).body;
  expect(await read()).toContain('liste-cal-perdu');
  const become = (values: { roles?: Role[]; entite_id?: number | null }) =>
    world().db.updateTable('utilisateurs').set(values).where('id', '=', person.user.id).execute();
  await become({ roles: ['ROLE_EDITION_USER'] });
  expect(await read()).not.toContain('liste-cal-perdu');
  for (const entite_id of [await world().createEntite('Ailleurs'), null]) {
    await become({ roles: ['ROLE_ADMIN'], entite_id });
    expect(await read()).not.toMatch(/liste-cal-perdu|Le lac/);
  }
  await become({ entite_id: Number(liste.entiteId) });
  expect(await read()).toContain('liste-cal-perdu');
});

it('an address is neither given to who acts in the name of another, nor taken from the person by them', async () => {
  const { person } = await office('cal-agi');
  const { adresse } = (
    await person.call<EndpointAnswer<typeof createAbonnement>>('POST', '/api/calendrier/abonnement', {})
  ).body.data;
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  root.tokens = (await root.call<Tokens>('POST', '/loginAs', { username: person.user.username })).body.data;
  expect((await root.call('POST', '/api/calendrier/abonnement', {})).status).toBe(403);
  expect((await world().app.inject({ url: new URL(adresse).pathname })).statusCode).toBe(200);
});

it('addresses that somebody makes up are counted together, and refused after a while', async () => {
  const tried = async () =>
    (await world().app.inject(`/public/_calendrier/${createSecret('calendrier')}.ics`)).statusCode;
  for (let rang = 0; rang < 120; rang += 1) expect(await tried()).toBe(404);
  expect(await tried()).toBe(429);
  const { rows } = await sql`SELECT FROM tentatives`.execute(world().db);
  expect(rows).toHaveLength(1);
});

it('an address is worth what its account is: switched off, it answers nothing; another secret of the product neither', async () => {
  const { person } = await office('cal-off');
  const { adresse } = (
    await person.call<EndpointAnswer<typeof createAbonnement>>('POST', '/api/calendrier/abonnement', {})
  ).body.data;
  await sql`UPDATE utilisateurs SET statut = 'desactive' WHERE id = ${person.user.id}`.execute(world().db);
  expect((await world().app.inject({ url: new URL(adresse).pathname })).statusCode).toBe(404);
  expect((await world().app.inject({ url: '/public/_calendrier/jeton-api.x.ics' })).statusCode).toBe(404);
});

it('what ends within a fortnight is told as the calendar tells it: pages, screens, and the planifications that stop', async () => {
  const { db, now } = world();
  const editeur = await createEditeur(world(), 'fins');
  const { person } = editeur;
  const entiteId = Number(editeur.site.entiteId);
  const at = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
  const last = { au: new Date(instantOf(daysOn(JOURS_DE_FIN), '23:59').getTime() + 30_000).toISOString() };
  await editeur.publish(await editeur.liste('fin-proche'), { au: at(10) });
  await editeur.publish(await editeur.liste('fin-du-jour'), last);
  await editeur.publish(await editeur.liste('fin-loin'), { au: at(20) });
  const gabarit = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_diaporama`.execute(db);
  const vitrine = { nom: 'Vitrine', code: 'vitrine-fins', gabarit: gabarit.rows[0]?.id };
  const { id, version } = await editeur.create('/display/diaporamas', vitrine);
  await person.call('POST', `/api/display/diaporamas/${id}/publier`, { version, du: null, ...last });
  const { rows } = await sql<{ id: number }>`INSERT INTO modeles_edition (nom, code, entite_id, gabarit)
    SELECT 'Agenda', 'agenda-fins', ${entiteId}, min(id) FROM gabarits_edition RETURNING id`.execute(db);
  const monday = JSON.stringify({ genre: 'hebdomadaire', jours: ['lundi'], heure: '06:00' });
  for (const [nom, actif] of [
    ['Proche', true],
    ['Suspendue', false],
  ] as const)
    await sql`INSERT INTO planifications (nom, entite_id, modele, calendrier, validite, actif)
      VALUES (${nom}, ${entiteId}, ${rows[0]?.id}, ${monday}::jsonb,
        ${JSON.stringify({ du: null, au: daysOn(3) })}::jsonb, ${actif})`.execute(db);
  // The many that only start meanwhile take no room from what ends.
  await sql`WITH debuts AS (
      INSERT INTO publications (ressource, enregistrement, version, contenu, publie_le)
      SELECT 'moteur', 1000000 + rang, 1, jsonb_build_object('nom', 'Moteur', 'entiteId', ${entiteId}::bigint), ${now}::timestamptz
      FROM generate_series(1, 500) AS rang RETURNING id, ressource, enregistrement
    ) INSERT INTO publications_en_cours (ressource, enregistrement, publication_id)
      SELECT ressource, enregistrement, id FROM debuts`.execute(db);
  const { alertes, jour } = (await person.call<EndpointAnswer<typeof getGuideState>>('GET', '/guide/get_state')).body
    .data.accueil;
  expect(alertes).toEqual([
    { id: 'pages-bientot', nombre: 2 },
    { id: 'diaporamas-bientot', nombre: 1 },
    { id: 'editions-bientot', nombre: 1 },
  ]);
  const window = `du=${jour}&au=${daysOn(JOURS_DE_FIN)}&quoi=fin`;
  const { body } = await person.call<Calendrier>('GET', `/api/calendrier?${window}`);
  expect(body.data.items.map(({ canal, quoi, nom }) => [canal, quoi, nom])).toEqual([
    ['print', 'fin', 'Proche'],
    ['web', 'fin', 'fin-proche'],
    ['web', 'fin', 'fin-du-jour'],
    ['ecran', 'fin', 'Vitrine'],
  ]);
});
