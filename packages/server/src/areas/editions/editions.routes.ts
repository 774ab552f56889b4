import {
  apercuDeLegende,
  apercuDeRubrique,
  bilanDePlan,
  extremesDeRubrique,
  PROCHAINES_MONTREES,
  prochainesExecutions,
  propositionsDeLegende,
} from '@bridge/contract';
import type { Registry } from '../../crud/registry.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { isCron, nextTime } from '../../platform/jobs/schedule.rules.ts';
import type { Db } from '../../schema.ts';
import { apercu, propositions } from './legende.service.ts';
import { bilan } from './plan.service.ts';
import { apercuRubrique, extremesRubrique } from './rubrique.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly clock: Clock;
}

/** What editions would hold, before they are printed: nothing here changes anything. */
export function editionsRoutes(bind: Bind, { db, registry, clock }: Dependencies): void {
  bind(prochainesExecutions, async ({ body: { expression } }) => {
    if (!isCron(expression)) return { lisible: false, dates: [] };
    const dates: string[] = [];
    let after: Date | null = clock.now();
    while (after !== null && dates.length < PROCHAINES_MONTREES) {
      after = nextTime(expression, after);
      if (after !== null) dates.push(after.toISOString());
    }
    return { lisible: true, dates };
  });

  bind(bilanDePlan, ({ identity, body }) => bilan({ db, registry, identity, at: clock.now() }, body));

  bind(apercuDeRubrique, ({ identity, body }) => apercuRubrique({ db, registry, identity, at: clock.now() }, body));

  bind(extremesDeRubrique, ({ identity, body }) => extremesRubrique({ db, registry, identity, at: clock.now() }, body));

  bind(propositionsDeLegende, async ({ identity, body }) => ({
    propositions: await propositions(db, body.entrees, identity),
  }));

  bind(apercuDeLegende, async ({ identity, body }) => ({ html: await apercu(db, body, identity) }));
}
