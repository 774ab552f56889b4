import type { AnyRecord, EndpointAnswer, tryTri } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { addObjets } from '../../catalogue/score/testing/catalogue.ts';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();
let admin: Person;
let entite: number;
let selection: number;
let ids: number[];

beforeEach(async () => {
  await emptyTables(world().db, 'objets', 'taches', 'profils_scoring', 'selections', 'tris');
  entite = await world().createEntite('Office des tris');
  admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
  ids = await addObjets(world().db, [
    { nom: 'Alpha', entiteId: entite, photos: 1, lat: 45, lon: 5 },
    { nom: 'Bravo', entiteId: entite, photos: 2, lat: 45.1, lon: 5 },
    { nom: 'Charlie', entiteId: entite, photos: 3 },
  ]);
  const made = await admin.call<AnyRecord>('POST', '/api/selections', { nom: 'Tous', code: 'tous' });
  selection = made.body.data.id;
});

const PHOTOS = {
  genre: 'nombre',
  mesure: { genre: 'simple', champ: 'photos' },
  sens: 'decroissant',
  videsEnDernier: true,
} as const;

const attempt = (cles: readonly object[], others: object = {}, person = admin) =>
  person.call<EndpointAnswer<typeof tryTri>>('POST', '/api/tris/essai', {
    brouillon: { cles, epingles: [], ...others },
    selection,
    page: 1,
    itemsPerPage: 20,
  });

async function rows(cles: readonly object[], others: object = {}) {
  const { status, body } = await attempt(cles, others);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.items.map(({ nom, rang, rangAvant, raisons }) => [rang, rangAvant, nom, ...raisons]);
}

describe('a tri that is tried', () => {
  it('shows the rank of each objet before and after, with the reason', async () => {
    expect(await rows([PHOTOS])).toEqual([
      [1, 3, 'Charlie', 'Nombre de photos\u00a0: 3'],
      [2, 2, 'Bravo', 'Nombre de photos\u00a0: 2'],
      [3, 1, 'Alpha', 'Nombre de photos\u00a0: 1'],
    ]);
  });

  it('says how far things are, and which have no place', async () => {
    const distance = {
      genre: 'distance',
      depuis: 'point',
      point: { lat: 45.1, lon: 5 },
      libelle: '',
      sens: 'croissant',
    };
    expect((await rows([distance])).map(([, , nom, raison]) => [nom, raison])).toEqual([
      ['Bravo', 'à 0\u00a0m'],
      ['Alpha', 'à 11,1\u00a0km'],
      ['Charlie', 'sans position'],
    ]);
  });

  it('puts pinned objets where they were pinned, and says so', async () => {
    const epingles = [{ objet: ids[0], position: 1, dates: null }];
    expect((await rows([PHOTOS], { epingles }))[0]).toEqual([1, 1, 'Alpha', 'épinglé en position 1']);
  });

  it('sorts by the score of a profile', async () => {
    const profil = await admin.call<AnyRecord>('POST', '/api/tris/scoring', { nom: 'P', code: 'p', regles: [] });
    const { id } = profil.body.data;
    await sql`INSERT INTO objet_scores (profil_id, objet_id, score) VALUES (${id}, ${ids[1]}, 42.5)`.execute(
      world().db,
    );
    const score = { ...PHOTOS, mesure: { genre: 'score', profil: { ref: 'scoring', id } } };
    expect((await rows([score])).slice(0, 2)).toEqual([
      [1, 2, 'Bravo', 'score 42,5'],
      [2, 1, 'Alpha', 'score\u00a0: aucune valeur'],
    ]);
  });

  it('does not sort by the scores of a profile that its reader does not see', async () => {
    const autre = await world().createEntite('Office voisin');
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: autre });
    const profil = await stranger.call<AnyRecord>('POST', '/api/tris/scoring', { nom: 'P', code: 'p', regles: [] });
    const mesure = { genre: 'score', profil: { ref: 'scoring', id: profil.body.data.id } };
    const { status, body } = await attempt([{ ...PHOTOS, mesure }]);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe('brouillon.cles.0.mesure.profil');
    expect((await attempt([PHOTOS], {}, stranger)).status).toBe(404);
  });

  it('is compared with the sort of the sélection, by its name', async () => {
    const saved = await admin.call<AnyRecord>('POST', '/api/tris', {
      nom: 'Les plus illustrés',
      code: 'plus',
      cles: [PHOTOS],
    });
    await admin.call('PUT', `/api/selections/${selection}`, { tri: saved.body.data.id, version: 1 });
    const { body } = await attempt([]);
    expect(body.data).toMatchObject({ avant: 'Les plus illustrés', total: 3, coupe: false });
    expect(body.data.items[0]).toMatchObject({ nom: 'Alpha', rang: 1, rangAvant: 3 });
  });
});

describe('a tri is refused', () => {
  it('when a key of it names a field that the dictionary does not have; what was there already may stay', async () => {
    const cles = [{ ...PHOTOS, mesure: { genre: 'champ', code: 'surface-au-sol' } }];
    const values = { nom: 'Par surface', code: 'surface', cles };
    const refused = await admin.call('POST', '/api/tris', values);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]?.path).toBe('cles.0.mesure.code');
    const { db } = world();
    await sql`INSERT INTO champs (libelle, code, nature, partage) VALUES ('{"fr":"Surface"}', 'surface-au-sol', 'nombre', 'toutes')`.execute(
      db,
    );
    const made = await admin.call<AnyRecord>('POST', '/api/tris', values);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    await sql`DELETE FROM champs WHERE code = 'surface-au-sol'`.execute(db);
    const { id, version } = made.body.data;
    expect((await admin.call('PUT', `/api/tris/${id}`, { cles: [...cles, PHOTOS], version })).status).toBe(200);
  });
});
