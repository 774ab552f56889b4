import './lib/require-node.mjs';
import { readdirSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { binary, fromRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { step } from './lib/step.mjs';

/**
 * Runs the benchmarks of bench/, or those whose name is given: `npm run bench -- session`. Words that begin no name are passed to them:
 * `npm run bench -- import datatourisme 20000`.
 */
await command(async () => {
  await ensureInstalled();
  const wanted = process.argv.slice(2);
  const names = readdirSync(fromRoot('bench')).filter((name) => name.endsWith('.bench.ts'));
  const words = wanted.filter((word) => names.some((name) => name.startsWith(word)));
  const passed = wanted.filter((word) => !words.includes(word));
  const chosen = names.filter((name) => wanted.length === 0 || words.some((word) => name.startsWith(word)));
  for (const name of chosen)
    await step(`Mesure ${name}`, () => run(binary('tsx'), [fromRoot('bench', name), ...passed]));
});
