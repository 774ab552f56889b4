import type { checkCarte, couvertureDuMoteur, EndpointAnswer, sourcesDuProduit } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { create, officeEnLigne } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();

async function office() {
  const made = await officeEnLigne(world());
  await made.objets(
    { colonnes: { nom: 'Hôtel', type_bridge: 'hotel', commune: 'Malbrume', latitude: 45, longitude: 5 } },
    { colonnes: { nom: 'Table', commune: 'Malbrume', latitude: 45, longitude: 5 } },
    { colonnes: { nom: 'Café', commune: 'Valdoré', latitude: 45.1, longitude: 5.1 } },
    { colonnes: { nom: 'Perdu', commune: '' } },
    { colonnes: { nom: 'Île', commune: '', latitude: 14.6, longitude: -61 } },
  );
  return made;
}

describe('the address of a site', () => {
  it('is known to who works on its pages, without its settings, and to nobody else', async () => {
    const { site, entiteId } = await office();
    const path = `/api/web/adresses?ids=${site.id}`;
    const web = await world().person({ roles: ['ROLE_WEB_USER'], entiteId });
    expect((await web.call('GET', `/api/web/sites/${site.id}`)).status).toBe(403);
    const { body } = await web.call('GET', path);
    const { id, nom, code, type, langues } = site;
    expect(body.data).toEqual({ items: [{ id, nom, code, type, langues }] });
    const elsewhere = await world().person({
      roles: ['ROLE_WEB_USER'],
      entiteId: await world().createEntite('Ailleurs'),
    });
    expect((await elsewhere.call('GET', path)).body.data).toEqual({ items: [] });
    const edition = await world().person({ roles: ['ROLE_EDITION_USER'], entiteId });
    expect((await edition.call('GET', path)).status).toBe(403);
  });
});

describe('the components that templates place', () => {
  it('are named to who writes templates, without being theirs to manage', async () => {
    const { admin } = await office();
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const made = await create(root, '/superadmin/bridgeComponents', {
      nom: 'Galerie',
      code: 'galerie-de-nuit',
      partage: 'toutes',
    });
    expect((await admin.call('GET', `/api/superadmin/bridgeComponents/${made.id}`)).status).toBe(403);
    const { body } = await admin.call('GET', '/api/web/composants');
    expect(body.data).toMatchObject({ items: expect.arrayContaining([{ nom: 'Galerie', code: 'galerie-de-nuit' }]) });
  });
});

it('a gabarit tells the zones that its components place, of those that the reader may see', async () => {
  const { admin, entiteId } = await office();
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const place = (code: string, zone: string, of: object) =>
    create(root, '/superadmin/bridgeComponents', {
      nom: code,
      code,
      base: 'propre',
      liquide: `{% zone "${zone}" %}`,
      ...of,
    });
  await place('vu', 'pied', { entiteId });
  await place('ailleurs', 'galerie', { entiteId: await world().createEntite('Loin') });
  const liquide = '{% zone "corps" %}{% composant "vu" %}{% composant "ailleurs" %}';
  const gabarit = { nom: 'G', code: 'g-composants', base: 'propre', liquide };
  const { id } = await create(admin, '/superadmin/fiches/templates', gabarit);
  const { body } = await admin.call('GET', `/api/web/fiches/disposition?gabarit=${id}`);
  const zone = (nom: string) => ({ genre: 'zone', nom });
  expect(body.data).toEqual({ rangees: [{ parties: [zone('corps'), zone('pied')], cote: [] }] });
});

const COMMUNE = { nom: 'Commune', cible: 'commune', libelle: { fr: 'Commune' } };

describe('a filter', () => {
  it('is told how many objets each choice keeps, and how many none does', async () => {
    const { admin, selection } = await office();
    const choix = [
      { slug: 'm', libelle: {}, valeurs: ['malbrume'], picto: null },
      { slug: 'x', libelle: {}, valeurs: ['Ailleurs'], picto: null },
    ];
    const { body } = await admin.call('POST', '/api/web/filtres/comptes', {
      valeurs: { ...COMMUNE, choix },
      selection: selection.id,
    });
    expect(body.data).toEqual({
      total: 5,
      choix: [
        { slug: 'm', libelle: 'Malbrume', nombre: 2 },
        { slug: 'x', libelle: 'Ailleurs', nombre: 0 },
      ],
      sansValeur: 3,
    });
  });

  it('is offered what the sélection holds', async () => {
    const { admin, selection } = await office();
    const { body } = await admin.call('POST', '/api/web/filtres/choix', { valeurs: COMMUNE, selection: selection.id });
    expect(body.data).toEqual({
      choix: [
        { slug: 'malbrume', libelle: { fr: 'Malbrume' }, valeurs: ['Malbrume'], picto: null, parDefaut: false },
        { slug: 'valdore', libelle: { fr: 'Valdoré' }, valeurs: ['Valdoré'], picto: null, parDefaut: false },
      ],
    });
  });

  it('is told nothing of a sélection of others', async () => {
    const { selection } = await office();
    const { admin } = await office();
    const asked = { valeurs: COMMUNE, selection: selection.id };
    expect((await admin.call('POST', '/api/web/filtres/comptes', asked)).status).toBe(404);
    expect((await admin.call('POST', '/api/web/filtres/choix', asked)).status).toBe(404);
  });

  it('counts what its entity shows, for whoever sees more', async () => {
    const { entiteId, selection } = await office();
    await office();
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const countedBy = async (path: string, valeurs: object) => {
      const asked = { valeurs: { ...COMMUNE, code: 'vue', ...valeurs }, selection: selection.id };
      return (await root.call<{ total: number }>('POST', `/api/web/${path}`, asked)).body.data.total;
    };
    for (const path of ['filtres/comptes', 'moteurs/couverture']) {
      expect(await countedBy(path, { entiteId })).toBe(5);
      expect(await countedBy(path, {})).toBeGreaterThan(5);
    }
  });

  it('cannot have the name of what a page reads', async () => {
    const { admin } = await office();
    expect((await admin.call('POST', '/api/web/filtres', { ...COMMUNE, code: 'page' })).status).toBe(400);
  });
});

