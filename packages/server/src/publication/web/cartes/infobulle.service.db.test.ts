import { type AnyRecord, documentVide } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { compose } from '../pages/compose.ts';
import { create, type Office, officeEnLigne, publie } from '../testing/site.ts';

const world = useWorld();
let office: Office;
let base: string;
let ids: number[];
let carte: AnyRecord;

const LIGNE = Array.from({ length: 900 }, (_, rang): [number, number] => [5 + rang / 1_000, 45 + Math.sin(rang / 9)]);

const values = (changes: object = {}) => ({
  nom: 'Plan',
  code: 'plan',
  titre: { fr: 'Plan' },
  sites: [office.site.id],
  gabarit: office.gabarits.carte,
  infobulle: office.gabarits.infobulle,
  traces: true,
  couches: [{ selection: office.selection.id, nom: { fr: 'Tout' }, couleur: null, picto: 'bed', visible: true }],
  ...changes,
});

beforeAll(async () => {
  office = await officeEnLigne(world());
  base = `/public/${office.site.code}`;
  await office.fiche();
  ids = await office.objets(
    { colonnes: { nom: 'Table & lac', commune: 'Malbrume', latitude: 45.1, longitude: 5.2 } },
    {
      colonnes: { nom: 'Tour du lac', type_bridge: 'itineraire', latitude: 45.1, longitude: 5.2 },
      document: { lieu: { ...documentVide().lieu, trace: { format: 'gpx', lignes: [LIGNE, [[5, 45]]] } } },
    },
    { colonnes: { nom: 'Masqué', statut: 'masque' } },
    { colonnes: { nom: 'Ailleurs', entite_id: await world().createEntite('Autre') } },
  );
  carte = await create(office.admin, '/web/maps', values());
  await publie(office.db, 'carte', carte);
});

const get = (path: string) => world().app.inject(`${base}${path}`);
const infobulle = (objet: number | undefined, id = carte.id, langue = 'fr') =>
  get(`/${langue}/carte/${id}/infobulle/${objet}`);
const lignesDe = (features: readonly { geometry: { type: string; coordinates: number[][][] } }[]) =>
  features.filter(({ geometry }) => geometry.type === 'MultiLineString');

describe('the popup of an objet on a map', () => {
  it('is drawn by the template of the map, with its styles, for any page and without a cookie', async () => {
    const { statusCode, headers, body } = await infobulle(ids[0]);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'access-control-allow-origin': '*',
      'x-robots-tag': 'noindex',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toMatch(/^<style>\.bridge \.g-infobulle-/);
    expect(body).toContain('Table &amp; lac');
    expect(body).toContain(`href="https://bridge.example${base}/fr/restaurant/table-lac-malbrume-${ids[0]}"`);
  });

  it('is kept until something of it changes', async () => {
    const said = async () => (await infobulle(ids[0])).body.includes('Autre nom');
    const rename = (nom: string) =>
      sql`UPDATE objet_documents SET document = jsonb_set(document, '{nom,fr}', ${JSON.stringify(nom)}::jsonb)
      WHERE objet_id = ${ids[0]}`.execute(office.db);
    expect(await said()).toBe(false);
    await rename('Autre nom');
    expect(await said()).toBe(false);
    await sql`INSERT INTO changements_publics (cles) VALUES (ARRAY[${`objet:${ids[0]}`}])`.execute(office.db);
    await vi.waitFor(async () => expect(await said()).toBe(true), { timeout: 60_000 });
    await rename('Table & lac');
  });

  it('is not there for what the site may not show, another map or another language', async () => {
    const other = await officeEnLigne(world());
    const hers = await create(
      other.admin,
      '/web/maps',
      values({ code: 'sienne', sites: [other.site.id], couches: [] }),
    );
    await publie(other.db, 'carte', hers);
    const draft = await create(office.admin, '/web/maps', values({ code: 'brouillon' }));
    const asked = [
      infobulle(ids[2]),
      infobulle(ids[3]),
      infobulle(999_999),
      infobulle(ids[0], hers.id),
      infobulle(ids[0], draft.id),
      infobulle(ids[0], 999_999),
      infobulle(ids[0], carte.id, 'de'),
    ];
    for (const answer of await Promise.all(asked)) expect(answer.statusCode).toBe(404);
  });

  it('of a map that is in a list alone is there too, and the list says where', async () => {
    const seule = await create(office.admin, '/web/maps', values({ code: 'seule', sites: [] }));
    await publie(office.db, 'carte', seule);
    expect((await infobulle(ids[0], seule.id)).statusCode).toBe(404);
    const liste = await office.liste({ carte: seule.id, vue: 'mixte' });
    await sql`INSERT INTO changements_publics (cles) VALUES (ARRAY[${`listeWeb:${liste.id}`}])`.execute(office.db);
    await vi.waitFor(async () => expect((await infobulle(ids[0], seule.id)).statusCode).toBe(200), { timeout: 60_000 });
    const prefix = `${base}/fr/carte/${seule.id}/infobulle/`;
    expect((await get(`/fr/${liste.code}`)).body).toContain(`"infobulles":"${prefix}"`);
    const fragment = (await get(`/fr/${liste.code}?fragment=1`)).body;
    expect(fragment).toContain(`"infobulles":"https://bridge.example${prefix}"`);
    const { features } = (await get(`/fr/${liste.code}.geojson`)).json();
    expect(lignesDe(features)).toHaveLength(1);
  });
});

describe('a map', () => {
  it('has no part past its last', async () => {
    const part = async (page: string) => (await get(`/fr/carte/plan.geojson?couche=1&page=${page}`)).statusCode;
    expect(await Promise.all(['1', '2', '0', '999'].map(part))).toEqual([200, 404, 404, 404]);
  });

  it('has the tracks of its objets, light', async () => {
    const { features, bbox } = (await get('/fr/carte/plan.geojson?couche=1')).json();
    const [trace, ...others] = lignesDe(features);
    expect(others).toEqual([]);
    expect(trace).toMatchObject({ properties: { objet: ids[1] } });
    const [ligne = [], ...more] = trace?.geometry.coordinates ?? [];
    expect([more.length, ligne.length, ligne[0]]).toEqual([0, 200, [5, 45]]);
    expect(bbox[2]).toBe(5.899);
    await publie(office.db, 'carte', { ...carte, traces: false });
    await sql`INSERT INTO changements_publics (cles) VALUES (ARRAY[${`carte:${carte.id}`}])`.execute(office.db);
    const now = async () => lignesDe((await get('/fr/carte/plan.geojson?couche=1')).json().features).length;
    await vi.waitFor(async () => expect(await now()).toBe(0), { timeout: 60_000 });
    await publie(office.db, 'carte', carte);
  });

  it('has the drawing of the pictogram of its layers, and reads from this server wherever its page is', async () => {
    const elsewhere = { ...office.visite(), base: 'https://www.malbrume.example/agenda' };
    const shown = await compose(office.db, elsewhere, { genre: 'carte', code: 'plan' });
    const page = shown.genre === 'page' ? shown.aRendre.page : undefined;
    expect(page?.genre === 'carte' ? page.carte : undefined).toMatchObject({
      couches: [
        {
          picto: 'bed',
          dessin: expect.stringMatching(/^M5 9a2 2/),
          href: `${elsewhere.adresse}/fr/carte/plan.geojson?couche=1`,
        },
      ],
      infobulles: `${elsewhere.adresse}/fr/carte/${carte.id}/infobulle/`,
    });
  });
});
