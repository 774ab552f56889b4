import { type DocumentObjet, documentVide, type TypeBridge } from '@bridge/contract';
import { sql } from 'kysely';
import ical from 'node-ical';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertObjets } from '../../../catalogue/testing/objets.ts';
import { ouverture, periode } from '../../../catalogue/testing/ouvertures.ts';
import { emptyTables } from '../../../platform/db/testing/empty-tables.ts';
import type { PageDeListe } from '../../../rendering/web/page.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { sitesServis } from '../adresses/hotes.repository.ts';
import { compose } from '../pages/compose.ts';
import type { Visite } from '../pages/composition.ts';
import { sitemapDe } from '../referencement/sitemap.ts';
import { createEditeur, type Editeur } from '../testing/editeur.ts';
import { officeEnLigne } from '../testing/site.ts';
import { sortieDeCarte } from './carte.ts';
import { sortieDeListe } from './liste.ts';
import { sortieDObjet } from './objet.ts';

const world = useWorld();
let editeur: Editeur;
let visite: Visite;
let ids: number[];

const SOIR = ouverture([
  periode({ regle: 'dates', dates: ['2026-11-21'], creneaux: [{ ouvre: '18:30', ferme: '22:00' }] }),
]);

async function objets(
  rows: readonly {
    nom: string;
    type?: TypeBridge;
    commune?: string;
    more?: object;
    document?: Partial<DocumentObjet>;
  }[],
) {
  const { db } = world();
  const found: number[] = [];
  for (const { nom, type = 'restaurant', commune = 'Malbrume', more = {}, document = {} } of rows) {
    const [id = 0] = await insertObjets(db, [
      {
        nom,
        type_bridge: type,
        commune,
        latitude: 45.123456,
        longitude: 5.654321,
        entite_id: editeur.site.entiteId,
        ...more,
      },
    ]);
    const whole = { ...documentVide(), typeBridge: type, nom: { fr: nom }, ...document };
    await sql`INSERT INTO objet_documents (objet_id, document, source, brut)
      VALUES (${id}, ${JSON.stringify(whole)}::jsonb, '{}', '')`.execute(db);
    found.push(id);
  }
  return found;
}

beforeEach(async () => {
  const { db } = world();
  await emptyTables(
    db,
    'objets',
    'sites',
    'listes_web',
    'cartes',
    'fiches_web',
    'modeles_liste',
    'selections',
    'publications',
    'publications_en_cours',
  );
  editeur = await createEditeur(world());
  visite = {
    site: 'ot',
    langue: 'fr',
    base: '/public/ot',
    adresse: 'https://bridge.example/public/ot',
    at: world().now,
  };
  ids = await objets([
    { nom: 'Auberge' },
    { nom: 'Bistrot', commune: 'Valbrune', more: { latitude: null, longitude: null } },
    { nom: 'Café' },
    {
      nom: 'Marché',
      type: 'evenement',
      document: { ouverture: SOIR },
      more: { prochaine_date: '2026-11-21', derniere_date: '2026-11-21' },
    },
    { nom: 'Hôtel caché', more: { statut: 'masque' } },
  ]);
  const liste = await editeur.liste('sorties', {
    exports: ['csv', 'ics', 'rss', 'jsonld'],
    parPage: 2,
    titre: { fr: 'Où sortir', en: 'Going out' },
  });
  await editeur.publish(liste);
});

const sortie = (format: string, requete = '', changes: Partial<Visite> = {}, code = 'sorties') =>
  sortieDeListe(world().db, { ...visite, ...changes }, { code, format, requete: new URLSearchParams(requete) });
const json = async (requete = '') => JSON.parse((await sortie('json', requete))?.corps ?? 'null');

async function page(requete = ''): Promise<PageDeListe> {
  const demande = { genre: 'liste', code: 'sorties', requete: new URLSearchParams(requete) } as const;
  const reponse = await compose(world().db, visite, demande);
  if (reponse.genre !== 'page' || reponse.aRendre.page.genre !== 'liste') throw new Error('no list');
  return reponse.aRendre.page;
}

