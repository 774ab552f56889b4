import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const HARNESS = fileURLToPath(new URL('../../.cache/harness', import.meta.url));

/**
 * The console with a small form as the screen of every page that has none yet: tabs, menus and guards are tested on all pages of
 * the contract, whichever are built.
 */
export async function buildHarness(): Promise<void> {
  await build({
    configFile: fileURLToPath(new URL('../../packages/console/vite.config.ts', import.meta.url)),
    root: fileURLToPath(new URL('../harness', import.meta.url)),
    publicDir: fileURLToPath(new URL('../../packages/console/public', import.meta.url)),
    build: { outDir: HARNESS, emptyOutDir: true, minify: false },
    logLevel: 'warn',
  });
}
