import {
  apercuDEcriture,
  configTraduction,
  configTraductionApidae,
  estimateTraduction,
  simulateTraductionApidae,
} from '@bridge/contract';
import { readRecord } from '../../crud/read/read.service.ts';
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

/** The estimates of configurations, which change nothing. */
export function configTraductionRoutes(bind: Bind, { clock, ...dependencies }: Dependencies): void {
  const { db, registry } = dependencies;
  bind(estimateTraduction, async ({ identity, body: { brouillon, id } }) => {
    const saved = id === null ? identity : await readRecord(db, registry.require(configTraduction), identity, id);
    return estimate(dependencies, brouillon, { identity, at: clock.now(), id, entite: saved.entiteId });
  });
  bind(apercuDEcriture, ({ identity, body }) => chargeDe(dependencies, body, identity));
  bind(simulateTraductionApidae, async ({ identity, body: { brouillon, id } }) => {
    const saved = id === null ? identity : await readRecord(db, registry.require(configTraductionApidae), identity, id);
    return simulateInApidae(dependencies, brouillon, { identity, at: clock.now(), entite: saved.entiteId });
  });
}
