import type { AnyRecord, EndpointAnswer, explainScore, simulateScoring } from '@bridge/contract';
import { API_BASE, type compareProfils, type modelesDeScoring, type scoresDuProfil } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { scoresJob } from '../../catalogue/score/scores.job.ts';
import { simulate } from '../../catalogue/score/simulation.service.ts';
import { addObjets } from '../../catalogue/score/testing/catalogue.ts';
import { regleDe } from '../../catalogue/score/testing/profils.ts';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { doJob } from '../../testing/job-worker.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();
const PROFILS = '/api/tris/scoring';
let admin: Person;
let entite: number;

const PHOTOS = regleDe({
  libelle: 'Photos',
  calcul: { mode: 'proportionnel', mesure: { genre: 'simple', champ: 'photos' }, plein: 10 },
});
const brouillon = (values: object = {}) => ({
  selection: null,
  regles: [PHOTOS],
  bonus: [],
  min: null,
  max: null,
  normalise: false,
  ...values,
});

beforeEach(async () => {
  await emptyTables(world().db, 'objets', 'taches', 'profils_scoring', 'selections', 'tris', 'modalites', 'tags');
  entite = await world().createEntite('Office des profils');
  admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
});

describe('a profile', () => {
  it('has a smallest score below its largest', async () => {
    const save = (min: number, max: number) =>
      admin.call('POST', PROFILS, { nom: 'Bornes', code: `bornes-${min}`, ...brouillon({ min, max }) });
    expect((await save(10, 5)).body).toMatchObject({ errors: [{ path: 'max' }] });
    expect((await save(5, 5)).status).toBe(200);
  });

  it('may not use the score of another one', async () => {
    const mesure = { genre: 'score', profil: { ref: 'scoring', id: 1 } };
    const regles = [PHOTOS, { ...PHOTOS, calcul: { mode: 'proportionnel', mesure, plein: 10 } }];
    const { body } = await admin.call('POST', PROFILS, { nom: 'Boucle', code: 'boucle', ...brouillon({ regles }) });
    expect(body).toMatchObject({ errors: [{ path: 'regles.1.calcul' }] });
  });
});

/** Objets with 0, 1, 2… photos. */
const objets = (nombre: number) =>
  addObjets(
    world().db,
    Array.from({ length: nombre }, (_, photos) => ({ nom: `Objet ${photos}`, entiteId: entite, photos })),
  );

async function profil(code: string, values: object = {}): Promise<AnyRecord> {
  const body = { nom: `Profil ${code}`, code, ...brouillon(values) };
  const made = await admin.call<AnyRecord>('POST', PROFILS, body);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  await doJob(world().db, scoresJob(), { clock: { now: () => world().now } });
  return made.body.data;
}

