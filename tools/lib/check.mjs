import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { binary, fromRoot } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

/** Pages written by a script from the contract: `--check` compares, without it the page is written. */
const GENERATORS = ['tools/permissions.ts'];

/**
 * The type checker, written in Go, ends soon: sweeping its memory may wait. The limit is a quarter of the machine's memory, between
 * 2 and 4 GiB: checking the server holds 1.6, and near the limit sweeping takes twice the time of checking.
 */
const RARELY_SWEEPING = {
  GOGC: '400',
  GOMEMLIMIT: `${Math.min(4, Math.max(2, Math.floor(totalmem() / 4 / 2 ** 30)))}GiB`,
};

/** @param {string} script @param {string[]} args */
const runScript = (script, ...args) => run(binary('tsx'), [script, ...args]);

const generators = () => GENERATORS.filter((script) => existsSync(fromRoot(script)));

/**
 * Everything that reads the code without running the product, quickest to fail first.
 *
 * @param {string[]} paths the files whose style is looked at, all when none is named
 */
export async function check(paths = []) {
  await step('Style et erreurs courantes', () =>
    run(binary('biome'), ['ci', '--colors=off', '--no-errors-on-unmatched', ...paths]),
  );
  // One project at a time on one thread: several do part of the work twice, and take the place of the tests beside them.
  await step('Types', () =>
    run(binary('tsc'), ['-b', '--builders', '1', '--singleThreaded'], { env: RARELY_SWEEPING }),
  );
  await step('Frontières entre paquets', () => runScript('tools/boundaries.ts'));
  await step('Typographie française', () => runScript('tools/typography.ts'));
  for (const script of generators()) {
    await step(`Page générée à jour : ${script}`, () => runScript(script, '--check'));
  }
}

export async function fix() {
  await step('Mise en forme et corrections sûres', () => run(binary('biome'), ['check', '--write']));
  for (const script of generators()) await step(`Page générée : ${script}`, () => runScript(script));
}
