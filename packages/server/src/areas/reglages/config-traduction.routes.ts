import { apercuDEcriture, estimateTraduction, simulateTraductionApidae } from '@bridge/contract';
import type { Registry } from '../../crud/registry.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { chargeDe, simulateInApidae } from './config-apidae.service.ts';
import { estimate } from './config-traduction.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly clock: Clock;
}

/** What configurations would do, before they do anything. */
export function configTraductionRoutes(bind: Bind, { clock, ...dependencies }: Dependencies): void {
  bind(estimateTraduction, ({ identity, body: { brouillon, id } }) =>
    estimate(dependencies, brouillon, { identity, at: clock.now(), id }),
  );
  bind(apercuDEcriture, ({ identity, body }) => chargeDe(dependencies, body, identity));
  bind(simulateTraductionApidae, ({ identity, body: { brouillon } }) =>
    simulateInApidae(dependencies, brouillon, { identity, at: clock.now() }),
  );
}
