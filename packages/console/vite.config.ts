import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inLanguage } from './languages/plugin.ts';
import { manuel } from './manuel/plugin.ts';

/** What everybody loads after signing in: the frame and its first page travel together. */
const FIRST_SCREENS = /[\\/]src[\\/](shell[\\/]shell|areas[\\/]session[\\/]guide[\\/]guide\.screen)\.tsx$/;

/** What opens over a page, whichever opens first. */
const DIALOGS = /[\\/](ui[\\/]dialog-layer\.tsx|components[\\/]Drawer[\\/]Drawer\.mjs)$/;

/** A step below the best: two hundredths heavier, in half of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  const [small, smaller] = await Promise.all([
    promisify(gzip)(source, { level: 9 }),
    promisify(brotliCompress)(source, BROTLI),
  ]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}

/** The server sends the compressed twin of a file when there is one: compressed once, and as well as can be. */
function precompress(): Plugin {
  return {
    name: 'bridge-precompress',
    // What is not made small travels over no network: tests read it on their own machine.
    apply: ({ build }, { command }) => command === 'build' && build?.minify !== false,
    // On what was written: until then, other plugins still change it.
    async writeBundle({ dir = 'dist' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}

/**
 * Each schema of zod can describe itself as JSON Schema, which nothing here asks and no bundler can see: 5 kB of the first load.
 * A name that another version of zod adds is kept out by the same rule.
 */
function withoutJsonSchema(): Plugin {
  return {
    name: 'bridge-without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/ },
      handler: (code) => {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        if (names.length === 0) throw new Error('zod no longer keeps JSON Schema here: adapt or remove this plugin');
        // The makers of methods are called by other uses of a schema too: what they make refuses, not they.
        const stubs = names.map(
          (name) => `export const ${name} = ${name?.startsWith('create') ? '() => ' : ''}${ABSENT};`,
        );
        return { code: stubs.join('\n'), map: null };
      },
    },
  };
}

const ABSENT = `() => { throw new Error('JSON Schema is not in this build (vite.config.ts)'); }`;

/** French, which the sources are written in, unless it says another: that one is a console of its own, at an address of its own. */
const language = process.env.CONSOLE_LANGUAGE;

export default defineConfig({
  base: language ? `/${language}/` : '/',
  plugins: [...(language ? [inLanguage(language)] : []), react(), manuel(), precompress(), withoutJsonSchema()],
  // As modules: what is not needs helpers of the bundler, which would then be a file, and a request, of their own.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  build: {
    target: 'es2023',
    // Style sheets only: the names of all that each screen needs would weigh 4 kB of the first load.
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Of the six thousand icons behind one door, those that somebody uses are read alone: half of the time of a build.
      experimental: { lazyBarrel: true },
      preserveEntrySignatures: false,
      output: {
        // Few files rather than small ones: entry, shell, dialogs, then one per screen.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 2 },
            { name: 'shell', test: FIRST_SCREENS, priority: 1 },
            { name: 'dialogs', test: DIALOGS },
          ],
        },
      },
    },
  },
});
