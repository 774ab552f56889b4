const CLOCK = /^(\d{1,2})(?:\s?[h:.]\s?(\d{2})?)?(?:[:.]\d{2}(?:\.\d+)?)?$/i;
const DURATION = /^PT(?:(\d{1,2})H)?(?:(\d{1,2})M)?(?:\d+(?:\.\d+)?S)?$/i;

/** A time of day, « 09:30 », from « 9h30 », « 09:30:00 », « PT9H30M »; null when there is no such time. */
export function heureOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.trim();
  if (text === '' || text.toUpperCase() === 'PT') return null;
  const match = CLOCK.exec(text) ?? DURATION.exec(text);
  if (match === null) return null;
  const hour = Number(match[1] ?? 0);
  const minute = Number(match[2] ?? 0);
  if (hour === 24 && minute === 0) return '24:00';
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
