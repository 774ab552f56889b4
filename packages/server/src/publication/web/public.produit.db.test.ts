import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { feuilleDeStyle } from '../../rendering/web/feuille.ts';
import { useWorld } from '../../testing/use-world.ts';
import { compose } from './pages/compose.ts';
import { create, type Office, officeEnLigne, publie } from './testing/site.ts';

const world = useWorld();
let office: Office;
let base: string;
let objet: number;
let liste: string;

beforeAll(async () => {
  office = await officeEnLigne(world());
  base = `/public/${office.site.code}`;
  await office.fiche();
  [objet = 0] = await office.objets(
    { colonnes: { nom: 'La Table du Lac', commune: 'Malbrume', latitude: 45.1, longitude: 5.2 } },
    { colonnes: { nom: '<script>alert(1)</script>', commune: 'Valdoré' } },
  );
  liste = String((await office.liste({ exports: ['csv', 'ics', 'rss'] })).code);
});

const get = (url: string, headers: Record<string, string> = {}) => world().app.inject({ url, headers });

describe('the product as it is', () => {
  it('draws a list, its fragment and its page for a frame', async () => {
    const page = await get(`${base}/fr/${liste}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/^<!DOCTYPE html>/);
    expect(page.body).toContain('La Table du Lac');
    expect(page.body).not.toContain('<script>alert(1)');
    const [fragment, frame] = [await get(`${base}/fr/${liste}?fragment=1`), await get(`${base}/fr/${liste}?cadre=1`)];
    expect(fragment.body).toContain('La Table du Lac');
    expect(fragment.body).not.toContain('<html');
    expect(frame.body).toContain('cadre=1');
  });

  it('tells its visits to a Matomo, from whole pages alone', async () => {
    const mesuree = await officeEnLigne(world(), { matomo: 'https://mesure.example/matomo/', matomoSite: 4 });
    const page = await get(`/public/${mesuree.site.code}/fr`);
    expect(page.body).toContain(
      '<meta name="bridge-matomo" content="4 https://mesure.example/matomo/matomo.php" data-titre=',
    );
    expect(page.headers['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/mesure\.example;/);
    const bare = await get(`${base}/fr/${liste}`);
    expect(bare.body + bare.headers['content-security-policy']).not.toContain('matomo');
  });

  it('draws the fiche of an objet, and moves who comes by an old name of it', async () => {
    const old = await get(`${base}/fr/restaurant/autre-nom-${objet}`);
    expect([old.statusCode, old.headers.location]).toEqual([
      301,
      `${base}/fr/restaurant/la-table-du-lac-malbrume-${objet}`,
    ]);
    const page = await get(String(old.headers.location));
    expect([page.statusCode, page.body.includes('La Table du Lac')]).toEqual([200, true]);
    expect((await get(`${base}/fr/restaurant/rien-999999999`)).statusCode).toBe(404);
  });

  it('makes the addresses of fiches of what its site says, and moves who comes by the former ones', async () => {
    const office = await officeEnLigne(world(), { adressesDesFiches: 'commune-nom' });
    await office.fiche();
    const [objet = 0] = await office.objets({ colonnes: { nom: 'Chez Léa', commune: 'Val-Doré' } });
    const base = `/public/${office.site.code}/fr`;
    const old = await get(`${base}/restaurant/chez-lea-val-dore-${objet}`);
    expect([old.statusCode, old.headers.location]).toEqual([301, `${base}/val-dore/chez-lea-${objet}`]);
    expect((await get(String(old.headers.location))).body).toContain('Chez Léa');
    const { code } = await office.liste();
    expect((await get(`${base}/${code}`)).body).toContain(`${base}/val-dore/chez-lea-${objet}`);
    const sitemap = await get(`/public/${office.site.code}/sitemap-2.xml`);
    expect(sitemap.body).toContain(`${base}/val-dore/chez-lea-${objet}</loc>`);
  });

  it('starts at its lists, and serves what its pages are styled by', async () => {
    const home = await get(`${base}/fr`);
    expect(home.body).toContain(`${base}/fr/${liste}`);
    expect((await get(`/public/_bridge/${feuilleDeStyle.nom}`)).headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
  });

  it('tells machines: outputs, sitemap, robots, llms', async () => {
    const geojson = await get(`${base}/fr/${liste}.geojson`);
    expect(geojson.json().features).toHaveLength(1);
    expect((await get(`${base}/fr/${liste}.csv`)).body).toContain('La Table du Lac');
    expect((await get(`${base}/fr/${liste}.jsonld`)).statusCode).toBe(404);
    const index = await get(`${base}/sitemap.xml`);
    expect(index.body).toContain(`<loc>https://bridge.example${base}/sitemap-2.xml</loc>`);
    expect((await get(`${base}/sitemap-1.xml`)).body).toContain(`<loc>https://bridge.example${base}/en/${liste}</loc>`);
    const objets = await get(`${base}/sitemap-2.xml`);
    expect(objets.body).toContain(
      `<loc>https://bridge.example${base}/fr/restaurant/la-table-du-lac-malbrume-${objet}</loc><lastmod>`,
    );
    expect((await get(`${base}/sitemap-3.xml`)).statusCode).toBe(404);
    expect((await get(`${base}/robots.txt`)).body).toContain('Allow: /');
    expect((await get(`${base}/llms.txt`)).body).toContain(`[Nos adresses](https://bridge.example${base}/fr/${liste})`);
  });

  it('serves the points of the layers of a map', async () => {
    const carte = await create(office.admin, '/web/maps', {
      nom: 'Plan',
      code: 'plan',
      titre: { fr: 'Plan' },
      sites: [office.site.id],
      gabarit: office.gabarits.carte,
      infobulle: office.gabarits.infobulle,
      couches: [{ selection: office.selection.id, nom: { fr: 'Tout' }, couleur: null, picto: null, visible: true }],
    });
    await publie(office.db, 'carte', carte);
    expect((await get(`${base}/fr/carte/plan`)).statusCode).toBe(200);
    const points = await get(`${base}/fr/carte/plan.geojson?couche=1`);
    expect(points.json().features).toMatchObject([{ id: objet }]);
    for (const couche of ['2', '0', 'x'])
      expect((await get(`${base}/fr/carte/plan.geojson?couche=${couche}`)).statusCode).toBe(404);
  });

  it('answers the public API of the site', async () => {
    const { body } = await office.admin.call<{ cle: string }>('POST', `/api/web/sites/${office.site.id}/cles`, {
      nom: 'K',
      origines: [],
      quota: 10,
    });
    const ask = async (path: string) => (await get(`/public/api/v1${path}`, { 'x-api-key': body.data.cle })).json();
    expect((await ask('/listes')).listes).toMatchObject([{ code: liste, titre: 'Nos adresses' }]);
    expect(await ask(`/listes/${liste}`)).toMatchObject({ total: 2, page: 1 });
    expect(await ask(`/objets/${objet}`)).toMatchObject({ id: objet, nom: 'La Table du Lac', latitude: 45.1 });
  });
});

it('the start of a site names its lists and its maps', async () => {
  const office = await officeEnLigne(world());
  await office.objets({ colonnes: { nom: 'Point', latitude: 45, longitude: 5 } });
  const liste = await office.liste();
  const carte = await create(office.admin, '/web/maps', {
    nom: 'Carte',
    code: `carte-${liste.id}`,
    sites: [office.site.id],
    titre: { fr: 'Sur la carte' },
    gabarit: office.gabarits.carte,
    infobulle: office.gabarits.infobulle,
    couches: [{ selection: office.selection.id, nom: { fr: 'Tout' }, couleur: null, picto: null, visible: true }],
  });
  await publie(office.db, 'carte', carte);
  const home = await compose(office.db, office.visite(), { genre: 'accueil' });
  const { base } = office.visite();
  expect(home).toMatchObject({
    statut: 200,
    aRendre: {
      page: {
        listes: [
          { genre: 'liste', href: `${base}/fr/${liste.code}` },
          { genre: 'carte', href: `${base}/fr/carte/${carte.code}`, description: 'Tout' },
        ],
      },
    },
  });
  const shown = await compose(office.db, office.visite(), { genre: 'carte', code: String(carte.code) });
  expect(shown).toMatchObject({
    statut: 200,
    aRendre: {
      page: {
        titre: 'Sur la carte',
        total: 1,
        elements: [{ nom: 'Point' }],
        carte: { couches: [{ nom: 'Tout', href: `${base}/fr/carte/${carte.code}.geojson?couche=1` }] },
      },
    },
  });
});

it('a site declares its accessibility on a page of its own, which its other pages and its sitemap lead to', async () => {
  const { admin, site } = await officeEnLigne(world());
  const own = `/public/${site.code}`;
  expect((await get(`${own}/fr/site/accessibilite`)).statusCode).toBe(404);
  expect((await get(`${own}/sitemap-1.xml`)).body).not.toContain('accessibilite');
  const version = site.version;
  const refused = await admin.call('PUT', `/api/web/sites/${site.id}`, { accessibilite: 'partielle', version });
  expect(refused.status).toBe(400);
  await admin.call('PUT', `/api/web/sites/${site.id}`, {
    accessibilite: 'partielle',
    accessibiliteTaux: 71.5,
    accessibiliteLe: '2026-09-01',
    accessibiliteContact: 'acces@ot.example',
    accessibiliteManques: { fr: '<p>Des photos<script>x()</script></p>' },
    version,
  });
  const page = await get(`${own}/en/site/accessibilite`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h1 class="bridge-titre">Accessibility statement</h1>');
  expect(page.body).toContain('<div lang="fr"><p>Des photos');
  expect(page.body).toContain(`applies to the website https://bridge.example${own}.`);
  expect(page.body).not.toContain('x()');
  const home = await get(`${own}/fr`);
  expect(home.body).toContain(`<a href="${own}/fr/site/accessibilite">Accessibilité\u00a0: partiellement conforme</a>`);
  expect((await get(`${own}/fr/site/accessibilite?fragment=1`)).body).toContain('Défenseur des droits');
  expect((await get(`${own}/sitemap-1.xml`)).body).toContain(`${own}/en/site/accessibilite`);
});

it('a custom code is on the page while it is on', async () => {
  const office = await officeEnLigne(world());
  const liste = await office.liste();
  const { rows } = await sql<{ id: number }>`
    INSERT INTO codes_personnalises (nom, type, css, html, portees, dates, environnements, origines) VALUES
      ('css', 'css', 'p{}', '', '{}', NULL, '{}', '[]'), ('fiche', 'css', 'p{}', '', '{fiche}', NULL, '{}', '[]'),
      ('past', 'css', 'p{}', '', '{}', '{"du":null,"au":"2026-11-14"}', '{}', '[]'), ('trial', 'css', 'p{}', '', '{}', NULL, '{recette}', '[]'),
      ('html', 'html', '', '<p onclick="x()">Bonjour<script>x()</script></p>', '{liste}', '{"du":"2026-11-15","au":"2026-11-15"}', '{}', '[{"origine":"https://carte.example"}]')
    RETURNING id`.execute(office.db);
  const ids = rows.map(({ id }) => id);
  await sql`UPDATE sites SET codes = ${ids} WHERE id = ${office.site.id}`.execute(office.db);
  const codes = async () => {
    const reponse = await compose(office.db, office.visite(), {
      genre: 'liste',
      code: String(liste.code),
      requete: new URLSearchParams(),
    });
    return reponse.genre === 'page' ? reponse.aRendre.codes : [];
  };
  expect(await codes()).toEqual([
    { type: 'css', href: `/public/_codes/${ids[0]}-1.css`, html: '', emplacement: 'fin', origines: [] },
    {
      type: 'html',
      href: '',
      html: '<p>Bonjour</p>',
      emplacement: 'fin',
      origines: ['https://carte.example'],
    },
  ]);
  await sql`UPDATE codes_personnalises SET actif = false`.execute(office.db);
  expect(await codes()).toEqual([]);
});
