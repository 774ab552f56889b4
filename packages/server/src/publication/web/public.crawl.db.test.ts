import type { AnyRecord } from '@bridge/contract';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { create, type Office, officeEnLigne, publie } from './testing/site.ts';

const world = useWorld();

const SORTIES = ['json', 'csv', 'rss', 'ics', 'geojson', 'gpx'];

/** The texts of all that the pages of a site link to, with its sitemap and the files of its lists. */
async function readAll({ site }: Office): Promise<string> {
  const base = `/public/${site.code}`;
  const asked = new Set<string>();
  const waiting = [base, `${base}/fr`, `${base}/sitemap.xml`, '/robots.txt'];
  const texts: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (asked.has(path)) continue;
    asked.add(path);
    const { body, statusCode, headers } = await world().app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(statusCode, path).toBeLessThan(500);
    // The keys of records are told to no visitor.
    expect(headers['surrogate-key'], path).toBeUndefined();
    texts.push(body);
    const led = [...body.matchAll(/(?:href="|src="|<loc>|action=")([^"<]+)/g)].map(([, href = '']) => href);
    const to = [...led, String(headers.location ?? '')].map((href) => href.replaceAll('&amp;', '&'));
    waiting.push(...to.map((href) => href.replace(/^https?:\/\/[^/]+/, '')).filter((href) => href.startsWith(base)));
    const isListe = /^\/public\/[^/]+\/fr\/liste-[\w-]+$/.test(path);
    if (isListe) waiting.push(...SORTIES.map((format) => `${path}.${format}`));
  }
  expect(asked.size).toBeGreaterThan(5);
  return texts.join('\n');
}

/** The texts of all that the API of a site tells, whichever list or objet it is asked for. */
async function readApi({ site, admin }: Office, codes: readonly string[], objets: readonly number[]): Promise<string> {
  const cle = { nom: 'Clé', origines: [], quota: 1_000 };
  const { body } = await admin.call<{ cle: string }>('POST', `/api/web/sites/${site.id}/cles`, cle);
  const paths = ['listes', ...codes.map((code) => `listes/${code}`), ...objets.map((id) => `objets/${id}`)];
  const texts: string[] = [];
  for (const path of paths) {
    const answer = await world().app.inject({
      url: `/public/api/v1/${path}`,
      headers: { 'x-api-key': body.data.cle },
    });
    expect([200, 404], `${path} ${answer.body}`).toContain(answer.statusCode);
    texts.push(answer.body);
  }
  return texts.join('\n');
}

/** An office online that shares all of its records with everybody, and keeps one objet to itself. */
async function officePartageur(nom: string) {
  const office = await officeEnLigne(world(), { partage: 'toutes', titre: { fr: `Site ${nom}` } });
  const objets = await office.objets(
    { colonnes: { nom: `Secret ${nom}`, partage: 'prive', latitude: 45, longitude: 6 } },
    { colonnes: { nom: `Commun ${nom}`, partage: 'toutes', latitude: 45, longitude: 6 } },
  );
  await office.fiche({ partage: 'toutes' });
  const liste = await office.liste({ titre: { fr: `Liste ${nom}` }, partage: 'toutes' });
  const carte = await create(office.admin, '/web/maps', {
    nom: `Carte ${nom}`,
    code: `carte-${office.site.code}`,
    titre: { fr: `Carte ${nom}` },
    sites: [office.site.id],
    gabarit: office.gabarits.carte,
    infobulle: office.gabarits.infobulle,
    couches: [{ selection: office.selection.id, nom: { fr: 'Tout' }, couleur: null, picto: null, visible: true }],
    partage: 'toutes',
  });
  await publie(world().db, 'carte', carte);
  return { nom, office, objets, liste: String(liste.code) };
}

it('every site shows what its own entity, or who it invites, put there, and no objet that its entity does not see', {
  timeout: 300_000,
}, async () => {
  const offices = [await officePartageur('Nord'), await officePartageur('Sud'), await officePartageur('Est')];
  const [nord, sud] = offices;
  if (nord === undefined || sud === undefined) throw new Error('three offices');
  const invite = { nom: 'Invitée', titre: { fr: 'Liste invitée du Sud' }, sites: [nord.office.site.id] };
  await expect(sud.office.liste(invite)).rejects.toThrow('autre entité');
  // A person who sees both entities and works for neither of them.
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const { body } = await root.call<AnyRecord>('GET', `/api/web/sites/${nord.office.site.id}`);
  const change = { entitesInvitees: [sud.office.entiteId], version: body.data.version };
  expect((await root.call('PUT', `/api/web/sites/${nord.office.site.id}`, change)).status).toBe(200);
  await sud.office.liste(invite);

  for (const { nom, office } of offices) {
    const text = await readAll(office);
    const others = offices.filter((other) => other.nom !== nom).map((other) => other.nom);
    expect(text).toContain(`Secret ${nom}`);
    expect(text).toContain(`Commun ${nom}`);
    for (const title of ['Liste', 'Carte', 'Site']) expect(text).toContain(`${title} ${nom}`);
    for (const other of others)
      for (const title of ['Secret', 'Liste', 'Carte', 'Site']) expect(text).not.toContain(`${title} ${other}`);
    expect(text.includes('Liste invitée du Sud')).toBe(nom === 'Nord');
    const api = await readApi(
      office,
      offices.map(({ liste }) => liste),
      offices.flatMap(({ objets }) => objets),
    );
    for (const title of ['Secret', 'Commun', 'Liste']) expect(api).toContain(`${title} ${nom}`);
    for (const other of others) for (const title of ['Secret', 'Liste']) expect(api).not.toContain(`${title} ${other}`);
  }
});
