import type { Clock } from '../platform/clock.ts';

const WINDOW = 60_000;
/** Who comes first in a minute is counted, up to this many: memory has an end. */
const MOST_KNOWN = 20_000;

interface Options {
  /** Told that all are counted anew. */
  readonly onMinute?: () => void;
  /** What is said to those whom there is no room to remember. */
  readonly whenFull?: 'allow' | 'refuse';
}

/** Whether one more may come from somebody, so many a minute. */
export function createDebit<Who>(
  clock: Clock,
  most: number,
  { onMinute, whenFull = 'refuse' }: Options = {},
): (who: () => Who) => boolean {
  let until = 0;
  let counts = new Map<Who, number>();
  return (who) => {
    const now = clock.now().getTime();
    if (now >= until) {
      until = now + WINDOW;
      counts = new Map();
      onMinute?.();
    }
    const known = who();
    const count = (counts.get(known) ?? 0) + 1;
    if (count === 1 && counts.size >= MOST_KNOWN) return whenFull === 'allow';
    counts.set(known, count);
    return count <= most;
  };
}
