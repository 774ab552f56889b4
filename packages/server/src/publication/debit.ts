import type { Clock } from '../platform/clock.ts';

const WINDOW = 60_000;
/** How many visitors are counted in a minute, since memory is limited. */
const MOST_KNOWN = 20_000;

interface Options {
  /** Told that all are counted anew. */
  readonly onMinute?: () => void;
  /** The answer when nobody more can be remembered. */
  readonly whenFull?: 'allow' | 'refuse';
}

/** Whether somebody may send one more request, by a limit per minute. */
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
