import './lib/require-node.mjs';
import { check } from './lib/check.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { step } from './lib/step.mjs';
import { planTests } from './lib/test-plan.mjs';
import { add, formatCount, NONE } from './lib/test-results.mjs';
import { runJourneys, runUnit } from './lib/test-runners.mjs';

let total = NONE;
/** @param {import('./lib/test-results.mjs').Count} count */
const tell = (count) => {
  total = add(total, count);
};

// On exit, whatever the reason: the count is the last line even when a step failed or was interrupted.
process.on('exit', () => console.log(`\n${formatCount(total)}`));

await command(async () => {
  const { parts, runnerArgs } = planTests(process.argv.slice(2));
  await step('Dépendances', ensureInstalled);
  if (parts.includes('check')) await check();
  if (parts.includes('unit')) await runUnit(runnerArgs, tell);
  if (parts.includes('journeys')) await runJourneys(runnerArgs, tell);
});
