import { civilDay, numeroOf, textOf } from '@bridge/contract';
import ICAL from 'ical.js';
import { nextOccurrences, type Occurrence } from '../../../catalogue/jours/occurrences.rules.ts';
import { lignesDAdresse } from '../../../composition/bloc/adresse.values.ts';
import { absolue } from '../adresses/adresse.rules.ts';
import { type ContenuDeSortie, ecrivable, type ObjetDeSortie } from './contenu.ts';

const ZONE = 'Europe/Paris';
/** How many times of a recurring event without an end are written. */
const MOST_TIMES = 30;
/** More events than any agenda shows: beyond this number each event has fewer times, and none is left out. */
const MOST_EVENTS = 5_000;

/** The changes of clocks in Paris, for agendas that do not know the time zone. */
const PARIS = ICAL.Component.fromString(`BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:DAYLIGHT
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
END:STANDARD
END:VTIMEZONE`);

/** The events of a list as an agenda to subscribe to. Objets that open every day are no events. */
export function writeIcs(contenu: ContenuDeSortie, objets: readonly ObjetDeSortie[]): string {
  return agendaAvec(contenu, eventsOf(contenu, objets));
}

/** The times of one event, or null when none is to come. */
export function agendaDe(contenu: ContenuDeSortie, objet: ObjetDeSortie): string | null {
  const events = eventsOf(contenu, [objet]);
  return events.length === 0 ? null : agendaAvec(contenu, events);
}

function agendaAvec({ titre }: ContenuDeSortie, events: readonly ICAL.Component[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Bridge//Listes//FR');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', ecrivable(titre));
  calendar.addPropertyWithValue('x-wr-timezone', ZONE);
  const refresh = new ICAL.Property('refresh-interval');
  refresh.resetType('duration');
  refresh.setValue(ICAL.Duration.fromString('PT1H'));
  calendar.addProperty(refresh);
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
  // A copy for each agenda, since a component has only one parent.
  calendar.addSubcomponent(new ICAL.Component(structuredClone(PARIS.toJSON())));
  for (const event of events) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

function eventsOf(contenu: ContenuDeSortie, objets: readonly ObjetDeSortie[]): ICAL.Component[] {
  const jour = civilDay(contenu.at);
  const all = objets
    .filter(({ objet }) => objet.indexe.typeBridge === 'evenement')
    .map((un) => ({ un, times: nextOccurrences(un.objet.document.ouverture, { jour }, MOST_TIMES) }))
    .filter(({ times }) => times.length > 0);
  const isMany = all.reduce((total, { times }) => total + times.length, 0) > MOST_EVENTS;
  const most = isMany ? Math.floor(MOST_EVENTS / all.length) : MOST_TIMES;
  return all.flatMap(({ un, times }) => times.slice(0, most).map((fois) => eventOf(un, fois, contenu)));
}

/** An event with a UID that stays the same as long as it takes place at that hour. */
function eventOf(
  { element, objet }: ObjetDeSortie,
  fois: Occurrence,
  { adresse, at }: ContenuDeSortie,
): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `objet-${element.id}-${fois.jour}-${fois.ouvre ?? 'jour'}@bridge`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(objet.indexe.sourceMajLe ?? at, true));
  for (const [nom, texte] of [
    ['summary', element.nom],
    ['location', lignesDAdresse(objet.document).join(', ')],
    ['description', element.resume],
    ['url', absolue(element.href, adresse)],
  ] as const) {
    const dit = ecrivable(texte);
    if (dit !== '') event.addPropertyWithValue(nom, dit);
  }
  if (element.lat !== null && element.lon !== null) event.addPropertyWithValue('geo', [element.lat, element.lon]);
  addTimes(event, fois);
  return event;
}

const dayAfter = (jour: string) => textOf((numeroOf(jour) ?? 0) + 1);

/** Hours are those of Paris; a day without hours lasts all day. An event past midnight ends the day after. */
function addTimes(event: ICAL.Component, { jour, ouvre, ferme }: Occurrence): void {
  if (ouvre === undefined) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(jour));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(dayAfter(jour)));
    return;
  }
  addTime(event, 'dtstart', jour, ouvre);
  if (ferme !== undefined && ferme !== ouvre) addTime(event, 'dtend', ferme < ouvre ? dayAfter(jour) : jour, ferme);
}

function addTime(event: ICAL.Component, nom: string, jour: string, heure: string): void {
  const [day, hour] = heure === '24:00' ? [dayAfter(jour), '00:00'] : [jour, heure];
  const property = new ICAL.Property(nom);
  property.setValue(ICAL.Time.fromDateTimeString(`${day}T${hour}:00`));
  property.setParameter('tzid', ZONE);
  event.addProperty(property);
}
