import type { Point } from '@bridge/contract';

/** The tolerance of the database in degrees: some ten centimetres. */
const PRESQUE = 1e-6;
const isZero = (value: number) => Math.abs(value) <= PRESQUE;
const isPositive = (value: number) => value > PRESQUE;
const isNegative = (value: number) => -value > PRESQUE;

const ON_BORDER = 'bord';

/**
 * Whether the border of a polygon turns around a point or passes through it: a line that crosses itself holds all that
 * it goes around. The steps are those of PostgreSQL for `polygon @> point`, so that both agree on the border too.
 */
export function isInPolygon(point: Point, sommets: readonly Point[]): boolean {
  const seen = sommets.map(({ lat, lon }) => ({ x: lon - point.lon, y: lat - point.lat }));
  let turns = 0;
  for (const [index, from] of seen.entries()) {
    const to = seen[(index + 1) % seen.length] ?? from;
    const half = crossing(to, from);
    if (half === ON_BORDER) return true;
    turns += half;
  }
  return turns !== 0;
}

interface Vu {
  readonly x: number;
  readonly y: number;
}

/** The half turns that a side makes around the origin, counted where it crosses the right half of the axis. */
function crossing({ x, y }: Vu, before: Vu): number | typeof ON_BORDER {
  if (isZero(y)) return endingOnAxis(x, before);
  const sign = isPositive(y) ? 1 : -1;
  if (isZero(before.y)) return isNegative(before.x) ? 0 : sign;
  if (sign < 0 ? isNegative(before.y) : isPositive(before.y)) return 0;
  if (!isNegative(x) && isPositive(before.x)) return 2 * sign;
  if (isNegative(x) && !isPositive(before.x)) return 0;
  const z = (x - before.x) * y - (y - before.y) * x;
  if (isZero(z)) return ON_BORDER;
  return (sign < 0 ? isNegative(z) : isPositive(z)) ? 0 : 2 * sign;
}

function endingOnAxis(x: number, before: Vu): number | typeof ON_BORDER {
  if (isZero(x)) return ON_BORDER;
  const isSameSide = x > 0 ? isPositive(before.x) : isNegative(before.x);
  if (isZero(before.y)) return isSameSide ? 0 : ON_BORDER;
  if (!isPositive(x)) return 0;
  return isNegative(before.y) ? 1 : -1;
}