describe('a list as data', () => {
  it('has the objets of its page, page by page', async () => {
    const first = await json();
    expect(first.objets.map(({ id }: { id: number }) => id)).toEqual((await page()).elements.map(({ id }) => id));
    expect(first).toMatchObject({ titre: 'Où sortir', total: 4, page: 1, pages: 2, precedente: null });
    expect(first.suivante).toBe('https://bridge.example/public/ot/fr/sorties.json?page=2');
    const second = await json('page=2');
    expect(second.objets.map(({ id }: { id: number }) => id)).toEqual(
      (await page('page=2')).elements.map(({ id }) => id),
    );
    expect(second.suivante).toBeNull();
    expect((await sortie('json'))?.lien).toBe('<https://bridge.example/public/ot/fr/sorties.json?page=2>; rel="next"');
    expect((await sortie('json', 'page=2'))?.lien).toBe(
      '<https://bridge.example/public/ot/fr/sorties.json>; rel="prev"',
    );
    // The first part holds the whole list: there is no second one to ask for.
    expect(await sortie('csv', 'page=2')).toMatchObject({ lien: '', nomDeFichier: 'sorties.csv' });
  });

  it('is whole where it is not read page by page, and never shows what is hidden', async () => {
    const csv = (await sortie('csv'))?.corps ?? '';
    expect(csv.trimEnd().split('\r\n')).toHaveLength(5);
    expect(csv).not.toContain('caché');
    const rss = (await sortie('rss'))?.corps ?? '';
    expect(rss.match(/<item>/g)).toHaveLength(4);
    expect(JSON.parse((await sortie('jsonld'))?.corps ?? '')).toMatchObject({ '@type': 'ItemList', numberOfItems: 4 });
  });

  it('on a map has what is somewhere, and depends on each of its objets', async () => {
    const made = await sortie('geojson');
    const { features, bbox } = JSON.parse(made?.corps ?? '');
    expect(features.map(({ properties }: { properties: { nom: string } }) => properties.nom).sort()).toEqual([
      'Auberge',
      'Café',
      'Marché',
    ]);
    expect(features[0].geometry.coordinates).toEqual([5.65432, 45.12346]);
    expect(bbox).toEqual([5.65432, 45.12346, 5.65432, 45.12346]);
    expect(made?.cles).toEqual(expect.arrayContaining([`site:${editeur.site.id}`, `objet:${ids[0]}`]));
  });

  it('as an agenda has its events, and is made anew when the day ends', async () => {
    const made = await sortie('ics');
    const events = Object.values(ical.sync.parseICS(made?.corps ?? '')).filter((one) => one?.type === 'VEVENT');
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ summary: 'Marché', uid: `objet-${ids[3]}-2026-11-21-18:30@bridge` });
    expect(made?.perime.toISOString()).toBe('2026-11-15T23:00:00.000Z');
  });

  it('as DATAtourisme names an objet that came from the platform as its producer does', async () => {
    const [id] = await objets([{ nom: 'Lavoir', more: { systeme: 'datatourisme', identifiant: 'abc-9' } }]);
    await sql`UPDATE objet_documents SET source = '{"autresIdentifiants":["PCUPOI9"]}' WHERE objet_id = ${id}`.execute(
      world().db,
    );
    await editeur.publish(await editeur.liste('ouverte', { exports: ['datatourisme'] }));
    const made = JSON.parse((await sortie('datatourisme', '', {}, 'ouverte'))?.corps ?? '');
    const noeud = made['@graph'].find((one: object) => JSON.stringify(one).includes('Lavoir'));
    expect(noeud['dc:identifier']).toBe('PCUPOI9');
  });

  it('ends with the publication of its list, copies included', async () => {
    const au = new Date(world().now.getTime() + 3_600_000);
    const liste = await editeur.liste('ephemere');
    await editeur.publish(liste, { au: au.toISOString() });
    const demandee = { code: 'ephemere', format: 'json', requete: new URLSearchParams() };
    expect((await sortieDeListe(world().db, visite, demandee))?.fin).toEqual(au);
  });

  it('is not there where the list is not, is not published, does not offer it or does not speak the language', async () => {
    await editeur.liste('brouillon', { exports: ['csv'] });
    const sobre = await editeur.liste('sobre', { exports: [], langues: ['fr'] });
    await editeur.publish(sobre);
    expect(await sortie('csv', '', {}, 'inconnue')).toBeNull();
    expect(await sortie('csv', '', {}, 'brouillon')).toBeNull();
    expect(await sortie('csv', '', {}, 'sobre')).toBeNull();
    expect(await sortie('geojson', '', { langue: 'en' }, 'sobre')).toBeNull();
    expect(await sortie('geojson', '', { site: 'autre' })).toBeNull();
    expect(await sortie('exe')).toBeNull();
    expect(await sortie('geojson', '', {}, 'sobre')).not.toBeNull();
  });

  it.each(['page=99999999999', 'page=-1&tri=%00', 'q=%27%3B+DROP+TABLE+objets', 'commune=%EF%BF%BF&page=2'])(
    'does not mind a hostile question: %s',
    async (requete) => {
      expect(await json(requete)).toMatchObject({ total: 4 });
    },
  );
});

