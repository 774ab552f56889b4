import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { binary, fromRoot } from '../paths.mjs';
import { run } from '../run.mjs';
import { buildLecteur } from './lecteur.build.mjs';

/**
 * What the product is built into. `inputs` are hashed to know what is stale; `proof` is the file without
 * which the output is not there; `build` fills the folder that it is given, and declares
 * the child process that does the work (see lock.mjs).
 *
 * @typedef {object} Target
 * @property {string} name
 * @property {string} title
 * @property {string[]} inputs
 * @property {string} output
 * @property {string} proof
 * @property {(folder: string, guard: (childPid: number) => void) => Promise<void>} build
 */

const COMMON = ['package-lock.json', 'tsconfig.base.json', 'packages/contract', 'tools/lib/build/build-targets.mjs'];

/** @type {Target[]} */
export const targets = [
  {
    name: 'console',
    title: 'Construction de la console',
    inputs: [...COMMON, 'packages/console'],
    output: 'packages/console/dist',
    proof: 'index.html',
    build: async (folder, guard) => {
      await bundleConsole(folder, guard);
      await bundleConsole(join(folder, 'en'), guard, { CONSOLE_LANGUAGE: 'en' });
    },
  },
  {
    name: 'embed',
    title: 'Construction de ce que chargent les sites et les écrans',
    inputs: [...COMMON, 'tools/lib/build/embed.vite.mjs', 'tools/lib/build/lecteur.build.mjs', 'packages/embed'],
    output: 'packages/embed/dist',
    proof: 'bridge.js',
    build: bundleEmbed,
  },
  {
    name: 'server',
    title: 'Construction du serveur',
    inputs: [...COMMON, 'packages/server/package.json', 'packages/server/src'],
    output: 'packages/server/dist',
    proof: 'main.mjs',
    build: bundleServer,
  },
];

/**
 * @param {string} folder
 * @param {(childPid: number) => void} guard
 * @param {Record<string, string>} [env]
 */
const bundleConsole = (folder, guard, env) =>
  run(binary('vite'), ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: fromRoot('packages/console'),
    env: { NODE_ENV: 'production', ...env },
    onSpawn: guard,
  });

/** @type {Target['build']} */
async function bundleEmbed(folder, guard) {
  const config = fromRoot('tools/lib/build/embed.vite.mjs');
  await run(binary('vite'), ['build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: fromRoot('packages/embed'),
    env: { NODE_ENV: 'production' },
    onSpawn: guard,
  });
  await buildLecteur(join(folder, 'lecteur'));
}

/** @param {string} folder */
async function bundleServer(folder) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...forNode,
    absWorkingDir: fromRoot(),
    // The process, what the threads of its jobs run, those that draw pages, the processes that decode and those that print, and what the doctor asks.
    entryPoints: [
      'main',
      'process/job-thread',
      'process/atelier-thread',
      'process/decodage-process',
      'process/impression-process',
      'verification',
    ].map((name) => `packages/server/src/${name}.ts`),
    // Side by side, as far from what they read as the sources of main are.
    entryNames: '[name]',
    // Not written there: the final name makes the source map's relative paths right.
    outdir: 'packages/server/dist',
    outExtension: { '.js': '.mjs' },
    write: false,
  });
  await mkdir(folder, { recursive: true });
  for (const { path, text } of outputFiles) await writeFile(join(folder, basename(path)), inAscii(text));
}

/**
 * The same program without a letter that ASCII lacks: for one beyond Latin-1, in a comment even, Node holds two bytes for each letter of
 * the file, in the process and again in each of its threads.
 *
 * @param {string} text
 */
export function inAscii(text) {
  const unsafe = /\\[^\0-\x7f]|\.raw`[^`]*[^\0-\x7f`]/.exec(text);
  if (unsafe) throw new Error(`Written in ASCII, this would say something else: ${unsafe[0].slice(0, 80)}`);
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * What stays installed beside the bundles: native code, what finds files of its own, and what hardly any start needs. Of the other
 * packages, Node would find, read and compile more than a thousand small files at each start of the server and of a thread.
 */
const OUTSIDE =
  /^(?:@node-rs|sharp|@hyzyla|@myriaddreamin|@aws-sdk|@simplewebauthn|ssh2-sftp-client|ssh2|pg-native|fast-check)(?:\/|$)/;

/** @param {import('esbuild').PluginBuild} build */
function keepSomePackagesOutside({ onResolve, resolve }) {
  onResolve({ filter: OUTSIDE }, () => ({ external: true }));
  // Its usual form reads data beside itself.
  onResolve({ filter: /^css-tree$/ }, ({ kind, resolveDir }) =>
    resolve('css-tree/dist/csstree.esm', { kind, resolveDir }),
  );
}

/**
 * Of a program that Node runs.
 *
 * @type {import('esbuild').BuildOptions}
 */
export const forNode = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // Older packages ask for what Node has by a function that modules lack.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
  },
  plugins: [{ name: 'some-packages-stay-outside', setup: keepSomePackagesOutside }],
};
