import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { forNode } from '../../tools/lib/build/build-targets.mjs';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const WORLD = fromRoot('packages/server/src/testing/world.ts');

/**
 * The server for journeys and the contract, in a few files: a worker would take seconds to read their sources.
 * `journeys.tsconfig.json` leads there. They are in a node_modules, which playwright reads as it is.
 */
export async function buildSources(): Promise<void> {
  await build({
    ...forNode,
    // Every process of playwright would read the maps of all that it loads, for a stack that nobody asked for.
    sourcemap: false,
    entryPoints: { world: WORLD, contract: fromRoot('packages/contract/src/index.ts') },
    outdir: fromRoot('.cache/node_modules/journeys'),
    outExtension: { '.js': '.mjs' },
    splitting: true,
    // Paths relative to the world's file must stay the same.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(WORLD).href) },
  });
}
