import { type AnyRecord, keptReference, NOBODY, READ_ONLY_RESOURCES, RESOURCES, type Resource } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isTorture } from '../../testing/scale.ts';
import type { Person } from '../../testing/world.ts';
import { CALLS_OF_AREAS, type Call } from './testing/calls.ts';
import { crawl, type Prey } from './testing/crawl.ts';
import { digestOfOthers, sowOthers } from './testing/others.repository.ts';
import { among, TELLING } from './testing/representatives.ts';
import { placeOf } from './testing/sample.ts';
import { bodyOf } from './testing/schema-sample.ts';
import { isMade, OF_ENTITIES } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';
import { outcomeOf, verbsOf } from './testing/verbs.ts';

/**
 * S-02 and S-03, a world where everything is shared: a mother with her daughters, a stranger with everybody. Shared
 * records name hidden ones; the office in the middle reads and re-uses them, and learns and changes nothing else.
 */
const engine = useEngine();
const HIDDEN = 'canaricache';
const shareable = among(OF_ENTITIES, (resource) => 'partage' in resource.fields && isMade(resource));

/** Where the records of each resource are. */
const LISTS = new Map(
  [...RESOURCES, ...READ_ONLY_RESOURCES].map(({ id, calls }) => [id, calls.list.path.replace(/\/$/, '')]),
);

let office = 0;
let me: Person;
const shared = new Map<string, AnyRecord[]>();

beforeAll(async () => {
  const { world } = engine();
  const mother = await world.createEntite('Département');
  office = await world.createEntite('Office', mother);
  const stranger = await world.createEntite('Ailleurs');
  me = await engine().admin(office);
  for (const resource of shareable) {
    const share = (entite: number, partage: 'filles' | 'toutes') =>
      engine().make(resource, { entite, partage, word: 'partage', hiding: HIDDEN });
    shared.set(resource.id, [await share(mother, 'filles'), await share(stranger, 'toutes')]);
    // Above and beside are two ways to be elsewhere: one resource per trait is enough for both.
    for (const entite of TELLING.includes(resource) ? [mother, stranger] : [stranger])
      await engine().make(resource, { entite, word: HIDDEN });
  }
  const idOf = (resource: string) => shared.get(resource)?.at(-1)?.id ?? 0;
  const places = {
    liste: idOf('listeWeb'),
    modele: idOf('modeleEdition'),
    ecran: idOf('ecran'),
    diaporama: idOf('diaporama'),
  };
  const sown = await sowOthers(engine().world.db, stranger, { word: HIDDEN, ...places });
  const used: string[] = [];
  for (const resource of shareable) used.push(...(await useShared(resource)));
  // Records that use nothing of others would prove nothing.
  expect(used.length).toBeGreaterThan(50);
  // What is sold is told in more places.
  await sql`UPDATE annonces SET validation = 'validee', du = '2026-01-01', au = '2026-12-31'`.execute(
    engine().world.db,
  );
  const { user } = await engine().person('ROLE_WEB_USER', stranger);
  for (const [resource, id] of Object.entries({ ...sown, utilisateur: user.id, entite: stranger }))
    shared.set(resource, [{ id, version: 1 }]);
}, 300_000);

/** Makes a record of the office that uses what is shared with it, wherever its fields and the rules of its area let it; answers those fields. */
async function useShared(resource: Resource): Promise<string[]> {
  const own: Record<string, unknown> = await engine().bodyFor(resource, { entite: office, word: 'emploi' });
  let used = Object.entries(resource.fields).flatMap(([name, field]): [string, unknown][] => {
    const isReference = field.kind === 'reference' || field.kind === 'references';
    if (!isReference || field.readOnly || field.acts || name === placeOf(resource)) return [];
    const id = shared.get(field.to)?.at(-1)?.id;
    if (id === undefined) return [];
    const kept = keptReference(field, id);
    return [[name, field.kind === 'references' ? [kept] : kept]];
  });
  for (;;) {
    const answer = await engine().ask(me, resource.calls.create, { body: { ...own, ...Object.fromEntries(used) } });
    const { errors = [] }: { errors?: { path: string }[] } = answer.statusCode === 400 ? answer.json() : {};
    const kept = used.filter(([name]) => !errors.some(({ path }) => path.split('.')[0] === name));
    if (kept.length === used.length) {
      expect([resource.id, answer.statusCode]).toEqual([resource.id, 200]);
      return used.map(([name]) => `${resource.id}.${name}`);
    }
    used = kept;
  }
}

/** Calls that change something, but for those that are about the person who makes them. */
const isTried = ({ method, path, access }: Call) => method !== 'GET' && access !== NOBODY && path.startsWith('/api/');

