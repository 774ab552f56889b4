/** The instant of a civil day and hour where a screen is. An hour that a change of clocks skips is the one after it. */
export function instantIn(fuseau: string, jour: string, heure: string): Date {
  const wanted = Date.parse(`${jour}T${heure}:00Z`);
  const ahead = (at: number) => Date.parse(`${civilTimeIn(fuseau, new Date(at))}Z`) - at;
  // Asked twice, since the clocks may change in between.
  return new Date(wanted - ahead(wanted - ahead(wanted)));
}

/** « 2026-11-15T10:00:00 », where a screen is. */
export function civilTimeIn(fuseau: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: fuseau, dateStyle: 'short', timeStyle: 'medium' })
    .format(at)
    .replace(' ', 'T');
}