it('a moteur is told what each of its filters reaches', async () => {
  const { admin, selection } = await office();
  const { id } = await create(admin, '/web/filtres', { ...COMMUNE, code: 'commune' });
  const valeurs = { nom: 'M', code: 'm', filtres: [{ filtre: id, libelle: {}, replie: false }] };
  const { body } = await admin.call<EndpointAnswer<typeof couvertureDuMoteur>>('POST', '/api/web/moteurs/couverture', {
    valeurs,
    selection: selection.id,
  });
  expect(body.data).toMatchObject({
    total: 5,
    filtres: [
      {
        id,
        nom: 'Commune',
        sansValeur: 2,
        choix: [
          { slug: 'malbrume', nombre: 2 },
          { slug: 'valdore', nombre: 1 },
        ],
      },
    ],
  });
});

it('a map is told what it cannot show, or shows badly', async () => {
  const { admin, selection } = await office();
  const couche = { selection: selection.id, nom: { fr: 'Tout' }, couleur: null, picto: null, visible: true };
  const { body } = await admin.call<EndpointAnswer<typeof checkCarte>>('POST', '/api/web/maps/verifier', {
    valeurs: { couches: [couche] },
  });
  const names = (objets: readonly { nom: string }[]) => objets.map(({ nom }) => nom);
  expect(body.data.situes).toBe(4);
  expect(names(body.data.sansPosition)).toEqual(['Perdu']);
  expect(names(body.data.lointains)).toEqual(['Île']);
  expect(body.data.superposes.map(names)).toEqual([['Hôtel', 'Table']]);
});

it('what comes with the product can be read', async () => {
  const { admin } = await office();
  const { body } = await admin.call<EndpointAnswer<typeof sourcesDuProduit>>('GET', '/api/web/gabarits');
  expect(body.data.sources.map(({ genre, base }) => `${genre} ${base}`)).toEqual(
    expect.arrayContaining(['liste grille', 'element vignette', 'fiche sobre']),
  );
  expect(body.data.champs.length * body.data.balises.length).toBeGreaterThan(0);
});

describe('a site', () => {
  const SITE = { nom: 'Site', langues: ['fr'], langueParDefaut: 'fr' };
  let serial = 0;
  const save = async (values: object) => {
    serial += 1;
    const { admin } = await officeEnLigne(world());
    return admin.call<{ domaines: unknown }>('POST', '/api/web/sites', { ...SITE, code: `s-${serial}`, ...values });
  };

  it('has domains of its own, as browsers name them', async () => {
    const made = await save({ domaines: [{ domaine: 'https://WWW.Exemple.FR/' }] });
    expect(made.body.data.domaines).toEqual([{ domaine: 'www.exemple.fr' }]);
    expect((await save({ domaines: [{ domaine: 'www.exemple.fr' }] })).status).toBe(400);
    expect((await save({ domaines: [{ domaine: 'pas un domaine' }] })).status).toBe(400);
    expect((await save({ domaines: [{ domaine: '127.0.0.1' }] })).status).toBe(400);
  });

  it('speaks its default language', async () => {
    expect((await save({ langueParDefaut: 'en' })).status).toBe(400);
    expect((await save({ langues: ['fr', 'en'], langueParDefaut: 'en' })).status).toBe(200);
  });

  it.each([
    [{ de: 'fr/a', statut: '301', vers: '/fr/b' }, 400],
    [{ de: '//a', statut: '301', vers: '/fr/b' }, 400],
    [{ de: '/fr/a', statut: '301', vers: '' }, 400],
    [{ de: '/fr/a', statut: '301', vers: 'javascript:alert(1)' }, 400],
    [{ de: '/fr/a', statut: '301', vers: '//ailleurs.fr' }, 400],
    [{ de: '/fr/a', statut: '301', vers: '/fr/b' }, 200],
    [{ de: '/fr/a', statut: '301', vers: 'https://exemple.fr/b' }, 200],
    [{ de: '/fr/a', statut: '410', vers: '' }, 200],
  ])('sends old addresses somewhere: %j answers %i', async (redirection, status) => {
    expect((await save({ redirections: [redirection] })).status).toBe(status);
  });
});

it.each(['api', 'photos', 'apidae', 'demonstration', '_bridge'])(
  'no site takes the addresses of Bridge: %s',
  async (code) => {
    const { admin } = await officeEnLigne(world());
    const { status, body } = await admin.call('POST', '/api/web/sites', {
      nom: 'Site',
      code,
      langues: ['fr'],
      langueParDefaut: 'fr',
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('"code"');
  },
);

it('two lists of one site never have the same address, whoever they belong to', async () => {
  const made = await officeEnLigne(world());
  const { code } = await made.liste();
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const again = {
    nom: 'Autre',
    code,
    sites: [made.site.id],
    selection: made.selection.id,
    modele: made.modele.id,
    titre: { fr: 'T' },
  };
  expect((await root.call('POST', '/api/web/listes', again)).status).toBe(400);
  expect((await root.call('POST', '/api/web/listes', { ...again, code: 'carte' })).status).toBe(400);
  await sql`UPDATE listes_web SET supprime_le = now() WHERE code = ${code}`.execute(made.db);
  expect((await root.call('POST', '/api/web/listes', again)).status).toBe(200);
});
