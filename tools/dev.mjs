import './lib/require-node.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { binary, fromRoot, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** What the server answers; the rest is the console, served by vite from its sources. */
const SERVER_PATHS = ['/prod-api', '/public', '/player'];

await command(async () => {
  process.chdir(root);
  await ensureInstalled();
  const port = process.env.PORT ?? '8080';
  const vite = await startConsole(`http://127.0.0.1:${port}`);
  try {
    // Ctrl+C goes to the server, and `run` ends this process after it: vite, which lives in it, ends too.
    await run(binary('tsx'), ['watch', '--clear-screen=false', 'packages/server/src/main.ts'], { env: { PORT: port } });
  } finally {
    await vite.close();
  }
});

/** @param {string} api */
async function startConsole(api) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fromRoot('packages/console'),
    server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: api, ws: true }])) },
  });
  await vite.listen();
  vite.printUrls();
  return vite;
}
