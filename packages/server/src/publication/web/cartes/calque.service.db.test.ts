import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { AnyRecord, Publications } from '@bridge/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMedia } from '../../../areas/mediatheque/testing/depot.ts';
import { GEOJSON, jpeg } from '../../../areas/mediatheque/testing/fichiers.ts';
import { LARGEST_CALQUE } from '../../../catalogue/calque/calque.ts';
import { createDiskFiles } from '../../../platform/files/disk.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { CLE } from '../cles.ts';
import { compose } from '../pages/compose.ts';
import { create, type Office, officeEnLigne, publie } from '../testing/site.ts';
import { calqueDeCarte } from './calque.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridge-calques-'));
const world = useWorld({
  medias: { files: createDiskFiles(join(folder, 'store')), arrivees: join(folder, 'arrivees') },
});
afterAll(() => rm(folder, { recursive: true, force: true }));
let office: Office;
let trace: AnyRecord;
let carte: AnyRecord;

const calques = (media: AnyRecord) => [
  {
    ...{ genre: 'fichier', nom: { fr: 'Périmètre' }, fichier: { ref: 'media', id: media.id } },
    ...{ couleur: '#aa3300', visible: true },
  },
  {
    ...{ genre: 'wms', nom: { fr: 'Cadastre' }, adresse: 'https://wms.example/wms', couches: 'a' },
    ...{ attribution: 'Source', opacite: 50, visible: false },
  },
];
const values = (code: string, media: AnyRecord) => ({
  ...{ nom: 'Plan', code, titre: { fr: 'Plan' }, sites: [office.site.id] },
  ...{ gabarit: office.gabarits.carte, infobulle: office.gabarits.infobulle },
  couches: [{ selection: office.selection.id, nom: { fr: 'Tout' }, couleur: null, picto: null, visible: true }],
  calques: calques(media),
});

beforeAll(async () => {
  office = await officeEnLigne(world());
  trace = await createMedia(world(), office.admin, GEOJSON);
  carte = await create(office.admin, '/web/maps', values('plan', trace));
  await publie(office.db, 'carte', carte);
});

const get = (path: string) => world().app.inject(`/public/${office.site.code}${path}`);

