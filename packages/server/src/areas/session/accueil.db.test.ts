import {
  type Accueil,
  civilDay,
  type EndpointAnswer,
  type getQualite,
  JOURS_D_ECHEC,
  LISTES_DE_QUALITE,
  listeDAnomalie,
  ROLES,
  type Role,
  tache,
} from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { createEditeur } from '../../publication/web/testing/editeur.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();

const accueilOf = async (person: Person) => {
  const { status, body } = await person.call<{ accueil: Accueil }>('GET', '/guide/get_state');
  expect(status).toBe(200);
  return body.data.accueil;
};

/** An office on a bad day: one of everything that a home warns about. */
async function badDay() {
  const { db, now } = world();
  const entiteId = await world().createEntite('Office');
  await insertObjets(db, [
    { entite_id: entiteId, anomalies: [] },
    { entite_id: entiteId, anomalies: ['sans-photo'] },
    { entite_id: entiteId, anomalies: ['sans-photo', 'evenement-sans-date'] },
  ]);
  await sql`INSERT INTO importations (systeme, flux_id, flux_nom, entite_id, etat, debut_le)
    VALUES ('lei', 1, 'Un', ${entiteId}, 'terminee', ${now}::timestamptz - interval '1 day'), ('lei', 1, 'Un', ${entiteId}, 'echouee', ${now}::timestamptz),
      ('lei', 2, 'Deux', ${entiteId}, 'echouee', ${now}::timestamptz - interval '1 hour'), ('lei', 2, 'Deux', ${entiteId}, 'terminee', ${now}::timestamptz),
      ('lei', 3, 'Trois', ${entiteId}, 'suspect', ${now}::timestamptz)`.execute(db);
  await sql`INSERT INTO taches (type, cible, entite_id, etat, max_tentatives, cree_le, modifie_le, fin_le)
    VALUES ('score', 'Scores', ${entiteId}, 'echouee', 1, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)`.execute(
    db,
  );
  return entiteId;
}

const idsOf = ({ attentes, alertes }: Accueil) => [...attentes, ...alertes].map(({ id, nombre }) => `${id} ${nombre}`);

it.each(ROLES)('%s has a home, with the figures of what their role opens and no other', async (role) => {
  const entiteId = await badDay();
  const person = await world().person({ roles: [role], entiteId });
  const home = await accueilOf(person);
  const manages: readonly Role[] = [
    'ROLE_SUPER_ADMIN',
    'ROLE_ADMIN_REGION',
    'ROLE_ADMIN',
    'ROLE_WEB_ADMIN',
    'ROLE_EDITION_ADMIN',
    'ROLE_DIAPORAMA_ADMIN',
  ];
  const figures = idsOf(home).filter((one) => /^(imports|taches)/.test(one));
  if (manages.includes(role))
    expect(figures).toEqual(
      // A super admin also sees the records of every office made by the other tests.
      role === 'ROLE_SUPER_ADMIN'
        ? [expect.any(String), expect.any(String), expect.any(String)]
        : ['imports-a-decider 1', 'imports-en-echec 1', 'taches-en-echec 1'],
    );
  else expect(figures).toEqual([]);
  const hasCatalogue = !role.includes('ANNONCE');
  expect(home.qualite !== null).toBe(hasCatalogue);
});

it('quality is that of the objets that one sees: how many are sound, what lacks most', async () => {
  const entiteId = await badDay();
  await badDay();
  const { qualite } = await accueilOf(await world().person({ roles: ['ROLE_ADMIN'], entiteId }));
  expect(qualite).toEqual({
    objets: 3,
    sansAnomalie: 1,
    graves: 1,
    anomalies: [
      { anomalie: 'sans-photo', nombre: 2 },
      { anomalie: 'evenement-sans-date', nombre: 1 },
    ],
  });
});

