import type { AnyRecord, EndpointAnswer, modelesDeScoring } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { simulate } from '../../catalogue/score/simulation.service.ts';
import { addObjets } from '../../catalogue/score/testing/catalogue.ts';
import { brouillon, PHOTOS, PROFILS, useProfils } from './testing/profils.ts';

const profils = useProfils();
const { world, objets, profil, simulateScores } = profils;

describe('a profile', () => {
  it('has a smallest score below its largest', async () => {
    const save = (min: number, max: number) =>
      profils.admin.call('POST', PROFILS, { nom: 'Bornes', code: `bornes-${min}`, ...brouillon({ min, max }) });
    expect((await save(10, 5)).body).toMatchObject({ errors: [{ path: 'max' }] });
    expect((await save(5, 5)).status).toBe(200);
  });

  it('may not use the score of another one', async () => {
    const mesure = { genre: 'score', profil: { ref: 'scoring', id: 1 } };
    const regles = [PHOTOS, { ...PHOTOS, calcul: { mode: 'proportionnel', mesure, plein: 10 } }];
    const { body } = await profils.admin.call('POST', PROFILS, {
      nom: 'Boucle',
      code: 'boucle',
      ...brouillon({ regles }),
    });
    expect(body).toMatchObject({ errors: [{ path: 'regles.1.calcul' }] });
  });
});

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
    expect((await profils.admin.call('POST', `${PROFILS}/simulation`, body)).status).toBe(404);
  });
});

it('a simulation of a saved profile is among what its entity sees, whoever looks through it', async () => {
  const bureau = await world().createEntite('Bureau', profils.entite);
  const agent = await world().person({ roles: ['ROLE_ADMIN'], entiteId: bureau });
  await addObjets(world().db, [
    { nom: 'Au bureau', entiteId: bureau, photos: 3 },
    { nom: 'Au-dessus', entiteId: profils.entite, photos: 5 },
  ]);
  const values = { nom: 'Du bureau', code: 'du-bureau', ...brouillon() };
  const { id } = (await agent.call<AnyRecord>('POST', PROFILS, values)).body.data;
  expect(await simulateScores({}, { profil: id })).toMatchObject({ total: 1, meilleurs: [{ nom: 'Au bureau' }] });
  expect(await simulateScores({})).toMatchObject({ total: 2 });
});

describe('ready-made profiles', () => {
  it('use the labels and the tag of members that the instance has', async () => {
    const { db } = world();
    await sql`INSERT INTO tags (libelle, code, entite_id) VALUES ('{"fr": "Adhérents 2026"}', 'adh', ${profils.entite})`.execute(
      db,
    );
    const { body } = await profils.admin.call<EndpointAnswer<typeof modelesDeScoring>>('GET', `${PROFILS}/modeles`);
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
      const made = await profils.admin.call('POST', PROFILS, { code, nom, objectif, description, regles, normalise });
      expect(made.status, JSON.stringify(made.body)).toBe(200);
    }
  });
});
