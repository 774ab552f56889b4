import './lib/require-node.mjs';
import { findChromium } from './browser.mjs';
import { ensureBuilt } from './lib/build/build.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { binary, fromRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { step } from './lib/step.mjs';

/** Takes the pictures of the manual again, or those whose names are given, from the demonstration of the product as it is built. */
await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { CHROMIUM_PATH: await findChromium() };
  await step('Images du manuel', () =>
    run(binary('tsx'), [fromRoot('tests', 'pictures', 'take.ts'), ...process.argv.slice(2)], { env }),
  );
});
