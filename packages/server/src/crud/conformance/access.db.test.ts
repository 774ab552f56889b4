import {
  type AnyRecord,
  type Envelope,
  MODES,
  type Mode,
  NOBODY,
  type Resource,
  ROLES,
  type Role,
} from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { inLanes } from '../../testing/lanes.ts';
import { onceBy } from '../../testing/once-by.ts';
import { isTorture } from '../../testing/scale.ts';
import type { Person } from '../../testing/world.ts';
import { among, TELLING } from './testing/representatives.ts';
import { isBound, may, specimen, WALKED } from './testing/specimen.resource.ts';
import { IMPORTS, useEngine } from './testing/use-engine.ts';
import { ONE_PER_RIGHT, outcomeOf, VERBS, type Verb, verbsOf } from './testing/verbs.ts';

/** S-01: every resource, verb and role, in one's own entity, in another and in none, in both modes. */
const engine = useEngine();

interface Caller {
  readonly role: Role;
  readonly person: Person;
  readonly home: number | null;
}
/** People of no entity are treated alike whatever their role: a few roles are enough, and all of them in long runs. */
const OF_NO_ENTITY: readonly Role[] = isTorture ? ROLES : ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_WEB_USER'];

let home = 0;
let away = 0;
let callers: readonly Caller[] = [];

beforeAll(async () => {
  home = await engine().world.createEntite('Office d’ici');
  away = await engine().world.createEntite('Office d’ailleurs');
  callers = await Promise.all(
    ROLES.flatMap((role) =>
      (OF_NO_ENTITY.includes(role) ? [home, null] : [home]).map(async (place) => ({
        role,
        person: await engine().person(role, place),
        home: place,
      })),
    ),
  );
});

/** The mode that the instance is in. */
let now: Mode | undefined;
async function inMode(mode: Mode): Promise<void> {
  if (now !== mode) await engine().world.setParametres({ mode_multi_entites: mode === 'centralise' });
  now = mode;
}

const RIGHTS = ['view', 'create', 'edit', 'remove'] as const;

/** The roles worth trying in a mode: in the other mode, only those with other rights. */
function rolesIn(mode: Mode, resource: Resource): readonly Role[] {
  const differs = (role: Role) =>
    RIGHTS.some((right) => may(role, right, resource, 'autonome') !== may(role, right, resource, 'centralise'));
  return mode === 'autonome' ? ROLES : ROLES.filter(differs);
}

/**
 * One of several people with the same rights goes through every verb, and the others only try the list: nothing else
 * tells their roles apart. All of them do everything for the specimen, and for every resource in long runs.
 */
function oneOfEach(people: readonly Caller[], resource: Resource, mode: Mode): readonly Caller[] {
  if (isTorture || resource === specimen) return people;
  // The engine decides about people of no entity: one resource per trait is enough.
  const told = TELLING.includes(resource) ? people : people.filter(({ home: place }) => place !== null);
  const alike = ({ role, home: place }: Caller) =>
    JSON.stringify([RIGHTS.map((right) => may(role, right, resource, mode)), role === 'ROLE_SUPER_ADMIN', place]);
  const known = new Map(told.map((caller) => [alike(caller), caller]));
  return [...known.values()];
}

/** The verbs of many records at once: whether the caller has the right is asked by their own code, beside that of the route. */
const OF_MANY: readonly string[] = ['bulk change', 'import'];

/**
 * What to try at a place. A caller without a right is refused before a record is read, whichever verb takes it: one place is
 * enough, with one verb per right and those of many records. All verbs are tried at home and with a shared record, which
 * is read and not changed. With a foreign record, where no verb finds anything, one verb per right is enough: the specimen
 * shows the others.
 */
function verbsFor(caller: Caller, resource: Resource, mode: Mode, at: { place: Place; isFirst: boolean }) {
  const verbs = verbsOf(resource);
  if (isTorture || resource === specimen) return verbs;
  const isHome = at.place === 'own' || (caller.role === 'ROLE_SUPER_ADMIN' && caller.home !== null);
  return verbs.filter(({ name, needs, call }) => {
    const isAllowed =
      resource.calls[call].access !== NOBODY && needs.every((right) => may(caller.role, right, resource, mode));
    if (!isAllowed) return at.isFirst && [...ONE_PER_RIGHT, ...OF_MANY].includes(name);
    return isHome || at.place === 'shared' || ONE_PER_RIGHT.includes(name);
  });
}

