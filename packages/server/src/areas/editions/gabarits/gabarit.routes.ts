import {
  apercuDeGabaritImprime,
  BASES_COUVERTURE,
  BASES_EDITION,
  BASES_NOTES,
  BASES_SOMMAIRE,
  CODE_PROPRE,
  type GabaritImprimeId,
  sourcesImprimees,
} from '@bridge/contract';
import { createDerniere } from '../../../platform/derniere.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import { createTour } from '../../../platform/tour.ts';
import { sourceDuProduit } from '../../../rendering/print/projet.ts';
import { type ApercuDeGabaritDependencies, apercuDeGabarit } from './gabarit.apercu.ts';

/** One at a time for each person: who types asks for pages at every pause. */
const TOUR = { abreast: 2, waiting: 50, each: [{ abreast: 1 }] };

const LIVRES = [
  { ressource: 'gabaritEdition', genre: 'edition', bases: BASES_EDITION },
  { ressource: 'gabaritCouverture', genre: 'couverture', bases: BASES_COUVERTURE },
  { ressource: 'gabaritSommaire', genre: 'sommaire', bases: BASES_SOMMAIRE },
  { ressource: 'gabaritNotes', genre: 'notes', bases: BASES_NOTES },
] as const satisfies readonly { readonly ressource: GabaritImprimeId; readonly [_: string]: unknown }[];

/** For who writes gabarits of printed pages: those of the product, and the pages of one’s own as it is typed. */
export function gabaritRoutes(bind: Bind, dependencies: ApercuDeGabaritDependencies): void {
  const derniere = createDerniere(createTour(TOUR));

  bind(apercuDeGabaritImprime, ({ identity, body }) =>
    derniere(String(identity.userId), () => apercuDeGabarit(dependencies, identity, body)),
  );

  bind(sourcesImprimees, async () => ({
    sources: LIVRES.flatMap(({ ressource, genre, bases }) =>
      bases
        .map(({ value }) => value)
        .filter((base) => base !== CODE_PROPRE.value)
        .map((base) => ({ ressource, base, source: sourceDuProduit(genre, base) })),
    ),
  }));
}