describe('the files of a map', () => {
  it('are given to its page as light shapes, and the images of other servers are let in as images alone', async () => {
    const { body, headers } = await get('/fr/carte/plan');
    const href = `/public/${office.site.code}/fr/carte/${carte.id}/calque/1`;
    expect(body).toContain(`"href":"${href}"`);
    expect(body).toContain('"adresse":"https://wms.example/wms"');
    // The gabarit that comes with the product has a legend: the map promises one, and what starts hidden is shown by it.
    expect(body).toContain('"controles":["plein-ecran","legende"]');
    const policy = String(headers['content-security-policy']);
    expect(policy.match(/https:\/\/wms\.example/g)).toHaveLength(1);
    expect(policy).toMatch(/img-src [^;]*https:\/\/wms\.example/);
    const answer = await world().app.inject(href);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/geo+json; charset=utf-8']);
    const { features } = answer.json<{ features: { geometry: { type: string }; properties: object }[] }>();
    expect(features.map(({ geometry }) => geometry.type)).toEqual(['Point', 'Polygon']);
    expect(features[0]?.properties).toEqual({ nom: 'Gare', resume: '' });
  });

  it('are read beside the process that answers, and left out when too heavy or not to be drawn', async () => {
    const asked: string[] = [];
    const of = (taille: number) =>
      calqueDeCarte(
        office.db,
        office.visite(),
        { carte: carte.id, rang: 1 },
        {
          open: async () => Readable.from([Buffer.alloc(taille)]),
          read: async (site, { length }) => {
            asked.push(`${site} ${length}`);
            return null;
          },
        },
      );
    expect(await of(7)).toBeNull();
    expect(asked).toEqual([`${office.site.code} 7`]);
    expect(await of(LARGEST_CALQUE + 1)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('are not there for another map, another rank, or one that is not published', async () => {
    const draft = await create(office.admin, '/web/maps', values('brouillon', trace));
    for (const path of [`${carte.id}/calque/2`, `${carte.id}/calque/3`, `${draft.id}/calque/1`, '999999/calque/1'])
      expect((await get(`/fr/carte/${path}`)).statusCode, path).toBe(404);
  });

  it('of a guest leave the site with their map, once its owner takes it off', async () => {
    const guest = await officeEnLigne(world());
    const at = `/api/web/sites/${office.site.id}`;
    const { version } = (await office.admin.call<AnyRecord>('GET', at)).body.data;
    // A person who sees both entities.
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const open = { partage: 'toutes', entitesInvitees: [guest.entiteId], version };
    expect((await root.call('PUT', at, open)).status).toBe(200);
    const hers = await createMedia(world(), guest.admin, GEOJSON);
    const map = await create(guest.admin, '/web/maps', { ...values('invitee', hers), couches: [] });
    await publie(office.db, 'carte', map);
    const status = async () => (await get(`/fr/carte/${map.id}/calque/1`)).statusCode;
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    await office.admin.call('POST', `${at}/invites`, { ressource: 'carte', id: map.id, retire: true });
    await expect.poll(status, { timeout: 30_000 }).toBe(404);
  });

  it('leave the page when their rights do not allow the web', async () => {
    const hidden = await createMedia(world(), office.admin, GEOJSON, { supports: ['print'] });
    const other = await create(office.admin, '/web/maps', values('papier', hidden));
    await publie(office.db, 'carte', other);
    expect((await get('/fr/carte/papier')).body).toContain('"calques":[]');
    expect((await get(`/fr/carte/${other.id}/calque/1`)).statusCode).toBe(404);
    const remarques = async ({ id }: AnyRecord) =>
      (await office.admin.call<Publications>('GET', `/api/web/maps/${id}/publications`)).body.data.remarques;
    expect(await remarques(other)).toEqual([
      expect.stringMatching(/«\sPérimètre\s»\s: les droits de son fichier ne permettent pas le web/u),
    ]);
    expect(await remarques(carte)).toEqual([]);
    // A file that took the place of another after the map was saved.
    const own = await createMedia(world(), office.admin, `${GEOJSON}  `);
    const grown = await create(office.admin, '/web/maps', values('alourdie', own));
    await publie(office.db, 'carte', grown);
    await sql`UPDATE medias_fichiers SET taille = ${LARGEST_CALQUE + 1} WHERE id = ${Object(own.fichier).id}`.execute(
      office.db,
    );
    expect(await remarques(grown)).toEqual([expect.stringMatching(/son fichier dépasse 5\sMo/u)]);
  });

  it('are known to the page of a list that has the map, shown or not: it is made anew when their rights change', async () => {
    const hidden = await createMedia(world(), office.admin, GEOJSON, { supports: ['print'] });
    const other = await create(office.admin, '/web/maps', values('a-cote', hidden));
    await publie(office.db, 'carte', other);
    const { code } = await office.liste({ vue: 'mixte', carte: other.id });
    const page = await compose(office.db, office.visite(), {
      ...{ genre: 'liste', code: String(code), requete: new URLSearchParams() },
    });
    expect('cles' in page && page.cles).toContain(CLE.media(hidden.id));
  });

  it('are tracks, and a server is asked in https, at one address: anything else is refused on its field', async () => {
    const photo = await createMedia(world(), office.admin, await jpeg(3));
    const refused = await office.admin.call('POST', '/api/web/maps', values('photo', photo));
    expect(refused.body.errors).toEqual([{ path: 'calques.0.fichier', message: expect.stringMatching(/^Ce média/) }]);
    const heavy = await createMedia(world(), office.admin, `${GEOJSON} `);
    await sql`UPDATE medias_fichiers SET taille = ${LARGEST_CALQUE + 1} WHERE id = ${Object(heavy.fichier).id}`.execute(
      office.db,
    );
    const tooHeavy = await office.admin.call('POST', '/api/web/maps', values('lourde', heavy));
    expect(tooHeavy.body.errors).toEqual([
      { path: 'calques.0.fichier', message: expect.stringMatching(/^Ce tracé dépasse/) },
    ]);
    const [fichier, wms] = calques(trace);
    for (const adresse of ['http://wms.example/wms', 'https://wms.example/{z}']) {
      const plain = await office.admin.call('POST', '/api/web/maps', {
        ...values('http', trace),
        calques: [fichier, { ...wms, adresse }],
      });
      expect(plain.body.errors?.map(({ path }) => path)).toEqual(['calques.1.adresse']);
    }
  });
});
