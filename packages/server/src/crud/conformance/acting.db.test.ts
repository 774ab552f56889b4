import { type AnyRecord, listChoices } from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { resourceOf } from './testing/engine.ts';
import { actingFields, MADE } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-02: what is shared is used, never acted upon: nobody publishes or writes with what is another's. */
const engine = useEngine();

const acting = MADE.flatMap((resource) =>
  actingFields(resource).map(({ name, field }) => ({
    via: `${resource.id}.${name}`,
    resource,
    name,
    several: field.kind === 'references',
    target: resourceOf('to' in field ? field.to : ''),
  })),
);

let own = 0;
let below = 0;
let away = 0;
beforeAll(async () => {
  const { world } = engine();
  own = await world.createEntite('Office qui agit');
  below = await world.createEntite('Bureau de cet office', own);
  away = await world.createEntite('Office qui partage');
});

it('some fields act upon what they refer to', () => {
  expect(acting.map(({ via }) => via)).toEqual(
    expect.arrayContaining(['listeWeb.sites', 'carte.sites', 'annonce.espaces']),
  );
});

describe.each(acting)('what $via acts upon', ({ resource, name, several, target }) => {
  const made = (entite: number, changes: object = {}) =>
    engine().make(target, { entite, partage: 'toutes', bare: true }, changes);
  const trying = async (id: number, entite = own) => {
    const body = await engine().bodyFor(resource, { entite, bare: true });
    return engine().ask(engine().root, resource.calls.create, { body: { ...body, [name]: several ? [id] : id } });
  };
  const offered = async (q: string) => {
    const admin = await engine().admin(own);
    const query = { pour: resource.id, champ: name, q };
    const { items } = await engine().data<{ items: AnyRecord[] }>(admin, listChoices, {
      params: { ressource: target.id },
      query,
    });
    return items.map(({ id }) => id);
  };

  it('is of its entity or below it, even for who may do everything', async () => {
    const [mine, lower, theirs] = [await made(own), await made(below), await made(away)];
    for (const { id } of [mine, lower]) expect((await trying(id)).json().errors).toBeUndefined();
    const refused = await trying(theirs.id);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ path: name, message: expect.stringContaining('autre entité') }]);
    const above = await trying(mine.id, below);
    expect(above.statusCode).toBe(400);
    expect(await offered(`#${theirs.id}`)).not.toContain(theirs.id);
    expect(await offered(`#${mine.id}`)).toContain(mine.id);
  });

  it('cannot be kept by a record that is given to another entity', async () => {
    const { id } = await made(own);
    const record: AnyRecord = (await trying(id)).json().data;
    const given = await engine().ask(engine().root, resource.calls.update, {
      params: { id: record.id },
      body: { [resource.owner]: away, version: record.version },
    });
    expect(given.statusCode).toBe(400);
    expect(given.json().errors).toEqual(expect.arrayContaining([expect.objectContaining({ path: name })]));
  });

  const { openedTo } = target;
  if (openedTo !== undefined)
    it('may be of an entity that opened it, to who it is opened and below', async () => {
      const { id } = await made(away, { [openedTo]: [own] });
      expect((await trying(id)).statusCode).toBe(200);
      expect((await trying(id, below)).statusCode).toBe(200);
      expect(await offered(`#${id}`)).toContain(id);
    });
});
