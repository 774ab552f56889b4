/**
 * A run of vitest: its name in reports, its title on the screen, the projects that it takes (all where none is named), the options that
 * these need, whether some of its tests start what is built, and whether it fills in: it computes all the time, and leaves the processor to
 * the lanes that wait, so that these are not the last to end with a core that stands idle.
 *
 * @typedef {{ name: string, title: string, projects: string[], options: string[], needsBuild: boolean, fillsIn: boolean }} Lane
 */

/** The project whose tests start processes, from what is built. */
export const STARTS_WHAT_IS_BUILT = 'process';

/**
 * The tests of a whole run, side by side: rules and screens compute all the time, while those of the server wait for a database or for a
 * process that starts. One runner would take its projects one after the other, and leave a core idle.
 *
 * @type {Lane[]}
 */
export const SIDE_BY_SIDE = [
  {
    name: 'screens',
    title: 'Tests des règles et des écrans',
    projects: ['unit', 'console'],
    options: ['--maxWorkers=2'],
    needsBuild: false,
    fillsIn: true,
  },
  {
    name: 'server',
    title: 'Tests du serveur et de ses processus',
    projects: ['server', STARTS_WHAT_IS_BUILT],
    // With two workers, a sixth of two cores stands idle once the other parts are over.
    options: ['--maxWorkers=3'],
    needsBuild: true,
    fillsIn: false,
  },
];

/**
 * The lanes of a run: a single one where somebody chose the tests, since the choice may leave nothing to the other.
 *
 * @param {{ chosen: boolean, needsBuild: boolean }} run
 * @returns {Lane[]}
 */
export const lanesOf = ({ chosen, needsBuild }) =>
  chosen
    ? [
        {
          name: 'chosen',
          title: 'Tests unitaires et d’intégration',
          projects: [],
          options: [],
          needsBuild,
          fillsIn: false,
        },
      ]
    : SIDE_BY_SIDE;

/**
 * What vitest is given for a lane: where the build failed, the tests that start processes are left out.
 *
 * @param {Lane} lane
 * @param {boolean} built
 */
export function optionsOf({ projects, options }, built) {
  const left = projects.filter((project) => built || project !== STARTS_WHAT_IS_BUILT);
  const named = projects.length > 0 || built ? left : [`!${STARTS_WHAT_IS_BUILT}`];
  return [...named.map((project) => `--project=${project}`), ...options];
}
