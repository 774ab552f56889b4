import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What everybody loads after signing in: the frame and its first page travel together. */
const FIRST_SCREENS = /[\\/]src[\\/](shell[\\/]shell|areas[\\/]session[\\/]guide\.screen)\.tsx$/;

/** The server sends the compressed twin of a file when there is one: compressed once, and as well as can be. */
function precompress(): Plugin {
  return {
    name: 'bridge-precompress',
    apply: 'build',
    // On what was written: until then, other plugins still change it.
    async writeBundle({ dir = 'dist' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      for (const file of names.map((name) => join(dir, name))) {
        const source = await readFile(file);
        await writeFile(`${file}.gz`, gzipSync(source, { level: 9 }));
        await writeFile(`${file}.br`, brotliCompressSync(source));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // One style sheet: signing in must not wait for a second one.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        // Few files rather than small ones: entry, shell, then one per screen.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 2 },
            { name: 'shell', test: FIRST_SCREENS, priority: 1 },
          ],
        },
      },
    },
  },
});
