import type { Hote } from '../hote.ts';
import { type Lus, type Point, readGeoJson } from './geojson.ts';

export interface Couche extends Lus {
  /** Whether every part of the layer was read. */
  readonly entiere: boolean;
}

/** Reads all the parts of a layer. When a part fails, those already read are kept. */
export async function readCouche(
  href: string,
  rang: number,
  { hote, base }: { readonly hote: Hote; readonly base: URL },
): Promise<Couche> {
  const adresse = new URL(href, base);
  const premiere = readGeoJson(await hote.load(adresse), rang, adresse);
  const toutes = [premiere];
  // Only our server gives parts: an address of another server is asked once.
  const pages = adresse.origin === base.origin ? premiere.pages : 1;
  let entiere = true;
  for (let page = 2; entiere && page <= pages; page += 1) {
    const suite = new URL(adresse);
    suite.searchParams.set('page', String(page));
    try {
      toutes.push(readGeoJson(await hote.load(suite), rang, suite));
    } catch {
      entiere = false;
    }
  }
  return {
    points: sansRedites(toutes),
    lignes: toutes.flatMap(({ lignes }) => lignes),
    surfaces: toutes.flatMap(({ surfaces }) => surfaces),
    pages,
    entiere,
  };
}

/** The points without repeats: an objet may pass from one part to another between two requests. */
function sansRedites(parts: readonly Lus[]): Point[] {
  const vus = new Set<string>();
  return parts.flatMap(({ points }) => {
    const nouveaux = points.filter(({ id }) => id === '' || !vus.has(id));
    for (const { id } of nouveaux) vus.add(id);
    return nouveaux;
  });
}
