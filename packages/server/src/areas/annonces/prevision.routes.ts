import {
  annonce,
  civilDay,
  espace,
  forecastOf,
  partDuJour,
  previsionDAnnonce,
  previsionDEspace,
  type Resource,
} from '@bridge/contract';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { ownRecord } from './own.ts';
import { espacesWeb, partageuses, vuesDe, vuesParJour } from './prevision.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly clock: Clock;
}

/** Twice the weeks that are looked at and one more: each forecast is compared with the weeks before it. */
const LUS = 9 * 7 * 24 * 3_600_000;

/** The forecasts of annonces and espaces. Only people who may change the record read numbers. */
export function previsionRoutes(bind: Bind, { db, registry, clock }: Dependencies): void {
  const own = <R extends Resource>(resource: R, identity: Identity, id: number) =>
    ownRecord({ db, registry }, resource, identity, id);
  const vuesOf = (ids: readonly number[]) => vuesParJour(db, ids, new Date(clock.now().getTime() - LUS));

  bind(previsionDEspace, async ({ identity, params: { id }, query }) => {
    await own(espace, identity, id);
    return forecastOf((await vuesOf([id])).get(id) ?? new Map(), civilDay(clock.now()), query);
  });

  bind(previsionDAnnonce, async ({ identity, params: { id } }) => {
    const record = await own(annonce, identity, id);
    const espaces = await espacesWeb(db, id);
    const lieux = espaces.map((one) => one.id);
    const vues = await vuesOf(lieux);
    const vendues = await partageuses(db, record, lieux);
    const jour = civilDay(clock.now());
    return {
      vues: await vuesDe(db, id),
      objectif: record.objectifVues,
      parTags: record.espaces.length === 0,
      espaces: espaces.map(({ id: lieu, nom, remplissage }) => {
        const ici = vendues.filter(({ espace: where }) => where === lieu);
        const part = (day: string) => partDuJour(record, ici, day, { remplissage });
        return { id: lieu, nom, ...forecastOf(vues.get(lieu) ?? new Map(), jour, record, part) };
      }),
    };
  });
}
