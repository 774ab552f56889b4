const ZONE = 'Europe/Paris';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** What the clocks of Paris show at an instant, written as if it were UTC: days and hours are then plain arithmetic. */
export function wallAt(instant: Date): Date {
  const of = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = of;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** The instant when the clocks of Paris show this. An hour that a spring night skips is taken an hour later. */
export function instantAt(wall: Date): Date {
  const ahead = (instant: number) => wallAt(new Date(instant)).getTime() - instant;
  const first = wall.getTime() - ahead(wall.getTime());
  return new Date(wall.getTime() - ahead(first));
}
