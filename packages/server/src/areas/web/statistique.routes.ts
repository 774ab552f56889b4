import { type AnyRecord, BridgeError, listeWeb, site, statistiquesDeListe, statistiquesDeSite } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { redirectionDe } from '../../publication/web/adresses/adresse.rules.ts';
import { statistiquesDe } from '../../publication/web/mesures/statistiques.service.ts';

/** The statistics of one's own records: people with whom they are shared read none. */
export function statistiqueRoutes(bind: Bind, { db, registry }: Pick<CrudDependencies, 'db' | 'registry'>): void {
  const [listes, sites] = [registry.require(listeWeb), registry.require(site)];

  bind(statistiquesDeListe, async ({ identity, params, query }) => {
    mustOwn(await readRecord(db, listes, identity, params.id));
    return statistiquesDe(db, { liste: params.id }, query, identity.scope);
  });

  bind(statistiquesDeSite, async ({ identity, params, query }) => {
    const record = await readRecord(db, sites, identity, params.id);
    mustOwn(record);
    const { introuvables, ...rest } = await statistiquesDe(db, { site: params.id }, query, identity.scope);
    return {
      ...rest,
      introuvables: introuvables.filter(({ texte }) => redirectionDe(record, texte) === null),
    };
  });
}

function mustOwn({ modifiable }: AnyRecord): void {
  if (modifiable !== true) throw new BridgeError('accessDenied');
}
