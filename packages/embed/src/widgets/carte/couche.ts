import type { Hote } from '../hote.ts';
import { type Lus, type Point, readGeoJson } from './geojson.ts';

export interface Couche extends Lus {
  /** Every part of it came. */
  readonly entiere: boolean;
}

/** All of a layer: what does not fit into a part is in the next ones. What came is kept when one of these does not. */
export async function readCouche(
  href: string,
  rang: number,
  { hote, base }: { readonly hote: Hote; readonly base: URL },
): Promise<Couche> {
  const adresse = new URL(href, base);
  const premiere = readGeoJson(await hote.load(adresse), rang, adresse);
  const toutes = [premiere];
  // Parts are a manner of our server: an address of somebody else is asked once.
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
    pages,
    entiere,
  };
}

/** An objet may pass from a part to the next between two readings. */
function sansRedites(parts: readonly Lus[]): Point[] {
  const vus = new Set<string>();
  return parts.flatMap(({ points }) => {
    const nouveaux = points.filter(({ id }) => id === '' || !vus.has(id));
    for (const { id } of nouveaux) vus.add(id);
    return nouveaux;
  });
}
