import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../hash.mjs';
import { withLock } from '../lock.mjs';
import { fromRoot, inCache } from '../paths.mjs';
import { stamp } from '../stamp.mjs';
import { step } from '../step.mjs';
import { targets } from './build-targets.mjs';

/** @typedef {import('./build-targets.mjs').Target} Target */

/** Builds what is stale: the console, what sites load, the server, all or nothing. */
export async function ensureBuilt() {
  if (staleTargets().length === 0) return;
  await withLock('build', async (guard) => {
    // Asked again: whoever held the lock before us may have built it.
    for (const target of staleTargets()) {
      await step(target.title, () => rebuild(target, guard), { heartbeat: true });
    }
  });
}

export const staleTargets = () => targets.filter((target) => !isFresh(target));

/** @param {Target} target */
function isFresh(target) {
  return existsSync(fromRoot(target.output, target.proof)) && builtFrom(target).read() === hashOf(target.inputs);
}

/** @param {Target} target */
const builtFrom = ({ name }) => stamp(inCache('build', `${name}.hash`));

/**
 * Built aside then swapped: until the last line, either the old output is whole or the stamp is missing.
 *
 * @param {Target} target
 * @param {(childPid: number) => void} guard
 */
async function rebuild(target, guard) {
  // Taken before the build: what is edited meanwhile is stale again.
  const hash = hashOf(target.inputs);
  const fresh = inCache('build', `${target.name}.new`);
  const old = inCache('build', `${target.name}.old`);
  await rm(fresh, { recursive: true, force: true });
  await rm(old, { recursive: true, force: true });
  await mkdir(inCache('build'), { recursive: true });
  await target.build(fresh, guard);
  if (!existsSync(join(fresh, target.proof))) throw new Error(`${target.name}: the build made no ${target.proof}`);
  builtFrom(target).remove();
  if (existsSync(fromRoot(target.output))) await rename(fromRoot(target.output), old);
  await rename(fresh, fromRoot(target.output));
  builtFrom(target).write(hash);
  await rm(old, { recursive: true, force: true });
}
