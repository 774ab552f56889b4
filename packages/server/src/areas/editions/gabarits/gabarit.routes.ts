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
import type { Derniere } from '../../../platform/derniere.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import { sourceDuProduit } from '../../../rendering/print/gabarits/projet.ts';
import { type ApercuDeGabaritDependencies, apercuDeGabarit } from './gabarit.apercu.ts';

const LIVRES = [
  { ressource: 'gabaritEdition', genre: 'edition', bases: BASES_EDITION },
  { ressource: 'gabaritCouverture', genre: 'couverture', bases: BASES_COUVERTURE },
  { ressource: 'gabaritSommaire', genre: 'sommaire', bases: BASES_SOMMAIRE },
  { ressource: 'gabaritNotes', genre: 'notes', bases: BASES_NOTES },
] as const satisfies readonly { readonly ressource: GabaritImprimeId; readonly [_: string]: unknown }[];

/** The routes for authors of printed gabarits: sources of the product, and pages of a gabarit as it is typed. */
export function gabaritRoutes(
  bind: Bind,
  { derniere, ...dependencies }: ApercuDeGabaritDependencies & { readonly derniere: Derniere },
): void {
  bind(apercuDeGabaritImprime, ({ identity, body, signal }) =>
    derniere(String(identity.userId), () => apercuDeGabarit(dependencies, { identity, signal }, body)),
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
