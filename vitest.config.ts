import { defineConfig } from 'vitest/config';

/** Tests that need the shared PostgreSQL, and tests that start, kill and restart processes of their own. */
const DATABASE = 'packages/server/**/*.db.test.ts';
const PROCESSES = 'packages/server/**/*.process.test.ts';
const OUTSIDE = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

export default defineConfig({
  test: {
    // Two cores is the smallest machine that runs them; a third worker would only add time-outs.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{contract,server,embed}/**/*.test.ts',
            'packages/console/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [...OUTSIDE, DATABASE, PROCESSES],
        },
      },
      {
        test: {
          name: 'server',
          include: [DATABASE],
          exclude: OUTSIDE,
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 15_000,
          hookTimeout: 30_000,
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
          name: 'console',
          include: ['packages/console/**/*.test.tsx'],
          exclude: OUTSIDE,
          environment: 'jsdom',
        },
      },
    ],
  },
});
