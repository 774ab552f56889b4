import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig } from 'vite';

/** What sites are given to load: names that never change. What these load by themselves is named after its content. */
const ENTRIES = ['bridge', 'cadre', 'cadre-hote'];

/**
 * The server sends the compressed twin of a file when there is one.
 *
 * @returns {import('vite').Plugin}
 */
function precompress() {
  return {
    name: 'bridge-precompress',
    async writeBundle({ dir = 'dist' }, bundle) {
      for (const file of Object.keys(bundle).map((name) => join(dir, name))) {
        const source = await readFile(file);
        await writeFile(`${file}.gz`, gzipSync(source, { level: 9 }));
        await writeFile(`${file}.br`, brotliCompressSync(source));
      }
    },
  };
}

export default defineConfig({
  plugins: [precompress()],
  // Files find one another wherever the server puts them.
  base: './',
  // As modules: what is not needs helpers of the bundler.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map((name) => [name, `src/widgets/${name}.ts`])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