type Place = 'own' | 'foreign' | 'shared';

function expected({ needs, does, call }: Verb, place: Place, { role, home }: Caller, mode: Mode, resource: Resource) {
  if (resource.calls[call].access === NOBODY) return 'not found';
  if (!needs.every((right) => may(role, right, resource, mode))) return 'refused';
  if (role === 'ROLE_SUPER_ADMIN' || place === 'own') return 'done';
  if (place === 'foreign') return 'not found';
  if (does === 'copy') return home === null || isBound(resource) ? 'refused' : 'done';
  return does === 'read' ? 'done' : 'refused';
}

/** The records for a caller, one of each kind. Only people who may change records get some of their own. */
async function recordsFor(
  resource: Resource,
  caller: Caller,
  mode: Mode,
  comesTo: 'change' | 'look',
): Promise<ReadonlyMap<Place, AnyRecord>> {
  const places: Place[] = ['foreign'];
  if (caller.home !== null) places.push('own');
  if ('partage' in resource.fields) places.push('shared');
  // A caller without any right is refused before a record is read: one place is enough, and all of them in long runs.
  const isShutOut = !RIGHTS.some((right) => may(caller.role, right, resource, mode));
  // No wall stands before a super admin: what is elsewhere shows it.
  const isUnwalled = caller.role === 'ROLE_SUPER_ADMIN' && comesTo === 'change' && resource !== specimen;
  const fewer = isShutOut ? places.slice(-1) : isUnwalled ? places.slice(0, 1) : places;
  const looked = isTorture ? places : fewer;
  const record = (place: Place) => {
    const isChanged = VERBS.some(
      (verb) => verb.does === 'change' && expected(verb, place, caller, mode, resource) === 'done',
    );
    if (comesTo === 'change' && isChanged) return make(resource, place);
    return untouched(resource, place);
  };
  return new Map(await Promise.all(looked.map(async (place) => [place, await record(place)] as const)));
}

/** The record of a place that nobody changes, made once. */
const untouched = onceBy((resource: Resource, place: Place) => `${resource.id} ${place}`, make);

function make(resource: Resource, place: Place): Promise<AnyRecord> {
  const entite = place === 'own' ? home : away;
  return engine().make(resource, { entite, bare: true, ...(place === 'shared' ? { partage: 'toutes' } : {}) });
}

it('every call of a resource takes the right that its verb takes, whichever the resource', () => {
  for (const { id, access, calls } of WALKED)
    for (const { name, call, needs } of VERBS)
      expect([...needs.map((right) => access[right]), NOBODY], `${id} ${name}`).toContain(calls[call].access);
});

const walks = MODES.flatMap((mode) =>
  WALKED.filter((resource) => rolesIn(mode, resource).length > 0).map((resource) => ({
    mode,
    id: resource.id,
    resource,
  })),
);