describe('a list that a visitor filters', () => {
  it.each([
    ['commune=valbrune', ['Bistrot']],
    ['q=auberge', ['Auberge']],
    ['commune=inconnue', ['Auberge', 'Bistrot']],
    ['q=introuvable', []],
  ])('is the same as data and as a page: %s', async (requete, noms) => {
    const office = await officeEnLigne(world());
    await office.objets(
      { colonnes: { nom: 'Auberge', commune: 'Malbrume', latitude: 45, longitude: 5 } },
      { colonnes: { nom: 'Bistrot', commune: 'Valbrune', latitude: 45, longitude: 5 } },
    );
    const moteur = await office.moteur([{ cible: 'commune', code: 'commune' }], { champTexte: true });
    const { code } = await office.liste({ moteur: moteur.id });
    const asked = { code: String(code), requete: new URLSearchParams(requete) };
    const reponse = await compose(office.db, office.visite(), { genre: 'liste', ...asked });
    const shown = reponse.genre === 'page' && reponse.aRendre.page.genre === 'liste' ? reponse.aRendre.page : null;
    expect(shown?.elements.map(({ nom }) => nom)).toEqual(noms);
    const told = JSON.parse(
      (await sortieDeListe(office.db, office.visite(), { ...asked, format: 'json' }))?.corps ?? '',
    );
    expect(told.objets.map(({ nom }: { nom: string }) => nom)).toEqual(noms);
    expect(told.facettes.map((facette: { code: string }) => facette.code)).toEqual(
      shown?.moteur?.filtres.map((filtre) => filtre.code),
    );
    const map = JSON.parse(
      (await sortieDeListe(office.db, office.visite(), { ...asked, format: 'geojson' }))?.corps ?? '',
    );
    expect(map.features).toHaveLength(noms.length);
  });
});

