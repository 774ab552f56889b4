import './lib/require-node.mjs';
import { check } from './lib/check.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';

await command(async () => {
  await ensureInstalled();
  await check(process.argv.slice(2));
});
