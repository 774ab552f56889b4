import type { Clock } from '../platform/clock.ts';

const WINDOW = 60_000;
/** Who comes first in a minute is counted, up to this many; those after them are refused, so that memory has an end. */
const MOST_KNOWN = 20_000;

/** Whether one more may come from somebody, so many a minute. `onMinute` is told that all are counted anew. */
export function createDebit<Who>(
  clock: Clock,
  most: number,
  onMinute: () => void = () => undefined,
): (who: () => Who) => boolean {
  let until = 0;
  let counts = new Map<Who, number>();
  return (who) => {
    const now = clock.now().getTime();
    if (now >= until) {
      until = now + WINDOW;
      counts = new Map();
      onMinute();
    }
    const known = who();
    const count = (counts.get(known) ?? 0) + 1;
    if (count === 1 && counts.size >= MOST_KNOWN) return false;
    counts.set(known, count);
    return count <= most;
  };
}
