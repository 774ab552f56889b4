import { civilTimeIn } from '@bridge/contract';
import ICAL from 'ical.js';

/** Where clocks change twice a year: when, by how much, and what each time is called. */
const CHANGEANTS: Readonly<Record<string, string>> = {
  'Europe/Paris': `BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD`,
  'America/Miquelon': `BEGIN:DAYLIGHT
TZOFFSETFROM:-0300
TZOFFSETTO:-0200
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0200
TZOFFSETTO:-0300
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD`,
};

/** The rules of the clocks of a place, for agendas that do not know them. Each agenda has its own: a component has one parent. */
export function reglesDHorloge(fuseau: string): ICAL.Component {
  return ICAL.Component.fromString(`BEGIN:VTIMEZONE
TZID:${fuseau}
${CHANGEANTS[fuseau] ?? toujours(fuseau)}
END:VTIMEZONE`);
}

const NEW_YEAR = new Date('2026-01-01T00:00:00Z');

function toujours(fuseau: string): string {
  const minutes = Math.round((Date.parse(`${civilTimeIn(fuseau, NEW_YEAR)}Z`) - NEW_YEAR.getTime()) / 60_000);
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  const ecart = `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}${two(Math.abs(minutes) % 60)}`;
  return `BEGIN:STANDARD
TZOFFSETFROM:${ecart}
TZOFFSETTO:${ecart}
DTSTART:19700101T000000
END:STANDARD`;
}
