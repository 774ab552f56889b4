import type { FondDeCarte } from '@bridge/contract';

/** The tiles of a map background, and the credit that paper prints. */
export interface FondDeTuiles {
  readonly url: string;
  readonly credit: string;
  /** The finest zoom on offer. */
  readonly zoom: number;
}

/** The backgrounds of the maps of sites (`embed/src/widgets/carte/fonds.ts`): free, and without a key. */
export const FONDS_DE_TUILES: Readonly<Record<FondDeCarte, FondDeTuiles | null>> = {
  'plan-ign': ign('GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2', 'image/png', '© IGN, Plan IGN v2'),
  'photo-ign': ign('ORTHOIMAGERY.ORTHOPHOTOS', 'image/jpeg', '© IGN, BD ORTHO®'),
  osm: {
    url: 'https://a.tile.openstreetmap.fr/osmfr/{z}/{x}/{y}.png',
    credit: '© contributeurs d’OpenStreetMap, OpenStreetMap France',
    zoom: 20,
  },
  aucun: null,
};

function ign(couche: string, format: string, credit: string): FondDeTuiles {
  const url =
    `https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=${couche}` +
    `&STYLE=normal&FORMAT=${format}&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`;
  return { url, credit, zoom: 19 };
}

export const adresseDeTuile = ({ url }: FondDeTuiles, z: number, x: number, y: number): string =>
  url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
