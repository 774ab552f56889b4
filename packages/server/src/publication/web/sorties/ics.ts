import { civilDay, numeroOf, textOf } from '@bridge/contract';
import ICAL from 'ical.js';
import { nextOccurrences, type Occurrence } from '../../../catalogue/occurrences.rules.ts';
import { lignesDAdresse } from '../../../composition/bloc/adresse.values.ts';
import { absolue } from '../adresses/adresse.rules.ts';
import { type ContenuDeSortie, ecrivable, type ObjetDeSortie } from './contenu.ts';
import { reglesDHorloge } from './ics.fuseau.ts';

/** Of what comes back for ever, the next times. */
const MOST_TIMES = 30;
/** More than any agenda shows: beyond, each event says fewer of its times, and none is left out. */
const MOST_EVENTS = 5_000;

/** The events of a list as an agenda to subscribe to: what opens every day is no event. */
export function writeIcs(contenu: ContenuDeSortie, objets: readonly ObjetDeSortie[]): string {
  return agendaAvec(contenu, eventsOf(contenu, objets));
}

/** The times of one event; null where none is to come. */
export function agendaDe(contenu: ContenuDeSortie, objet: ObjetDeSortie): string | null {
  const events = eventsOf(contenu, [objet]);
  return events.length === 0 ? null : agendaAvec(contenu, events);
}

function agendaAvec({ titre, fuseau }: ContenuDeSortie, events: readonly ICAL.Component[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Bridge//Listes//FR');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', ecrivable(titre));
  calendar.addPropertyWithValue('x-wr-timezone', fuseau);
  const refresh = new ICAL.Property('refresh-interval');
  refresh.resetType('duration');
  refresh.setValue(ICAL.Duration.fromString('PT1H'));
  calendar.addProperty(refresh);
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
  calendar.addSubcomponent(reglesDHorloge(fuseau));
  for (const event of events) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

function eventsOf(contenu: ContenuDeSortie, objets: readonly ObjetDeSortie[]): ICAL.Component[] {
  const jour = civilDay(contenu.at);
  const all = objets
    .filter(({ objet }) => objet.indexe.typeBridge === 'evenement')
    .map((un) => ({ un, times: nextOccurrences(un.objet.document.ouverture, jour, MOST_TIMES) }))
    .filter(({ times }) => times.length > 0);
  const isMany = all.reduce((total, { times }) => total + times.length, 0) > MOST_EVENTS;
  const most = isMany ? Math.floor(MOST_EVENTS / all.length) : MOST_TIMES;
  return all.flatMap(({ un, times }) => times.slice(0, most).map((fois) => eventOf(un, fois, contenu)));
}

/** Its UID stays the same as long as it takes place at that hour. */
function eventOf(
  { element, objet }: ObjetDeSortie,
  fois: Occurrence,
  { adresse, at, fuseau }: ContenuDeSortie,
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
  addTimes(event, fois, fuseau);
  return event;
}

const dayAfter = (jour: string) => textOf((numeroOf(jour) ?? 0) + 1);

/** With hours, those of the place; without, the whole day. What closes after midnight ends the day after. */
function addTimes(event: ICAL.Component, { jour, ouvre, ferme }: Occurrence, fuseau: string): void {
  const addTime = (nom: string, day: string, heure: string) => event.addProperty(timeOf(nom, day, heure, fuseau));
  if (ouvre === undefined) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(jour));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(dayAfter(jour)));
    return;
  }
  addTime('dtstart', jour, ouvre);
  if (ferme !== undefined && ferme !== ouvre) addTime('dtend', ferme < ouvre ? dayAfter(jour) : jour, ferme);
}

function timeOf(nom: string, jour: string, heure: string, fuseau: string): ICAL.Property {
  const [day, hour] = heure === '24:00' ? [dayAfter(jour), '00:00'] : [jour, heure];
  const property = new ICAL.Property(nom);
  property.setValue(ICAL.Time.fromDateTimeString(`${day}T${hour}:00`));
  property.setParameter('tzid', fuseau);
  return property;
}
