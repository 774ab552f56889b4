import type { Ligne, Place } from '../trace.rules.ts';
import { type Calque, CalqueIllisible, createCalque, type EnLecture, placeDe } from './calque.ts';

type Objet = Readonly<Record<string, unknown>>;
const isObjet = (value: unknown): value is Objet => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const said = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Collections inside collections: deeper than any program writes. */
const DEEPEST = 8;

/** Reads RFC 7946: a collection, a feature or a bare shape, in longitude and latitude. */
export function readGeojson(text: string): Calque {
  const calque = createCalque();
  readInto(calque, parsed(text), {}, 0);
  return calque.done();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new CalqueIllisible('abime');
  }
}

function readInto(calque: EnLecture, lu: unknown, properties: Objet, depth: number): void {
  if (!isObjet(lu)) return;
  if (depth > DEEPEST) throw new CalqueIllisible('abime');
  const { type, coordinates } = lu;
  const parts = listOf(coordinates);
  switch (type) {
    case 'FeatureCollection':
      for (const one of listOf(lu.features)) readInto(calque, one, properties, depth + 1);
      return;
    case 'Feature':
      readInto(calque, lu.geometry, isObjet(lu.properties) ? lu.properties : {}, depth + 1);
      return;
    case 'GeometryCollection':
      for (const one of listOf(lu.geometries)) readInto(calque, one, properties, depth + 1);
      return;
    case 'Point':
    case 'MultiPoint':
      for (const part of type === 'Point' ? [parts] : parts)
        calque.repere(position(part), said(named(properties)), said(properties.description ?? properties.desc));
      return;
    case 'LineString':
    case 'MultiLineString':
      for (const part of type === 'LineString' ? [parts] : parts) calque.ligne(ligneDe(part));
      return;
    case 'Polygon':
    case 'MultiPolygon':
      for (const part of type === 'Polygon' ? [parts] : parts) calque.surface(listOf(part).map(ligneDe));
  }
}

/** The name under the names that programs and offices give it. */
const named = ({ name, nom, title, titre, libelle, label }: Objet) => name ?? nom ?? title ?? titre ?? libelle ?? label;

function position(part: unknown): Place | null {
  const { 0: lon, 1: lat } = listOf(part);
  return typeof lon === 'number' && typeof lat === 'number' ? placeDe(lon, lat) : null;
}

const ligneDe = (part: unknown): Ligne =>
  listOf(part)
    .map(position)
    .filter((one) => one !== null);
