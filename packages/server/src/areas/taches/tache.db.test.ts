import { type EtatTache, ROLES, type Tache, type TacheDetail } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { enqueue, type NewJob } from '../../platform/jobs/enqueue.repository.ts';
import { databaseClock, takeNext } from '../../platform/jobs/lease.repository.ts';
import { settle } from '../../platform/jobs/settle.repository.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();
const PATH = '/api/administration/taches';
const definition = { type: 'import', maxTentatives: 3 };

const ask = async (changes: Partial<NewJob<object>> = {}) => {
  const job = { definition, donnees: {}, cible: 'Flux du Val', entiteId: null, demandePar: null, ...changes };
  return (await enqueue(world().db, job, world().now)).id;
};

/** A job in a state, of a type that only this test takes. */
let serial = 0;
async function inState(etat: EtatTache, changes: Partial<NewJob<object>> = {}) {
  serial += 1;
  const type = `essai-${serial}`;
  const id = await ask({ ...changes, definition: { type, maxTentatives: 3 } });
  if (etat === 'en_attente') return { id, type };
  const taking = { types: [type], serveur: 'essai', lease: 60_000, clock: databaseClock };
  const lease = await takeNext(world().db, taking);
  if (!lease) throw new Error('nothing to take');
  if (etat === 'en_cours') return { id, type };
  const settlement =
    etat === 'reussie' ? ({ etat, resultat: { lues: 12 } } as const) : ({ etat, message: 'Flux illisible.' } as const);
  await settle(world().db, lease, { settlement, clock: databaseClock, line: { niveau: 'erreur', texte: 'Fin.' } });
  return { id, type };
}

async function office(nom: string) {
  const entiteId = await world().createEntite(nom);
  return { entiteId, admin: await world().person({ roles: ['ROLE_ADMIN'], entiteId }) };
}

const superAdmin = () => world().person({ roles: ['ROLE_SUPER_ADMIN'] });

const list = async (person: Person, query: Record<string, string> = {}) =>
  (await person.call<{ items: Tache[]; total: number }>('GET', `${PATH}?${new URLSearchParams(query)}`)).body.data;

describe('the list of tasks', () => {
  it('shows a manager those of their entities, and the system’s to super admins alone', async () => {
    const here = await office('Office d’ici');
    const away = await office('Office d’ailleurs');
    const [mine, foreign, system] = [await ask(here), await ask(away), await ask()];
    const seen = async (person: Person) =>
      (await list(person, { itemsPerPage: '200' })).items
        .map(({ id }) => id)
        .filter((id) => [mine, foreign, system].includes(id));
    expect(await seen(here.admin)).toEqual([mine]);
    expect(await seen(await superAdmin())).toEqual([system, foreign, mine]);
  });

  it('is filtered by state, type and words, and counted', async () => {
    const { admin, entiteId } = await office('Office filtré');
    const failed = await inState('echouee', { entiteId, cible: 'Flux d’été' });
    const done = await inState('reussie', { entiteId, cible: 'Flux d’hiver', demandePar: admin.user.id });
    const waiting = await ask({ entiteId });
    const ids = async (query: Record<string, string>) => (await list(admin, query)).items.map(({ id }) => id);
    const filtered = (filter: object) => ids({ filter: JSON.stringify(filter) });
    expect(await filtered({ etat: ['echouee'] })).toEqual([failed.id]);
    expect(await filtered({ etat: ['echouee', 'reussie'] })).toEqual([done.id, failed.id]);
    expect(await filtered({ type: ['import'] })).toEqual([waiting]);
    expect(await filtered({ demandePar: [admin.user.id] })).toEqual([done.id]);
    expect(await ids({ q: 'ETE' })).toEqual([failed.id]);
    expect(await ids({ q: 'import' })).toEqual([waiting]);
    expect(await list(admin, { itemsPerPage: '1', page: '2' })).toMatchObject({ items: [{ id: done.id }], total: 3 });
    expect((await admin.call('GET', `${PATH}?filter={"etat":["inconnu"]}`)).status).toBe(400);
  });
});

