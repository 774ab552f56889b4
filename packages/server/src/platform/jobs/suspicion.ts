import type { Suspect } from './interruption.repository.ts';

/**
 * Tells a dead worker from a clock that jumped. When the database's clock moves a day forward, every lease looks over,
 * and moved back, every lease looks endless, but a live worker renews at its next heartbeat. A suspect is watched by
 * this process's clock, which only goes forward, and given up only when it has not moved.
 */
export function createSuspicion(watch: number, monotonic: () => number): (seen: readonly Suspect[]) => Suspect[] {
  let since = new Map<string, number>();
  return (seen) => {
    const now = monotonic();
    const next = new Map<string, number>();
    const dead = seen.filter((suspect) => {
      const key = `${suspect.id} ${suspect.jeton} ${suspect.bail}`;
      const first = since.get(key) ?? now;
      next.set(key, first);
      return now - first >= watch;
    });
    since = next;
    return dead;
  };
}
