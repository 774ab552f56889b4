import type { DocumentObjet } from '@bridge/contract';
import { type Geometrie, geometrieDe } from './geometrie.reader.ts';
import { readUrl } from './lectures.rules.ts';
import { isObjet } from './valeurs.rules.ts';

type Trace = NonNullable<DocumentObjet['lieu']['trace']>;
type Point = [number, number];

const LONGEST = 5_000_000;

/** Points are written latitude first, as two numbers or by name; the catalogue wants longitude first. */
function pointDe(valeur: unknown): Point | null {
  const [lat, lon] = Array.isArray(valeur)
    ? [Number(valeur[0]), Number(valeur[1])]
    : isObjet(valeur)
      ? [Number(valeur.lat ?? valeur.latitude), Number(valeur.lng ?? valeur.lon ?? valeur.longitude)]
      : [Number.NaN, Number.NaN];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [lon, lat] : null;
}

function lignesDe(valeur: unknown): Point[][] {
  if (!isObjet(valeur) || !Array.isArray(valeur.lignes)) return [];
  return valeur.lignes.flatMap((ligne) => {
    const chemin: unknown = isObjet(ligne) ? ligne.path : ligne;
    const points = Array.isArray(chemin) ? chemin.flatMap((point) => [pointDe(point)].filter((lu) => lu !== null)) : [];
    return points.length >= 2 ? [points] : [];
  });
}

/** The lines that `geometrieDe` found, as the catalogue keeps them. */
export function lignesDeTrace(valeur: unknown): Point[][] {
  if (!isObjet(valeur) || !Array.isArray(valeur.lignes)) return [];
  return (valeur.lignes as Geometrie['lignes']).map((ligne) => ligne.map(([lon, lat]): Point => [lon, lat]));
}

/** A track as a drawing or as the address of a file; null when it is neither, « vide » when nothing was drawn. */
export function readTrace(texte: string): Trace | 'vide' | null {
  const propre = texte.trim();
  const dessinee = geometrieDe(propre);
  if (dessinee !== null) {
    const lignes = lignesDeTrace(dessinee);
    return lignes.length > 0 ? { format: 'geojson', lignes } : 'vide';
  }
  if (!propre.startsWith('{')) {
    const url = readUrl(propre);
    if (url === null) return null;
    const format = /\.(gpx|kml|geojson)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase();
    return format === 'gpx' || format === 'kml' || format === 'geojson' ? { format, url } : null;
  }
  if (propre.length > LONGEST) return null;
  try {
    const dessin: unknown = JSON.parse(propre);
    const lignes = lignesDe(dessin);
    if (lignes.length > 0) return { format: 'geojson', lignes };
    return isObjet(dessin) && 'lignes' in dessin ? 'vide' : null;
  } catch {
    return null;
  }
}
