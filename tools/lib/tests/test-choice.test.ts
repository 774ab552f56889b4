import { expect, test } from 'vitest';
import { chooseTests, needBuild } from './test-choice.mjs';

const SERVER = 'packages/server/src';
const sources = new Map([
  [`${SERVER}/areas/web/liste.service.ts`, `import { page } from './page.ts';`],
  [`${SERVER}/areas/web/page.ts`, ''],
  [`${SERVER}/areas/web/liste.db.test.ts`, ''],
  [`${SERVER}/http/routes.ts`, `export { serve } from '../areas/web/liste.service.ts';`],
  [`${SERVER}/http/routes.test.ts`, `import { routes } from './routes.ts';`],
  [`${SERVER}/far/app.test.ts`, `import { app } from '../app.ts';`],
  [`${SERVER}/app.ts`, `const { routes } = await import('./http/routes.ts');`],
  ['packages/contract/src/areas/web/liste.resource.ts', ''],
  ['packages/contract/src/areas/editions/plan.test.ts', ''],
  ['packages/console/src/areas/web/liste.test.tsx', `vi.mock('../../api/client.ts');`],
  ['packages/console/src/api/client.ts', ''],
  ['tests/journeys/lists.spec.ts', `import { enter } from '../support/journey.ts';`],
  ['tests/journeys/visitors.spec.ts', `import { visit } from '../support/visitor.ts';`],
  ['tests/support/journey.ts', `import { say } from './shell.ts';`],
  ['tests/support/shell.ts', ''],
  ['tests/support/visitor.ts', ''],
  ['tests/support/journeys-setup.ts', ''],
]);
const testsFor = (...changed: string[]) => chooseTests(changed, sources).tests;

test('a changed test is run, with those beside it', () => {
  expect(testsFor(`${SERVER}/areas/web/liste.db.test.ts`)).toEqual([`${SERVER}/areas/web/liste.db.test.ts`]);
});

test('a changed file brings the tests of its folder and those that import it through one other file', () => {
  expect(testsFor(`${SERVER}/areas/web/liste.service.ts`)).toEqual([
    `${SERVER}/areas/web/liste.db.test.ts`,
    `${SERVER}/http/routes.test.ts`,
  ]);
});

test('what is further away is for the whole run', () => {
  expect(testsFor(`${SERVER}/areas/web/page.ts`)).not.toContain(`${SERVER}/far/app.test.ts`);
});

test('the contract of an area brings the tests of the area in every package', () => {
  expect(testsFor('packages/contract/src/areas/web/liste.resource.ts')).toEqual([
    `${SERVER}/areas/web/liste.db.test.ts`,
    'packages/console/src/areas/web/liste.test.tsx',
  ]);
});

test('what is put in the place of a module counts as importing it', () => {
  expect(testsFor('packages/console/src/api/client.ts')).toEqual(['packages/console/src/areas/web/liste.test.tsx']);
});

test('a file that is gone brings the tests that were beside it', () => {
  expect(testsFor(`${SERVER}/http/gone.ts`)).toEqual([`${SERVER}/http/routes.test.ts`]);
});

test('journeys are run when they changed themselves', () => {
  const { tests, journeys } = chooseTests(['tests/journeys/lists.spec.ts', 'README.md'], sources);
  expect(tests).toEqual([]);
  expect(journeys).toEqual(['tests/journeys/lists.spec.ts']);
});

test('what journeys lean on brings those that use it, and what prepares them all, all', () => {
  const journeysFor = (path: string) => chooseTests([path], sources).journeys;
  expect(journeysFor('tests/support/shell.ts')).toEqual(['tests/journeys/lists.spec.ts']);
  expect(journeysFor('tests/support/journeys-setup.ts')).toEqual([
    'tests/journeys/lists.spec.ts',
    'tests/journeys/visitors.spec.ts',
  ]);
  expect(journeysFor(`${SERVER}/app.ts`)).toEqual([]);
});

test('tests that start processes need what they start to be built', () => {
  expect(needBuild([`${SERVER}/a.test.ts`, `${SERVER}/durability.process.test.ts`])).toBe(true);
  expect(needBuild([`${SERVER}/a.test.ts`, `${SERVER}/process.db.test.ts`])).toBe(false);
});
