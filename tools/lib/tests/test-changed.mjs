import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Failure } from '../command.mjs';
import { fromRoot, root } from '../paths.mjs';
import { chooseTests } from './test-choice.mjs';
import { readSources } from './test-sources.mjs';

/** Files whose change concerns everything: no choice of tests would be right. */
const EVERYTHING = /^(package-lock\.json|vitest\.config\.ts|tsconfig\.base\.json|playwright\.config\.ts)$/;

/**
 * What was changed since a commit, not yet committed included: the files to check, the tests and the journeys to run.
 *
 * @param {string} since
 */
export function whatChanged(since) {
  const paths = changedPaths(since);
  const { tests, journeys } = chooseTests(paths, readSources());
  const broad = paths.filter((path) => EVERYTHING.test(path));
  console.log(
    `${paths.length} fichiers changés depuis ${since} : ${tests.length} fichiers de tests, ${journeys.length} de parcours`,
  );
  if (broad.length > 0) console.log(`${broad.join(', ')} touche à tout : seul « npm test » en répond.`);
  return {
    checked: paths.filter((path) => existsSync(fromRoot(path))),
    tests,
    journeys: journeys.filter((path) => existsSync(fromRoot(path))),
  };
}

/** @param {string} since */
function changedPaths(since) {
  const base = [since, `origin/${since}`].map((name) => git('merge-base', 'HEAD', name)[0]).find(Boolean);
  if (!base) throw new Failure(`--changed=${since} : git ne connaît pas ce commit.`);
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])];
}

/** @param {string[]} args @returns {string[]} the lines of its answer, none when it refuses */
function git(...args) {
  try {
    const answer = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return answer.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