it('texts to translate are those of what people see: missing, or made from an older French', async () => {
  const { db } = world();
  const entiteId = await world().createEntite('Office');
  const [seen, hidden] = await insertObjets(db, [{ entite_id: entiteId }, { entite_id: entiteId, statut: 'masque' }]);
  const line = (sujet: number | undefined, etat: string, champ: string) =>
    sql`INSERT INTO traductions (ressource, sujet, entite_id, champ, langue, etat, empreinte, caracteres)
      VALUES ('objet', ${sujet}, ${entiteId}, ${champ}, 'en', ${etat}, '', 3)`.execute(db);
  await line(seen, 'manquante', 'nom');
  await line(seen, 'perimee', 'resume');
  await line(seen, 'a_jour', 'description');
  await line(hidden, 'manquante', 'nom');
  const home = await accueilOf(await world().person({ roles: ['ROLE_ADMIN'], entiteId }));
  expect(home.attentes).toEqual([{ id: 'textes-a-traduire', nombre: 2 }]);
});

it('what somebody published is told with the views of its page, day by day, and to nobody else', async () => {
  const editeur = await createEditeur(world(), 'accueil');
  const liste = await editeur.liste('ou-manger');
  await editeur.publish(liste);
  const jour = civilDay(world().now);
  await sql`INSERT INTO mesures_web (site_id, jour, genre, ressource, enregistrement, nombre)
    VALUES (${editeur.site.id}, ${jour}::date, 'vue', 'listeWeb', ${liste.id}, 12),
      (${editeur.site.id}, ${jour}::date - 2, 'vue', 'listeWeb', ${liste.id}, 5),
      (${editeur.site.id}, ${jour}::date - 40, 'vue', 'listeWeb', ${liste.id}, 99),
      (${editeur.site.id}, ${jour}::date, 'clic', 'listeWeb', ${liste.id}, 3)`.execute(world().db);
  const [first] = (await accueilOf(editeur.person)).publications;
  expect(first).toMatchObject({ nom: 'ou-manger', nature: 'Liste', chemin: `/web/listes/edit/${liste.id}` });
  expect(first?.vues).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 12]);
  const colleague = await world().person({ roles: ['ROLE_ADMIN'], entiteId: Number(liste.entiteId) });
  expect((await accueilOf(colleague)).publications).toEqual([]);
});

it('an annonce that was refused waits for whoever typed it in, until its days are over', async () => {
  const { db } = world();
  await world().setParametres({ enable_module_ads: true });
  const entiteId = await world().createEntite('Office');
  const person = await world().person({ roles: ['ROLE_ANNONCE_USER'], entiteId });
  await sql`WITH un_format AS (INSERT INTO formats_annonce (nom, code) VALUES ('Bannière', 'banniere') RETURNING id)
    INSERT INTO annonces (nom, entite_id, format, du, au, validation)
    SELECT nom, ${entiteId}, un_format.id, '2026-10-01', au::date, validation
    FROM un_format, (VALUES ('Reprise', '2026-12-01', 'refusee'), ('Passée', '2026-10-31', 'refusee'), ('Vendue', '2026-12-01', 'validee'))
      AS une (nom, au, validation)`.execute(db);
  expect((await accueilOf(person)).attentes).toEqual([{ id: 'annonces-refusees', nombre: 1 }]);
});

it('the documents that somebody let out are among what they published, the last of each model', async () => {
  const { db, now } = world();
  const entiteId = await world().createEntite('Office');
  const person = await world().person({ roles: ['ROLE_EDITION_ADMIN'], entiteId });
  const { rows } = await sql<{ id: number }>`INSERT INTO modeles_edition (nom, code, entite_id, gabarit)
    SELECT 'Guide d’été', 'guide-d-ete', ${entiteId}, min(id) FROM gabarits_edition RETURNING id`.execute(db);
  const document = (etat: string) =>
    sql`INSERT INTO generations (modele, entite_id, langue, sorties, etat, cree_le, demande_par, decide_par, decide_le)
      VALUES (${rows[0]?.id}, ${entiteId}, 'fr', '{}', ${etat}, ${now}::timestamptz, ${person.user.id}, ${person.user.id}, ${now}::timestamptz)`.execute(
      db,
    );
  for (const etat of ['validee', 'validee', 'prete', 'refusee']) await document(etat);
  const { publications } = await accueilOf(person);
  expect(publications).toMatchObject([{ nature: 'Document produit', nom: 'Guide d’été', vues: null }]);
  expect(publications[0]?.chemin).toMatch(/^\/editions\/generations\/list\?document=\d+$/);
});

