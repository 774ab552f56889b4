import { describe, expect, test } from 'vitest';
import { amongLongTests, chooseLongTests, SCALE } from './test-long.mjs';
import { readSources } from './test-sources.mjs';

const SERVER = 'packages/server/src';
const chosen = chooseLongTests(
  new Map([
    [SCALE, 'export const isTorture = true;'],
    [`${SERVER}/testing/whole/kills.process.test.ts`, `import { scale } from '../scale.ts';`],
    [`${SERVER}/crud/testing/crawl.ts`, `import { isTorture } from '../../testing/scale.ts';`],
    [`${SERVER}/crud/testing/people.ts`, `import { crawl } from './crawl.ts';`],
    [`${SERVER}/crud/access.db.test.ts`, `import { people } from './testing/people.ts';`],
    [`${SERVER}/load.process.test.ts`, `it('serves', { tags: 'torture', timeout: 1 }, () => {});`],
    [`${SERVER}/tris/tri.db.test.ts`, `it('sorts', { tags: 'torture' }, () => {});`],
    [`${SERVER}/tris/tri.test.ts`, `it('sorts', () => {});`],
    ['packages/console/src/list.test.tsx', `it('draws', { tags: 'torture' }, () => {});`],
    ['tests/journeys/tris.spec.ts', `test('sorts', { tag: '@torture' }, () => {});`],
  ]),
);

describe('a long run', () => {
  test('takes one after the other those that ask for its length, by a helper too, and its processes', () => {
    expect(chosen.alone).toEqual([
      `${SERVER}/testing/whole/kills.process.test.ts`,
      `${SERVER}/crud/access.db.test.ts`,
      `${SERVER}/load.process.test.ts`,
    ]);
  });

  test('then what an ordinary run leaves aside', () => {
    expect(chosen.tagged).toEqual([`${SERVER}/tris/tri.db.test.ts`, 'packages/console/src/list.test.tsx']);
  });

  test('takes what its words name, and refuses one that names nothing', () => {
    expect(amongLongTests(chosen, [])).toEqual(chosen);
    expect(amongLongTests(chosen, ['kills', 'tri'])).toEqual({
      alone: [`${SERVER}/testing/whole/kills.process.test.ts`],
      tagged: [`${SERVER}/tris/tri.db.test.ts`],
    });
    expect(() => amongLongTests(chosen, ['kills', 'moved'])).toThrow('moved');
  });

  test('has every test of the repository with a long form', () => {
    const sources = readSources();
    const { alone, tagged } = chooseLongTests(sources);
    const speaking = [...sources.keys()].filter(
      (path) => path.startsWith('packages/') && /\bisTorture\b|'torture'/.test(sources.get(path) ?? ''),
    );
    const tests = speaking.filter((path) => path.includes('.test.'));
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((path) => !alone.includes(path) && !tagged.includes(path))).toEqual([]);
    // A helper that knows the length of a run is in a folder of tests, and serves one of the files.
    expect(speaking.filter((path) => !path.includes('.test.') && !path.includes('/testing/'))).toEqual([]);
    expect(alone).toContain(`${SERVER}/crud/conformance/access.db.test.ts`);
  });
});
