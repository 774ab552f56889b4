import {
  ANOMALIES,
  API_BASE,
  completudeDe,
  type EndpointAnswer,
  type getCommunesDeQualite,
  type getQualite,
  type getTendanceDeQualite,
  type proprietairesACorriger,
  type shareCorrection,
} from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertObjets } from '../../../catalogue/testing/objets.ts';
import { officeEnLigne } from '../../../publication/web/testing/site.ts';
import { useWorld } from '../../../testing/use-world.ts';
import type { Person } from '../../../testing/world.ts';
import { noteReleve } from './releve.repository.ts';

const world = useWorld();
let admin: Person;
let entiteId: number;
let other: Person;

beforeAll(async () => {
  const { db } = world();
  entiteId = await world().createEntite('Office du Val');
  const elsewhere = await world().createEntite('Ailleurs');
  admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  other = await world().person({ roles: ['ROLE_ADMIN'], entiteId: elsewhere });
  const own = { entite_id: entiteId, proprietaire: 'Gîtes du Val', commune: 'Valbrune', latitude: 44, longitude: 5 };
  await insertObjets(db, [
    { ...own, nom: 'Complet', anomalies: [] },
    { ...own, nom: 'Sans photo', anomalies: ['sans-photo'], type_bridge: 'hotel' },
    { ...own, nom: 'Perdu', anomalies: ['sans-photo', 'position-hors-pays'], commune: 'Montclair', latitude: 46 },
    { ...own, nom: 'À relier', anomalies: ['type-inconnu'], type_bridge: 'autre' },
    { ...own, nom: 'Masqué', anomalies: ['sans-photo'], statut: 'masque' },
    { ...own, nom: 'D’ailleurs', anomalies: ['sans-contact'], entite_id: elsewhere },
  ]);
  await sql`UPDATE entites SET territoire = ${JSON.stringify({
    forme: 'communes',
    communes: [
      { insee: '', nom: 'Valbrune' },
      { insee: '26099', nom: 'Les Trous' },
    ],
  })} WHERE id = ${entiteId}`.execute(db);
});

