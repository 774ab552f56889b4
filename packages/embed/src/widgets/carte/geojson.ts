import { isObjet, texte } from './donnees.ts';

export interface Point {
  readonly id: string;
  readonly nom: string;
  readonly lon: number;
  readonly lat: number;
  /** Absolute address of the fiche; empty for none. */
  readonly href: string;
  /** Address of the photo, on our server. */
  readonly photo: string;
  /** Lines of the popup below the name, when it has no template. */
  readonly lignes: readonly string[];
  /** Address of the popup that a template of our server draws. */
  readonly infobulle: string;
  /** Address of the track, on our server. */
  readonly trace: string;
  readonly couche: number;
}

export type Position = readonly [lon: number, lat: number];
export type Ligne = readonly Position[];

export interface Lus {
  readonly points: readonly Point[];
  readonly lignes: readonly Ligne[];
  /** Each is its outline, then its holes. */
  readonly surfaces: readonly (readonly Ligne[])[];
  /** Count of the parts that make the whole. */
  readonly pages: number;
}

/** The most points read, more than any map shows: a feed that never ends is cut. */
const MOST = 50_000;
const MOST_PAGES = 20;

/** The points, the lines and the areas of a GeoJSON; other shapes are left out. */
export function readGeoJson(json: string, couche: number, base: URL): Lus {
  const lu: unknown = JSON.parse(json);
  const entites: unknown[] = isObjet(lu) && Array.isArray(lu.features) ? lu.features.slice(0, MOST) : [];
  const points: Point[] = [];
  const lignes: Ligne[] = [];
  const surfaces: Ligne[][] = [];
  for (const entite of entites) {
    if (!isObjet(entite) || !isObjet(entite.geometry)) continue;
    const { type, coordinates } = entite.geometry;
    const parts: unknown[] = Array.isArray(coordinates) ? coordinates : [];
    const position = type === 'Point' ? positionDe(parts) : null;
    if (position) points.push(pointDe(entite, position, couche, base));
    else if (type === 'LineString') lignes.push(ligneDe(parts));
    else if (type === 'MultiLineString') lignes.push(...parts.filter(Array.isArray).map(ligneDe));
    else if (type === 'Polygon') surfaces.push(parts.filter(Array.isArray).map(ligneDe));
  }
  const pages = isObjet(lu) && typeof lu.pages === 'number' ? Math.min(Math.floor(lu.pages), MOST_PAGES) : 1;
  return { points, lignes: lignes.filter(({ length }) => length > 1), surfaces, pages };
}

function pointDe(entite: Readonly<Record<string, unknown>>, [lon, lat]: Position, couche: number, base: URL): Point {
  const dit = isObjet(entite.properties) ? entite.properties : {};
  return {
    id: String(dit.id ?? entite.id ?? ''),
    nom: texte(dit.nom ?? dit.name),
    lon,
    lat,
    href: lienDe(dit.href ?? dit.url, base),
    lignes: [dit.type, dit.commune, dit.resume].map(texte).filter((ligne) => ligne !== ''),
    infobulle: texte(dit.infobulle),
    trace: dIci(dit.trace ?? dit.gpx, base),
    photo: dIci(dit.photo, base),
    couche,
  };
}

const ligneDe = (parts: unknown[]): Ligne =>
  parts.map((part) => (Array.isArray(part) ? positionDe(part) : null)).filter((position) => position !== null);

function positionDe([lon, lat]: unknown[]): Position | null {
  if (typeof lon !== 'number' || typeof lat !== 'number') return null;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 85 ? [lon, lat] : null;
}

/** An absolute address that a visitor may follow; empty otherwise. */
function lienDe(valeur: unknown, base: URL): string {
  if (typeof valeur !== 'string' || valeur === '' || !URL.canParse(valeur, base)) return '';
  const adresse = new URL(valeur, base);
  return /^https?:$/.test(adresse.protocol) ? adresse.href : '';
}

/** An address of the server that gave the data; empty for any other, since a map asks nobody else. */
function dIci(valeur: unknown, base: URL): string {
  const adresse = lienDe(valeur, base);
  return adresse !== '' && new URL(adresse).origin === base.origin ? adresse : '';
}

/** The lines of a GPX file. */
export function readGpx(xml: string): Ligne[] {
  const lu = new DOMParser().parseFromString(xml, 'application/xml');
  const suites = [...lu.getElementsByTagName('trkseg'), ...lu.getElementsByTagName('rte')];
  return suites
    .map((suite) =>
      [...suite.children]
        .filter(({ localName }) => localName === 'trkpt' || localName === 'rtept')
        .map((point) => positionDe([Number(point.getAttribute('lon')), Number(point.getAttribute('lat'))]))
        .filter((position) => position !== null),
    )
    .filter(({ length }) => length > 1);
}