describe('one objet as data', () => {
  const objet = (id: number | undefined, format: 'ics' | 'gpx') =>
    sortieDObjet(world().db, visite, { objet: id ?? 0, format });

  beforeEach(async () => {
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_fiche`.execute(world().db);
    const fiche = await editeur.create('/web/fiches', { nom: 'Fiche', code: 'fiche', gabarit: rows[0]?.id });
    await editeur.person.call('POST', `/api/web/fiches/${fiche.id}/publier`, {
      version: fiche.version,
      du: null,
      au: null,
    });
    await editeur.change('/web/sites', editeur.site, { fiches: [{ typesObjets: [], fiche: fiche.id }] });
  });

  it('is its dates, where it has some', async () => {
    const made = await objet(ids[3], 'ics');
    expect(made?.corps).toContain('DTSTART;TZID=Europe/Paris:20261121T183000');
    expect(made?.corps).toContain(`URL:https://bridge.example/public/ot/fr/evenement/marche-malbrume-${ids[3]}`);
    expect(await objet(ids[0], 'ics')).toBeNull();
  });

  it('is its track, where it has one', async () => {
    const trace = {
      format: 'gpx' as const,
      lignes: [
        [
          [5.1, 45.2],
          [5.3, 45.4],
        ] as [number, number][],
      ],
    };
    const [tour] = await objets([
      { nom: 'Tour du lac', type: 'itineraire', document: { lieu: { ...documentVide().lieu, trace } } },
    ]);
    expect((await objet(tour, 'gpx'))?.corps).toContain('<trkpt lat="45.2" lon="5.1"/>');
    expect(await objet(ids[3], 'gpx')).toBeNull();
  });

  it('depends on every fiche of the site: the first that is published decides', async () => {
    const { rows } = await sql<{ id: number; version: number; fiche: number; gabarit: number }>`
      SELECT id, version, (SELECT min(id) FROM fiches_web) AS fiche, (SELECT min(id) FROM gabarits_fiche) AS gabarit
      FROM sites`.execute(world().db);
    const [{ fiche = 0, gabarit = 0, ...site } = { id: 0, version: 0 }] = rows;
    // The fiche was never published: it takes effect the day that it is.
    const first = await editeur.create('/web/fiches', { nom: 'Première', code: 'premiere', gabarit });
    const fiches = [first.id, fiche].map((one) => ({ typesObjets: [], fiche: one }));
    await editeur.change('/web/sites', site, { fiches });
    const cles = [`ficheWeb:${first.id}`, `ficheWeb:${fiche}`];
    expect((await objet(ids[3], 'ics'))?.cles).toEqual(expect.arrayContaining(cles));
    const page = await compose(world().db, visite, { genre: 'fiche', objet: ids[3] ?? 0 });
    expect(page).toMatchObject({ genre: 'page', statut: 200, cles: expect.arrayContaining(cles) });
  });

  it('is nothing of what nobody is shown', async () => {
    await sql`UPDATE objets SET statut = 'masque' WHERE id = ${ids[3]}`.execute(world().db);
    expect(await objet(ids[3], 'ics')).toBeNull();
    expect(await objet(999_999, 'ics')).toBeNull();
  });
});

it('a layer of a map is the points of its sélection', async () => {
  const { rows } = await sql<{ gabarit: number; infobulle: number }>`
    SELECT (SELECT min(id) FROM gabarits_carte) AS gabarit, (SELECT min(id) FROM gabarits_infobulle) AS infobulle`.execute(
    world().db,
  );
  const couches = [{ selection: editeur.selection.id, nom: { fr: 'Tout' }, couleur: null, picto: null, visible: true }];
  const carte = await editeur.create('/web/maps', {
    nom: 'Carte',
    code: 'carte',
    titre: { fr: 'Carte' },
    sites: [editeur.site.id],
    couches,
    ...rows[0],
  });
  const ask = (couche: number, page = 1) => sortieDeCarte(world().db, visite, { code: 'carte', couche, page });
  expect(await ask(1)).toBeNull();
  await editeur.person.call('POST', `/api/web/maps/${carte.id}/publier`, {
    version: carte.version,
    du: null,
    au: null,
  });
  expect(JSON.parse((await ask(1))?.corps ?? '').features).toHaveLength(3);
  expect(await ask(1, 2)).toBeNull();
  const { rows: tris } = await sql<{ id: number }>`
    INSERT INTO tris (nom, code) VALUES ('Nom', 'par-nom-de-carte') RETURNING id`.execute(world().db);
  await sql`UPDATE selections SET tri = ${tris[0]?.id} WHERE id = ${editeur.selection.id}`.execute(world().db);
  const cles = expect.arrayContaining([`selection:${editeur.selection.id}`, `tri:${tris[0]?.id}`]);
  expect((await ask(1))?.cles).toEqual(cles);
  expect(await compose(world().db, visite, { genre: 'carte', code: 'carte' })).toMatchObject({ genre: 'page', cles });
  await editeur.publish(await editeur.liste('plan-du-site'));
  const [site] = await sitesServis(world().db);
  if (site === undefined) throw new Error('no site');
  const endroit = {
    site: { ...site, indexer: true, hotes: [] },
    hote: null,
    base: visite.base,
    adresse: visite.adresse,
    fichiers: '',
  };
  expect((await sitemapDe(world().db, endroit, null, world().now))?.cles).toEqual(cles);
  expect(await ask(2)).toBeNull();
  expect(await ask(0)).toBeNull();
});
