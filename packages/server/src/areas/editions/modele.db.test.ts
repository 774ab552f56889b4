import type { AnyRecord, BilanDePlan } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cree } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import { niveau, nouveau, type Office, officeDEdition } from './testing/office.ts';

const world = useWorld();

describe('the summary of a plan', () => {
  const bilan = (admin: Office['admin'], plan: object[], changes: object = {}) =>
    admin.call<BilanDePlan>('POST', '/api/editions/modeles/bilan', {
      plan,
      langues: ['fr'],
      gabarit: null,
      format: 'a5',
      parametres: [],
      periode: null,
      ...changes,
    });
  const element = (rubrique: AnyRecord, changes: object = {}) => ({
    genre: 'rubrique',
    rubrique: { ref: 'rubriqueDynamique', id: rubrique.id },
    selection: null,
    tri: null,
    titre: {},
    couleur: null,
    saut: 'page',
    ...changes,
  });

  it('counts what each section holds right now, by its own sélection or by another', async () => {
    const { admin, objets, rubrique } = await officeDEdition(world());
    await objets({}, { colonnes: { type_bridge: 'hotel' } });
    const hotels = await cree(admin, '/selections', {
      nom: 'Hôtels',
      code: 'hotels-imprimes',
      regles: {
        genre: 'groupe',
        lien: 'et',
        regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['hotel'] }],
      },
    });
    const made = await rubrique();
    const { body } = await bilan(admin, [
      element(made),
      element(made, { selection: { ref: 'selection', id: hotels.id } }),
    ]);
    expect(body.data).toMatchObject({
      objets: 3,
      alertes: [],
      sections: [
        { nom: 'Se restaurer', objets: 2, selection: { nom: 'Tout' }, alertes: [] },
        { objets: 1, selection: { nom: 'Hôtels' } },
      ],
    });
  });

  it('knows what may be set of the gabarits of the product, and tells what may not', async () => {
    const { admin, db, rubrique } = await officeDEdition(world());
    const plan = [element(await rubrique())];
    const { rows } = await sql<{ edition: number; couverture: number }>`
      SELECT (SELECT min(id) FROM gabarits_edition) AS edition, (SELECT min(id) FROM gabarits_couverture) AS couverture`.execute(
      db,
    );
    const of = { gabarit: rows[0]?.edition, gabaritCouverture: rows[0]?.couverture };
    const told = async (nom: string, valeur: string) =>
      (await bilan(admin, plan, { ...of, parametres: [{ nom, valeur }] })).body.data.alertes;
    expect([await told('papier', '0,12'), await told('tete', 'compacte'), await told('logo', 'nu')].flat()).toEqual([]);
    expect([await told('papier', 'épais'), await told('fond', 'bleu')].flat()).toHaveLength(2);
  });

  it('counts by day what the section would print: the days to come alone', async () => {
    const { admin, objets, rubrique } = await officeDEdition(world());
    const event = (nom: string, jours: string) => ({ colonnes: { nom, type_bridge: 'evenement', jours } });
    await objets(event('Fini', '{[2026-11-01,2026-11-10)}'), event('Concert', '{[2026-11-17,2026-11-18)}'));
    const { body } = await bilan(admin, [
      element(await rubrique()),
      element(await rubrique({ niveaux: [niveau('jour')] })),
    ]);
    expect(body.data.sections.map((section) => section.objets)).toEqual([2, 1]);
    // What the document covers cuts every section that goes by day.
    const covered = { genre: 'jours', de: 10, a: 20 };
    const later = await bilan(admin, [element(await rubrique({ niveaux: [niveau('jour')] }))], { periode: covered });
    expect(later.body.data.objets).toBe(0);
  });

  it('warns of what would not appear, and tells nothing of other entities', async () => {
    const { admin, rubrique } = await officeDEdition(world());
    const empty = await rubrique();
    const foreign = await (await officeDEdition(world())).rubrique({ titre: { fr: 'Secret' } });
    const { body } = await bilan(admin, [element(empty), element(foreign)]);
    expect(body.data.sections[0]?.alertes).toEqual([
      'Rien n’y paraîtrait\u00a0: sa sélection est vide, ou sa période et son score écartent tout.',
    ]);
    expect(body.data.sections[1]).toMatchObject({ objets: null, selection: null });
    expect(JSON.stringify(body.data.sections[1])).not.toContain('Secret');
  });
});

