import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE, type Depot, type Essai } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { FLUX, lei, offre, produit, tourinsoft, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';

const atelier = useAtelier();
const DEPOTS = '/api/administration/depots';
const deux = lei(produit('1', 'Auberge du Chêne'), produit('2', 'Auberge du Hêtre'));

async function put(person: Person, nom: string, body: string | Buffer, type = 'application/octet-stream') {
  const response = await atelier.world.app.inject({
    method: 'POST',
    url: `${API_BASE}${DEPOTS}/fichiers?${new URLSearchParams({ nom })}`,
    headers: { authorization: `Bearer ${person.tokens.token}`, 'content-type': type },
    payload: body,
  });
  return { status: response.statusCode, body: response.json<{ data: Depot; errors?: { message: string }[] }>() };
}

const tryFeed = async (person: Person, systeme: keyof typeof FLUX, id: number) =>
  (await person.call<Essai>('POST', `${FLUX[systeme]}/${id}/tester`)).body.data;

describe('a feed on a file', () => {
  it('is tried without touching the catalogue', async () => {
    const { admin, entiteId } = await atelier.office('Office d’essai');
    const depot = await atelier.putFile(entiteId, 'f.xml', lei(produit('11', 'Auberge'), produit('12', '')));
    const flux = await atelier.flux(admin, 'lei', { origine: 'fichier', depot });
    expect(await tryFeed(admin, 'lei', flux.id)).toMatchObject({
      reussi: true,
      total: 2,
      lus: 2,
      rejetes: 1,
      exemples: [{ nom: 'Auberge', type: 'Restaurant' }],
      rejets: [{ motif: expect.stringMatching(/nom/i) }],
    });
    expect(await atelier.objets(admin, { fluxLei: [flux.id] })).toEqual([]);
  });

  it('that is gone says so when it is tried, and when it is imported', async () => {
    const { admin, entiteId } = await atelier.office('Office sans fichier');
    const flux = await atelier.flux(admin, 'lei', { origine: 'fichier', depot: `entite-${entiteId}/rien.xml` });
    expect(await tryFeed(admin, 'lei', flux.id)).toMatchObject({
      reussi: false,
      message: expect.stringContaining('introuvable'),
    });
    expect(await atelier.runImport(admin, 'lei', flux.id)).toMatchObject({
      etat: 'echouee',
      motif: expect.stringContaining('introuvable'),
    });
  });

  it('brings its records to the catalogue of its entity', async () => {
    const { admin, flux, premier } = await atelier.rempli('Office importé', 'lei', deux);
    expect(premier).toMatchObject({ etat: 'terminee', compteurs: { recus: 2, crees: 2, rejetes: 0 } });
    const brought = await atelier.objets(admin, { fluxLei: [flux.id] });
    expect(brought.map(({ nom }) => nom).sort()).toEqual(['Auberge du Chêne', 'Auberge du Hêtre']);
    const { body } = await admin.call('GET', `${FLUX.lei}/${flux.id}`);
    expect(body.data).toMatchObject({ dernierEtat: 'terminee', nombreObjets: 2, version: flux.version });
  });

  it('is imported on trial without touching the catalogue', async () => {
    const { admin, entiteId } = await atelier.office('Office prudent');
    const depot = await atelier.putFile(entiteId, 'f.xml', lei(produit('21', 'Auberge')));
    const flux = await atelier.flux(admin, 'lei', { origine: 'fichier', depot });
    expect(await atelier.runImport(admin, 'lei', flux.id, true)).toMatchObject({
      etat: 'terminee',
      aBlanc: true,
      compteurs: { crees: 1 },
    });
    expect(await atelier.objets(admin, { fluxLei: [flux.id] })).toEqual([]);
  });
});

describe('a launch', () => {
  it('of a feed that is being read answers the run under way', async () => {
    const { admin, flux } = await atelier.rempli('Office pressé', 'lei', lei(produit('31', 'Auberge')));
    const first = await atelier.launch(admin, 'lei', flux.id);
    expect(await atelier.launch(admin, 'lei', flux.id)).toEqual(first);
    await atelier.work();
    expect(await atelier.launch(admin, 'lei', flux.id)).not.toEqual(first);
    await atelier.work();
  });

  it('is made once by many who ask at the same time', async () => {
    const { admin, flux } = await atelier.rempli('Office à plusieurs', 'lei', lei(produit('32', 'Auberge')));
    const runs = await Promise.all(Array.from({ length: 5 }, () => atelier.launch(admin, 'lei', flux.id)));
    expect(new Set(runs.map(({ importation }) => importation)).size).toBe(1);
    await atelier.work();
    expect(await atelier.rapport(admin, runs[0]?.importation ?? 0)).toMatchObject({ etat: 'terminee' });
  });

  it('is not taken for the trial that is under way', async () => {
    const { admin, flux } = await atelier.rempli('Office double', 'lei', lei(produit('33', 'Auberge')));
    const trial = await atelier.launch(admin, 'lei', flux.id, true);
    const real = await atelier.launch(admin, 'lei', flux.id);
    expect(real.importation).not.toBe(trial.importation);
    await atelier.work();
    expect(await atelier.rapport(admin, real.importation)).toMatchObject({ etat: 'terminee', aBlanc: false });
    expect(await atelier.rapport(admin, trial.importation)).toMatchObject({ etat: 'terminee', aBlanc: true });
  });

  it('by hand of a feed that Apidae announces is refused, and says what to do', async () => {
    const { admin } = await atelier.office('Office annoncé');
    const flux = await atelier.flux(admin, 'apidae', { origine: 'export', projet: '42' });
    const refused = await admin.call('POST', `${FLUX.apidae}/${flux.id}/importer`, { aBlanc: false });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]?.message).toContain('Ce flux se lit quand Apidae annonce un export');
    expect(await tryFeed(admin, 'apidae', flux.id)).toMatchObject({
      reussi: false,
      message: expect.stringContaining('annonce un export'),
    });
  });

  it('of a feed in the trash is refused', async () => {
    const { admin, flux } = await atelier.rempli('Office rangé', 'lei', lei(produit('34', 'Auberge')));
    const removed = await admin.call('DELETE', `${FLUX.lei}/${flux.id}?version=${flux.version}`);
    expect(removed.status).toBe(200);
    const refused = await admin.call('POST', `${FLUX.lei}/${flux.id}/importer`, { aBlanc: false });
    expect(refused.status).toBe(409);
  });

  it('of another entity’s feed is refused, shared or not', async () => {
    const { flux } = await atelier.rempli('Office visé', 'lei', lei(produit('35', 'Auberge')));
    const shared = await atelier.rempli('Office ouvert', 'lei', lei(produit('36', 'Auberge')), { partage: 'toutes' });
    const { admin } = await atelier.office('Office curieux');
    const ask = async (id: number, call: string, body?: object) =>
      (await admin.call('POST', `${FLUX.lei}/${id}/${call}`, body)).status;
    expect(await ask(flux.id, 'importer', { aBlanc: false })).toBe(404);
    expect(await ask(flux.id, 'tester')).toBe(404);
    expect(await ask(shared.flux.id, 'importer', { aBlanc: false })).toBe(403);
  });

  it('simulated as an announcement reads the archive of its address', async () => {
    const { admin } = await atelier.office('Office simulé');
    const flux = await atelier.flux(admin, 'apidae', { origine: 'export', projet: '42' });
    const urlRecuperation = 'https://export.example/simule.zip';
    const body = { urlRecuperation, reinitialisation: true };
    const { status } = await admin.call('POST', `${FLUX.apidae}/${flux.id}/notification`, body);
    expect(status).toBe(200);
    await atelier.work();
    expect(atelier.demandes).toContain(urlRecuperation);
  });
});

