import { defineConfig } from 'vitest/config';
import { manuel } from './packages/console/manuel/plugin.ts';

/** Tests that need the shared PostgreSQL, and tests that start, kill and restart processes of their own. */
const DATABASE = 'packages/server/**/*.db.test.ts';
const PROCESSES = 'packages/server/**/*.process.test.ts';
/** A test that asserts nothing proves nothing. */
const ASSERTING = { expect: { requireAssertions: true } };
/** What was read of a source serves the other projects, and the next runs until it changes: half of what starting takes. */
const read = (folder: string) => ({ experimental: { fsModuleCache: true, fsModuleCachePath: `.cache/${folder}` } });
/** Another way to the same end, or all the ways: what a long run (`npm run torture`) tries besides. */
const TAGS = { tags: [{ name: 'torture', skip: process.env.TORTURE !== '1' }] };
/** Far above what any test takes, in milliseconds: a slow machine must not fail what is right. */
const PATIENT = {
  ...ASSERTING,
  ...TAGS,
  ...read('vitest'),
  testTimeout: 120_000,
  hookTimeout: 120_000,
  env: { GIVE_WAY: '0' },
};
/** Files of a worker share its modules, which hold no state of their own: loading them anew for each file took a third of the time. */
const SHARED = { isolate: false };
/** Tests make much that lives for a moment: more room for it is fewer sweeps, a fifteenth of the time. */
const ROOMY = ['--max-semi-space-size=64'];
/** Later versions of V8 give other names to how often code runs before it is compiled for speed. */
const NODE_20 = process.version.startsWith('v20.');
/**
 * Rules and screens run for some minutes, through much code and rarely long through the same: V8 compiles it simply at once, and for
 * speed only what runs very often. It saves a fourteenth of the time, and nothing in the server's tests.
 */
const BRIEF = [...ROOMY, '--always-sparkplug', ...(NODE_20 ? ['--interrupt-budget=500000'] : [])];
const OUTSIDE = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];
/** React as people run it: what it checks while one develops takes half of the time of a screen. */
const BUILT = { oxc: { jsx: { runtime: 'automatic', development: false } } } as const;
/** Pages of the manual are modules. */
const READING = { plugins: [manuel()] };
const ON_SCREEN = {
  // Elsewhere than what is read for Node: the same source is not the same there.
  ...read('vitest-screens'),
  environment: 'jsdom',
  execArgv: BRIEF,
  env: { NODE_ENV: 'production' },
  setupFiles: ['packages/console/src/testing/setup.ts'],
};

/** What runs in browsers: the console's components and the embed. */
const SCREENS = ['packages/console/**/*.test.tsx', 'packages/embed/**/*.test.ts'];
/** Of the player of screens, all but what draws is tried without a browser. */
const PLAYER = 'packages/embed/src/player/**/!(*.dom).test.ts';

export default defineConfig({
  test: {
    ...read('vitest'),
    // Two cores is the smallest machine that runs them: a third worker keeps them busy while another waits for its database.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...PATIENT,
          ...SHARED,
          name: 'unit',
          execArgv: BRIEF,
          include: [
            'packages/{contract,server}/**/*.test.ts',
            'packages/console/**/*.test.ts',
            PLAYER,
            'tools/**/*.test.ts',
          ],
          exclude: [...OUTSIDE, DATABASE, PROCESSES],
        },
      },
      {
        test: {
          ...PATIENT,
          ...SHARED,
          name: 'server',
          execArgv: ROOMY,
          include: [DATABASE],
          exclude: OUTSIDE,
          globalSetup: ['children', 'global-setup'].map((name) => `tests/support/${name}.ts`),
        },
      },
      {
        test: {
          ...PATIENT,
          ...SHARED,
          name: 'process',
          include: [PROCESSES],
          exclude: OUTSIDE,
          globalSetup: ['built', 'children', 'global-setup', 'prepared-folder'].map(
            (name) => `tests/support/${name}.ts`,
          ),
        },
      },
      {
        ...BUILT,
        ...READING,
        test: {
          ...PATIENT,
          ...SHARED,
          name: 'console',
          include: SCREENS,
          exclude: [...OUTSIDE, PLAYER],
          ...ON_SCREEN,
        },
      },
    ],
  },
});