describe.each(walks)('in the mode $mode, $id', ({ mode, resource }) => {
  const concerned = () => callers.filter(({ role }) => rolesIn(mode, resource).includes(role));
  beforeAll(() => inMode(mode));

  // Verbs read their rights as creation and lists do, below: in the second mode, the specimen is enough.
  const isTold = mode === 'autonome' || resource === specimen;
  it('obeys each verb exactly as its access and the entity say', { tags: isTold ? [] : ['torture'] }, async () => {
    const surprises: string[] = [];
    await inLanes(oneOfEach(concerned(), resource, mode), async (caller) => {
      const records = await recordsFor(resource, caller, mode, 'change');
      const [first] = records.keys();
      for (const [place, { id }] of records) {
        const before = await engine().row(resource, id);
        let isChanged = false;
        for (const verb of verbsFor(caller, resource, mode, { place, isFirst: place === first })) {
          const wanted = expected(verb, place, caller, mode, resource);
          isChanged ||= verb.does === 'change' && wanted === 'done';
          const outcome = outcomeOf(await verb.run(engine(), caller.person, resource, id));
          if (outcome !== wanted)
            surprises.push(`${caller.role} ${caller.home} ${verb.name} ${place}: ${outcome}, not ${wanted}`);
        }
        if (!isChanged) expect(await engine().row(resource, id)).toEqual(before);
      }
    });
    expect(surprises).toEqual([]);
  });

  it('is listed, exported and created only where one may', async () => {
    const surprises: string[] = [];
    const isTelling = TELLING.includes(resource);
    const telling = oneOfEach(concerned(), resource, mode);
    await inLanes(isTelling ? concerned() : telling, async (caller) => {
      const { person, role } = caller;
      const records = await recordsFor(resource, caller, mode, 'look');
      const places = (ids: readonly number[]) =>
        [...records].filter(([, { id }]) => ids.includes(id)).map(([place]) => place);
      const mayView = may(role, 'view', resource, mode);
      const seen = [...records.keys()].filter((place) => role === 'ROLE_SUPER_ADMIN' || place !== 'foreign');
      const filter = JSON.stringify({ id: [...records.values()].map(({ id }) => id) });
      const check = (what: string, outcome: unknown, wanted: unknown) => {
        if (JSON.stringify(outcome) !== JSON.stringify(wanted))
          surprises.push(`${role} ${caller.home} ${what}: ${JSON.stringify(outcome)}, not ${JSON.stringify(wanted)}`);
      };

      const list = await engine().ask(person, resource.calls.list, { query: { filter } });
      const page: Envelope<{ items?: AnyRecord[] } | null> = list.json();
      const listed = page.data?.items?.map(({ id }) => id);
      check('list', listed ? places(listed) : outcomeOf(list), mayView ? seen : 'refused');
      if (!telling.includes(caller)) return;

      const everywhere = role === 'ROLE_SUPER_ADMIN';
      // A file holds the rows of its list: whoever has a wall before them is enough, and everybody where a trait may tell.
      if (isTelling || (mayView && !everywhere)) {
        const file = await engine().ask(person, resource.calls.export, {
          query: { filter, format: 'csv', fields: 'id' },
        });
        const exported = file.body
          .split('\r\n')
          .slice(1)
          .filter(Boolean)
          .map((line) => Number(line.split(';', 1)[0]));
        check('export', mayView ? places(exported) : outcomeOf(file), mayView ? seen : 'refused');
      }

      const create = async (entite?: number) => {
        const place = entite === undefined ? { ...(caller.home !== null && { near: caller.home }) } : { entite };
        const body = await engine().bodyFor(resource, { bare: true, ...place });
        return outcomeOf(await engine().ask(person, resource.calls.create, { body }));
      };
      const mayCreate = may(role, 'create', resource, mode);
      const otherwise = resource.calls.create.access === NOBODY ? 'not found' : 'refused';
      if (isTelling || !everywhere)
        check('create', await create(), mayCreate && (everywhere || caller.home !== null) ? 'done' : otherwise);
      // Who creates nothing is refused before the place is read.
      if (isTelling || mayCreate)
        check('create elsewhere', await create(away), mayCreate && everywhere ? 'done' : otherwise);
    });
    expect(surprises).toEqual([]);
  });
});

const switched = among(WALKED, ({ access: { view } }) => view.kind === 'roles' && view.flags.length > 0);

it.each(switched)('the part of the product that $id is of, switched off, is closed to everybody', async (resource) => {
  const { world, root } = engine();
  const { id } = await engine().make(resource, { bare: true });
  const off = Object.fromEntries(Object.keys(IMPORTS).map((name) => [name, false]));
  await inMode('autonome');
  await world.setParametres(off);
  try {
    for (const verb of verbsOf(resource)) {
      const outcome = outcomeOf(await verb.run(engine(), root, resource, id));
      expect([verb.name, outcome]).toEqual([verb.name, 'refused']);
    }
    expect(outcomeOf(await engine().ask(root, resource.calls.list))).toBe('refused');
    expect(outcomeOf(await engine().ask(root, resource.calls.export, { query: { format: 'csv' } }))).toBe('refused');
  } finally {
    await world.setParametres(IMPORTS);
  }
});
