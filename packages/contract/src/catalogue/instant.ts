const PARTS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' });

/** The time of Paris at an instant, as sources without time zone write it: « 2026-11-15T10:00:00 ». */
export function civilTime(at: Date): string {
  return PARTS.format(at).replace(' ', 'T');
}

/** The civil day in Paris at an instant. */
export function civilDay(at: Date): string {
  return civilTime(at).slice(0, 10);
}
