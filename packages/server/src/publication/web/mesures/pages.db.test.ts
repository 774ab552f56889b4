import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { createWorld } from '../../../testing/world.ts';
import { officeEnLigne } from '../testing/site.ts';

const database = useTestDatabase();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';

it('pages that visitors see are counted, kept or not, and addresses that lead nowhere or were moved, and written before the server stops', async () => {
  const world = await createWorld({ databaseUrl: database.url() });
  const office = await officeEnLigne(world, { redirections: [{ de: '/fr/vieille', statut: '301', vers: '/fr' }] });
  await office.objets({ colonnes: { nom: 'Auberge', latitude: 45, longitude: 5 } });
  const liste = await office.liste();
  const { base } = office.visite();
  const get = (path: string, agent = FIREFOX) =>
    world.app.inject({ url: `${base}${path}`, headers: { 'user-agent': agent } });

  expect((await get(`/fr/${liste.code}`)).statusCode).toBe(200);
  expect((await get(`/fr/${liste.code}`)).statusCode).toBe(200);
  expect((await get(`/fr/${liste.code}`, 'Googlebot/2.1')).statusCode).toBe(200);
  const points = await get(`/fr/${liste.code}.geojson`);
  expect(points.headers['content-type']).toContain('application/geo+json');
  expect(points.json().features).toHaveLength(1);

  const asked = ['/fr/nulle-part', '/fr/nulle-part?page=2', '/ancien/plan.html', '/fr/vieille/', '/fr/photo.jpg'];
  const answers = await Promise.all(asked.map(async (path) => (await get(path)).statusCode));
  expect(answers).toEqual([404, 404, 404, 301, 404]);
  expect((await get('/fr/nulle-part', 'Googlebot/2.1')).statusCode).toBe(404);

  await world.app.close();
  const { rows } =
    await sql`SELECT genre, ressource, enregistrement, texte, nombre FROM mesures_web ORDER BY genre, texte`.execute(
      world.db,
    );
  await world.db.destroy();
  const ofSite = { ressource: 'site', enregistrement: office.site.id };
  expect(rows).toEqual([
    { genre: 'introuvable', ...ofSite, texte: '/ancien/plan.html', nombre: 1 },
    { genre: 'introuvable', ...ofSite, texte: '/fr/nulle-part', nombre: 2 },
    { genre: 'redirection', ...ofSite, texte: '/fr/vieille/', nombre: 1 },
    { genre: 'vue', ressource: 'listeWeb', enregistrement: liste.id, texte: '', nombre: 2 },
  ]);
});
