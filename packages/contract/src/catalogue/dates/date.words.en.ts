/** The English forms of date.words.ts, for the English console. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** “14 July 2026”, or “14 July” where the year means nothing. */
export function jourEnMots(date: string, sansAnnee = false): string {
  const [year = '', month = '1', day = '1'] = date.split('-');
  const said = `${Number(day)} ${MONTHS[Number(month) - 1] ?? month}`;
  return sansAnnee ? said : `${said} ${year}`;
}

export function intervalleEnMots(du: string | undefined, au: string | undefined, sansAnnee = false): string {
  if (du === undefined) return au === undefined ? '' : `Until ${jourEnMots(au, sansAnnee)}`;
  if (au === undefined) return `From ${jourEnMots(du, sansAnnee)}`;
  if (du === au) return `On ${jourEnMots(du, sansAnnee)}`;
  if (sansAnnee && du.endsWith('-01-01') && au.endsWith('-12-31')) return 'All year round';
  const isSameYear = du.slice(0, 4) === au.slice(0, 4);
  return `From ${jourEnMots(du, sansAnnee || isSameYear)} to ${jourEnMots(au, sansAnnee)}`;
}

export function joursEnMots(dates: readonly string[], sansAnnee = false): string {
  return enumerate([...new Set(dates)].sort().map((date) => `on ${jourEnMots(date, sansAnnee)}`));
}

/** “Monday, Tuesday and Thursday”. */
export function enumerate(words: readonly string[]): string {
  const first = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  return first.length === 0 ? last : `${first.join(', ')} and ${last}`;
}

export function groupAlike<T>(values: readonly T[], keyOf: (value: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return [...groups.values()];
}
