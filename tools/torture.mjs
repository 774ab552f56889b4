import './lib/require-node.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { binary, fromRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { ownTemporaryFolder } from './lib/run-folder.mjs';
import { step } from './lib/step.mjs';

/** The tests that break things, in full: same files as `npm test`, with the counts and durations of a long run. One after the other:
 * some measure how fast the server answers. */
const LONG_TESTS = [
  'packages/server/src/unavailable',
  'packages/server/src/publication.process',
  'packages/server/src/publication.charge',
  'packages/server/src/publication.voisins',
  'packages/server/src/publication/web/http/public.routes',
  'packages/server/src/publication/web/unavailable',
  'packages/server/src/crud/conformance',
  'packages/server/src/catalogue/regle/accord',
  'packages/server/src/durability',
  'packages/server/src/platform/db/embedded/embedded-postgres.crash',
  'packages/server/src/imports.process',
  'packages/server/src/medias.process',
  'packages/server/src/annonces.process',
  'packages/server/src/apidae-ecritures',
  'packages/server/src/editions.process',
  'packages/server/src/ecrans.process',
  'packages/server/src/imports.responsiveness',
  'packages/server/src/sources/import/lecture/malforme',
  'packages/server/src/sources/datatourisme/pannes',
  'packages/server/src/sources/import/collecte/memoire',
];

/** @param {string[]} args */
const runVitest = (...args) => run(binary('vitest'), ['run', ...args], { env: { NODE_ENV: 'test', TORTURE: '1' } });

await command(async () => {
  ownTemporaryFolder();
  await ensureInstalled();
  await step('Pannes, en version longue', () =>
    runVitest('--no-file-parallelism', ...LONG_TESTS, ...process.argv.slice(2)),
  );
  await step('Ce qu’un passage ordinaire laisse de côté', () => runVitest('--tags-filter=torture'));
  await step('Tous les parcours, et chaque page du menu, claire et sombre', () =>
    run(process.execPath, [fromRoot('tools', 'test.mjs'), '--only=journeys'], {
      env: { TORTURE: '1' },
    }),
  );
});
