import { fileURLToPath } from 'node:url';

export const HARNESS = fileURLToPath(new URL('../../.cache/harness', import.meta.url));

/**
 * The console with a small form as the screen of every page that has none yet: tabs, menus and guards are tested on all pages of
 * the contract, whichever are built.
 */
export async function buildHarness(): Promise<void> {
  // Imported here: workers only need the address.
  const { build } = await import('vite');
  const root = fileURLToPath(new URL('../../packages/console', import.meta.url));
  await build({
    root,
    // The console's own page, started by another main.
    resolve: { alias: { '/src/main.tsx': fileURLToPath(new URL('../harness/main.tsx', import.meta.url)) } },
    build: { outDir: HARNESS, emptyOutDir: true, minify: false },
    logLevel: 'warn',
  });
}