it('everybody sees the tasks that they asked for, whatever their role, and not those of others', async () => {
  const entiteId = await world().createEntite('Office');
  const person = await world().person({ roles: ['ROLE_ANNONCE_ADMIN'], entiteId });
  await sql`INSERT INTO taches (type, cible, entite_id, demande_par, etat, max_tentatives, cree_le, modifie_le, fin_le, message)
    VALUES ('generation-pdf', 'Guide d’été', ${entiteId}, ${person.user.id}, 'echouee', 1, now(), now(), now(), 'Plus de place.')`.execute(
    world().db,
  );
  expect((await accueilOf(person)).taches).toMatchObject([
    { type: 'generation-pdf', cible: 'Guide d’été', etat: 'echouee', message: 'Plus de place.' },
  ]);
  const other = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  expect((await accueilOf(other)).taches).toEqual([]);
});

it('what failed is told for a week, and its list holds as many', async () => {
  const { db, now } = world();
  const entiteId = await world().createEntite('Office');
  const failed = (daysAgo: number) =>
    sql`INSERT INTO taches (type, cible, entite_id, etat, max_tentatives, cree_le, modifie_le, fin_le)
      SELECT 'score', 'Scores', ${entiteId}, 'echouee', 1, fin, fin, fin
      FROM (SELECT ${now}::timestamptz - make_interval(days => ${daysAgo}) AS fin) AS moment`.execute(db);
  for (const daysAgo of [0, 3, 7, 9, 40]) await failed(daysAgo);
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const { alertes, jour } = await accueilOf(person);
  expect(alertes).toEqual([{ id: 'taches-en-echec', nombre: 3 }]);
  const since = civilDay(new Date(Date.parse(jour) - JOURS_D_ECHEC * 86_400_000));
  const filter = encodeURIComponent(JSON.stringify({ etat: ['echouee'], finLe: { min: since } }));
  const { total } = (await person.call<{ total: number }>('GET', `${tache.calls.list.path}?filter=${filter}`)).body
    .data;
  expect(total).toBe(3);
});

it('each figure of quality is the number of objets of the list that it opens, and that of the page of quality', async () => {
  const entiteId = await badDay();
  const neighbour = await world().createEntite('Voisin');
  await insertObjets(world().db, [
    { entite_id: entiteId, anomalies: ['sans-photo'], statut: 'masque' },
    { entite_id: entiteId, anomalies: ['evenement-sans-date'], statut: 'absent' },
    { entite_id: neighbour, anomalies: ['traduction-manquante', 'sans-photo'], partage: 'toutes' },
  ]);
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const { qualite } = await accueilOf(person);
  if (qualite === null) throw new Error('There are objets.');
  const { anomalies, ...comptes } = qualite;
  const figures = [
    ...anomalies.map(({ anomalie, nombre }) => [listeDAnomalie(anomalie), nombre] as const),
    [LISTES_DE_QUALITE.objets, comptes.objets] as const,
    [LISTES_DE_QUALITE.sansAnomalie, comptes.sansAnomalie] as const,
    [LISTES_DE_QUALITE.aCorriger, comptes.objets - comptes.sansAnomalie] as const,
    [LISTES_DE_QUALITE.graves, comptes.graves] as const,
  ];
  expect(comptes).toEqual({ objets: 4, sansAnomalie: 1, graves: 1 });
  for (const [filter, nombre] of figures) {
    const path = `/api/catalogue?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const { total } = (await person.call<{ total: number }>('GET', path)).body.data;
    expect([filter, total]).toEqual([filter, nombre]);
  }
  const { body } = await person.call<EndpointAnswer<typeof getQualite>>('GET', '/api/qualite');
  const { objets, aCorriger, graves } = body.data;
  expect({ objets, sansAnomalie: objets - aCorriger, graves }).toEqual(comptes);
  expect(body.data.anomalies).toEqual(anomalies);
});
