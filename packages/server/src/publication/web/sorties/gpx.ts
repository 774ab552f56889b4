import type { DocumentObjet } from '@bridge/contract';
import { type Ligne, lignesDuTrace, type TraceDObjet } from '../../../catalogue/trace.rules.ts';
import type { PointDeSortie } from './geojson.ts';
import { xml } from './xml.rules.ts';

/** The track of an objet, or null when the objet has none of its own: some tracks are files of the source. */
export function gpxDObjet(nom: string, { lieu }: Pick<DocumentObjet, 'lieu'>): string | null {
  const lignes = lignesDuTrace(lieu.trace?.lignes ?? []);
  return lignes.length === 0 ? null : gpx([trk(nom, lignes)]);
}

/** The places of a list in the format of GPS devices, with the tracks of objets that have one. */
export function gpxDeListe(titre: string, points: readonly PointDeSortie[], traces: readonly TraceDObjet[]): string {
  const wpt = ({ nom, type, commune, href, lat, lon }: PointDeSortie) => {
    const link = href === null ? '' : `<link href="${xml(href)}"/>`;
    const words = [type, commune].filter(Boolean).join(', ');
    return `<wpt lat="${lat}" lon="${lon}"><name>${xml(nom)}</name><desc>${xml(words)}</desc>${link}</wpt>`;
  };
  const nomOf = (id: number) => points.find((point) => point.id === id)?.nom ?? titre;
  return gpx([
    `<metadata><name>${xml(titre)}</name></metadata>`,
    ...points.map(wpt),
    ...traces.map(({ id, lignes }) => trk(nomOf(id), lignes)),
  ]);
}

function trk(nom: string, lignes: readonly Ligne[]): string {
  const segments = lignes.map(
    (ligne) => `<trkseg>\n${ligne.map(([lon, lat]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join('\n')}\n</trkseg>`,
  );
  return `<trk><name>${xml(nom)}</name>\n${segments.join('\n')}\n</trk>`;
}

const gpx = (parts: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Bridge" xmlns="http://www.topografix.com/GPX/1/1">
${parts.join('\n')}
</gpx>
`;
