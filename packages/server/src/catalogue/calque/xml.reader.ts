import { SaxesParser } from 'saxes';
import type { Place } from '../trace.rules.ts';
import { type Calque, CalqueIllisible, createCalque, placeDe } from './calque.ts';

const DEEPEST = 60;
/** The elements whose text is kept, and how much of it. */
const TEXTES: Readonly<Record<string, number>> = {
  name: 200,
  desc: 4_000,
  description: 4_000,
  coordinates: 5_000_000,
  coord: 200,
};

/** Reads GPX and KML piece by piece. Nothing outside the file is ever read: a file with a DOCTYPE is refused. */
export async function readXml(pieces: AsyncIterable<string>): Promise<Calque> {
  const calque = createCalque();
  const parser = new SaxesParser({ xmlns: false, position: false });
  const inside: string[] = [];
  let text = '';
  let repere: { place: Place | null; nom: string; texte: string } = { place: null, nom: '', texte: '' };
  let ligne: Place[] = [];
  let contours: Place[][] = [];
  const reset = () => {
    repere = { place: null, nom: '', texte: '' };
  };
  parser.on('doctype', () => {
    throw new CalqueIllisible('doctype');
  });
  parser.on('error', () => {
    throw new CalqueIllisible('abime');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.replace(/^.*:/, '');
    inside.push(local);
    if (inside.length > DEEPEST) throw new CalqueIllisible('abime');
    text = '';
    if (local === 'wpt' || local === 'Placemark') reset();
    if (local === 'trkseg' || local === 'rte' || local === 'Track') ligne = [];
    if (local === 'Polygon') contours = [];
    if (local !== 'wpt' && local !== 'trkpt' && local !== 'rtept') return;
    const place = placeDe(Number(attributes.lon ?? Number.NaN), Number(attributes.lat ?? Number.NaN));
    if (local === 'wpt') repere.place = place;
    else if (place !== null) ligne.push(place);
  });
  const write = (part: string) => {
    const most = TEXTES[inside.at(-1) ?? ''];
    if (most !== undefined && text.length < most) text += part;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => {
    const local = inside.pop() ?? '';
    const parent = inside.at(-1) ?? '';
    const isNamed = parent === 'wpt' || parent === 'Placemark';
    if (local === 'name' && isNamed) repere.nom = text;
    if ((local === 'desc' || local === 'description') && isNamed) repere.texte = text;
    if (local === 'coordinates') keep(parent, placesDe(text));
    if (local === 'coord') ligne.push(...placesDe(text.trim().split(/\s+/).join(',')));
    if (local === 'wpt') calque.repere(repere.place, repere.nom, repere.texte);
    if (local === 'trkseg' || local === 'rte' || local === 'Track') calque.ligne(ligne);
    if (local === 'Polygon') calque.surface(contours);
    text = '';
  });
  // In KML, the name of a place stands before its shape.
  function keep(shape: string, places: Place[]): void {
    if (shape === 'Point') calque.repere(places[0] ?? null, repere.nom, repere.texte);
    else if (shape === 'LineString') calque.ligne(places);
    else if (shape === 'LinearRing') {
      if (inside.includes('Polygon')) contours.push(places);
      else calque.ligne(places);
    }
  }
  for await (const piece of pieces) parser.write(piece);
  parser.close();
  return calque.done();
}

/** « 5.1,45.2,300 5.2,45.3 »: longitude, latitude, and a height that no map draws. */
function placesDe(text: string): Place[] {
  return text
    .trim()
    .split(/\s+/)
    .map((one) => one.split(','))
    .map(([lon = '', lat = '']) => (lon === '' || lat === '' ? null : placeDe(Number(lon), Number(lat))))
    .filter((place) => place !== null);
}
