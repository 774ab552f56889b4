import { defineConfig } from 'vitest/config';

/** Tests that need the shared PostgreSQL, and tests that start, kill and restart processes of their own. */
const DATABASE = 'packages/server/**/*.db.test.ts';
const PROCESSES = 'packages/server/**/*.process.test.ts';
/** Far above what any test takes, in milliseconds: a slow machine must not fail what is right. */
const PATIENT = { testTimeout: 30_000, hookTimeout: 30_000 };
/** Files of a worker share its modules, which hold no state of their own: loading them anew for each file took a third of the time. */
const SHARED = { isolate: false };
const OUTSIDE = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

export default defineConfig({
  test: {
    // Two cores is the smallest machine that runs them; a third worker would only add time-outs.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...PATIENT,
          ...SHARED,
          name: 'unit',
          include: ['packages/{contract,server}/**/*.test.ts', 'packages/console/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...OUTSIDE, DATABASE, PROCESSES],
        },
      },
      {
        test: {
          ...PATIENT,
          ...SHARED,
          name: 'server',
          include: [DATABASE],
          exclude: OUTSIDE,
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'process',
          include: [PROCESSES],
          exclude: OUTSIDE,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'console',
          // What runs in browsers: the console's components and all of the embed.
          include: ['packages/console/**/*.test.tsx', 'packages/embed/**/*.test.ts'],
          exclude: OUTSIDE,
          environment: 'jsdom',
        },
      },
    ],
  },
});