describe('a file that is put down', () => {
  it('lands in the folder of its entity, whole, and is listed there', async () => {
    const { admin, entiteId } = await atelier.office('Office déposant');
    const { status, body } = await put(admin, '../../Été 2026.xml', deux);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ nom: `entite-${entiteId}/Été 2026.xml`, taille: Buffer.byteLength(deux) });
    expect(await readFile(join(atelier.depots, body.data.nom), 'utf8')).toBe(deux);
    const listed = await admin.call<{ items: Depot[] }>('GET', `${DEPOTS}/lisibles`);
    expect(listed.body.data.items.map(({ nom }) => nom)).toEqual([body.data.nom]);
  });

  it('may be a table, which a feed then reads', async () => {
    const { admin } = await atelier.office('Office au tableur');
    const table = 'SyndicObjectID;SyndicObjectName\nHOT1;Hôtel du Lac\nHOT2;Hôtel du Pont\n';
    const { body } = await put(admin, 'Hôtels.CSV', table);
    const flux = await atelier.flux(admin, 'tourinsoft', { origine: 'fichier', depot: body.data.nom });
    expect(await atelier.runImport(admin, 'tourinsoft', flux.id)).toMatchObject({ compteurs: { recus: 2, crees: 2 } });
    for (const nom of ['a.xlsx', 'a.geojson', 'a.jsonld', 'a.tsv', 'a.csv.gz'])
      expect((await put(admin, nom, 'x')).status).toBe(200);
  });

  it('may be larger than what a call may carry', async () => {
    const { admin } = await atelier.office('Office volumineux');
    const large = Buffer.alloc(3_000_000, 'a');
    expect((await put(admin, 'gros.json', large)).body.data.taille).toBe(large.length);
  });

  it.each(['flux.exe', 'flux', '.json', '…'])('is refused as « %s »', async (nom) => {
    const { admin } = await atelier.office('Office refusé');
    expect(await put(admin, nom, 'x')).toMatchObject({ status: 400, body: { errors: [{ path: 'nom' }] } });
  });

  it('is refused in another form than that of a file', async () => {
    const { admin } = await atelier.office('Office en JSON');
    expect((await put(admin, 'flux.json', '{}', 'application/json')).status).toBe(415);
  });

  it('is not seen from another entity', async () => {
    const here = await atelier.office('Office discret');
    const away = await atelier.office('Office voisin');
    const { body } = await put(here.admin, 'secret.json', '{}');
    const listed = await away.admin.call<{ items: Depot[] }>('GET', `${DEPOTS}/lisibles`);
    expect(listed.body.data.items.map(({ nom }) => nom)).not.toContain(body.data.nom);
  });

  it('is refused from a person of no entity, who would put it down for all', async () => {
    const nobody = await atelier.world.person({ roles: ['ROLE_ADMIN'] });
    const superAdmin = await atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] });
    expect((await put(nobody, 'commun.json', '{}')).status).toBe(403);
    expect((await put(superAdmin, 'commun.json', '{}')).body.data.nom).toBe('commun/commun.json');
  });
});

