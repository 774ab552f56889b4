const HEARTBEAT_MS = 5_000;

/** @param {number} ms */
export function formatDuration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * Runs a titled step and says how long it took. `heartbeat` is for work that says nothing by itself:
 * a line now and then shows that it lives.
 *
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @param {{ heartbeat?: boolean }} [options]
 * @returns {Promise<T>}
 */
export async function step(title, work, { heartbeat = false } = {}) {
  const start = performance.now();
  const elapsed = () => formatDuration(performance.now() - start);
  console.log(`▸ ${title}`);
  const timer = heartbeat
    ? setInterval(() => console.log(`  … en cours depuis ${elapsed()}`), HEARTBEAT_MS)
    : undefined;
  try {
    const result = await work();
    console.log(`✓ ${title} (${elapsed()})`);
    return result;
  } catch (error) {
    console.error(`✗ ${title} (${elapsed()})`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
