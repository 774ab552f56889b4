import { apercuEnContexte, couvertureDeTag, tagAnnonce } from '@bridge/contract';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { createTour } from '../../platform/tour.ts';
import { type ApercuDependencies, apercuDe } from './apercu.service.ts';
import { couvertureDe } from './couverture.service.ts';

/** One preview at a time for each person: drawing a page takes a processor. */
const TOUR = { abreast: 2, waiting: 100, each: [{ abreast: 1, waiting: 10 }] };

/** The routes of previews of espaces, and of the pages that a tag reaches. */
export function apercuDAnnoncesRoutes(
  bind: Bind,
  { clock, ...dependencies }: ApercuDependencies & { readonly clock: Clock },
): void {
  const inTurn = createTour(TOUR);
  const { db, registry } = dependencies;
  bind(apercuEnContexte, ({ identity, params, query, request: { ip }, signal }) =>
    inTurn([String(identity.userId)], () =>
      apercuDe(dependencies, { identity, ip, signal, now: clock.now() }, params.id, query),
    ),
  );
  bind(couvertureDeTag, async ({ identity, params: { id } }) => {
    await readRecord(db, registry.require(tagAnnonce), identity, id);
    return couvertureDe(db, identity, id, clock.now());
  });
}
