import { Failure } from '../command.mjs';
import { formatDuration } from '../step.mjs';

/**
 * The parts of a test run, side by side or one after the other. A part that fails is told at once and at the end,
 * and never keeps another from running.
 *
 * @param {{ log: (line: string) => void, now?: () => number }} surroundings
 */
export function createParts({ log, now = () => performance.now() }) {
  /** @type {{ title: string, ms: number, failure: unknown }[]} */
  const ended = [];
  const failures = () => ended.filter(({ failure }) => failure !== undefined);

  return {
    /**
     * @param {string} title
     * @param {() => unknown} work
     * @returns {Promise<boolean>} whether it succeeded
     */
    async run(title, work) {
      const start = now();
      log(`▸ ${title}`);
      /** @type {unknown} */
      let failure;
      try {
        await work();
      } catch (error) {
        failure = error ?? new Error(title);
      }
      const ms = now() - start;
      ended.push({ title, ms, failure });
      log(`${failure ? '✗' : '✓'} ${title} (${formatDuration(ms)})`);
      return failure === undefined;
    },

    failures,

    /** Says why every part that failed did, and ends the command as a failure where one has. */
    endOnFailure() {
      for (const { title, failure } of failures())
        console.error(`\n${title} :`, failure instanceof Failure ? failure.message : failure);
      if (failures().length > 0) process.exit(1);
    },

    /** Every part with its time, in the order of their ends, and the time from first to last. */
    summary: () => {
      const widest = Math.max(0, ...ended.map(({ title }) => title.length));
      return [
        ...ended.map(
          ({ title, ms, failure }) => `${failure ? '✗' : '✓'} ${title.padEnd(widest)}  ${formatDuration(ms)}`,
        ),
        `  ${'En tout'.padEnd(widest)}  ${formatDuration(now())}`,
      ];
    },
  };
}
