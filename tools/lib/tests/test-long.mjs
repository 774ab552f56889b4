import { Failure } from '../command.mjs';
import { importersOf } from './test-choice.mjs';

/** What tells a test whether the run is a long one. */
export const SCALE = 'packages/server/src/testing/scale.ts';
const TEST = /\.test\.tsx?$/;
const PROCESS = /\.process\.test\.ts$/;
const TAG = /\btags: \[?'torture'/;

/**
 * The test files of a long run. `alone` are those that ask how long a run is, by themselves or by a helper, and those with
 * processes that only a long run starts: some measure how fast the server answers, so that they go one after the other.
 * `tagged` are the other files that an ordinary run leaves a test of aside.
 *
 * @param {Map<string, string>} sources every source and its text
 */
export function chooseLongTests(sources) {
  const importers = importersOf(sources);
  const told = new Set([SCALE]);
  for (const path of told) for (const importer of importers.get(path) ?? []) told.add(importer);
  const tests = [...sources].filter(([path]) => TEST.test(path));
  const alone = tests.filter(([path, text]) => told.has(path) || (PROCESS.test(path) && TAG.test(text)));
  const tagged = tests.filter((test) => TAG.test(test[1]) && !alone.includes(test));
  return { alone: alone.map(([path]) => path), tagged: tagged.map(([path]) => path) };
}

/**
 * The files whose paths hold one of the words, all of them without any. A word that no path holds is refused:
 * the runner would say nothing of it.
 *
 * @param {ReturnType<typeof chooseLongTests>} chosen
 * @param {string[]} words
 */
export function amongLongTests({ alone, tagged }, words) {
  const lost = words.find((word) => ![...alone, ...tagged].some((path) => path.includes(word)));
  if (lost !== undefined) throw new Failure(`« ${lost} » ne désigne aucun fichier de tests d’un passage long.`);
  /** @param {string} path */
  const isAsked = (path) => words.length === 0 || words.some((word) => path.includes(word));
  return { alone: alone.filter(isAsked), tagged: tagged.filter(isAsked) };
}
