import type { FondDeCarte } from '@bridge/contract';

export interface Fond {
  readonly url: string;
  readonly attribution: string;
  readonly maxZoom: number;
  readonly referrerPolicy: 'no-referrer' | 'origin';
}

const IGN = '© <a href="https://www.ign.fr" target="_blank" rel="noopener noreferrer">IGN</a>';
const OSM =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>';

/** The backgrounds, free, without key and without cookies. */
export const FONDS: Readonly<Record<FondDeCarte, Fond | null>> = {
  'plan-ign': ign('GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2', 'image/png', `${IGN}, Plan IGN v2`),
  'photo-ign': ign('ORTHOIMAGERY.ORTHOPHOTOS', 'image/jpeg', `${IGN}, BD ORTHO®`),
  osm: {
    url: 'https://{s}.tile.openstreetmap.fr/osmfr/{z}/{x}/{y}.png',
    attribution: `${OSM}, OpenStreetMap France`,
    maxZoom: 20,
    // Volunteers serve these tiles: they may know the site that asks, never the page.
    referrerPolicy: 'origin',
  },
  aucun: null,
};

function ign(couche: string, format: string, attribution: string): Fond {
  const url =
    `https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=${couche}` +
    `&STYLE=normal&FORMAT=${format}&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`;
  return { url, attribution, maxZoom: 19, referrerPolicy: 'no-referrer' };
}
