import {
  annonce,
  BridgeError,
  civilDay,
  espace,
  partDuJour,
  previsionDAnnonce,
  previsionDEspace,
  prevoir,
  type Resource,
} from '@bridge/contract';
import { readRecord } from '../../crud/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { espacesWeb, partageuses, vuesDe, vuesParJour } from './prevision.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly clock: Clock;
}

/** Twice the weeks that are looked at, and one more: those that are foretold need theirs. */
const LUS = 9 * 7 * 24 * 3_600_000;

/** What annonces and espaces will be seen. Numbers are told to who may change the record alone. */
export function previsionRoutes(bind: Bind, { db, registry, clock }: Dependencies): void {
  const own = async <R extends Resource>(resource: R, identity: Identity, id: number) => {
    const record = await readRecord(db, registry.require(resource), identity, id);
    if (record.modifiable === false) throw new BridgeError('accessDenied');
    return record;
  };
  const vuesOf = (ids: readonly number[]) => vuesParJour(db, ids, new Date(clock.now().getTime() - LUS));

  bind(previsionDEspace, async ({ identity, params: { id }, query }) => {
    await own(espace, identity, id);
    return prevoir((await vuesOf([id])).get(id) ?? new Map(), civilDay(clock.now()), query);
  });

  bind(previsionDAnnonce, async ({ identity, params: { id } }) => {
    const record = await own(annonce, identity, id);
    const espaces = await espacesWeb(db, record.espaces);
    const vues = await vuesOf(espaces.map((one) => one.id));
    const vendues = await partageuses(db, record);
    const jour = civilDay(clock.now());
    return {
      vues: await vuesDe(db, id),
      objectif: record.objectifVues,
      espaces: espaces.map(({ id: lieu, nom, remplissage }) => {
        const ici = vendues.filter((vendue) => vendue.espaces.includes(lieu));
        const part = (day: string) => partDuJour(record, ici, day, { remplissage });
        return { id: lieu, nom, ...prevoir(vues.get(lieu) ?? new Map(), jour, record, part) };
      }),
    };
  });
}
