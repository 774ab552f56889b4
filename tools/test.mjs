import './lib/require-node.mjs';
import { findChromium } from './browser.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ownTemporaryFolder } from './lib/run-folder.mjs';
import { whatChanged } from './lib/tests/test-changed.mjs';
import { needBuild } from './lib/tests/test-choice.mjs';
import { lanesOf, optionsOf } from './lib/tests/test-lanes.mjs';
import { createParts } from './lib/tests/test-parts.mjs';
import { planTests } from './lib/tests/test-plan.mjs';
import { add, formatCount, NONE } from './lib/tests/test-results.mjs';
import { runBeside, runJourneys, runUnit } from './lib/tests/test-runners.mjs';

ownTemporaryFolder();

let total = NONE;
/** @type {string[]} */
const failed = [];
/** @type {import('./lib/tests/test-runners.mjs').Tell} */
const tell = (count, names) => {
  total = add(total, count);
  failed.push(...names);
};
const parts = createParts({ log: console.log });

// On exit, whatever the reason: the times, what failed, then the count as the last line, even when a part failed or was interrupted.
process.on('exit', () => {
  const blocks = [parts.summary(), failed.map((name) => `✗ ${name}`), [formatCount(total)]];
  for (const lines of blocks) if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
});

await command(async () => {
  const plan = planTests(process.argv.slice(2));
  /** @param {import('./lib/tests/test-plan.mjs').Part} part */
  const wants = (part) => plan.parts.includes(part);
  if (!(await parts.run('Dépendances', ensureInstalled))) throw parts.failures()[0]?.failure;
  const changed = plan.changedSince ? whatChanged(plan.changedSince) : undefined;
  const journeys = wants('journeys') && changed?.journeys.length !== 0;

  /** Each lane keeps a core busy, and waits for another only when it needs its result. */
  const checked =
    wants('check') && parts.run('Vérifications', () => runBeside('check', changed?.checked ?? [], { fillsIn: true }));
  /** @type {string | undefined} */
  let chromium;
  const browser =
    journeys &&
    parts.run('Navigateur', async () => {
      chromium = await findChromium();
    });
  const lanes = lanesOf({
    chosen: changed !== undefined || plan.runnerArgs.length > 0,
    needsBuild: changed === undefined || needBuild(changed.tests),
  }).filter(() => wants('unit') && changed?.tests.length !== 0);
  const building =
    journeys || lanes.some(({ needsBuild }) => needsBuild)
      ? parts.run('Construction', () => runBeside('build', [], { fillsIn: false }))
      : Promise.resolve(true);
  const tested = lanes.map(async (lane) => {
    const options = optionsOf(lane, !lane.needsBuild || (await building));
    await parts.run(lane.title, () => runUnit(lane, [...options, ...(changed?.tests ?? []), ...plan.runnerArgs], tell));
  });
  const built = await building;
  await browser;
  const browserPath = chromium;
  // Journeys mostly wait for pages: beside the other tests, they use the processor time that is left.
  const walked =
    built &&
    browserPath &&
    parts.run('Parcours dans le navigateur', () =>
      runJourneys([...(changed?.journeys ?? []), ...plan.runnerArgs], tell, browserPath),
    );
  await Promise.all([checked, ...tested, walked]);
  parts.endOnFailure();
});
