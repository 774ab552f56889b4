import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/browser.mjs';

// Chromium refuses its sandbox to root; everything else keeps the browser quiet: no GPU, no call home.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds here: code that the engine rewrites to run faster is never paid back.
  '--js-flags=--no-turbofan --no-maglev',
];

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/journeys-setup.ts',
  // The sources of the server, as that setup bundles them.
  tsconfig: 'tests/journeys.tsconfig.json',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  // None leans on another: those of a file run side by side too.
  fullyParallel: true,
  // Journeys wait for what they expect and nothing else: patience costs time on a busy machine only.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  // Those that walk every variant of what another walks once.
  ...(process.env.TORTURE === '1' ? {} : { grepInvert: /@torture/ }),
  // The JSON report is what `npm test` counts (tools/lib/tests/test-runners.mjs names the same file).
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Emptied between two journeys, a browser session keeps what it read of the console’s own files.
    reuseContext: true,
    // A box that slides in is waited for, and says nothing more.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace of every journey costs a fifth of the run; a picture of the failure costs nothing.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: [...asRoot, ...quiet] },
  },
});
