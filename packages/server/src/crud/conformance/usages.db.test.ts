import {
  type AnyRecord,
  type Etat,
  errorKinds,
  type Field,
  fieldsOf,
  type Item,
  keptReference,
  type ListField,
  listChoices,
  openingOf,
  type Resource,
  startsOf,
  type Usage,
} from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { inLanes } from '../../testing/lanes.ts';
import { onceBy } from '../../testing/once-by.ts';
import { isTorture } from '../../testing/scale.ts';
import { resourceOf } from './testing/engine.ts';
import { TELLING } from './testing/representatives.ts';
import { isSampled, sampleOf } from './testing/sample.ts';
import { isMade, needsItsOwn, WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** Usages: where a record is used; a record in use is not thrown away. */
const engine = useEngine();

interface Used {
  readonly items: readonly Usage[];
  readonly ailleurs: number;
}

interface Reference {
  readonly via: string;
  readonly resource: (typeof WALKED)[number];
  readonly to: string;
  /** How the engine finds it: the kind of its field, where that is, and whether it acts. */
  readonly way: string;
  /** The fields that make a record refer to another. */
  readonly referring: (id: number) => Promise<Record<string, unknown>>;
}

/** Fields whose targets need a role that not every test account has: tests of the area cover them. */
const ASKING_MORE: readonly string[] = ['planification.validateurs'];

/** Every way in which one record may refer to another, also inside lists. */
const references = WALKED.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, field]): Reference[] => {
    // A record acts upon targets of its entity: for those that need some, the entity would be used twice.
    if (field.readOnly || !isSampled(field) || (name === resource.owner && needsItsOwn(resource))) return [];
    const via = `${resource.id}.${name}`;
    if (ASKING_MORE.includes(via)) return [];
    if (field.kind === 'reference')
      return [
        {
          via,
          resource,
          to: field.to,
          way: `${field.kind} ${field.acts ?? false}`,
          referring: async (id) => ({ ...(await neededWith(resource, field)), [name]: id }),
        },
      ];
    if (field.kind === 'references')
      return [
        {
          via,
          resource,
          to: field.to,
          way: `${field.kind} ${field.acts ?? false}`,
          referring: async (id) => ({ [name]: [id] }),
        },
      ];
    if (field.kind !== 'list') return [];
    return startsOf(field).flatMap(({ form, values }) =>
      Object.entries(fieldsOf(field, values)).flatMap(([inside, inner]) =>
        inner.kind === 'reference' || inner.kind === 'references'
          ? [
              {
                via: `${via}.${form}.${inside}`,
                resource,
                to: inner.to,
                way: `${inner.kind} in a list, kept as ${typeof keptReference(inner, 1)}`,
                referring: listWith(name, field, values, inside),
              },
            ]
          : [],
      ),
    );
  }),
);

/** The values that a field with references needs besides. */
async function neededWith({ fields }: Resource, { needs }: Field): Promise<Record<string, unknown>> {
  const sampling = await engine().sampling('mot', {}, []);
  const needed = Object.entries(fields).filter(([name]) => needs?.fields.includes(name));
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field, sampling)]));
}

function listWith(name: string, list: ListField, start: Item, inside: string): Reference['referring'] {
  return async (id) => {
    const fields = Object.entries(fieldsOf(list, start));
    const needed = fields.flatMap(([key, inner]) =>
      key !== inside && inner.required && 'to' in inner ? [inner.to] : [],
    );
    const sampling = await engine().sampling('mot', {}, needed);
    const values = fields.map(([key, inner]) => {
      if (key !== inside || (inner.kind !== 'reference' && inner.kind !== 'references'))
        return [key, sampleOf(inner, inner.required ? sampling : { ...sampling, target: () => null })];
      return [key, inner.kind === 'references' ? [keptReference(inner, id)] : keptReference(inner, id)];
    });
    return { [name]: [{ ...start, ...Object.fromEntries(values) }] };
  };
}

async function countOf({ calls }: (typeof WALKED)[number], id: number, etat: Etat): Promise<unknown> {
  const { items } = await engine().data<{ items: AnyRecord[] }>(engine().root, calls.list, {
    query: { fields: 'utilisations', filter: JSON.stringify({ id: [id], etat }) },
  });
  return items[0]?.utilisations;
}

/** Tries to make a record refer: a new one, or one that a source brought. */
async function tried(resource: Resource, values: object) {
  const { root } = engine();
  if (isMade(resource)) {
    const body = { ...(await engine().bodyFor(resource, { bare: true })), ...values };
    return engine().ask(root, resource.calls.create, { body });
  }
  const { id, version } = await engine().make(resource, { bare: true });
  return engine().ask(root, resource.calls.update, { params: { id }, body: { ...values, version } });
}

/** The engine counts uses and handles them: one reference of each way is enough, and all of them in long runs. */
const told = isTorture ? references : oneOfEachWay(references.filter(({ resource }) => TELLING.includes(resource)));

