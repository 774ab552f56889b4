import './lib/require-node.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { binary, fromRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { ownTemporaryFolder } from './lib/run-folder.mjs';
import { amongLongTests, chooseLongTests } from './lib/tests/test-long.mjs';
import { createParts } from './lib/tests/test-parts.mjs';
import { readSources } from './lib/tests/test-sources.mjs';

/** @param {string[]} args */
const runVitest = (...args) => run(binary('vitest'), ['run', ...args], { env: { NODE_ENV: 'test', TORTURE: '1' } });

await command(async () => {
  ownTemporaryFolder();
  const words = process.argv.slice(2);
  const { alone, tagged } = amongLongTests(chooseLongTests(readSources()), words);
  await ensureInstalled();
  const parts = createParts({ log: console.log });
  if (alone.length > 0)
    await parts.run('Pannes, en version longue', () => runVitest('--no-file-parallelism', ...alone));
  if (tagged.length > 0)
    await parts.run('Ce qu’un passage ordinaire laisse de côté', () => runVitest('--tags-filter=torture', ...tagged));
  if (words.length === 0)
    await parts.run('Tous les parcours, et chaque page du menu, claire et sombre', () =>
      run(process.execPath, [fromRoot('tools', 'test.mjs'), '--only=journeys'], { env: { TORTURE: '1' } }),
    );
  console.log(`\n${parts.summary().join('\n')}`);
  parts.endOnFailure();
});
