import './lib/require-node.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { binary, fromRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await command(async () => {
  await ensureInstalled();
  await run(binary('tsx'), [fromRoot('tools/new/main.ts'), ...process.argv.slice(2)]);
});
