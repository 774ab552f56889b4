import type { AnyRecord, Resource } from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onceBy } from '../../testing/once-by.ts';
import { among, TELLING } from './testing/representatives.ts';
import { isBound, isMade, MOVED_BY_THEIR_FEED, OF_ENTITIES } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-01, sharing: daughters see what their mother shares, and everybody what is shared with all. */
const engine = useEngine();
const shareable = among(OF_ENTITIES, ({ fields }) => 'partage' in fields);

let family: Awaited<ReturnType<typeof createFamily>>;
beforeAll(async () => {
  family = await createFamily();
});

async function createFamily() {
  const { world } = engine();
  const mother = await world.createEntite('Département');
  const daughter = await world.createEntite('Office', mother);
  const stranger = await world.createEntite('Ailleurs');
  const [above, inside, outside, homeless] = await Promise.all(
    [mother, daughter, stranger, null].map((entite) => engine().admin(entite)),
  );
  if (!above || !inside || !outside || !homeless) throw new Error('four people');
  return { mother, daughter, people: { above, inside, outside, homeless } };
}

/** The people of the family who find each record and open it, and those who may only read it. */
async function seenBy(resource: Resource, ids: readonly number[], people: typeof family.people) {
  const { calls } = resource;
  const seen = new Map(ids.map((id) => [id, [] as string[]]));
  for (const [name, person] of Object.entries(people)) {
    const query = { filter: JSON.stringify({ id: ids }) };
    const { items } = await engine().data<{ items: AnyRecord[] }>(person, calls.list, { query });
    // A record opens under the conditions of its list: one resource per trait is enough, every one in long runs.
    for (const id of TELLING.includes(resource) ? ids : []) {
      const answer = await engine().ask(person, calls.get, { params: { id } });
      expect(items.filter((item) => item.id === id).map(({ modifiable }) => modifiable)).toEqual(
        answer.statusCode === 200 ? [answer.json().data.modifiable] : [],
      );
    }
    for (const { id, modifiable } of items) seen.get(id)?.push(modifiable ? name : `${name} reads`);
  }
  return ids.map((id) => seen.get(id));
}

describe.each(shareable)('a record of $id', (resource) => {
  const made = async (entite: number, partage: 'prive' | 'filles' | 'toutes') =>
    (await engine().make(resource, { entite, partage, bare: true })).id;
  const sharedBy = onceBy(
    (mother: number) => mother,
    (mother) => made(mother, 'filles'),
  );

  it('is seen by its own entity and those above, by the daughters when shared with them, by all when shared with all', async () => {
    const { mother, daughter, people } = family;
    const ofMother = [await made(mother, 'prive'), await sharedBy(mother), await made(mother, 'toutes')];
    // Below, nobody is a daughter: one resource per trait is enough.
    const ofDaughter = TELLING.includes(resource)
      ? [await made(daughter, 'prive'), await made(daughter, 'filles')]
      : [];
    expect(await seenBy(resource, [...ofMother, ...ofDaughter], people)).toEqual([
      ['above'],
      ['above', 'inside reads'],
      ['above', 'inside reads', 'outside reads', 'homeless reads'],
      ...ofDaughter.map(() => ['above', 'inside']),
    ]);
  });

  if (isMade(resource) && !isBound(resource))
    it('shared by a mother is copied by a daughter, who owns the copy and leaves the original alone', async () => {
      const { mother, daughter, people } = family;
      const id = await sharedBy(mother);
      const before = await engine().row(resource, id);
      const copy = await engine().data<AnyRecord>(people.inside, resource.calls.duplicate, { params: { id } });
      expect(copy).toMatchObject({ [resource.owner]: daughter, creePar: people.inside.user.id });
      expect(await engine().row(resource, id)).toEqual(before);
    });

  it('cannot be given to an entity that one is not in charge of, nor to none', async () => {
    const { mother, daughter, people } = family;
    const own = await engine().make(resource, { entite: daughter, bare: true });
    const give = (person: typeof people.above, entite: number | null) =>
      engine().ask(person, resource.calls.update, {
        params: { id: own.id },
        body: { [resource.owner]: entite, version: 1 },
      });
    for (const entite of [mother, null]) expect((await give(people.inside, entite)).statusCode).toBe(403);
    const given = await give(people.above, mother);
    if (MOVED_BY_THEIR_FEED.includes(resource)) expect(given.statusCode).toBe(400);
    else expect(given.json().data[resource.owner]).toBe(mother);
  });
});
