import { type EndpointAnswer, objet, SANS_REGLE, type searchEverywhere } from '@bridge/contract';
import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { create, insertDocumentes } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { storedOf } from '../stored.ts';
import { ASCENDING, foundOrder, orderBy } from './found-order.repository.ts';
import { namesFound } from './name.repository.ts';

const world = useWorld();

const offered = async (person: Person, ressource: string, q: string) => {
  const { body } = await person.call<{ items: { titre: string; precision?: string }[] }>(
    'GET',
    `/api/choix/${ressource}?q=${encodeURIComponent(q)}`,
  );
  return body.data.items.map(({ titre, precision }) => [titre, precision]);
};

it('what is offered says what tells it apart: an objet its type and its commune, a sélection how much it holds', async () => {
  const entiteId = await world().createEntite('Office');
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  await insertDocumentes(world().db, [
    { colonnes: { entite_id: entiteId, nom: 'Le Lac', type_bridge: 'restaurant', commune: 'Malbrume' } },
    { colonnes: { entite_id: entiteId, nom: 'Le Lac', type_bridge: 'nature', commune: '' } },
  ]);
  expect(await offered(person, 'objet', 'Le Lac')).toEqual([
    ['Le Lac', 'Restaurant, Malbrume'],
    ['Le Lac', 'Patrimoine naturel'],
  ]);
  const { body } = await person.call<{ items: { ressource: string; precision?: string }[] }>(
    'GET',
    '/api/recherche?q=Le%20Lac',
  );
  expect(body.data.items.filter(({ ressource }) => ressource === 'objet').map((one) => one.precision)).toEqual([
    'Restaurant, Malbrume',
    'Patrimoine naturel',
  ]);
});

it('how much a sélection holds is told to its own entity, not to those that it is shared with', async () => {
  const entiteId = await world().createEntite('Office');
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const code = `partagee-${entiteId}`;
  await insertObjets(world().db, [{ entite_id: entiteId, nom: 'Seul' }]);
  await create(person, '/selections', { nom: 'Tout partagé', code, regles: SANS_REGLE, partage: 'toutes' });
  expect(await offered(person, 'selection', 'Tout partagé')).toEqual([
    ['Tout partagé', expect.stringMatching(/objets$/)],
  ]);
  const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Ailleurs') });
  expect(await offered(stranger, 'selection', 'Tout partagé')).toEqual([['Tout partagé', undefined]]);
});

it('a site is told apart by its domain and its entity, a model of lists by its gabarit', async () => {
  const entiteId = await world().createEntite('Office du lac');
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const { id } = await create(person, '/web/sites', {
    nom: 'Le lac',
    code: `lac-${entiteId}`,
    domaines: [{ domaine: `www.lac-${entiteId}.fr` }],
  });
  expect(id).toBeGreaterThan(0);
  expect(await offered(person, 'site', 'Le lac')).toEqual([['Le lac', `www.lac-${entiteId}.fr, Office du lac`]]);
  const { rows } = await sql<{ liste: number; element: number; nom: string }>`
    SELECT liste.id AS liste, liste.nom, (SELECT min(id) FROM gabarits_element) AS element
    FROM gabarits_liste AS liste ORDER BY liste.id LIMIT 1`.execute(world().db);
  const [{ liste, element, nom } = { liste: 0, element: 0, nom: '' }] = rows;
  await create(person, '/web/listModels', {
    nom: `Vignettes ${entiteId}`,
    code: `vignettes-${entiteId}`,
    gabarit: liste,
    gabaritElement: element,
  });
  expect(await offered(person, 'modeleListe', `Vignettes ${entiteId}`)).toEqual([[`Vignettes ${entiteId}`, nom]]);
});

it('a record that is called by the words comes before those that begin with them, and these before the others', async () => {
  const entiteId = await world().createEntite('Office');
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const noms = ['Auberge de l’Écluse', 'Écluse du Haut', 'À la vieille écluse', 'ECLUSE', 'Écluse'];
  await insertDocumentes(
    world().db,
    noms.map((nom) => ({ colonnes: { entite_id: entiteId, nom, commune: 'Malbrume' } })),
  );
  const near = ['ECLUSE', 'Écluse', 'Écluse du Haut', 'À la vieille écluse', 'Auberge de l’Écluse'];
  const namesIn = async (path: string) => {
    const { body } = await person.call<{ items: { titre?: string; nom?: string }[] }>('GET', path);
    return body.data.items.map(({ titre, nom }) => titre ?? nom);
  };
  expect((await namesIn('/api/choix/objet?q=écluse')).toSorted()).toEqual(near.toSorted());
  for (const path of ['/api/choix/objet?q=%C3%A9cluse', '/api/catalogue?q=%C3%89CLUSE']) {
    const found = await namesIn(path);
    expect([found.slice(0, 2).toSorted(), found.slice(2, 3), found.slice(3).toSorted()], path).toEqual([
      near.slice(0, 2).toSorted(),
      near.slice(2, 3),
      near.slice(3).toSorted(),
    ]);
  }
  // What is found anywhere is the nearest of each kind, in the same order.
  const anywhere = await namesIn('/api/recherche?q=ecluse');
  expect([anywhere.slice(0, 2).toSorted(), anywhere.slice(2)]).toEqual([near.slice(0, 2).toSorted(), near.slice(2, 3)]);
  expect(near.slice(3)).toContain((await namesIn('/api/catalogue?q=ecluse&sort=nom'))[0]);
});