async function simulateScores(values: object, others: object = {}, person = admin) {
  const body = { brouillon: brouillon(values), profil: null, ecart: 1, ...others };
  const answer = await person.call<EndpointAnswer<typeof simulateScoring>>('POST', `${PROFILS}/simulation`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

describe('a simulation', () => {
  it('shows how scores spread, the best and the last, and writes nothing', async () => {
    await objets(50);
    const { total, coupe, barres, statistiques, meilleurs, derniers } = await simulateScores({ regles: [PHOTOS] });
    expect({ total, coupe, barres: barres.length }).toEqual({ total: 50, coupe: false, barres: 20 });
    expect(statistiques).toEqual({ min: 0, max: 10, moyenne: 8.9, mediane: 10 });
    expect(meilleurs).toHaveLength(20);
    expect(derniers.at(-1)).toMatchObject({ nom: 'Objet 0', score: 0, rang: 50 });
    const { rows } = await sql`SELECT 1 FROM objet_scores`.execute(world().db);
    expect(rows).toEqual([]);
  });

  it('lets others be served after any objet', async () => {
    await objets(4);
    let done = 0;
    const steps = {
      step: async <T>(work: () => T) => {
        done += 1;
        return work();
      },
      spent: () => 0,
    };
    const scope = { kind: 'system', reason: 'tests' } as const;
    const { total } = await simulate(world().db, {
      brouillon: brouillon(),
      profil: null,
      ecart: 1,
      scope,
      at: world().now,
      steps,
    });
    expect([total, done]).toEqual([4, 4]);
  });

  it('tells who would move against the saved profile', async () => {
    await objets(5);
    const { id } = await profil('sens');
    const { mouvements } = await simulateScores({ regles: [{ ...PHOTOS, points: -10 }] }, { profil: id, ecart: 3 });
    expect(mouvements.nombre).toBe(2);
    expect(mouvements.items[0]).toMatchObject({ nom: 'Objet 0', rang: 1, rangAvant: 5, scoreAvant: 0 });
  });

  it('of nothing is empty', async () => {
    expect(await simulateScores({})).toMatchObject({ total: 0, barres: [], statistiques: null, meilleurs: [] });
  });

  it('looks at what its reader sees alone', async () => {
    const autre = await world().createEntite('Office voisin');
    await addObjets(world().db, [{ nom: 'A eux', entiteId: autre }]);
    expect(await simulateScores({})).toMatchObject({ total: 0 });
    const hidden = await world().person({ roles: ['ROLE_ADMIN'], entiteId: autre });
    const { id } = (await hidden.call<AnyRecord>('POST', '/api/selections', { nom: 'Cachée', code: 'cachee' })).body
      .data;
    const body = { brouillon: brouillon({ selection: id }), profil: null, ecart: 1 };
    expect((await admin.call('POST', `${PROFILS}/simulation`, body)).status).toBe(404);
  });
});

it('a simulation of a saved profile is among what its entity sees, whoever looks through it', async () => {
  const bureau = await world().createEntite('Bureau', entite);
  const agent = await world().person({ roles: ['ROLE_ADMIN'], entiteId: bureau });
  await addObjets(world().db, [
    { nom: 'Au bureau', entiteId: bureau, photos: 3 },
    { nom: 'Au-dessus', entiteId: entite, photos: 5 },
  ]);
  const values = { nom: 'Du bureau', code: 'du-bureau', ...brouillon() };
  const { id } = (await agent.call<AnyRecord>('POST', PROFILS, values)).body.data;
  expect(await simulateScores({}, { profil: id })).toMatchObject({ total: 1, meilleurs: [{ nom: 'Au bureau' }] });
  expect(await simulateScores({})).toMatchObject({ total: 2 });
});

describe('an explanation', () => {
  const explain = (objet: number, values: object = {}, saved: number | null = null, person = admin) =>
    person.call<EndpointAnswer<typeof explainScore>>('POST', `${PROFILS}/explication`, {
      brouillon: brouillon(values),
      objet,
      profil: saved,
    });

  it('adds up to the very number that is stored', async () => {
    const ids = await objets(8);
    const bonus = [{ objet: ids[3] ?? 0, points: 7, motif: 'Partenaire', expireLe: null }];
    const { id } = await profil('exact', { bonus, normalise: true });
    const stored = await sql<{ score: number }>`
      SELECT score FROM objet_scores WHERE profil_id = ${id} AND objet_id = ${ids[3]}`.execute(world().db);
    const { data } = (await explain(ids[3] ?? 0, { bonus, normalise: true })).body;
    expect(data.score).toBe(stored.rows[0]?.score);
    expect(data.lignes.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(data.score, 10);
    expect(data.lignes.map(({ genre }) => genre)).toEqual(['regle', 'bonus', 'echelle']);
    expect(data.horsPerimetre).toBe('');
  });

  it('of a saved profile is the one of its entity, whoever reads it', async () => {
    const mere = await world().createEntite('Mère');
    const region = await world().person({ roles: ['ROLE_ADMIN'], entiteId: mere });
    const autre = await world().createEntite('Office voisin');
    const [loin = 0] = await addObjets(world().db, [{ nom: 'Loin', entiteId: autre, photos: 4, partage: 'toutes' }]);
    await sql`INSERT INTO champs (libelle, code, nature, confidentialite, partage) VALUES
      ('{"fr":"Marge"}', 'marge', 'nombre', 'interne', 'toutes') ON CONFLICT DO NOTHING`.execute(world().db);
    await sql`UPDATE objets SET nombres = '{"champ:marge": 5}' WHERE id = ${loin}`.execute(world().db);
    const marge = regleDe({
      libelle: 'Marge',
      calcul: { mode: 'proportionnel', mesure: { genre: 'champ', code: 'marge' }, plein: 10 },
    });
    const voisin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: autre });
    const body = { nom: 'Chez nous', code: 'chez-nous', partage: 'toutes', ...brouillon({ regles: [marge] }) };
    const { id } = (await voisin.call<AnyRecord>('POST', PROFILS, body)).body.data;
    await doJob(world().db, scoresJob(), { clock: { now: () => world().now } });
    const { data } = (await explain(loin, { regles: [marge] }, id, region)).body;
    expect(data).toMatchObject({ score: 5, horsPerimetre: '' });
    expect(data.enregistre).toEqual({ score: 5, calculeLe: world().now.toISOString(), ecart: '' });
    const draft = (await explain(loin, { regles: [{ ...marge, points: 20 }] }, id, region)).body.data;
    expect(draft).toMatchObject({ score: 0, enregistre: null });
    // A simulation of such a draft tells no more of the values that the entity keeps to itself.
    const simulated = await simulateScores({ regles: [{ ...marge, points: 20 }] }, { profil: id }, region);
    expect(simulated.meilleurs.find(({ nom }) => nom === 'Loin')).toMatchObject({ score: 0 });
  });

  it('of a changed draft of a saved profile is among the same objets as its simulation', async () => {
    const bureau = await world().createEntite('Bureau des scores', entite);
    const agent = await world().person({ roles: ['ROLE_ADMIN'], entiteId: bureau });
    const [proche = 0, dessus = 0] = await addObjets(world().db, [
      { nom: 'Proche', entiteId: bureau, photos: 3 },
      { nom: 'Dessus', entiteId: entite, photos: 5 },
    ]);
    const values = { nom: 'Du bureau', code: 'scores-du-bureau', ...brouillon() };
    const { id } = (await agent.call<AnyRecord>('POST', PROFILS, values)).body.data;
    const changes = { regles: [{ ...PHOTOS, points: 20 }] };
    const { total, meilleurs } = await simulateScores(changes, { profil: id });
    expect([total, meilleurs.map(({ nom }) => nom)]).toEqual([1, ['Proche']]);
    const outside = async (objet: number) => (await explain(objet, changes, id)).body.data.horsPerimetre !== '';
    expect([await outside(proche), await outside(dessus)]).toEqual([false, true]);
  });

  it('says that the stored score is another one, and why', async () => {
    const [premier = 0] = await objets(3);
    const { id } = await profil('gele', { gele: false });
    await sql`UPDATE objets SET nombre_photos = 6 WHERE id = ${premier}`.execute(world().db);
    const since = (await explain(premier, {}, id)).body.data;
    expect(since).toMatchObject({ score: 6, enregistre: { score: 0 } });
    expect(since.enregistre?.ecart).toContain('ont changé depuis');
    await sql`UPDATE profils_scoring SET gele = true WHERE id = ${id}`.execute(world().db);
    expect((await explain(premier, {}, id)).body.data.enregistre?.ecart).toContain('gelé');
  });

  it('of a profile that the reader does not see is refused', async () => {
    const [premier = 0] = await objets(1);
    const autre = await world().createEntite('Office voisin');
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: autre });
    const { id } = (await stranger.call<AnyRecord>('POST', PROFILS, { nom: 'A eux', code: 'a-eux', ...brouillon() }))
      .body.data;
    expect((await explain(premier, {}, id)).status).toBe(404);
  });

  it('says why an objet has no score', async () => {
    const [masque = 0] = await addObjets(world().db, [{ nom: 'Masqué', entiteId: entite, statut: 'masque' }]);
    expect((await explain(masque)).body.data.horsPerimetre).toContain('pas publié');
  });

  it('of the objet of a stranger is refused', async () => {
    const autre = await world().createEntite('Office voisin');
    const [id = 0] = await addObjets(world().db, [{ nom: 'A eux', entiteId: autre }]);
    expect((await explain(id)).status).toBe(404);
  });
});

