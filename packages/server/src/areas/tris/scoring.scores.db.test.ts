import type { AnyRecord, EndpointAnswer, explainScore } from '@bridge/contract';
import { API_BASE, type compareProfils, type scoresDuProfil } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scoresJob } from '../../catalogue/score/scores.job.ts';
import { addObjets } from '../../catalogue/score/testing/catalogue.ts';
import { regleDe } from '../../catalogue/score/testing/profils.ts';
import { doJob } from '../../testing/job-worker.ts';
import { brouillon, PHOTOS, PROFILS, useProfils } from './testing/profils.ts';

const profils = useProfils();
const { world, objets, profil, simulateScores } = profils;

describe('an explanation', () => {
  const explain = (objet: number, values: object = {}, saved: number | null = null, person = profils.admin) =>
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
    const bureau = await world().createEntite('Bureau des scores', profils.entite);
    const agent = await world().person({ roles: ['ROLE_ADMIN'], entiteId: bureau });
    const [proche = 0, dessus = 0] = await addObjets(world().db, [
      { nom: 'Proche', entiteId: bureau, photos: 3 },
      { nom: 'Dessus', entiteId: profils.entite, photos: 5 },
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
    const [masque = 0] = await addObjets(world().db, [{ nom: 'Masqué', entiteId: profils.entite, statut: 'masque' }]);
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
        await profils.admin.call<EndpointAnswer<typeof scoresDuProfil>>(
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
      headers: { authorization: `Bearer ${profils.admin.tokens.token}` },
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
      headers: { authorization: `Bearer ${profils.admin.tokens.token}` },
    });
    expect(response.body).toContain('Objet 1;Restaurant;;0,5');
  });

  it('are compared with those of another profile', async () => {
    await objets(3);
    const a = await profil('a');
    const b = await profil('b', { regles: [{ ...PHOTOS, points: -10 }] });
    const { body } = await profils.admin.call<EndpointAnswer<typeof compareProfils>>(
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
    const { body } = await profils.admin.call<{ tache: number }>('POST', `${PROFILS}/${id}/recalcul`, {});
    const etat = await profils.admin.call<{ tache: { id: number } }>('GET', `${PROFILS}/${id}/etat`);
    expect(etat.body.data.tache.id).toBe(body.data.tache);
    await sql`UPDATE profils_scoring SET partage = 'toutes' WHERE id = ${id}`.execute(world().db);
    const autre = await world().createEntite('Office voisin');
    const voisin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: autre });
    expect((await voisin.call<{ tache: unknown }>('GET', `${PROFILS}/${id}/etat`)).body.data.tache).toBeNull();
  });

  it('are not worked out again by who only reads', async () => {
    const { id } = await profil('lecture');
    const reader = await world().person({ roles: ['ROLE_WEB_USER'], entiteId: profils.entite });
    expect((await reader.call('GET', `${PROFILS}/${id}/scores`)).status).toBe(200);
    expect((await reader.call('POST', `${PROFILS}/${id}/recalcul`, {})).status).toBe(403);
  });
});