it('a record that is renamed while it is looked for is offered once', async () => {
  const entiteId = await world().createEntite('Office');
  const [id = 0] = await insertDocumentes(world().db, [{ colonnes: { entite_id: entiteId, nom: 'Passerelle' } }]);
  let statements = 0;
  const renaming: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      if (statements === 1)
        await sql`UPDATE objets SET nom = 'La passerelle', texte_recherche = 'la passerelle' WHERE id = ${id}`.execute(
          world().db,
        );
      return result;
    },
  };
  const scope = { kind: 'entites' as const, ids: [entiteId], above: [] };
  const wanted = { q: 'passerelle', language: 'fr', most: 5 };
  const db = world().db.withPlugin(renaming);
  const found = await namesFound(db, storedOf(objet, 'texte_recherche'), scope, wanted);
  expect([statements, found.map((one) => [one.id, one.titre])]).toEqual([2, [[id, 'Passerelle']]]);
});

it('pages of objets found by words follow each other: one’s own and those that others share, called so or not, each once', async () => {
  const [office, other] = [await world().createEntite('Office'), await world().createEntite('Autre office')];
  const reader = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
  const noms = ['Moulin', 'Au moulin', 'Moulin bas', 'Le vieux moulin', 'MOULIN', 'Moulins'];
  await insertDocumentes(
    world().db,
    noms.flatMap((nom) => [
      { colonnes: { entite_id: office, nom, code_postal: '1' } },
      { colonnes: { entite_id: other, nom, code_postal: '2', partage: 'toutes' } },
      { colonnes: { entite_id: other, nom, code_postal: 'secret', partage: 'prive' } },
    ]),
  );
  const page = async (query: string) => {
    const path = `/api/catalogue?q=moulin&fields=nom,codePostal${query}`;
    const { items, total } = (
      await reader.call<{ items: { nom: string; codePostal: string }[]; total: number }>('GET', path)
    ).body.data;
    return { total, found: items.map(({ nom, codePostal }) => `${nom} ${codePostal}`) };
  };
  const whole = await page('&itemsPerPage=200');
  expect(whole.total).toBe(12);
  const inOrder = ['moulin', 'moulin', 'moulin bas', 'moulins', 'au moulin', 'le vieux moulin'];
  expect(whole.found.map((one) => one.toLowerCase().slice(0, -2))).toEqual(inOrder.flatMap((nom) => [nom, nom]));
  expect(new Set(whole.found).size).toBe(12);
  const pages: string[] = [];
  for (let number = 1; number <= 3; number += 1) pages.push(...(await page(`&itemsPerPage=5&page=${number}`)).found);
  expect(pages).toEqual(whole.found);
});

it('of objets whose name begins with the words, an index gives the first in their order', async () => {
  const { steps, keys } = foundOrder(storedOf(objet, 'texte_recherche'), 'fr', 'Écl');
  const plan = await world()
    .db.transaction()
    .execute(async (db) => {
      // A small table is read whole, whatever its indexes.
      await sql`SET LOCAL enable_seqscan = off`.execute(db);
      await sql`SET LOCAL enable_bitmapscan = off`.execute(db);
      const { rows } = await sql<Record<string, string>>`EXPLAIN SELECT id FROM objets
        WHERE ${steps[0]} ${orderBy([...keys, { value: sql`id`, direction: ASCENDING }])} LIMIT 20`.execute(db);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });
  expect(plan).toContain('objets_par_nom_cherche');
  expect(plan).toContain("< 'ecm'");
  expect(plan).not.toContain('Sort');
});

it('what is found anywhere comes by its name too: one called so before those of another kind that only hold the words', async () => {
  const entiteId = await world().createEntite('Office');
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  await insertDocumentes(world().db, [{ colonnes: { entite_id: entiteId, nom: 'Au bout du Quai' } }]);
  await create(person, '/reglages/tags', { libelle: { fr: 'Quai' }, code: `quai-${entiteId}` });
  await create(person, '/selections', { nom: 'Tout le quai', code: `quai-${entiteId}`, regles: SANS_REGLE });
  const { body } = await person.call<EndpointAnswer<typeof searchEverywhere>>('GET', '/api/recherche?q=quai');
  expect(body.data.items[0]?.titre).toBe('Quai');
  expect(body.data.suites).toEqual([]);
  // Of a kind that has more of them, a few are told, and the list that holds them all.
  for (const nom of ['Quai A', 'Quai B', 'Quai C', 'Quai D'])
    await create(person, '/selections', { nom, code: `${nom.at(-1)?.toLowerCase()}-${entiteId}`, regles: SANS_REGLE });
  const { items, suites } = (await person.call<typeof body.data>('GET', '/api/recherche?q=quai')).body.data;
  expect(items.filter(({ ressource }) => ressource === 'selection')).toHaveLength(3);
  expect(suites).toMatchObject([{ ressource: 'selection', chemin: '/selections/list?q=quai' }]);
});

it('words are looked for by a plan of their own each time: those of many records and those of few are not found alike', async () => {
  const person = await world().person({ roles: ['ROLE_ADMIN'] });
  for (let turn = 0; turn < 12; turn += 1)
    for (const path of ['/api/choix/objet', '/api/catalogue', '/api/catalogue/points', '/api/mediatheque/choix'])
      expect((await person.call('GET', `${path}?q=quai`)).status).toBe(200);
  const kept = () =>
    sql<{
      statement: string;
    }>`SELECT statement FROM pg_prepared_statements WHERE statement ~ 'starts_with\\(|longitude AS lon, latitude AS lat FROM|AS alternatif, decorative'`.execute(
      world().db,
    );
  // Of all connections.
  const found = await Promise.all(Array.from({ length: 20 }, kept));
  expect(found.flatMap(({ rows }) => rows.filter(({ statement }) => !statement.includes('pg_prepared')))).toEqual([]);
});
