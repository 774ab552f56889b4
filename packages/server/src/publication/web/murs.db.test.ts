import { type AnyRecord, documentVide } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { create, type Office, officeEnLigne, publie, TOUT } from './testing/site.ts';

const world = useWorld();

const body = async (office: Office, path = '') =>
  world().app.inject({ url: `/public/${office.site.code}${path}`, headers: { accept: 'text/html' } });

async function change(person: Person, path: string, id: number, values: object) {
  const { body: read } = await person.call<{ version: number }>('GET', `/api${path}/${id}`);
  return person.call('PUT', `/api${path}/${id}`, { ...values, version: read.data.version });
}

const LIGNE: [number, number][] = [
  [5, 45],
  [5.1, 45.1],
];

/** An office, one of its bureaux, and an objet of each that the other shares or not. */
async function maison() {
  const office = await officeEnLigne(world(), { partage: 'filles' });
  const entiteId = await world().createEntite('Bureau', office.entiteId);
  const bureau = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const [, , gite = 0] = await office.objets(
    { colonnes: { nom: 'Secret de l’office', entite_id: office.entiteId, partage: 'prive' } },
    { colonnes: { nom: 'Partage de l’office', entite_id: office.entiteId, partage: 'filles' } },
    {
      colonnes: { nom: 'Gîte du bureau', entite_id: entiteId, partage: 'prive' },
      document: { lieu: { ...documentVide().lieu, trace: { format: 'gpx', lignes: [LIGNE] } } },
    },
  );
  const selection = await create(bureau, '/selections', { nom: 'Tout', code: `tout-${entiteId}`, regles: TOUT });
  const modele = await create(bureau, '/web/listModels', {
    nom: 'Modèle',
    code: `modele-${entiteId}`,
    gabarit: office.gabarits.liste,
    gabaritElement: office.gabarits.element,
  });
  const list = (changes: object = {}) =>
    bureau.call<AnyRecord>('POST', '/api/web/listes', {
      nom: 'Liste du bureau',
      code: `bureau-${entiteId}`,
      sites: [office.site.id],
      selection: selection.id,
      modele: modele.id,
      titre: { fr: 'Autour du bureau' },
      exports: ['csv'],
      ...changes,
    });
  /** Makes and publishes a map of the bureau on the site of the office. */
  const map = async () => {
    const carte = await create(bureau, '/web/maps', {
      nom: 'Carte du bureau',
      code: `carte-${entiteId}`,
      sites: [office.site.id],
      titre: { fr: 'Les lieux du bureau' },
      gabarit: office.gabarits.carte,
      infobulle: office.gabarits.infobulle,
      traces: true,
      couches: [{ selection: selection.id, nom: { fr: 'Tout' }, couleur: null, picto: null, visible: true }],
    });
    await publie(world().db, 'carte', carte);
    return carte;
  };
  return { office, bureau, entiteId, gite, list, map, path: `/fr/bureau-${entiteId}` };
}

