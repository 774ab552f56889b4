import type { DocumentObjet } from '@bridge/contract';
import { lignesDuTrace } from '../../../catalogue/trace.rules.ts';
import { xml } from './xml.rules.ts';

/** The track of an objet; null where it has none of its own: some are files of their source. */
export function gpxDObjet(nom: string, { lieu }: Pick<DocumentObjet, 'lieu'>): string | null {
  const lignes = lignesDuTrace(lieu.trace?.lignes ?? []);
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
