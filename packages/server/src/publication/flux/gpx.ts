import type { DocumentObjet } from '@bridge/contract';
import { xml } from './xml.rules.ts';

type Ligne = readonly (readonly [lon: number, lat: number])[];

const isPlace = ([lon, lat]: Ligne[number]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

/** The track of an objet; null where it has none of its own: some are files of their source. */
export function gpxDObjet(nom: string, { lieu }: Pick<DocumentObjet, 'lieu'>): string | null {
  const lignes = (lieu.trace?.lignes ?? []).map((ligne) => ligne.filter(isPlace)).filter(({ length }) => length > 1);
  if (lignes.length === 0) return null;
  const segments = lignes.map(
    (ligne) => `<trkseg>\n${ligne.map(([lon, lat]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join('\n')}\n</trkseg>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Bridge" xmlns="http://www.topografix.com/GPX/1/1">
<trk><name>${xml(nom)}</name>
${segments.join('\n')}
</trk>
</gpx>
`;
}
