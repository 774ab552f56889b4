import { documentVide } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { sitesServis } from '../adresses/hotes.repository.ts';
import { compose } from '../pages/compose.ts';
import { sitemapDe } from '../referencement/sitemap.ts';
import { sortieDeCarte } from './carte.ts';
import { sortieDObjet } from './objet.ts';
import { useSorties } from './testing/use-sorties.ts';

const sorties = useSorties();
const { world, objets } = sorties;

describe('one objet as data', () => {
  const objet = (id: number | undefined, format: 'ics' | 'gpx') =>
    sortieDObjet(world().db, sorties.visite, { objet: id ?? 0, format });

  beforeEach(async () => {
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_fiche`.execute(world().db);
    const fiche = await sorties.editeur.create('/web/fiches', { nom: 'Fiche', code: 'fiche', gabarit: rows[0]?.id });
    await sorties.editeur.person.call('POST', `/api/web/fiches/${fiche.id}/publier`, {
      version: fiche.version,
      du: null,
      au: null,
    });
    await sorties.editeur.change('/web/sites', sorties.editeur.site, {
      fiches: [{ typesObjets: [], fiche: fiche.id }],
    });
  });

  it('is its dates, where it has some', async () => {
    const made = await objet(sorties.ids[3], 'ics');
    expect(made?.corps).toContain('DTSTART;TZID=Europe/Paris:20261121T183000');
    expect(made?.corps).toContain(
      `URL:https://bridge.example/public/ot/fr/evenement/marche-malbrume-${sorties.ids[3]}`,
    );
    expect(await objet(sorties.ids[0], 'ics')).toBeNull();
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
    expect(await objet(sorties.ids[3], 'gpx')).toBeNull();
  });

  it('depends on every fiche of the site: the first that is published decides', async () => {
    const { rows } = await sql<{ id: number; version: number; fiche: number; gabarit: number }>`
      SELECT id, version, (SELECT min(id) FROM fiches_web) AS fiche, (SELECT min(id) FROM gabarits_fiche) AS gabarit
      FROM sites`.execute(world().db);
    const [{ fiche = 0, gabarit = 0, ...site } = { id: 0, version: 0 }] = rows;
    // The fiche was never published: it takes effect the day that it is.
    const first = await sorties.editeur.create('/web/fiches', { nom: 'Première', code: 'premiere', gabarit });
    const fiches = [first.id, fiche].map((one) => ({ typesObjets: [], fiche: one }));
    await sorties.editeur.change('/web/sites', site, { fiches });
    const cles = [`ficheWeb:${first.id}`, `ficheWeb:${fiche}`];
    expect((await objet(sorties.ids[3], 'ics'))?.cles).toEqual(expect.arrayContaining(cles));
    const page = await compose(world().db, sorties.visite, { genre: 'fiche', objet: sorties.ids[3] ?? 0 });
    expect(page).toMatchObject({ genre: 'page', statut: 200, cles: expect.arrayContaining(cles) });
  });

  it('is nothing of what nobody is shown', async () => {
    await sql`UPDATE objets SET statut = 'masque' WHERE id = ${sorties.ids[3]}`.execute(world().db);
    expect(await objet(sorties.ids[3], 'ics')).toBeNull();
    expect(await objet(999_999, 'ics')).toBeNull();
  });
});

it('a layer of a map is the points of its sélection', async () => {
  const { rows } = await sql<{ gabarit: number; infobulle: number }>`
    SELECT (SELECT min(id) FROM gabarits_carte) AS gabarit, (SELECT min(id) FROM gabarits_infobulle) AS infobulle`.execute(
    world().db,
  );
  const couches = [
    { selection: sorties.editeur.selection.id, nom: { fr: 'Tout' }, couleur: null, picto: null, visible: true },
  ];
  const carte = await sorties.editeur.create('/web/maps', {
    nom: 'Carte',
    code: 'carte',
    titre: { fr: 'Carte' },
    sites: [sorties.editeur.site.id],
    couches,
    ...rows[0],
  });
  const ask = (couche: number, page = 1) => sortieDeCarte(world().db, sorties.visite, { code: 'carte', couche, page });
  expect(await ask(1)).toBeNull();
  await sorties.editeur.person.call('POST', `/api/web/maps/${carte.id}/publier`, {
    version: carte.version,
    du: null,
    au: null,
  });
  expect(JSON.parse((await ask(1))?.corps ?? '').features).toHaveLength(3);
  expect(await ask(1, 2)).toBeNull();
  const { rows: tris } = await sql<{ id: number }>`
    INSERT INTO tris (nom, code) VALUES ('Nom', 'par-nom-de-carte') RETURNING id`.execute(world().db);
  await sql`UPDATE selections SET tri = ${tris[0]?.id} WHERE id = ${sorties.editeur.selection.id}`.execute(world().db);
  const cles = expect.arrayContaining([`selection:${sorties.editeur.selection.id}`, `tri:${tris[0]?.id}`]);
  expect((await ask(1))?.cles).toEqual(cles);
  expect(await compose(world().db, sorties.visite, { genre: 'carte', code: 'carte' })).toMatchObject({
    genre: 'page',
    cles,
  });
  await sorties.editeur.publish(await sorties.editeur.liste('plan-du-site'));
  const [site] = await sitesServis(world().db);
  if (site === undefined) throw new Error('no site');
  const endroit = {
    site: { ...site, indexer: true, hotes: [] },
    hote: null,
    base: sorties.visite.base,
    adresse: sorties.visite.adresse,
    fichiers: '',
  };
  expect((await sitemapDe(world().db, endroit, null, world().now))?.cles).toEqual(cles);
  expect(await ask(2)).toBeNull();
  expect(await ask(0)).toBeNull();
});