describe('the file that a feed names', () => {
  const refusal = { status: 400, body: { errors: [{ path: 'depot' }] } };

  it('is never outside the folders of its entity', async () => {
    const here = await atelier.office('Office limité');
    const away = await atelier.office('Office interdit');
    await atelier.putFile(away.entiteId, 'f.xml', deux);
    const own = `entite-${here.entiteId}`;
    for (const depot of [
      '../secret.xml',
      `${own}/../entite-${away.entiteId}/f.xml`,
      `${own}/./f.xml`,
      `${own}\\..\\entite-${away.entiteId}/f.xml`,
      `${own}/..\\entite-${away.entiteId}\\f.xml`,
      '/etc/passwd',
      `entite-${away.entiteId}/f.xml`,
      own,
      `${own}/`,
      '',
    ])
      expect(
        await here.admin.call('POST', FLUX.lei, { nom: 'Flux', region: 'x', origine: 'fichier', depot }),
        depot,
      ).toMatchObject(refusal);
  });

  it('is not a link to another place', async () => {
    const here = await atelier.office('Office lié');
    const folder = join(atelier.depots, `entite-${here.entiteId}`);
    await mkdir(folder, { recursive: true });
    const secret = await atelier.putFile((await atelier.office('Office copié')).entiteId, 'f.xml', deux);
    await symlink(join(atelier.depots, secret), join(folder, 'lien.xml'));
    const depot = `entite-${here.entiteId}/lien.xml`;
    const flux = await atelier.flux(here.admin, 'lei', { origine: 'fichier', depot });
    expect(await tryFeed(here.admin, 'lei', flux.id)).toMatchObject({ reussi: false, lus: 0 });
    expect(await atelier.runImport(here.admin, 'lei', flux.id)).toMatchObject({ etat: 'echouee' });
    const listed = await here.admin.call<{ items: Depot[] }>('GET', `${DEPOTS}/lisibles`);
    expect(listed.body.data.items.map(({ nom }) => nom)).not.toContain(depot);
  });
});

it('a feed of Tourinsoft without a mapping still brings names and types', async () => {
  const { admin, flux, premier } = await atelier.rempli(
    'Office Tourinsoft',
    'tourinsoft',
    tourinsoft(offre('HOT1', 'Hôtel'), offre('HOT2', 'Hôtel bis')),
  );
  expect(premier).toMatchObject({ etat: 'terminee', compteurs: { crees: 2 } });
  expect(await atelier.objets(admin, { fluxTourinsoft: [flux.id] })).toHaveLength(2);
});
