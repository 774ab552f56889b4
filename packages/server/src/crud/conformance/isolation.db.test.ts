import {
  type AnyRecord,
  createView,
  type Envelope,
  listChoices,
  listViews,
  mergeTags,
  notePresence,
  searchEverywhere,
  tag,
} from '@bridge/contract';
import { beforeAll, expect, it } from 'vitest';
import { isTorture } from '../../testing/scale.ts';
import type { Person } from '../../testing/world.ts';
import { crawl, type Prey, REQUEST } from './testing/crawl.ts';
import { BEHIND_ONE_DOOR, TELLING } from './testing/representatives.ts';
import { placeOf } from './testing/sample.ts';
import { ALL_OF_AN_ENTITY, OF_ENTITIES, specimen, WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';
import { renamed } from './testing/verbs.ts';

/** S-02: three entities side by side. No byte of one reaches a person who looks after the two others. */
const engine = useEngine();

const WORDS = { theirs: 'canarivoisin', mine: 'canarimaison' };
let me: Person;
let them: Person;
let theirs: Prey;
let mine: Prey;
let home = 0;
let second = 0;

beforeAll(async () => {
  ({ person: them, prey: theirs } = await settle(WORDS.theirs));
  ({ entite: home, person: me, prey: mine } = await settle(WORDS.mine));
  second = await engine().world.createEntite('Second office');
  const { status } = await engine().root.call('PUT', `/api/users/${me.user.id}`, { entitesSupplementaires: [second] });
  expect(status).toBe(200);
}, 300_000);

/**
 * An entity with a record of each resource and its history. One resource per trait also has a shared view and a person at
 * work, two an archived and a thrown away record, and all of them in long runs.
 */
async function settle(word: string): Promise<{ entite: number; person: Person; prey: Prey }> {
  const { world } = engine();
  const entite = await world.createEntite(`Office ${word}`);
  const person = await world.person({ roles: ALL_OF_AN_ENTITY, entiteId: entite, username: `chef-${word}` });
  const records = new Map<string, AnyRecord[]>();
  for (const resource of WALKED) {
    const { calls } = resource;
    const active = await engine().make(resource, { entite, word });
    const others: AnyRecord[] = [];
    if (BEHIND_ONE_DOOR.includes(resource)) {
      const archived = await engine().make(resource, { entite, word });
      await engine().data(engine().root, calls.archive, { params: { id: archived.id }, body: { version: 1 } });
      const thrown = await engine().make(resource, { entite, word });
      await engine().discard(resource, thrown.id);
      others.push(archived, thrown);
    }
    const title = { ...(await renamed(engine(), resource, word)), version: 1 };
    await engine().data(engine().root, calls.update, { params: { id: active.id }, body: title });
    records.set(resource.id, [active, ...others]);
    if (!OF_ENTITIES.includes(resource) || !TELLING.includes(resource)) continue;
    await engine().data(person, notePresence, { body: { ressource: resource.id, id: active.id, modifie: true } });
    await engine().data(person, createView, {
      body: {
        ressource: resource.id,
        nom: `Vue ${word}`,
        partagee: true,
        etat: { adresse: `q=${word}`, colonnes: [] },
      },
    });
  }
  return { entite, person, prey: { word, records } };
}

it('whoever crawls every call that reads finds nothing of another entity', { timeout: 300_000 }, async () => {
  const readings = await crawl(engine(), me, theirs, 'every way');
  expect(readings.length).toBeGreaterThan(100);
  expect(readings.filter(({ text }) => text.includes(WORDS.theirs))).toEqual([]);
});

it('the same crawl finds all that is one’s own', { timeout: 300_000 }, async () => {
  const readings = await crawl(engine(), me, mine, isTorture ? 'every call' : 'resources');
  const telling = new Set(readings.filter(({ text }) => text.includes(WORDS.mine)).map(({ path }) => path));
  const calls = OF_ENTITIES.flatMap(({ calls: { list, get, history, export: file } }) => [list, get, history, file]);
  for (const { path } of [...calls, listChoices, searchEverywhere, listViews]) expect(telling).toContain(path);
});

it('whoever looks after two entities finds and changes what is of the second', async () => {
  const { id } = await engine().make(tag, { entite: second, word: WORDS.mine });
  const found = await engine().ask(me, tag.calls.list, { query: { q: WORDS.mine } });
  const { data }: Envelope<{ items: AnyRecord[] }> = found.json();
  expect(data.items.map((row) => row.id)).toContain(id);
  const changed = await engine().ask(me, tag.calls.update, { params: { id }, body: { famille: 'été', version: 1 } });
  expect(changed.statusCode).toBe(200);
});

it('refusals say the same of what belongs to others as of what never existed', async () => {
  const never = 9_000_000;
  for (const resource of WALKED) {
    const [foreign] = theirs.records.get(resource.id) ?? [];
    const answersFor = async (id: number) => {
      const { calls } = resource;
      const body = { version: 1 };
      // The other calls look for a record as these do: some with one resource per trait, all of them with two resources, and
      // with every one in long runs.
      const besides = () => [
        engine().ask(me, calls.remove, { params: { id }, query: { version: '1' } }),
        engine().ask(me, calls.bulk, { body: { action: 'archive', ids: [id], dryRun: true } }),
      ];
      const others = () => [
        engine().ask(me, calls.archive, { params: { id }, body }),
        engine().ask(me, calls.restore, { params: { id }, body }),
        engine().ask(me, calls.restoreVersion, { params: { id, n: 1 }, body }),
        engine().ask(me, calls.duplicate, { params: { id } }),
        engine().ask(me, calls.bulk, { body: { action: 'duplicate', ids: [id], dryRun: true } }),
      ];
      const answers = await Promise.all([
        engine().ask(me, calls.get, { params: { id } }),
        engine().ask(me, calls.update, { params: { id }, body }),
        ...(TELLING.includes(resource) ? besides() : []),
        ...(BEHIND_ONE_DOOR.includes(resource) ? others() : []),
        // A record of another kind may have the number of a tag.
        ...(resource.id === tag.id
          ? [engine().ask(me, mergeTags, { body: { garde: id, fusionnes: [id + 1], dryRun: true } })]
          : []),
      ]);
      return answers.map(({ body: text }) =>
        text.replace(REQUEST, '').replace(new RegExp(`("id":|n°\\s)${id}\\b`, 'g'), '$1N'),
      );
    };
    expect(await answersFor(foreign?.id ?? 0)).toEqual(await answersFor(never));
  }
});

it('nothing can be made to refer to what belongs to others, and the refusal does not tell that it exists', async () => {
  for (const resource of WALKED) {
    const references = Object.entries(resource.fields).filter(([name, field]) => {
      const refers = field.kind === 'reference' || field.kind === 'references';
      return refers && !field.readOnly && name !== placeOf(resource);
    });
    const [own] = mine.records.get(resource.id) ?? [];
    /** Makes fields refer all at once to what belongs to others, or to what never existed. */
    const refer = async (fields: typeof references, isThere: boolean) => {
      const { version } = await engine().row(resource, own?.id ?? 0);
      const values = fields.map(([name, field]) => {
        const [foreign] = ('to' in field && theirs.records.get(field.to)) || [];
        const id = isThere ? (foreign?.id ?? 0) : 9_000_000;
        return [name, field.kind === 'references' ? [id] : id];
      });
      const answer = await engine().ask(me, resource.calls.update, {
        params: { id: own?.id ?? 0 },
        body: { ...Object.fromEntries(values), version },
      });
      const { errors = [] }: { errors?: { path: string }[] } = answer.json();
      return { said: [answer.statusCode, answer.body.replace(REQUEST, '')], named: errors.map(({ path }) => path) };
    };
    const isRefused = async (fields: typeof references) => {
      const refused = await refer(fields, true);
      expect([400, 403]).toContain(refused.said[0]);
      expect(refused.said).toEqual((await refer(fields, false)).said);
      return refused.named;
    };
    if (references.length === 0) continue;
    const together = isTorture ? [] : await isRefused(references);
    // Where a refusal does not name a field, the field is tried by itself.
    for (const reference of references) if (!together.includes(reference[0])) await isRefused([reference]);
  }
});

it('whoever is used elsewhere learns how often, not by whom', async () => {
  const shared = await engine().make(tag, { entite: home, partage: 'toutes' });
  const [user] = theirs.records.get(specimen.id) ?? [];
  if (!user) throw new Error('there is a specimen');
  const { version } = await engine().row(specimen, user.id);
  await engine().data(them, specimen.calls.update, {
    params: { id: user.id },
    body: { motsCles: [shared.id], version },
  });
  const usages = await engine().data(me, tag.calls.usages, { params: { id: shared.id } });
  expect(usages).toEqual({ items: [], ailleurs: 1 });
  const removal = await engine().ask(me, tag.calls.remove, { params: { id: shared.id }, query: { version: '1' } });
  expect([removal.statusCode, removal.json().data]).toEqual([409, { items: [], ailleurs: 1 }]);
});

it('the log tells nothing of what records hold', () => {
  const written = engine().world.logs.join('').toLowerCase();
  expect(written.length).toBeGreaterThan(1_000);
  for (const word of Object.values(WORDS)) expect(written).not.toContain(word);
});
