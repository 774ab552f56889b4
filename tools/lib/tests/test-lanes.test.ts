import { expect, test } from 'vitest';
import { lanesOf, optionsOf, SIDE_BY_SIDE } from './test-lanes.mjs';

const whole = lanesOf({ chosen: false, needsBuild: true });
const [chosen] = lanesOf({ chosen: true, needsBuild: true });

/** The names of the projects of vitest, whose configuration is of another TypeScript project. */
async function projectsOfVitest(): Promise<string[]> {
  const { default: config } = await import(new URL('../../../vitest.config.ts', import.meta.url).href);
  return config.test.projects.map(({ test: { name } }: { test: { name: string } }) => name);
}

test('every project of vitest is in one lane of a whole run', async () => {
  expect(whole.flatMap(({ projects }) => projects).sort()).toEqual((await projectsOfVitest()).sort());
});

test('tests that somebody chose go to one runner, over all projects', () => {
  expect(chosen && optionsOf(chosen, true)).toEqual([]);
});

test('where the build failed, tests that start processes are left out, and no others', () => {
  expect(chosen && optionsOf(chosen, false)).toEqual(['--project=!process']);
  expect(SIDE_BY_SIDE.flatMap((lane) => optionsOf(lane, false)).filter((one) => one.startsWith('--project='))).toEqual([
    '--project=unit',
    '--project=console',
    '--project=server',
  ]);
});
