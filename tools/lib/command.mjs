/** A failure that we expected and can explain: its message is shown alone, without a stack trace. */
export class Failure extends Error {}

/**
 * The frame of every command: an expected failure ends in one sentence, a bug in its stack trace.
 *
 * @param {() => Promise<void>} work
 */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    // Not exitCode: something half opened would keep a failed command waiting for ever.
    process.exit(1);
  }
}