describe('a task', () => {
  it('tells what it did, for whom, and how it went', async () => {
    const { admin, entiteId } = await office('Office détaillé');
    const lien = { ressource: 'flux-lei', id: 4 };
    const { id, type } = await inState('reussie', { entiteId, demandePar: admin.user.id, lien });
    const { body } = await admin.call<TacheDetail>('GET', `${PATH}/${id}`);
    expect(body.data).toMatchObject({
      type,
      entiteId,
      demandePar: admin.user.id,
      lien: { ressource: 'flux-lei', id: '4' },
      etat: 'reussie',
      progression: 100,
      tentatives: 1,
      resultat: { lues: 12 },
      journal: [{ niveau: 'erreur', texte: 'Fin.' }],
    });
    expect(body.data.dureeMs).toBeGreaterThanOrEqual(0);
  });

  it('that waits is cancelled at once; one that runs is asked to stop; one that ended stays as it is', async () => {
    const { admin, entiteId } = await office('Office annulé');
    const cancelled = async (etat: EtatTache) => {
      const { id } = await inState(etat, { entiteId });
      return (await admin.call<Tache>('POST', `${PATH}/${id}/annuler`)).body.data;
    };
    expect(await cancelled('en_attente')).toMatchObject({ etat: 'annulee', annulationDemandee: false });
    expect(await cancelled('en_cours')).toMatchObject({ etat: 'en_cours', annulationDemandee: true });
    expect(await cancelled('reussie')).toMatchObject({ etat: 'reussie', annulationDemandee: false });
  });

  it('that failed or was cancelled starts again from nothing, in the same row', async () => {
    const { admin, entiteId } = await office('Office relancé');
    const { id, type } = await inState('echouee', { entiteId });
    const { body } = await admin.call<Tache>('POST', `${PATH}/${id}/relancer`);
    expect(body.data).toMatchObject({ id, etat: 'en_attente', tentatives: 0, message: '', finLe: null, dureeMs: null });
    const taking = { types: [type], serveur: 'essai', lease: 60_000, clock: databaseClock };
    expect(await takeNext(world().db, taking)).toMatchObject({ id, jeton: 2, tentatives: 1 });
  });

  it('does not start again beside another with the same key', async () => {
    const { admin, entiteId } = await office('Office double');
    const { id } = await inState('echouee', { entiteId, cle: 'flux-7' });
    await ask({ entiteId, cle: 'flux-7' });
    const answer = await admin.call('POST', `${PATH}/${id}/relancer`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.message).toContain('déjà été redemandée');
  });

  it('gets another priority', async () => {
    const { admin, entiteId } = await office('Office pressé');
    const { id } = await inState('en_attente', { entiteId });
    const { body } = await admin.call<Tache>('PUT', `${PATH}/${id}/priorite`, { priorite: 1 });
    expect(body.data.priorite).toBe(1);
    expect((await admin.call('PUT', `${PATH}/${id}/priorite`, { priorite: 4 })).status).toBe(400);
  });

  it('is told in the audit log when a person acted on it', async () => {
    const { admin, entiteId } = await office('Office noté');
    const { id } = await inState('en_attente', { entiteId });
    await admin.call('POST', `${PATH}/${id}/annuler`);
    await admin.call('POST', `${PATH}/${id}/relancer`);
    const lines = await world()
      .db.selectFrom('journal')
      .select('action')
      .where('cible', '=', 'tache')
      .where('cible_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(['tache.annuler', 'tache.relancer']);
  });
});

describe('tasks that ended', () => {
  it('are purged in one’s own entities, by state', async () => {
    const here = await office('Office purgé');
    const away = await office('Office gardé');
    const failed = await inState('echouee', here);
    const done = await inState('reussie', here);
    const foreign = await inState('echouee', away);
    const { body } = await here.admin.call('POST', `${PATH}/purger`, { etats: ['echouee'] });
    expect(body.data).toEqual({ nombre: 1 });
    const left = await world()
      .db.selectFrom('taches')
      .select('id')
      .where('id', 'in', [failed.id, done.id, foreign.id])
      .orderBy('id')
      .execute();
    expect(left.map(({ id }) => id)).toEqual([done.id, foreign.id]);
    expect((await here.admin.call('POST', `${PATH}/purger`, { etats: ['en_cours'] })).status).toBe(400);
  });
});

describe('the centre of long tasks', () => {
  it('shows what waits, runs or has just ended, and what one asked for oneself', async () => {
    const here = await office('Office actif');
    const away = await office('Office voisin');
    const waiting = await inState('en_attente', here);
    const running = await inState('en_cours', here);
    const done = await inState('reussie', here);
    const old = await inState('reussie', here);
    const own = await inState('en_cours', { ...away, demandePar: here.admin.user.id });
    await inState('en_cours', away);
    await world()
      .db.updateTable('taches')
      .set({ fin_le: new Date(0) })
      .where('id', '=', old.id)
      .execute();
    const { body } = await here.admin.call<{ items: Tache[]; actives: number }>('GET', `${PATH}/en-cours`);
    expect(body.data.items.map(({ id }) => id)).toEqual([own.id, running.id, waiting.id, done.id]);
    expect(body.data.actives).toBe(3);
  });
});

describe('the rights on tasks', () => {
  const calls = (id: number) =>
    [
      ['GET', PATH],
      ['GET', `${PATH}/en-cours`],
      ['GET', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}/annuler`],
      ['POST', `${PATH}/${id}/relancer`],
      ['PUT', `${PATH}/${id}/priorite`, { priorite: 1 }],
      ['POST', `${PATH}/purger`, { etats: ['annulee'] }],
    ] as const;
  const MANAGERS = [
    'ROLE_SUPER_ADMIN',
    'ROLE_ADMIN_REGION',
    'ROLE_WEB_ADMIN',
    'ROLE_EDITION_ADMIN',
    'ROLE_DIAPORAMA_ADMIN',
    'ROLE_ADMIN',
  ];

  /** A person who manages no tasks sees their own only, and this is another's. */
  const refused = (path: string) => (path.endsWith('/en-cours') ? 200 : path.endsWith('/annuler') ? 404 : 403);

  it.each(ROLES)('are those of the table for %s', async (role) => {
    const entiteId = await world().createEntite(`Office de ${role}`);
    const person = await world().person({ roles: [role], entiteId });
    const { id } = await inState('en_attente', { entiteId });
    for (const [method, path, body] of calls(id)) {
      const { status } = await person.call(method, path, body);
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} ${MANAGERS.includes(role) ? 200 : refused(path)}`);
    }
  });

  it('hide the task of another entity as if it did not exist, and leave it alone', async () => {
    const here = await office('Office curieux');
    const away = await office('Office discret');
    const { id } = await inState('en_attente', away);
    for (const [method, path, body] of calls(id).filter(([, path]) => path.includes(`/${id}`)))
      expect(`${path} ${(await here.admin.call(method, path, body)).status}`).toBe(`${path} 404`);
    const row = await world().db.selectFrom('taches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ etat: 'en_attente', priorite: 2, annulation_demandee: false });
  });
});

it('who manages no task follows and cancels those that they asked for, and no other', async () => {
  const { entiteId } = await office('Office des éditions');
  const editeur = await world().person({ roles: ['ROLE_EDITION_USER'], entiteId });
  const mine = await inState('en_attente', { entiteId, demandePar: editeur.user.id });
  const other = await inState('en_attente', { entiteId });
  const { body } = await editeur.call<{ items: Tache[] }>('GET', `${PATH}/en-cours`);
  expect(body.data.items.map(({ id }) => id)).toEqual([mine.id]);
  expect((await editeur.call('POST', `${PATH}/${other.id}/annuler`)).status).toBe(404);
  expect((await editeur.call<Tache>('POST', `${PATH}/${mine.id}/annuler`)).body.data.etat).toBe('annulee');
  expect((await editeur.call('GET', PATH)).status).toBe(403);
});
