import { defineConfig } from 'vite';

/** What sites are given to load: names that never change. What these load by themselves is named after its content. */
const ENTRIES = ['bridge', 'cadre', 'cadre-hote'];

/** The server compresses these files itself when it starts: they are few. */
export default defineConfig({
  // Files find one another wherever the server puts them.
  base: '../',
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