describe('what an edition is made of', () => {
  const modele = async (person: Office['admin'], changes: object = {}) => {
    const serial = nouveau();
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(world().db);
    const body = { nom: 'Guide', code: `guide-${serial}`, gabarit: rows[0]?.id, ...changes };
    return person.call<AnyRecord>('POST', '/api/editions/modeles', body);
  };

  it('starts as a guide that can be printed', async () => {
    const { admin } = await officeDEdition(world());
    const { status, body } = await modele(admin);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ format: 'a5', langues: ['fr'], fondPerdu: 3, multiple: '4', plan: [] });
  });

  it('is refused where its margins do not fit, at the margin', async () => {
    const { admin } = await officeDEdition(world());
    const { status, body } = await modele(admin, { format: 'personnalise', largeur: 40, hauteur: 200 });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('margeInterieure');
    expect((await modele(admin, { fondPerdu: 21 })).status).toBe(400);
    expect((await modele(admin, { langues: [] })).status).toBe(400);
  });

  it('is created by admins of editions and changed by their users, who create legends alone', async () => {
    const { admin, entiteId, nouvelle } = await officeDEdition(world());
    const user = await world().person({ roles: ['ROLE_EDITION_USER'], entiteId });
    const made = (await modele(admin)).body.data;
    expect((await modele(user)).status).toBe(403);
    expect((await user.call('POST', '/api/editions/modeleRubriqueDynamiques', nouvelle())).status).toBe(403);
    const change = { nom: 'Guide d’été', version: made.version };
    expect((await user.call('PUT', `/api/editions/modeles/${made.id}`, change)).status).toBe(200);
    expect((await user.call('POST', '/api/editions/legendes', { nom: 'L', code: 'l' })).status).toBe(200);
  });

  it('is used where its parts are: what a plan names is not thrown away', async () => {
    const { admin, rubrique } = await officeDEdition(world());
    const made = await rubrique();
    const plan = [
      {
        genre: 'rubrique',
        rubrique: { ref: 'rubriqueDynamique', id: made.id },
        selection: null,
        tri: null,
        titre: {},
        couleur: null,
        saut: 'page',
      },
    ];
    expect((await modele(admin, { plan })).status).toBe(200);
    const { status, body } = await admin.call(
      'DELETE',
      `/api/editions/modeleRubriqueDynamiques/${made.id}?version=${made.version}`,
    );
    expect(status).toBe(409);
    expect(JSON.stringify(body)).toContain('Guide');
  });
});

describe('a schedule', () => {
  it('gives its password to no other server than the one that it was typed for', async () => {
    const { admin } = await officeDEdition(world());
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(world().db);
    const modele = await cree(admin, '/editions/modeles', { nom: 'A', code: 'agenda-depot', gabarit: rows[0]?.id });
    const depot = (changes: object = {}) => ({
      genre: 'depot',
      protocole: 'sftp',
      hote: 'sftp.exemple.fr',
      port: 22,
      utilisateur: 'office',
      dossier: '',
      ...changes,
    });
    const { id } = await cree(admin, '/editions/planifications', {
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
    const modele = await cree(admin, '/editions/modeles', { nom: 'A', code: 'agenda-cron', gabarit: rows[0]?.id });
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
    // Within its days, however far they are; midnight of the first one counts.
    const validite = { du: '2099-07-01', au: '2099-07-03' };
    expect((await next('0 0 * * *', validite)).body.data.dates).toEqual([
      '2099-06-30T22:00:00.000Z',
      '2099-07-01T22:00:00.000Z',
      '2099-07-02T22:00:00.000Z',
    ]);
    expect((await next('0 6 * * 1', { au: '2000-01-01' })).body.data.dates).toEqual([]);
  });

  it('never tells its password', async () => {
    const { admin } = await officeDEdition(world());
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(world().db);
    const modele = await cree(admin, '/editions/modeles', { nom: 'A', code: 'agenda-secret', gabarit: rows[0]?.id });
    const made = await cree(admin, '/editions/planifications', {
      nom: 'P',
      modele: modele.id,
      secret: 'ouvre-toi',
    });
    expect(made.secret).toEqual({ defini: true });
  });

  it('does not tell who it is shared with where its files go', async () => {
    const { admin } = await officeDEdition(world());
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(world().db);
    const modele = await cree(admin, '/editions/modeles', { nom: 'A', code: 'agenda-envoi', gabarit: rows[0]?.id });
    const { id } = await cree(admin, '/editions/planifications', {
      nom: 'Agenda du lundi',
      modele: modele.id,
      partage: 'toutes',
      diffusions: [{ genre: 'courriel', destinataires: ['canari@exemple.fr'], objet: {}, message: {} }],
    });
    const entiteId = await world().createEntite('Office qui lit');
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
    const told = await stranger.call('GET', `/api/editions/planifications/${id}`);
    expect(told.body.data).toMatchObject({ nom: 'Agenda du lundi', diffusions: [] });
    const past = await stranger.call('GET', `/api/editions/planifications/${id}/history`);
    expect([past.status, JSON.stringify(past.body).includes('canari')]).toEqual([200, false]);
  });
});
