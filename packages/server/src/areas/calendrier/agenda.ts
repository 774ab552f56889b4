import { type Echeance, instantOf } from '@bridge/contract';
import ICAL from 'ical.js';

const QUOI = { debut: 'Début', fin: 'Fin', passage: '' } as const;

/** The dates of a person as an agenda. An event keeps its UID while it stays on its day. */
export function agendaOf(
  echeances: readonly Echeance[],
  { at, origine }: { readonly at: Date; readonly origine: string },
) {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Bridge//Calendrier//FR');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('x-wr-calname', 'Bridge');
  calendar.addPropertyWithValue('refresh-interval', 'PT1H');
  for (const echeance of echeances) calendar.addSubcomponent(eventOf(echeance, at, origine));
  return `${calendar.toString()}\r\n`;
}

function eventOf(
  { canal, quoi, jour, heure, nature, nom, ressource, id, chemin }: Echeance,
  at: Date,
  origine: string,
) {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${ressource}-${id}-${quoi}-${jour}@bridge`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(at, true));
  event.addPropertyWithValue('summary', [QUOI[quoi], nature, nom].filter(Boolean).join('\u00a0: '));
  event.addPropertyWithValue('categories', canal);
  if (chemin !== null) event.addPropertyWithValue('url', `${origine.replace(/\/+$/, '')}${chemin}`);
  const start = heure === null ? ICAL.Time.fromDateString(jour) : ICAL.Time.fromJSDate(instantOf(jour, heure), true);
  event.addPropertyWithValue('dtstart', start);
  // The event informs, and does not make the person busy.
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  return event;
}
