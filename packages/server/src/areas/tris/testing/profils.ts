import type { AnyRecord, EndpointAnswer, simulateScoring } from '@bridge/contract';
import { beforeAll, beforeEach, expect } from 'vitest';
import { scoresJob } from '../../../catalogue/score/scores.job.ts';
import { addObjets } from '../../../catalogue/score/testing/catalogue.ts';
import { regleDe } from '../../../catalogue/score/testing/profils.ts';
import { emptyTables } from '../../../platform/db/testing/empty-tables.ts';
import { doJob } from '../../../testing/job-worker.ts';
import { useWorld } from '../../../testing/use-world.ts';
import type { Person } from '../../../testing/world.ts';

export const PROFILS = '/api/tris/scoring';

export const PHOTOS = regleDe({
  libelle: 'Photos',
  calcul: { mode: 'proportionnel', mesure: { genre: 'simple', champ: 'photos' }, plein: 10 },
});

export const brouillon = (values: object = {}) => ({
  selection: null,
  regles: [PHOTOS],
  bonus: [],
  min: null,
  max: null,
  normalise: false,
  ...values,
});

/** An office without objets, and an admin of it who scores them. */
export function useProfils() {
  const world = useWorld();
  let admin: Person;
  let entite: number;

  beforeEach(() =>
    emptyTables(world().db, 'objets', 'taches', 'profils_scoring', 'selections', 'tris', 'modalites', 'tags'),
  );
  beforeAll(async () => {
    entite = await world().createEntite('Office des profils');
    admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
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

  return {
    world,
    objets,
    profil,
    simulateScores,
    get entite() {
      return entite;
    },
    get admin() {
      return admin;
    },
  };
}
