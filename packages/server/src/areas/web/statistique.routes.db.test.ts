import type { Statistiques } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { insertListe, insertSite } from '../../publication/web/mesures/testing/pages.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();
let admin: Person;
let site: number;
let liste: number;
let zinc: number;

beforeEach(async () => {
  const { db } = world();
  await emptyTables(db, 'mesures_web', 'sites', 'listes_web', 'modeles_liste', 'selections', 'objets');
  const entite = await world().createEntite('Office des lacs');
  admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
  site = await insertSite(db, 'ot', { entite_id: entite });
  liste = await insertListe(db, 'restaurants', site, { entite_id: entite });
  const autre = await insertListe(db, 'hotels', site, { entite_id: entite });
  [zinc = 0] = await insertObjets(db, [{ nom: 'Le Zinc', entite_id: entite }]);
  const line = (jour: string, genre: string, enregistrement: number, objet: number, texte: string, nombre: number) =>
    sql`(${site}, ${jour}::date, ${genre}, 'listeWeb', ${enregistrement}, ${objet}, ${texte}, ${nombre})`;
  await sql`INSERT INTO mesures_web (site_id, jour, genre, ressource, enregistrement, objet_id, texte, nombre) VALUES ${sql.join(
    [
      line('2026-11-12', 'vue', liste, 0, '', 1_000),
      line('2026-11-13', 'vue', liste, 0, '', 40),
      line('2026-11-15', 'vue', liste, 0, '', 2),
      line('2026-11-15', 'clic', liste, zinc, '', 7),
      line('2026-11-15', 'recherche', liste, 0, 'sauna', 3),
      line('2026-11-14', 'recherche', liste, 0, 'sauna', 2),
      line('2026-11-15', 'sans-resultat', liste, 0, 'sauna', 5),
      line('2026-11-15', 'filtre', liste, 0, 'commune=malbrume', 4),
      line('2026-11-15', 'vue', autre, 0, '', 100),
    ],
  )}`.execute(db);
});

const WINDOW = '?du=2026-11-13&au=2026-11-15';
const read = (path: string, person = admin) => person.call<Statistiques>('GET', `/api/web/${path}`);

it('a list tells what visitors did of it, day by day', async () => {
  const { status, body } = await read(`listes/${liste}/statistiques${WINDOW}`);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    jours: [
      { jour: '2026-11-13', vues: 40, clics: 0 },
      { jour: '2026-11-14', vues: 0, clics: 0 },
      { jour: '2026-11-15', vues: 2, clics: 7 },
    ],
    vues: 42,
    clics: 7,
    objets: [{ id: zinc, nom: 'Le Zinc', vues: 0, clics: 7 }],
    recherches: [{ texte: 'sauna', nombre: 5 }],
    sansResultat: [{ texte: 'sauna', nombre: 5 }],
    filtres: [{ texte: 'commune=malbrume', nombre: 4 }],
    introuvables: [],
    redirections: [],
  });
});

it('a site tells the same of all its lists', async () => {
  const { body } = await read(`sites/${site}/statistiques${WINDOW}`);
  expect(body.data).toMatchObject({ vues: 142, clics: 7 });
});

it('a site tells which of its addresses lead nowhere, until they are redirected, and which old ones still serve', async () => {
  const { db } = world();
  await sql`INSERT INTO mesures_web (site_id, jour, genre, ressource, enregistrement, texte, nombre) VALUES
    (${site}, '2026-11-15', 'introuvable', 'site', ${site}, '/fr/vieille', 4),
    (${site}, '2026-11-15', 'introuvable', 'site', ${site}, '/fr/perdue', 2),
    (${site}, '2026-11-15', 'redirection', 'site', ${site}, '/fr/vieille', 3)`.execute(db);
  const tells = async () => {
    const { introuvables, redirections } = (await read(`sites/${site}/statistiques${WINDOW}`)).body.data;
    return { introuvables: introuvables.map(({ texte }) => texte), redirections };
  };
  const redirections = [{ texte: '/fr/vieille', nombre: 3 }];
  expect(await tells()).toEqual({ introuvables: ['/fr/vieille', '/fr/perdue'], redirections });
  await sql`UPDATE sites SET redirections = ${JSON.stringify([{ de: '/fr/vieille', statut: '301', vers: '/fr' }])}::jsonb
    WHERE id = ${site}`.execute(db);
  expect(await tells()).toEqual({ introuvables: ['/fr/perdue'], redirections });
});

it('tells no name of an objet that the person does not see, whoever sent its click', async () => {
  const { db } = world();
  const elsewhere = await world().createEntite('Office des monts');
  const [theirs = 0] = await insertObjets(db, [{ nom: 'Le leur', entite_id: elsewhere }]);
  await sql`INSERT INTO mesures_web (site_id, jour, genre, ressource, enregistrement, objet_id, texte, nombre)
    VALUES (${site}, '2026-11-15', 'clic', 'listeWeb', ${liste}, ${theirs}, '', 9)`.execute(db);
  for (const path of [`listes/${liste}`, `sites/${site}`]) {
    const { body } = await read(`${path}/statistiques${WINDOW}`);
    expect(body.data.objets.map(({ nom }) => nom)).toEqual(['Le Zinc']);
  }
});

it('a person of another entity learns nothing of it', async () => {
  const elsewhere = await world().createEntite('Office des monts');
  const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: elsewhere });
  expect((await read(`listes/${liste}/statistiques${WINDOW}`, stranger)).status).toBe(404);
  expect((await read(`sites/${site}/statistiques${WINDOW}`, stranger)).status).toBe(404);
});

it.each(['?du=2026-11-15&au=2026-11-13', '?du=2020-01-01&au=2026-11-13', '?du=2026-02-30&au=2026-11-13', ''])(
  'a period that makes no sense is refused: %s',
  async (window) => {
    expect((await read(`listes/${liste}/statistiques${window}`)).status).toBe(400);
  },
);

it('are its owner’s, however the list or the site is shared', async () => {
  await sql`UPDATE sites SET partage = 'toutes'`.execute(world().db);
  await sql`UPDATE listes_web SET partage = 'toutes'`.execute(world().db);
  const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Ailleurs') });
  for (const path of [`sites/${site}`, `listes/${liste}`]) {
    const asked = `/api/web/${path}/statistiques?du=2026-11-13&au=2026-11-15`;
    expect([path, (await stranger.call('GET', asked)).status]).toEqual([path, 403]);
    expect((await admin.call('GET', asked)).status).toBe(200);
  }
});
