import { apercuCallsBy, type RessourceApercue } from '@bridge/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { type ApercuDependencies, apercu } from './apercu.service.ts';

/** The page that each record would give, before it is saved: drawn as for visitors, read as the person sees. */
export function apercuRoutes(
  bind: Bind,
  { clock, ...dependencies }: ApercuDependencies & { readonly clock: Clock },
): void {
  // Object.entries forgets which keys there are.
  const calls = Object.entries(apercuCallsBy) as [RessourceApercue, (typeof apercuCallsBy)[RessourceApercue]][];
  for (const [ressource, call] of calls)
    bind(call, ({ identity, body }) => apercu(dependencies, ressource, body, { identity, at: clock.now() }));
}