function oneOfEachWay(some: readonly Reference[]): readonly Reference[] {
  const known = new Map<string, Reference>();
  for (const reference of some) {
    const ways = [reference.way, isMade(reference.resource), isMade(resourceOf(reference.to))].join(', ');
    if (!known.has(ways)) known.set(ways, reference);
  }
  return [...known.values()];
}

describe.each(told)('what is used by $via', ({ resource, to, referring }) => {
  it('is counted, may be put aside and stays where it is; once nothing uses it, it is thrown away and cannot be chosen', async () => {
    const target = resourceOf(to);
    const { id } = await engine().make(target, { bare: true });
    const user = await engine().make(resource, { bare: true }, await referring(id));
    expect(await countOf(target, id, 'actif')).toBe(1);
    await engine().data(engine().root, target.calls.archive, { params: { id }, body: { version: 1 } });
    const body = { ...(await referring(id)), version: 1 };
    await engine().data(engine().root, resource.calls.update, { params: { id: user.id }, body });
    await engine().discard(resource, user.id);
    expect(await countOf(target, id, 'archive')).toBe(0);
    expect(await engine().data<Used>(engine().root, target.calls.usages, { params: { id } })).toEqual({
      items: [],
      ailleurs: 0,
    });
    await engine().discard(target, id);
    const answer = await tried(resource, await referring(id));
    expect([answer.statusCode, answer.json().errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining('n’existe plus'),
    ]);
  });
});

/** What refers to a resource: to one record, and in long runs each to one of its own. */
const uses = isTorture
  ? references.map((reference) => ({ by: reference.via, to: reference.to, ways: [reference] }))
  : [...new Set(references.map(({ to }) => to))].map((to) => ({
      by: 'all that may refer to it',
      to,
      ways: references.filter((reference) => reference.to === to),
    }));

describe.each(uses)('a $to that is used by $by', ({ to, ways }) => {
  const target = resourceOf(to);
  const read = (id: number) => engine().data<Used>(engine().root, target.calls.usages, { params: { id } });

  it('says by what, and is not thrown away', async () => {
    const used = await engine().make(target, { bare: true });
    const expected: object[] = [];
    await inLanes(ways, async ({ resource, referring }) => {
      const user = await engine().make(resource, { bare: true }, await referring(used.id));
      const chemin = openingOf(resource, user.id)?.path ?? null;
      expected.push({ ressource: resource.id, nature: resource.noun.one, id: user.id, chemin });
    });
    const { items, ailleurs } = await read(used.id);
    expect(ailleurs).toBe(0);
    expect(items).toHaveLength(expected.length);
    expect(items).toMatchObject(expect.arrayContaining(expected.map((one) => expect.objectContaining(one))));
    for (const { titre } of items) expect(titre).toBeTruthy();

    if (isMade(target)) {
      const removal = { params: { id: used.id }, query: { version: '1' } };
      const refused = await engine().ask(engine().root, target.calls.remove, removal);
      expect([refused.statusCode, refused.json().code]).toEqual([409, errorKinds.inUse.code]);
      expect(refused.json().data).toEqual({ items, ailleurs });
    }
    expect(await engine().row(target, used.id)).toMatchObject({ version: 1, supprime_le: null });
  });
});

it('what is meant for some resources is offered to and borne by no other', async () => {
  const meantFor = onceBy(
    (target: Resource, name: string, value: string) => `${target.id} ${name} ${value}`,
    (target, name, value) => engine().make(target, { bare: true }, { [name]: [value] }),
  );
  for (const { resource, to, referring, via } of references) {
    const target = resourceOf(to);
    const { usableIn, fields } = target;
    const portee = usableIn === undefined ? undefined : fields[usableIn];
    if (usableIn === undefined || portee?.kind !== 'choices' || to === resource.id) continue;
    // Resources that are not meant are all alike: one is enough, and all of them in long runs.
    const others = portee.choices.filter(({ value }) => value !== resource.id);
    const meant = portee.choices.filter(({ value }) => value === resource.id);
    for (const { value } of [...meant, ...(isTorture ? others : others.slice(0, 1))]) {
      const { id } = await meantFor(target, usableIn, value);
      const query = { q: `#${id}`, pour: resource.id };
      const offered = await engine().data(engine().root, listChoices, { params: { ressource: to }, query });
      const { statusCode } = await tried(resource, await referring(id));
      const fits = value === resource.id;
      expect([via, value, offered, statusCode]).toEqual([
        via,
        value,
        { items: fits ? [expect.anything()] : [] },
        fits ? 200 : 400,
      ]);
    }
  }
});

it('nothing can be its own parent, however long the way', async () => {
  for (const resource of WALKED) {
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind !== 'reference' || field.to !== resource.id || field.readOnly) continue;
      const top = await engine().make(resource, { bare: true });
      const middle = await engine().make(resource, { bare: true }, { [name]: top.id });
      const bottom = await engine().make(resource, { bare: true }, { [name]: middle.id });
      for (const below of [top, middle, bottom]) {
        const body = { [name]: below.id, version: 1 };
        const answer = await engine().ask(engine().root, resource.calls.update, { params: { id: top.id }, body });
        expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, name]);
      }
    }
  }
});
