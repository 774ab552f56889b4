import './lib/require-node.mjs';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build/build.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, root } from './lib/paths.mjs';

await command(async () => {
  // Relative settings (DATA_DIR=./data) mean the same from wherever the command is typed.
  process.chdir(root);
  await ensureInstalled();
  await ensureBuilt();
  process.setSourceMapsEnabled(true);
  // The server runs in this process: signals reach it directly, and a killed start leaves nothing behind.
  await import(pathToFileURL(fromRoot('packages/server/dist/main.mjs')).href);
});
