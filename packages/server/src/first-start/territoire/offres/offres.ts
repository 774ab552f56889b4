import type { Offre } from '../offre.ts';
import { composeEvenements } from './evenements.ts';
import { composeHebergements } from './hebergements.ts';
import { composeRestaurants } from './restaurants.ts';
import { composeSites } from './sites.ts';

/** All the offers of the territory, kind by kind. */
export function composeOffres(aujourdhui: string): Offre[] {
  return [
    ...composeHebergements(aujourdhui),
    ...composeRestaurants(aujourdhui),
    ...composeSites(aujourdhui),
    ...composeEvenements(aujourdhui),
  ];
}