/** Whose numbers are tried at an address: those of its own records or, where it is no resource's, of those that it may take. */
function sharedFor({ path }: Call): (readonly [string, readonly AnyRecord[]])[] {
  const all = [...shared];
  if (!path.includes(':id')) return all.slice(0, 1).map(([id, records]) => [id, records.slice(-1)]);
  const own = all.filter(([id]) => path.startsWith(`${LISTS.get(id)}/`));
  return own.length > 0 ? own : all.slice(0, 1);
}

/** The bodies that are tried: those that reach the call and, in long runs, those that it refuses before it looks. */
function bodiesFor({ body }: Call, { version }: AnyRecord, made: unknown): unknown[] {
  const all = [{}, { version }, made];
  const reaching = isTorture ? all : body ? all.filter((one) => z.safeParse(body, one).success) : [{}];
  return reaching.length > 0 ? reaching : [made];
}

const sharedOf = ({ id }: Resource): readonly AnyRecord[] => shared.get(id) ?? [];

/** What tries are counted in, and the keys of the pages that the person may change. */
const OF_THE_ASKER = ['tentatives', 'changements_publics'];

/** People of an entity, and people of none: these see what is shared with all, once in short runs. */
const TESTERS = [
  { of: 'an entity', entite: () => office, isShort: false },
  { of: 'no entity', entite: () => null, isShort: !isTorture },
];

it.each(TESTERS)(
  'whoever of $of tries every call that an area answers with what is shared changes nothing of others, and learns not a word of what is not',
  {
    timeout: 300_000,
  },
  async ({ entite, isShort }) => {
    const tester = await engine().admin(entite());
    const digest = () => digestOfOthers(engine().world.db, entite(), tester.user.id);
    const before = await digest();
    const taken: string[] = [];
    for (const call of CALLS_OF_AREAS.filter(isTried)) {
      for (const [of, records] of sharedFor(call))
        for (const record of isShort ? records.slice(-1) : records) {
          const id = (name: string) => shared.get(name)?.at(-1)?.id ?? record.id;
          const made = call.body && bodyOf(call.body, id);
          if (made !== undefined && call.body && z.safeParse(call.body, made).success) taken.push(call.path);
          for (const body of bodiesFor(call, record, made).slice(isShort ? -1 : 0)) {
            const params = { id: record.id, ressource: of, n: 1, cle: 1, jeton: 1, lien: 1 };
            const answer = await engine().ask(tester, call, {
              params,
              ...(typeof body === 'object' && body !== null && { body }),
            });
            const said = [call.method, call.path, answer.statusCode, JSON.stringify(body)];
            expect(answer.statusCode, `${said} ${answer.body}`).toBeLessThan(500);
            expect([...said, answer.body.toLowerCase().includes(HIDDEN)]).toEqual([...said, false]);
          }
        }
    }
    expect(new Set(taken).size).toBeGreaterThan(50);
    const after = await digest();
    const changed = [...after].flatMap(([table, digest]) => (before.get(table) === digest ? [] : [table]));
    expect(changed.filter((table) => !OF_THE_ASKER.includes(table))).toEqual([]);
    // Nothing that was tried signed the person out: every call was made by somebody.
    expect((await tester.call('GET', '/users/profile')).status).toBe(200);
  },
);

/** An espace is shown on the page of its site, as anybody visits it at that moment. */
const OF_VISITORS = '/api/annonces/space/:id/apercu';

it('whoever crawls every call that reads finds what is shared, and not a word of what is not', {
  timeout: 300_000,
}, async () => {
  const prey: Prey = { word: HIDDEN, records: shared };
  const readings = await crawl(engine(), me, prey, isTorture ? 'every way' : 'every call');
  const told = readings.filter(
    ({ path, text, asked }) => path !== OF_VISITORS && text.replaceAll(asked.toLowerCase(), '').includes(HIDDEN),
  );
  expect(told).toEqual([]);
  for (const { calls } of shareable)
    expect(readings.some(({ path, text }) => path === calls.get.path && text.includes('partage'))).toBe(true);
});

describe.each(shareable)('what is shared of $id', (resource) => {
  const changing = verbsOf(resource).filter(
    ({ call, does }) => does === 'change' && resource.calls[call] !== undefined,
  );

  it('bears no change by who it is shared with', async () => {
    const before = await engine().digest(resource.table);
    for (const { id } of sharedOf(resource))
      for (const verb of changing)
        expect([verb.name, outcomeOf(await verb.run(engine(), me, resource, id))]).toEqual([
          verb.name,
          expect.not.stringMatching(/^done$/),
        ]);
    expect(await engine().digest(resource.table)).toEqual(before);
  });
});
