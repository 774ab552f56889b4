import './lib/require-node.mjs';
import { ensureBuilt } from './lib/build/build.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