describe('the scores of a profile', () => {
  it('are read page by page, the best first', async () => {
    await objets(5);
    const { id } = await profil('pages');
    const page = async (number: number) =>
      (
        await admin.call<EndpointAnswer<typeof scoresDuProfil>>(
          'GET',
          `${PROFILS}/${id}/scores?page=${number}&itemsPerPage=2`,
        )
      ).body.data;
    expect(await page(1)).toMatchObject({
      total: 5,
      items: [
        { nom: 'Objet 4', rang: 1 },
        { nom: 'Objet 3', rang: 2 },
      ],
    });
    expect((await page(3)).items).toMatchObject([{ nom: 'Objet 0', rang: 5, score: 0 }]);
  });

  it('leave as a file for a spreadsheet', async () => {
    await objets(2);
    const { id } = await profil('tableur');
    const response = await world().app.inject({
      method: 'GET',
      url: `${API_BASE}${PROFILS}/${id}/scores/export`,
      headers: { authorization: `Bearer ${admin.tokens.token}` },
    });
    expect(response.headers['content-disposition']).toContain('scores-tableur.csv');
    expect(response.body).toContain('Objet 1;Restaurant;;1');
  });

  it('leave with the decimals that spreadsheets here read', async () => {
    await objets(2);
    const { id } = await profil('decimales', { regles: [{ ...PHOTOS, points: 5 }] });
    const response = await world().app.inject({
      method: 'GET',
      url: `${API_BASE}${PROFILS}/${id}/scores/export`,
      headers: { authorization: `Bearer ${admin.tokens.token}` },
    });
    expect(response.body).toContain('Objet 1;Restaurant;;0,5');
  });

  it('are compared with those of another profile', async () => {
    await objets(3);
    const a = await profil('a');
    const b = await profil('b', { regles: [{ ...PHOTOS, points: -10 }] });
    const { body } = await admin.call<EndpointAnswer<typeof compareProfils>>(
      'GET',
      `${PROFILS}/comparaison?a=${a.id}&b=${b.id}`,
    );
    expect(body.data.a).toMatchObject({ nom: 'Profil a', total: 3 });
    expect(body.data.items[0]).toMatchObject({ nom: 'Objet 2', a: { rang: 1 }, b: { rang: 3 } });
  });

  it('of a profile that is not shared are nobody else’s', async () => {
    const { id } = await profil('prive');
    const autre = await world().createEntite('Office voisin');
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: autre });
    for (const path of ['scores', 'etat'])
      expect((await stranger.call('GET', `${PROFILS}/${id}/${path}`)).status).toBe(404);
    expect((await stranger.call('POST', `${PROFILS}/${id}/recalcul`, {})).status).toBe(404);
  });

  it('are worked out again by a task that the profile tells its entity of, and nobody else', async () => {
    const { id } = await profil('tache');
    const { body } = await admin.call<{ tache: number }>('POST', `${PROFILS}/${id}/recalcul`, {});
    const etat = await admin.call<{ tache: { id: number } }>('GET', `${PROFILS}/${id}/etat`);
    expect(etat.body.data.tache.id).toBe(body.data.tache);
    await sql`UPDATE profils_scoring SET partage = 'toutes' WHERE id = ${id}`.execute(world().db);
    const autre = await world().createEntite('Office voisin');
    const voisin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: autre });
    expect((await voisin.call<{ tache: unknown }>('GET', `${PROFILS}/${id}/etat`)).body.data.tache).toBeNull();
  });

  it('are not worked out again by who only reads', async () => {
    const { id } = await profil('lecture');
    const reader = await world().person({ roles: ['ROLE_WEB_USER'], entiteId: entite });
    expect((await reader.call('GET', `${PROFILS}/${id}/scores`)).status).toBe(200);
    expect((await reader.call('POST', `${PROFILS}/${id}/recalcul`, {})).status).toBe(403);
  });
});

describe('ready-made profiles', () => {
  it('use the labels and the tag of members that the instance has', async () => {
    const { db } = world();
    await sql`INSERT INTO tags (libelle, code, entite_id) VALUES ('{"fr": "Adhérents 2026"}', 'adh', ${entite})`.execute(
      db,
    );
    const { body } = await admin.call<EndpointAnswer<typeof modelesDeScoring>>('GET', `${PROFILS}/modeles`);
    const { modeles } = body.data;
    expect(modeles.map(({ code }) => code)).toEqual([
      'completude',
      'fraicheur',
      'adherents',
      'labels',
      'proximite-de-date',
    ]);
    expect(modeles[2]?.regles[0]?.condition.regles).toMatchObject([{ genre: 'mots', champ: 'tags' }]);
    for (const { code, nom, objectif, description, regles, normalise } of modeles) {
      const made = await admin.call('POST', PROFILS, { code, nom, objectif, description, regles, normalise });
      expect(made.status, JSON.stringify(made.body)).toBe(200);
    }
  });
});
