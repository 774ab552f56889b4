import { slug } from '../hasard.ts';
import { composeSites } from './sites.ts';

/** The GPX file of a route of the territory by its file name, or null. */
export function gpxDe(nom: string): string | null {
  // Tracks do not depend on the day.
  const route = composeSites('2026-01-01').find((offre) => offre.trace && slug(offre.nom) === nom);
  if (!route?.trace) return null;
  const points = route.trace.map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Bridge" xmlns="http://www.topografix.com/GPX/1/1">
<trk><name>${route.nom}</name><trkseg>
${points}
</trkseg></trk>
</gpx>
`;
}
