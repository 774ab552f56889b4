import { beforeAll, describe, expect, it } from 'vitest';
import { feuilleDeStyle } from '../../rendering/web/feuille.ts';
import { useWorld } from '../../testing/use-world.ts';
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

  it('starts at its lists, and serves what its pages are styled by', async () => {
    const home = await get(`${base}/fr`);
    expect(home.body).toContain(`${base}/fr/${liste}`);
    expect((await get(`/public/_bridge/${feuilleDeStyle.nom}`)).headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
  });

  it('tells machines: feeds, sitemap, robots, llms', async () => {
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
