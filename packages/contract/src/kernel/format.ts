const decimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 10 });

/** « 12 345 », « 12,5 m ». */
export function formatNumber(value: number, unit?: string): string {
  return unit ? `${decimal.format(value)}\u00a0${unit}` : decimal.format(value);
}

const UNITS = ['k', 'M', 'G', 'T', 'P', 'E'] as const;
const NARROW_NO_BREAK_SPACE = '\u202f';

/** Spec §9: 12 345 → « 12,3 k », with k, M, G, T, P, E. */
export function abbreviateNumber(value: number): string {
  const scaled = (power: number) => Math.round((value / 1000 ** power) * 10) / 10;
  let power = 0;
  while (power < UNITS.length && Math.abs(scaled(power)) >= 1000) power += 1;
  const unit = UNITS[power - 1];
  const text = new Intl.NumberFormat('fr', { maximumFractionDigits: power === 0 ? 0 : 1 }).format(scaled(power));
  return unit === undefined ? text : `${text}${NARROW_NO_BREAK_SPACE}${unit}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const relative = new Intl.RelativeTimeFormat('fr', { numeric: 'always' });

/** Spec §9: minutes, then hours, then days. */
export function timeAgo(then: Date, now: Date): string {
  const elapsed = Math.max(now.getTime() - then.getTime(), 0);
  if (elapsed < MINUTE) return 'à l’instant';
  if (elapsed < HOUR) return relative.format(-Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return relative.format(-Math.floor(elapsed / HOUR), 'hour');
  return relative.format(-Math.floor(elapsed / DAY), 'day');
}
