import { instantOf } from '@bridge/contract';
import ICAL from 'ical.js';
import type { Occurrence } from '../jours/occurrences.rules.ts';

export interface Rendezvous extends Occurrence {
  readonly id: number;
  readonly nom: string;
  readonly commune: string;
  readonly resume: string;
  /** The last change of its record. */
  readonly maj: Date;
}

/** The start and the end of the text of an agenda. */
export function agendaAround(nom: string): { readonly head: string; readonly tail: string } {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Bridge//Selections//FR');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('x-wr-calname', nom);
  const [head = '', tail = ''] = calendar.toString().split('END:VCALENDAR');
  return { head, tail: `END:VCALENDAR${tail}\r\n` };
}

/** The text of an event. Its UID stays the same as long as the objet takes place at that hour. */
export function eventOf(rendezvous: Rendezvous, at: Date): string {
  const { id, jour, ouvre, nom, commune, resume, maj } = rendezvous;
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `objet-${id}-${jour}-${ouvre ?? 'jour'}@bridge`);
  event.addPropertyWithValue('dtstamp', utc(at));
  event.addPropertyWithValue('last-modified', utc(maj));
  event.addPropertyWithValue('summary', nom);
  if (commune !== '') event.addPropertyWithValue('location', commune);
  if (resume !== '') event.addPropertyWithValue('description', resume);
  for (const [name, time] of timesOf(rendezvous)) event.addPropertyWithValue(name, time);
  return `${event.toString()}\r\n`;
}

const utc = (at: Date) => ICAL.Time.fromJSDate(at, true);
const DAY = 86_400_000;

/** Two instants with hours, else the whole day. An event that closes after midnight ends the day after. */
function timesOf({ jour, ouvre, ferme }: Occurrence): [string, ICAL.Time][] {
  if (ouvre === undefined) return [['dtstart', ICAL.Time.fromDateString(jour)]];
  const start = instantOf(jour, ouvre);
  if (ferme === undefined) return [['dtstart', utc(start)]];
  const end = instantOf(jour, ferme);
  return [
    ['dtstart', utc(start)],
    ['dtend', utc(end > start ? end : new Date(end.getTime() + DAY))],
  ];
}
