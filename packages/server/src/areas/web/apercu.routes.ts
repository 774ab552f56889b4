import { apercuCallsBy, apercuDeListeVoulue, type RessourceApercue } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import type { Clock } from '../../platform/clock.ts';
import { createDerniere } from '../../platform/derniere.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { createTour } from '../../platform/tour.ts';
import { type ApercuDependencies, apercu } from './apercu.service.ts';
import { apercuDuParcours } from './pret/parcours.apercu.ts';

/** One preview at a time for each person: a person who types asks for a page at every pause. */
const TOUR = { abreast: 2, waiting: 100, each: [{ abreast: 1, breath: 4 }] };

/** The page that a record would give before it is saved: drawn as for visitors, read as the person sees. */
export function apercuRoutes(
  bind: Bind,
  { clock, ...dependencies }: ApercuDependencies & CrudDependencies & { readonly clock: Clock },
): void {
  const derniere = createDerniere(createTour(TOUR));
  // The type of Object.entries is wider than these keys.
  const calls = Object.entries(apercuCallsBy) as [RessourceApercue, (typeof apercuCallsBy)[RessourceApercue]][];
  for (const [ressource, call] of calls)
    bind(call, ({ identity, body }) =>
      derniere(String(identity.userId), () => apercu(dependencies, ressource, body, { identity, at: clock.now() })),
    );
  bind(apercuDeListeVoulue, ({ identity, demande, body }) =>
    derniere(String(identity.userId), () =>
      apercuDuParcours(dependencies, body, { identity, demande, at: clock.now() }),
    ),
  );
}
