import type { AnyRecord, Resource } from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { isTorture } from '../../testing/scale.ts';
import type { Person } from '../../testing/world.ts';
import { crawl, type Prey } from './testing/crawl.ts';
import { among } from './testing/representatives.ts';
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

let office = 0;
let me: Person;
const shared = new Map<string, AnyRecord[]>();

beforeAll(async () => {
  const { world } = engine();
  const mother = await world.createEntite('Département');
  office = await world.createEntite('Office', mother);
  const stranger = await world.createEntite('Ailleurs');
  me = await engine().person('ROLE_ADMIN', office);
  for (const resource of shareable) {
    const share = (entite: number, partage: 'filles' | 'toutes') =>
      engine().make(resource, { entite, partage, word: 'partage', hiding: HIDDEN });
    shared.set(resource.id, [await share(mother, 'filles'), await share(stranger, 'toutes')]);
    for (const entite of [mother, stranger]) await engine().make(resource, { entite, word: HIDDEN });
  }
}, 300_000);

const sharedOf = ({ id }: Resource): readonly AnyRecord[] => shared.get(id) ?? [];

it('whoever crawls every call that reads finds what is shared, and not a word of what is not', {
  timeout: 300_000,
}, async () => {
  const prey: Prey = { word: HIDDEN, records: shared };
  const readings = await crawl(engine(), me, prey, isTorture);
  const told = readings.filter(({ text, asked }) => text.replaceAll(asked.toLowerCase(), '').includes(HIDDEN));
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