describe('a site that is shared', () => {
  it('is nobody else’s to publish on, until its owner invites them; their rules then show what both see, and the owner takes it off', async () => {
    const { office, bureau, entiteId, list, path } = await maison();
    expect((await list()).status).toBe(400);
    expect((await change(office.admin, '/web/sites', office.site.id, { entitesInvitees: [entiteId] })).status).toBe(
      200,
    );
    const { body: made } = await list();
    await publie(world().db, 'listeWeb', made.data);

    for (const format of ['', '.csv', '.json']) {
      const shown = (await body(office, `${path}${format}`)).body;
      for (const nom of ['Gîte du bureau', 'Partage de l’office', 'Secret de l’office'])
        expect([format, nom, shown.includes(nom)]).toEqual([format, nom, !nom.startsWith('Secret')]);
    }
    expect((await body(office, '/fr')).body).toContain('Autour du bureau');

    const invites = `/api/web/sites/${office.site.id}/invites`;
    expect((await bureau.call('GET', invites)).status).toBe(403);
    const retire = { ressource: 'listeWeb', id: made.data.id, retire: true };
    expect((await bureau.call('POST', invites, retire)).status).toBe(403);
    const { body: told } = await office.admin.call<{ items: object[] }>('GET', invites);
    expect(told.data.items).toMatchObject([{ nom: 'Liste du bureau', entite: 'Bureau', retireLe: null }]);
    expect((await office.admin.call('POST', invites, retire)).status).toBe(200);
    await expect.poll(async () => (await body(office, path)).statusCode, { timeout: 30_000 }).toBe(404);
    expect((await body(office, '/fr')).body).not.toContain('Autour du bureau');
    const { body: publications } = await bureau.call<{ remarques: string[] }>(
      'GET',
      `/api/web/listes/${made.data.id}/publications`,
    );
    expect(publications.data.remarques.join()).toContain('l’en a retirée');

    await office.admin.call('POST', invites, { ...retire, retire: false });
    await expect.poll(async () => (await body(office, path)).statusCode, { timeout: 30_000 }).toBe(200);
    await change(office.admin, '/web/sites', office.site.id, { entitesInvitees: [] });
    await expect.poll(async () => (await body(office, path)).statusCode, { timeout: 30_000 }).toBe(404);
  });

  it('shows the maps of who it invites, with their popups, until its owner takes them off or invites them no more', async () => {
    const { office, bureau, entiteId, gite, list, map, path } = await maison();
    await change(office.admin, '/web/sites', office.site.id, { entitesInvitees: [entiteId] });
    const { id, code } = await map();
    const { body: made } = await list({ vue: 'mixte', carte: id });
    await publie(world().db, 'listeWeb', made.data);
    const isBesideList = async () => (await body(office, path)).body.includes(`/carte/${id}/infobulle/`);
    const drawsTracks = async () => (await body(office, `${path}.geojson`)).body.includes('MultiLineString');
    const pages = [`/fr/carte/${code}`, `/fr/carte/${code}.geojson?couche=1`, `/fr/carte/${id}/infobulle/${gite}`];
    const statuses = async () => Promise.all(pages.map(async (page) => (await body(office, page)).statusCode));
    const become = (status: number) => expect.poll(statuses, { timeout: 30_000 }).toEqual(pages.map(() => status));
    await become(200);
    expect([await isBesideList(), await drawsTracks()]).toEqual([true, true]);
    const retire = { ressource: 'carte', id, retire: true };
    const invites = `/api/web/sites/${office.site.id}/invites`;
    expect((await office.admin.call('POST', invites, retire)).status).toBe(200);
    await become(404);
    await expect.poll(isBesideList, { timeout: 30_000 }).toBe(false);
    await expect.poll(drawsTracks, { timeout: 30_000 }).toBe(false);
    const { body: publications } = await bureau.call<{ remarques: string[] }>(
      'GET',
      `/api/web/listes/${made.data.id}/publications`,
    );
    expect(publications.data.remarques).toEqual([
      expect.stringMatching(/^Sa carte ne paraît pas sur .* l’en a retirée/),
    ]);
    await office.admin.call('POST', invites, { ...retire, retire: false });
    await become(200);
    await change(office.admin, '/web/sites', office.site.id, { entitesInvitees: [] });
    await become(404);
  });

  it('does not run the custom codes of who it invites, and they are told', async () => {
    const { office, bureau, entiteId, list, path } = await maison();
    await change(office.admin, '/web/sites', office.site.id, { entitesInvitees: [entiteId] });
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const code = await create(root, '/superadmin/customcodes', {
      nom: 'Bandeau',
      type: 'html',
      html: '<p>Le bandeau du bureau</p>',
      partage: 'toutes',
    });
    const { body: made } = await list();
    await change(bureau, '/web/listes', Number(made.data.id), { codes: [code.id] });
    const { body: saved } = await bureau.call<AnyRecord>('GET', `/api/web/listes/${made.data.id}`);
    await publie(world().db, 'listeWeb', saved.data);
    expect((await body(office, path)).body).not.toContain('Le bandeau du bureau');
    const { body: publications } = await bureau.call<{ remarques: string[] }>(
      'GET',
      `/api/web/listes/${made.data.id}/publications`,
    );
    expect(publications.data.remarques.join()).toContain('Ses codes personnalisés ne s’exécutent pas sur');
  });

  it('tells nobody else of its keys', async () => {
    const { office, bureau } = await maison();
    expect((await bureau.call('GET', `/api/web/sites/${office.site.id}`)).status).toBe(200);
    expect((await bureau.call('GET', `/api/web/sites/${office.site.id}/cles`)).status).toBe(403);
    expect((await office.admin.call('GET', `/api/web/sites/${office.site.id}/cles`)).status).toBe(200);
  });
});

describe('the page of an objet', () => {
  it('is there where something on the site shows it, or where the site serves all of its catalogue', async () => {
    const office = await officeEnLigne(world(), { fichesServies: 'montres' });
    const [shown, other] = await office.objets({ colonnes: { nom: 'Au menu' } }, { colonnes: { nom: 'Hors carte' } });
    await office.fiche();
    const fiche = async (id: number | undefined) => {
      const answer = await body(office, `/fr/x/x-${id}`);
      return answer.statusCode === 301 ? 200 : answer.statusCode;
    };
    expect([await fiche(shown), await fiche(other)]).toEqual([404, 404]);
    const regles = { ...TOUT, regles: [{ genre: 'texte', champ: 'nom', op: 'contient', valeurs: ['menu'] }] };
    const selection = await create(office.admin, '/selections', {
      nom: 'Menu',
      code: `menu-${office.site.id}`,
      regles,
    });
    await office.liste({ selection: selection.id });
    await change(office.admin, '/web/sites', office.site.id, { titre: { fr: 'Refait' } });
    await expect.poll(() => fiche(shown), { timeout: 30_000 }).toBe(200);
    expect(await fiche(other)).toBe(404);
    expect((await body(office, `/fr/objets/${other}.ics`)).statusCode).toBe(404);
    await change(office.admin, '/web/sites', office.site.id, { fichesServies: 'catalogue' });
    await expect.poll(() => fiche(other), { timeout: 30_000 }).toBe(200);
  });
});
