import { writeApidae } from './flux/apidae.ts';
import type { FichierFlux } from './flux/fichier.ts';
import { writeLei } from './flux/lei.ts';
import { distribute } from './flux/repartition.ts';
import { writeAgenda } from './flux/tourinsoft-agenda.ts';
import { writeHebergements } from './flux/tourinsoft-hebergements.ts';
import { composeOffres } from './offres/offres.ts';

/**
 * The invented territory as the files that its three systems would serve on a day (« 2026-08-01 »). Pure: the same day
 * gives the same bytes.
 */
export function territoryFeeds(
  aujourdhui: string,
  { photoBase }: { readonly photoBase: string },
): readonly FichierFlux[] {
  const parts = distribute(composeOffres(aujourdhui));
  const options = { aujourdhui, photoBase };
  return [
    ...writeHebergements(parts['tourinsoft-hebergements'], options),
    ...writeAgenda(parts['tourinsoft-agenda'], options),
    ...writeLei(parts.lei, options),
    ...writeApidae(parts.apidae, options),
  ];
}
