/** The header `Retry-After` in milliseconds from now: seconds or an HTTP date. Undefined when unreadable. */
export function retryAfterOf(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // Only dates of HTTP: `Date.parse` reads « -5 » or « 1.5 » as years.
  if (!/^[A-Z][a-z]+,? /.test(text)) return undefined;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : Math.max(0, instant - now.getTime());
}