const ask = async (person: Person, filter: object = {}) =>
  (
    await person.call<EndpointAnswer<typeof getQualite>>(
      'GET',
      `/api/qualite?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
  ).body.data;

describe('the quality of the catalogue', () => {
  it('is of the published objets that one sees, as their list counts them', async () => {
    const { objets, aCorriger, graves, anomalies, completude } = await ask(admin);
    expect([objets, aCorriger, graves]).toEqual([4, 3, 2]);
    expect(anomalies).toEqual([
      { anomalie: 'sans-photo', nombre: 2 },
      { anomalie: 'position-hors-pays', nombre: 1 },
      { anomalie: 'type-inconnu', nombre: 1 },
    ]);
    expect(completude).toBe(Math.round((100 + 75 + 62.5 + 100) / 4));
    const filter = encodeURIComponent('{"statut":["publie"],"anomalies":["sans-photo"]}');
    const list = await admin.call<{ total: number }>('GET', `/api/catalogue?filter=${filter}`);
    expect(list.body.data.total).toBe(2);
  });

  it('is told by type, entity, owner and source, and narrowed as the list is', async () => {
    const { parts } = await ask(admin);
    expect(parts.type.map(({ cle, objets }) => [cle, objets])).toContainEqual(['hotel', 1]);
    expect(parts.entite).toMatchObject([{ nom: 'Office du Val', objets: 4, aCorriger: 3 }]);
    expect(parts.proprietaire).toMatchObject([{ cle: 'Gîtes du Val', objets: 4 }]);
    expect(parts.source).toMatchObject([{ cle: 'lei:', objets: 4 }]);
    expect(await ask(admin, { typeBridge: ['hotel'] })).toMatchObject({ objets: 1, completude: 75 });
    expect(await ask(other)).toMatchObject({ objets: 1 });
  });

  it('has holes: communes by their objets, and those of a territory that have none', async () => {
    const { body } = await admin.call<EndpointAnswer<typeof getCommunesDeQualite>>('GET', '/api/qualite/communes');
    expect(body.data.items.map(({ nom, objets, lat }) => [nom, objets, lat])).toEqual([
      ['Montclair', 1, 46],
      ['Valbrune', 3, 44],
    ]);
    expect(body.data.sansObjet).toEqual(['Les Trous']);
  });

  it('is worked out for many as it is for one', async () => {
    const lone = await world().createEntite('Une anomalie chacune');
    const reader = await world().person({ roles: ['ROLE_ADMIN'], entiteId: lone });
    const codes = ANOMALIES.map(({ value }) => value);
    await insertObjets(
      world().db,
      codes.map((one) => ({ entite_id: lone, commune: one, anomalies: [one] })),
    );
    const { body } = await reader.call<EndpointAnswer<typeof getCommunesDeQualite>>('GET', '/api/qualite/communes');
    const told = new Map(body.data.items.map(({ nom, completude }) => [nom, completude]));
    for (const one of codes) expect([one, told.get(one)]).toEqual([one, completudeDe([one])]);
  });

  it('is a file of what is to correct, and of nothing else', async () => {
    const { text } = await admin.download('/api/qualite/export');
    expect(text).toContain('Perdu;');
    expect(text).toContain('Aucune photo, Position hors du pays');
    expect(text).not.toContain('Complet;');
    expect(text).not.toContain('D’ailleurs');
  });

  it('is noted after each import, once, and drawn for who has the feed', async () => {
    const { db } = world();
    const { rows } = await sql<{ id: number }>`
      INSERT INTO flux_lei (nom, region) VALUES ('Flux du Val', 'essai') RETURNING id`.execute(db);
    const flux = rows[0]?.id ?? 0;
    const run = async (fluxId: number, etat: string) => {
      const { rows: added } = await sql<{ id: number }>`
        INSERT INTO importations (systeme, flux_id, flux_nom, entite_id, etat, debut_le)
        VALUES ('lei', ${fluxId}, 'Flux du Val', ${entiteId}, ${etat}, now()) RETURNING id`.execute(db);
      const id = added[0]?.id ?? 0;
      for (let time = 0; time < 2; time += 1) await noteReleve(db, id, world().now);
      return id;
    };
    // A run that emptied the feed, one that was taken back, and one that left its objets.
    await run(flux, 'terminee');
    await insertObjets(db, [{ flux_lei: flux, anomalies: [] }]);
    await run(flux, 'annulee');
    const importation = await run(flux, 'terminee');
    const tendance = async (person: Person) =>
      (await person.call<EndpointAnswer<typeof getTendanceDeQualite>>('GET', '/api/qualite/tendance')).body.data.flux;
    expect(await tendance(admin)).toMatchObject([
      { nom: 'Flux du Val', releves: [{ importation, objets: 1, completude: 100 }] },
    ]);
    expect(await tendance(other)).toEqual([]);
  });
});

describe('a link to what an owner has to correct', () => {
  const share = (proprietaire: string, person = admin) =>
    person.call<EndpointAnswer<typeof shareCorrection>>('POST', '/api/qualite/liens', { proprietaire, jours: 30 });
  const open = (url: string) => world().app.inject({ method: 'GET', url });

  it('opens without an account on the records of this owner alone, and is kept by no engine', async () => {
    const { adresse } = (await share('Gîtes du Val')).body.data;
    expect(adresse).toMatch(/\/corrections\/correction\.[\w-]{43}$/);
    const { statusCode, headers, body } = await open(adresse);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('Sans photo');
    expect(body).toContain('Perdu');
    for (const absent of ['Complet', 'Masqué', 'D’ailleurs', 'À relier']) expect(body).not.toContain(`>${absent}<`);
    const { rows } = await sql<{ empreinte: Buffer }>`SELECT empreinte FROM liens_correction`.execute(world().db);
    expect(rows.every(({ empreinte }) => empreinte.length === 32)).toBe(true);
  });

  it('is offered to the owners of one’s own published objets, each with a name or what tells it apart', async () => {
    const { db } = world();
    const office = await world().createEntite('Office des Codes');
    const mine = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
    await sql`UPDATE entites SET codes_sources = '[{"systeme":"lei","code":"962"}]', contact = 'Léa Pic', email = 'contact@val.example'
      WHERE id = ${office}`.execute(db);
    const uuid = 'd78d0405-1f64-4c5e-9a55-0123456789ab';
    const mute = 'bbc8c233-1f64-4c5e-9a55-0123456789ab';
    const own = { entite_id: office, anomalies: ['sans-photo'] };
    await insertObjets(db, [
      { ...own, proprietaire: '962' },
      { ...own, proprietaire: uuid },
      { ...own, nom: 'Maison du Val', identifiant: uuid, anomalies: [] },
      { ...own, proprietaire: mute, commune: 'Valbrune' },
      { ...own, proprietaire: mute, commune: 'Montclair' },
      { ...own, proprietaire: mute, commune: 'Montclair' },
      { ...own, proprietaire: 'Masqués', statut: 'masque' },
      { entite_id: entiteId, partage: 'toutes', proprietaire: 'Office voisin' },
    ]);
    const { items } = (
      await mine.call<EndpointAnswer<typeof proprietairesACorriger>>('GET', '/api/qualite/proprietaires')
    ).body.data;
    expect(items.map(({ nom, cle, objets, communes }) => [nom ?? cle, objets, communes])).toEqual([
      [mute, 3, ['Montclair', 'Valbrune']],
      ['Office des Codes', 1, []],
      ['Maison du Val', 1, []],
    ]);
    for (const { cle } of items) expect((await share(cle, mine)).status).toBe(200);
    const { parts } = await ask(mine, { entiteId: [office] });
    expect(parts.proprietaire.map(({ nom, sansNom }) => nom || sansNom?.communes.join())).toEqual(
      expect.arrayContaining(['Office des Codes', 'Maison du Val', 'Montclair,Valbrune']),
    );
    const { text } = await mine.download('/api/qualite/export');
    for (const named of [';Office des Codes;', ';Maison du Val;']) expect(text).toContain(named);
    expect(text).not.toContain(uuid);
    const titleOf = async (cle: string) => (await open((await share(cle, mine)).body.data.adresse)).body;
    expect(await titleOf(uuid)).toMatch(/<h1>Fiches à corriger\s: Maison du Val<\/h1>/);
    const page = await titleOf(mute);
    expect(page).toContain('<h1>Fiches à corriger</h1>');
    expect(page).not.toContain(mute);
    expect(page).toMatch(/Vos fiches\s: Montclair et Valbrune\./);
    await insertObjets(db, [{ ...own, proprietaire: mute, commune: 'Vaubrume' }]);
    expect(await titleOf(mute)).toMatch(/Vos fiches\s: Montclair, Valbrune et d’autres communes\./);
    expect(page).toMatch(/Adressez-vous à Léa Pic, Office des Codes\s: <a href="mailto:contact@val\.example">/);
  });

  it('leads to the public page of each record that has one', async () => {
    const office = await officeEnLigne(world());
    await office.fiche();
    const own = { anomalies: ['sans-photo'], proprietaire: 'Auberges du Lac' };
    const [id] = await office.objets({ colonnes: { ...own, nom: 'Auberge du Lac', type_bridge: 'restaurant' } });
    const { body } = await open((await share('Auberges du Lac', office.admin)).body.data.adresse);
    const [, page = ''] = /<h2><a href="([^"]+)">Auberge du Lac<\/a>/.exec(body) ?? [];
    expect(page).toMatch(new RegExp(`^/public/${office.visite().site}/fr/restaurant/auberge-du-lac(-.+)?-${id}$`));
    expect((await open(page)).statusCode).toBe(200);
  });

  it('is given only of what one has, and only by who manages', async () => {
    expect((await share('Personne')).body.errors?.[0]?.path).toBe('proprietaire');
    const reader = await world().person({ roles: ['ROLE_WEB_USER'], entiteId });
    expect((await share('Gîtes du Val', reader)).status).toBe(403);
    expect((await reader.call('GET', '/api/qualite')).status).toBe(200);
  });

  it('is given in the name of an entity: a person of none has no owner to choose', async () => {
    const stranger = await world().person({ roles: ['ROLE_ADMIN'] });
    expect((await stranger.call('GET', '/api/qualite/proprietaires')).body.data).toEqual({ items: [] });
    expect((await share('Gîtes du Val', stranger)).status).toBe(403);
  });

  it('is closed by who gave it and by nobody elsewhere, and ends by itself', async () => {
    const { adresse, items } = (await share('Gîtes du Val')).body.data;
    const revoke = (person: Person) => person.call('POST', `/api/qualite/liens/${items[0]?.id}/revoquer`);
    expect((await revoke(other)).status).toBe(404);
    expect((await open(adresse)).statusCode).toBe(200);
    expect((await revoke(admin)).status).toBe(200);
    expect((await open(adresse)).statusCode).toBe(410);
    const second = (await share('Gîtes du Val')).body.data.adresse;
    await sql`UPDATE liens_correction SET expire_le = ${world().now} WHERE revoque_le IS NULL`.execute(world().db);
    expect((await open(second)).statusCode).toBe(410);
  });

  it('cannot be guessed, nor asked for without end', async () => {
    const base = `${API_BASE}/api/qualite/corrections`;
    expect((await open(`${base}/correction.${'A'.repeat(43)}`)).statusCode).toBe(404);
    expect((await open(`${base}/rapport.x`)).statusCode).toBe(404);
    const answers = await Promise.all(Array.from({ length: 130 }, () => open(`${base}/x`)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  });
});
