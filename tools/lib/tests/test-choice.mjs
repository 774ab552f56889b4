import { posix } from 'node:path';

const TEST = /\.test\.tsx?$/;
const JOURNEY = /^tests\/journeys\/.*\.spec\.ts$/;
const IMPORT = /(?:\bfrom|\bimport|vi\.mock\()\s*\(?\s*['"](\.[^'"]+)['"]/g;
/** The files that all journeys use. */
const SUPPORT = /^tests\/support\//;
const PROCESS = /\.process\.test\.ts$/;
/** The folder of a business area, the same in every package. */
const AREA = /^packages\/[^/]+\/src\/(areas\/[^/]+)\//;

/**
 * The tests that a change is nearest to: those that changed, those beside a changed file, those that import one directly or
 * through one other file, and, when the contract of an area changed, those of the area in all packages. Tests that reach it
 * from further away are for the whole run. Journeys are chosen by what they import below tests/.
 *
 * @param {string[]} changed paths from the root
 * @param {Map<string, string>} sources every source and its text
 */
export function chooseTests(changed, sources) {
  const near = new Set(changed.filter((path) => sources.has(path)));
  const importers = importersOf(sources);
  const around = [...near].flatMap((path) => importers.get(path) ?? []);
  for (const path of [...around, ...around.flatMap((one) => importers.get(one) ?? [])]) near.add(path);

  const folders = new Set(changed.map((path) => posix.dirname(path)));
  const areas = new Set(
    changed.flatMap((path) => (path.startsWith('packages/contract/') ? (AREA.exec(path)?.[1] ?? []) : [])),
  );
  const tests = [...sources.keys()].filter(
    (path) =>
      TEST.test(path) && (near.has(path) || folders.has(posix.dirname(path)) || areas.has(AREA.exec(path)?.[1] ?? '')),
  );
  return { tests, journeys: journeysFor(changed, near, importers, [...sources.keys()]) };
}

/**
 * Journeys that changed, and those that lean on what did; all of them where nobody imports it: it prepares every one.
 *
 * @param {string[]} changed @param {Set<string>} near @param {Map<string, string[]>} importers @param {string[]} paths
 */
function journeysFor(changed, near, importers, paths) {
  const preparesAll = changed.some((path) => SUPPORT.test(path) && !importers.has(path));
  const known = paths.filter((path) => JOURNEY.test(path) && (preparesAll || near.has(path)));
  return [...new Set([...changed.filter((path) => JOURNEY.test(path)), ...known])];
}

/**
 * Tests that start processes start what is built.
 *
 * @param {string[]} tests
 */
export const needBuild = (tests) => tests.some((path) => PROCESS.test(path));

/**
 * Who imports each file, by a path that is its own.
 *
 * @param {Map<string, string>} sources
 */
export function importersOf(sources) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [path, text] of sources) {
    for (const [, name = ''] of text.matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(path), name);
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}
